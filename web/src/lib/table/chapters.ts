/** The log in chapters: by the events that open a season, a phase or a year. */
import type { EventDoc } from '$lib/protocol.ts';

const OPENING: Record<string, string[]> = {
  'rising-sun': ['season_began', 'wars_began', 'winter_came'],
  shogun: ['year_begins', 'season_begins', 'winter_ends'],
};

export interface Line {
  number: number;
  event: EventDoc;
  chapter: number;
}

export interface Chapter {
  number: number;
  event: EventDoc;
}

export function chaptered(game: string, events: EventDoc[]): { lines: Line[]; chapters: Chapter[] } {
  const opening = new Set(OPENING[game] ?? []);
  const chapters: Chapter[] = [];
  const lines = events.map((event, number) => {
    if (opening.has(event.code)) chapters.push({ number: chapters.length, event });
    return { number, event, chapter: chapters.length - 1 };
  });
  return { lines, chapters };
}

/** The seats an event is about. */
export function seatsOf(event: EventDoc): number[] {
  return Object.entries(event.args)
    .filter(([name]) => /^seat\d?$/.test(name))
    .map(([, value]) => Number(value));
}
