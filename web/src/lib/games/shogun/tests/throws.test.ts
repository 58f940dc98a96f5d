/** The tower shows what the engine drew, whatever that was. */
import { describe, expect, it } from 'vitest';
import { FIELDS, SCALE } from '../tower/measures.ts';
import { agrees, plan, type Shown } from '../tower/plan.ts';
import { random, type Random } from '../tower/fall/random.ts';
import { WAYS, colouring, coloured, type After, type Before, type Totals, type Way } from '../tower/ways.ts';

const COLOURS = 6;
const none = () => Array.from({ length: COLOURS }, () => 0);

interface Thrown {
  before: Before;
  after: After;
  totals: Totals;
}

/** Any throw in which nothing falls upwards: every cube goes a way of its own. */
function anyThrow(chance: Random, thrown: number, inside: number): Thrown {
  const before = { T: none(), U: none(), L: none() };
  const after = { O: none(), U: none(), L: none() };
  const totals = Object.fromEntries(WAYS.map((way) => [way, 0])) as Totals;
  for (let number = 0; number < thrown + inside; number++) {
    const from = number < thrown ? 'T' : chance() < 0.5 ? 'U' : 'L';
    const stays = chance() < (from === 'T' ? 0.3 : 0.8);
    const shelves = from === 'T' ? (['U', 'L'] as const) : ([from] as const);
    const to = stays ? (shelves[chance.below(shelves.length)] ?? 'O') : 'O';
    const colour = chance.below(COLOURS);
    before[from][colour] = (before[from][colour] ?? 0) + 1;
    after[to][colour] = (after[to][colour] ?? 0) + 1;
    totals[`${from}${to}` as Way]++;
  }
  return {
    before: { thrown: before.T, upper: before.U, lower: before.L },
    after: { out: after.O, upper: after.U, lower: after.L },
    totals,
  };
}

function planned({ before, after }: Thrown, seed: number): Shown {
  const shown = plan(before, after, seed);
  if (!shown) throw new Error(`no way was found for ${JSON.stringify({ before, after, seed })}`);
  return shown;
}

describe('a throw', () => {
  it.each([1, 2, 3, 5, 7, 9, 12, 16, 20, 25, 45])('of %i cubes ends as the engine says', (cubes) => {
    for (const seed of [1, 2]) {
      const thrown = anyThrow(random(seed * 100 + cubes), cubes, cubes === 45 ? 0 : 9);
      expect(agrees(planned(thrown, seed), thrown.before, thrown.after)).toBe(true);
    }
  });

  it('is the same again with the same seed', () => {
    const thrown = anyThrow(random(3), 8, 6);
    expect(planned(thrown, 7).frames).toEqual(planned(thrown, 7).frames);
    expect(planned(thrown, 8).frames).not.toEqual(planned(thrown, 7).frames);
  });

  it('never lets a cube leap through a plank', () => {
    const { frames, colours, count } = planned(anyThrow(random(5), 14, 8), 2);
    const row = colours.length * FIELDS;
    let farthest = 0;
    for (let at = row; at < count * row; at += FIELDS) {
      const x = (frames[at] ?? 0) - (frames[at - row] ?? 0);
      const y = (frames[at + 1] ?? 0) - (frames[at - row + 1] ?? 0);
      farthest = Math.max(farthest, Math.hypot(x, y) / SCALE);
    }
    expect(farthest).toBeGreaterThan(0.1);
    expect(farthest).toBeLessThan(1);
  });

  it('whose colours were changed is refused', () => {
    const thrown = anyThrow(random(9), 8, 4);
    const shown = planned(thrown, 1);
    const other = shown.colours.findIndex((colour) => colour !== shown.colours[0]);
    const swapped = [...shown.colours];
    [swapped[0], swapped[other]] = [swapped[other] ?? 0, swapped[0] ?? 0];
    const ways = [shown.ways[0], shown.ways[other]];
    expect(agrees({ ...shown, colours: swapped }, thrown.before, thrown.after)).toBe(ways[0] === ways[1]);
  });
});

describe('colours', () => {
  it('follow every throw that happened, way by way', () => {
    const chance = random(11);
    for (let number = 0; number < 300; number++) {
      const { before, after, totals } = anyThrow(chance, 1 + chance.below(12), chance.below(10));
      const colours = colouring(before, after);
      const split = colours?.split(totals, chance.below) ?? [];
      expect(colours?.allows(totals)).toBe(true);
      for (const way of WAYS)
        expect(
          split.reduce((sum, row) => sum + row[way], 0),
          way,
        ).toBe(totals[way]);
      expect(split.map((row) => row.TO + row.TU + row.TL)).toEqual(before.thrown);
      expect(split.map((row) => row.UU + row.TU)).toEqual(after.upper);
      expect(split.map((row) => row.TO + row.UO + row.LO)).toEqual(after.out);
    }
  });

  it('follow the calmest totals too, and no others than can be', () => {
    const { before, after } = anyThrow(random(4), 6, 6);
    const colours = colouring(before, after);
    const calmest = colours?.calmest();
    expect(calmest && colours?.allows(calmest)).toBe(true);
    expect(calmest && colours?.allows({ ...calmest, UU: calmest.UU + 60 })).toBe(false);
  });

  it('are none where cubes would fall upwards or vanish', () => {
    const one = [1, 0, 0, 0, 0, 0];
    expect(
      colouring({ thrown: none(), upper: none(), lower: one }, { out: none(), upper: one, lower: none() }),
    ).toBeNull();
    expect(
      colouring({ thrown: one, upper: none(), lower: none() }, { out: none(), upper: none(), lower: none() }),
    ).toBeNull();
  });

  it('go to cubes by their way', () => {
    const row = (values: Partial<Totals>) =>
      ({ ...Object.fromEntries(WAYS.map((way) => [way, 0])), ...values }) as Totals;
    const split = [row({ TO: 1 }), row({ UU: 1 })];
    expect(coloured(['UU', 'TO'], split, (list) => list)).toEqual([1, 0]);
  });
});
