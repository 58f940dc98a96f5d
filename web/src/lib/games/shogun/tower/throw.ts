/** A battle's throw as counts: what lay where before it, and where everything is afterwards. */
import { patched } from '$lib/stage/patch.ts';
import type { Battle } from '../stage/battles.ts';
import { HOUSES, type Cubes, type ShogunView } from '../types.ts';
import type { After, Before, Counts } from './ways.ts';

export interface Counted {
  before: Before;
  after: After;
}

/** The colours in the order of their numbers here: the houses by seat, then the farmers. */
export const COLOURS: readonly string[] = [...HOUSES.map((_, seat) => String(seat)), 'farmers'];

const counted = (cubes: Cubes | undefined): number[] =>
  COLOURS.map((colour) => (cubes as Record<string, number> | undefined)?.[colour] ?? 0);
const sum = (...counts: Counts[]) =>
  COLOURS.map((_, at) => counts.reduce((all, one) => all + (one[at] ?? 0), 0));
const isSame = (a: Counts, b: Counts) => a.every((count, at) => count === b[at]);

/** `view` is the table before the battle, or else after it: then what lay on which shelf before is one of the ways it can have been. */
export function throwOf(battle: Battle, view: ShogunView): Counted {
  const of = (name: 'into' | 'out') =>
    COLOURS.map((colour) => battle.throws.find((one) => one.colour === colour)?.[name] ?? 0);
  const [thrown, out] = [of('into'), of('out')];
  const later = patched(
    view,
    battle.story.flatMap((event) => event.patch ?? []),
  );
  const [upper, lower] = [0, 1].map((floor) => counted(view.tower[floor])) as [number[], number[]];
  const after = { out, upper: counted(later.tower[0]), lower: counted(later.tower[1]) };
  if (isSame(sum(thrown, upper, lower), sum(out, after.upper, after.lower)))
    return { before: { thrown, upper, lower }, after };
  return { before: { thrown, ...shelvesBefore(thrown, after) }, after };
}

/** What stayed on the upper shelf lay there if it could not have been thrown; all else that was inside lay below. */
function shelvesBefore(thrown: Counts, after: After): { upper: number[]; lower: number[] } {
  const inside = COLOURS.map(
    (_, at) => (after.out[at] ?? 0) + (after.upper[at] ?? 0) + (after.lower[at] ?? 0) - (thrown[at] ?? 0),
  );
  const upper = COLOURS.map((_, at) => Math.max(0, Math.min(inside[at] ?? 0, after.upper[at] ?? 0)));
  return { upper, lower: COLOURS.map((_, at) => Math.max(0, (inside[at] ?? 0) - (upper[at] ?? 0))) };
}
