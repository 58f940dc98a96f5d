/** An analysis as lines over time: where a moment lies, which season it belongs to, which moment is meant by a place. */
import type { MomentDoc } from '$lib/server/protocol.ts';

/** Part of the way from the first move to the last, from 0 to 1. */
export type Place = number;

/** A season on the graph. */
export interface Stretch {
  season: string;
  from: Place;
  to: Place;
}

export function placesOf(moments: readonly MomentDoc[], entries: number): Place[] {
  return moments.map(({ entry }) => entry / Math.max(1, entries));
}

export function stretchesOf(moments: readonly MomentDoc[], entries: number): Stretch[] {
  const places = placesOf(moments, entries);
  const found: Stretch[] = [];
  for (const [at, { season }] of moments.entries()) {
    const place = places[at]!;
    const last = found.at(-1);
    if (last) last.to = place;
    if (last?.season !== season) found.push({ season, from: place, to: place });
  }
  const last = found.at(-1);
  return last && last.from === last.to ? found.slice(0, -1) : found;
}

/** The moment that is meant by a place: the nearest one. */
export function momentAt(places: readonly Place[], wanted: Place): number {
  let best = 0;
  for (const [at, place] of places.entries())
    if (Math.abs(place - wanted) < Math.abs(places[best]! - wanted)) best = at;
  return best;
}

/** The first moment of every phase, and the last of all: enough for a table. */
export function firstsOf(moments: readonly MomentDoc[]): MomentDoc[] {
  const found = moments.filter(({ season, phase }, at) => {
    const before = moments[at - 1];
    return at === 0 || before?.season !== season || before.phase !== phase;
  });
  const last = moments.at(-1);
  return last && found.at(-1) !== last ? [...found, last] : found;
}

/** Heights that are too near each other, moved apart within 0 to 1; the order stays. `gap` is a part of the height. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  for (const [place, at] of order.entries()) {
    const below = order[place - 1];
    if (below !== undefined) found[at] = Math.max(found[at]!, found[below]! + gap);
  }
  for (const [place, at] of [...order.entries()].reverse()) {
    const above = order[place + 1];
    found[at] = Math.min(found[at]!, above === undefined ? 1 : found[above]! - gap);
  }
  return found;
}

/** A line on a drawing of 1000 by 100. */
export function lineOf(places: readonly Place[], heights: readonly number[]): string {
  return heights.map((height, at) => `${places[at]! * 1000},${100 - height * 100}`).join(' ');
}

/** What the count cannot tell: a band of two standard errors around the line. */
export function bandOf(
  places: readonly Place[],
  heights: readonly number[],
  errors: readonly number[],
): string {
  const clipped = (height: number) => Math.min(1, Math.max(0, height));
  const upper = heights.map((height, at) => clipped(height + 2 * errors[at]!));
  const lower = heights.map((height, at) => clipped(height - 2 * errors[at]!));
  return `${lineOf(places, upper)} ${lineOf([...places].reverse(), lower.reverse())}`;
}
