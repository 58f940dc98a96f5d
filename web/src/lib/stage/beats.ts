/** How long each event is shown, and what may be shown with it: data that the server's clocks know, too. */
import beats from '$session/beats.json';
import type { EventDoc } from '$lib/protocol.ts';

/** All that happens, the gist of it, or no waiting at all. */
export type Pace = 'all' | 'brief' | 'none';
export const PACES: readonly Pace[] = ['all', 'brief', 'none'];
export const RATES: readonly number[] = [0.5, 1, 2, 4];

interface Beat {
  ms: number;
  /** `alone` holds what follows; equal ones of `same` come close together; `any` holds nothing. */
  with: 'alone' | 'same' | 'any';
  /** What becomes of it when only the gist is shown. */
  fast: 'keep' | 'merge' | 'drop';
  /** It opens a scene that ends with one of these: shown as a whole, and the board changes after it. */
  until?: readonly string[];
}

const TABLES = beats as Record<string, Record<string, Beat>>;
/** What the server makes known beside the game, such as a seal. */
const UNKNOWN: Beat = { ms: 0, with: 'any', fast: 'drop' };
/** Milliseconds between equal events, and of a whole row of them. */
const APART = 90;
const LONGEST_ROW = 900;

function beatOf(game: string, code: string): Beat {
  return TABLES[game]?.[code] ?? UNKNOWN;
}

/** Milliseconds before what follows an event is shown; `row` is how many equal ones it is among, `isLast` the last. */
export function holdOf(game: string, code: string, pace: Pace, row: number, isLast: boolean): number {
  const beat = beatOf(game, code);
  if (pace === 'none' || beat.with === 'any') return 0;
  if (pace === 'brief') return beat.fast === 'keep' && isLast ? beat.ms / 2 : 0;
  if (beat.with === 'same' && !isLast) return Math.min(APART, LONGEST_ROW / row);
  return beat.ms;
}

/** How long these events take to be shown. */
export function lengthOf(game: string, events: readonly EventDoc[], pace: Pace): number {
  let total = 0;
  for (const [at, { code }] of events.entries()) {
    const isLast = events[at + 1]?.code !== code;
    total += holdOf(game, code, pace, rowAt(events, at), isLast);
  }
  return total;
}

/** How many equal events follow each other here, this one counted. */
export function rowAt(events: readonly EventDoc[], at: number): number {
  const code = events[at]?.code;
  let end = at;
  while (events[end]?.code === code && end < events.length) end++;
  return end - at;
}

/** How many of these events make the scene that the first one opens; none where it opens none or its end is missing. */
export function sceneIn(game: string, events: readonly EventDoc[]): number {
  const until = beatOf(game, events[0]?.code ?? '').until ?? [];
  return events.findIndex(({ code }) => until.includes(code)) + 1;
}
