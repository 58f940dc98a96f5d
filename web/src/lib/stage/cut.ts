/**
 * A long absence in short: the weightiest chapters are shown as they were, as many as the time allows, and what lies
 * between them is passed over.
 */
import type { EventDoc } from '$lib/server/protocol.ts';
import { lengthOf } from './beats.ts';

/** Nobody waits longer than this for the present. */
const LONGEST_MS = 20_000;
/** What is told again is told faster. */
const RATE = 2;
const FASTEST = 4;

export interface Cut {
  rate: number;
  /** Whether the event after so many is shown. */
  keeps: (count: number) => boolean;
}

interface Piece {
  from: number;
  weight: number;
  ms: number;
}

/** `weights` by code says what opens a chapter, and how much it is worth seeing. */
export function cutOf(
  game: string,
  events: readonly EventDoc[],
  weights: Readonly<Record<string, number>>,
): Cut {
  const whole = lengthOf(game, events, 'all');
  if (whole <= LONGEST_MS * FASTEST) return { rate: Math.max(RATE, whole / LONGEST_MS), keeps: () => true };
  const pieces = piecesOf(game, events, weights);
  const chosen = new Set<Piece>();
  let left = LONGEST_MS * RATE;
  for (const piece of pieces.toSorted((a, b) => b.weight - a.weight || b.from - a.from)) {
    if (!piece.weight || piece.ms > left) continue;
    chosen.add(piece);
    left -= piece.ms;
  }
  const keeps = events.map((_, at) => chosen.has(pieces.findLast((piece) => piece.from <= at)!));
  return { rate: RATE, keeps: (count) => keeps[count] ?? true };
}

function piecesOf(
  game: string,
  events: readonly EventDoc[],
  weights: Readonly<Record<string, number>>,
): Piece[] {
  const starts = events.flatMap(({ code }, at) => (at === 0 || code in weights ? [at] : []));
  return starts.map((from, place) => ({
    from,
    weight: weights[events[from]!.code] ?? 0,
    ms: lengthOf(game, events.slice(from, starts[place + 1]), 'all'),
  }));
}
