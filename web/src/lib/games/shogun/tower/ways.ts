/**
 * Colours for cubes that were thrown without any, exactly.
 *
 * Of each colour the engine tells six numbers: thrown, on the upper and on the lower shelf before; out, upper and
 * lower after. A cube's way leads from one place to another, and nothing falls upwards: eight ways. The six numbers
 * fix all but three of them (UU, LL, UL). So a throw with these totals can be coloured if and only if every colour
 * has such a triple, none of its eight numbers below zero, and the triples add up to the totals; the other five then
 * agree by themselves. The sums that can be reached are found once, colour by colour: no search, no luck.
 */

export const WAYS = ['TO', 'TU', 'TL', 'UO', 'UU', 'UL', 'LO', 'LL'] as const;
export type Way = (typeof WAYS)[number];
/** How many cubes go each way. */
export type Totals = Record<Way, number>;

/** Cubes by colour. */
export type Counts = readonly number[];
export interface Before {
  thrown: Counts;
  upper: Counts;
  lower: Counts;
}
export interface After {
  out: Counts;
  upper: Counts;
  lower: Counts;
}

interface Colour {
  thrown: number;
  upper: number;
  lower: number;
  out: number;
  upperAfter: number;
  lowerAfter: number;
}

export interface Colouring {
  /** Whether a throw with these totals can be coloured. */
  allows(totals: Totals): boolean;
  /** For each colour how many go each way; `pick` chooses among equals. */
  split(totals: Totals, pick: (count: number) => number): Totals[] | null;
  /** The totals with the least disturbance: what lay inside stays where it can. Always allowed. */
  calmest(): Totals;
}

function rowOf(colour: Colour, UU: number, LL: number, UL: number): Totals | null {
  const TU = colour.upperAfter - UU;
  const LO = colour.lower - LL;
  const UO = colour.upper - UU - UL;
  const TL = colour.lowerAfter - LL - UL;
  const row = { TO: colour.thrown - TU - TL, TU, TL, UO, UU, UL, LO, LL };
  return Object.values(row).some((number) => number < 0) ? null : row;
}

/** All ways in which the cubes of one colour can have gone. */
function rowsOf(colour: Colour): Totals[] {
  const found: Totals[] = [];
  for (let uu = 0; uu <= Math.min(colour.upper, colour.upperAfter); uu++)
    for (let ll = 0; ll <= Math.min(colour.lower, colour.lowerAfter); ll++)
      for (let ul = 0; ul <= Math.min(colour.upper - uu, colour.lowerAfter - ll); ul++) {
        const row = rowOf(colour, uu, ll, ul);
        if (row) found.push(row);
      }
  return found;
}

/** There are fewer cubes than this, so three counts fit into one number. */
const MOST = 64;
const keyOf = ({ UU, LL, UL }: Totals) => (UU * MOST + LL) * MOST + UL;
const calm = (row: Totals) => 4 * (row.UU + row.LL) + row.TO - row.UL;

function coloursOf(before: Before, after: After): Colour[] {
  return before.thrown.map((thrown, at) => ({
    thrown,
    upper: before.upper[at] ?? 0,
    lower: before.lower[at] ?? 0,
    out: after.out[at] ?? 0,
    upperAfter: after.upper[at] ?? 0,
    lowerAfter: after.lower[at] ?? 0,
  }));
}

function isThrow(colour: Colour): boolean {
  return colour.thrown + colour.upper + colour.lower === colour.out + colour.upperAfter + colour.lowerAfter;
}

/** Null when it is no throw: cubes appear, vanish, or would have to fall upwards. */
export function colouring(before: Before, after: After): Colouring | null {
  const colours = coloursOf(before, after);
  const rows = colours.map(rowsOf);
  if (!colours.every(isThrow) || rows.some((own) => own.length === 0)) return null;
  const rest = reachable(rows);
  return {
    allows: (totals) => rest[0]?.has(keyOf(totals)) ?? false,
    split: (totals, pick) => splitOf(totals, rows, rest, pick),
    calmest: () => rows.map((own) => own.reduce((a, b) => (calm(b) > calm(a) ? b : a))).reduce(added),
  };
}

function added(a: Totals, b: Totals): Totals {
  return Object.fromEntries(WAYS.map((way) => [way, a[way] + b[way]])) as Totals;
}

/** For each colour the sums that it and all after it can reach together. */
function reachable(rows: Totals[][]): Set<number>[] {
  const rest: Set<number>[] = [new Set([0])];
  for (const own of [...rows].reverse()) {
    const sums = new Set<number>();
    for (const sum of rest[0] ?? []) for (const row of own) sums.add(sum + keyOf(row));
    rest.unshift(sums);
  }
  return rest;
}

function splitOf(
  totals: Totals,
  rows: Totals[][],
  rest: Set<number>[],
  pick: (count: number) => number,
): Totals[] | null {
  let sum = keyOf(totals);
  const found: Totals[] = [];
  for (const [at, own] of rows.entries()) {
    const fit = own.filter((row) => rest[at + 1]?.has(sum - keyOf(row)));
    const chosen = fit[pick(fit.length)];
    if (!chosen) return null;
    sum -= keyOf(chosen);
    found.push(chosen);
  }
  return sum === 0 ? found : null;
}

/** A colour for every cube by its way. Cubes of one way are alike, so any order among them is right. */
export function coloured(
  ways: readonly Way[],
  split: readonly Totals[],
  shuffle: (list: number[]) => number[],
): number[] {
  const free = new Map(
    WAYS.map((way) => [
      way,
      shuffle(split.flatMap((row, colour) => Array.from({ length: row[way] }, () => colour))),
    ]),
  );
  return ways.map((way) => free.get(way)?.pop() ?? 0);
}
