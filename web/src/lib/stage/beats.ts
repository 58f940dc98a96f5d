/** How long each event is shown, and what may be shown with it: data that the server's clocks know, too. */
import beats from '$session/beats.json';
import type { EventDoc } from '$lib/server/protocol.ts';

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

type Told = Pick<EventDoc, 'code' | 'args'>;

/** By its code and the source of what it tells of, where that has a beat of its own; else by its code. */
function beatOf(game: string, { code, args }: Told): Beat {
  const table = TABLES[game];
  const source = 'source' in args ? args.source : '';
  return table?.[`${code} ${source}`] ?? table?.[code] ?? UNKNOWN;
}

/** Milliseconds before what follows an event is shown; `row` is how many equal ones it is among, `isLast` the last. */
export function holdOf(game: string, event: Told, pace: Pace, row: number, isLast: boolean): number {
  const beat = beatOf(game, event);
  if (pace === 'none' || beat.with === 'any') return 0;
  if (pace === 'brief') return beat.fast === 'keep' && isLast ? beat.ms / 2 : 0;
  if (beat.with === 'same' && !isLast) return Math.min(APART, LONGEST_ROW / row);
  return beat.ms;
}

/** How long these events take to be shown. */
export function lengthOf(game: string, events: readonly EventDoc[], pace: Pace): number {
  let total = 0;
  for (const [at, event] of events.entries()) {
    const isLast = events[at + 1]?.code !== event.code;
    total += holdOf(game, event, pace, rowAt(events, at), isLast);
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
export function sceneIn(game: string, events: readonly EventDoc[], at = 0): number {
  const first = events[at];
  const until = first && beatOf(game, first).until;
  if (!until) return 0;
  const end = events.findIndex(({ code }, place) => place >= at && until.includes(code));
  return end < 0 ? 0 : end - at + 1;
}

/** A moment at which something is to be seen: after `count` events. A scene shows all from `from` on as a whole. */
export interface Stop {
  from: number;
  count: number;
}

/** All of them, the end with them. */
export function stopsIn(game: string, events: readonly EventDoc[]): Stop[] {
  const stops: Stop[] = [];
  for (let at = 0; at < events.length; at++) {
    const scene = sceneIn(game, events, at);
    const beat = beatOf(game, events[at]!);
    const isLast = events[at + 1]?.code !== events[at]!.code;
    const isShown = scene > 0 || (beat.ms > 0 && (beat.with === 'alone' || (beat.with === 'same' && isLast)));
    if (isShown) stops.push({ from: scene ? at : at + 1, count: at + (scene || 1) });
    if (scene) at += scene - 1;
  }
  if (stops.at(-1)?.count !== events.length) stops.push({ from: events.length, count: events.length });
  return stops;
}
