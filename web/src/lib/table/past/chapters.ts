/** The log in chapters: by the events that open a season, a phase or a year. */
import { gameOf } from '$lib/game.ts';
import type { EventDoc } from '$lib/server/protocol.ts';

export interface Line {
  number: number;
  event: EventDoc;
  chapter: number;
  /** Its moment can be shown: it was not taken back since. */
  live: boolean;
}

export interface Chapter {
  number: number;
  event: EventDoc;
}

export function chaptered(game: string, events: EventDoc[]): { lines: Line[]; chapters: Chapter[] } {
  const opening = new Set(gameOf(game)?.chapters);
  const chapters: Chapter[] = [];
  const kept = stillThere(events);
  const told = isTold(events);
  const lines = events.flatMap((event, number) => {
    if (opening.has(event.code)) chapters.push({ number: chapters.length, event });
    return told[number] ? [{ number, event, chapter: chapters.length - 1, live: kept[number]! }] : [];
  });
  return { lines, chapters };
}

/**
 * A chain of sealed choices, a plan has eleven, is one line of its seat: the last before something else happens. That
 * they are opened needs none: what they were is told right after.
 */
function isTold(events: EventDoc[]): boolean[] {
  const heard = new Set<string>();
  return events
    .toReversed()
    .map((event) => {
      if (event.code === 'opened') return false;
      if (event.code !== 'sealed') {
        heard.clear();
        return true;
      }
      const line = `${event.code} ${event.args.seat}`;
      const isLast = !heard.has(line);
      heard.add(line);
      return isLast;
    })
    .toReversed();
}

/** Whether the move of each event is part of the game: `rewound` says how many moves were kept. */
function stillThere(events: EventDoc[]): boolean[] {
  let kept = Infinity;
  return events
    .toReversed()
    .map((event) => {
      if (event.code === 'rewound') kept = Math.min(kept, event.args.amount);
      return event.code === 'rewound' || event.move <= kept;
    })
    .toReversed();
}

/** The moments to step through from an event on: the last event of each move. */
export function stepsFrom(events: EventDoc[], from: number): number[] {
  const kept = stillThere(events);
  return events.flatMap((event, number) =>
    number >= from && kept[number] && events[number + 1]?.move !== event.move ? [number] : [],
  );
}

/** The seats an event is about. */
export function seatsOf(event: EventDoc): number[] {
  return Object.entries(event.args)
    .filter(([name]) => /^seat\d?$/.test(name))
    .map(([, value]) => Number(value));
}
