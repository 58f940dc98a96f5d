import { describe, expect, it } from 'vitest';
import type { Group } from '../pieces/pieces.ts';
import { obstacles, overlap, PHONE, place, TABLE } from '../pieces/placing.ts';
import { PROVINCES, type Clan, type Piece } from '../types.ts';

const CLANS: Clan[] = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'];

function group(clan: Clan, seat: number, stacks: [Piece, number][], force: number): Group {
  return {
    clan,
    seat,
    place: 'edo',
    stacks: stacks.map(([piece, count]) => ({ piece, count })),
    figures: 0,
    force,
  };
}

/** Ten figures of five clans with strongholds, and worse. */
const usual = CLANS.map((clan, seat) =>
  group(
    clan,
    seat,
    seat < 2
      ? [
          ['daimyo', 1],
          ['bushi', 1],
          ['stronghold', 1],
        ]
      : [['bushi', 2]],
    2,
  ),
);
const worst = CLANS.map((clan, seat) =>
  group(
    clan,
    seat,
    [
      ['daimyo', 1],
      ['bushi', 5],
      ['shinto', 3],
      ['oni_of_blood', 1],
      ['yurei', 1],
      ['stronghold', 4],
    ],
    19,
  ),
);

describe.each(PROVINCES)('%s', (province) => {
  it.each([
    ['usual', usual, TABLE],
    ['worst', worst, TABLE],
    ['usual on a phone', usual, PHONE],
    ['worst on a phone', worst, PHONE],
  ] as const)('has room: %s', (_, groups, scale) => {
    const pills = place(province, groups, scale);
    expect(pills).toHaveLength(groups.length);
    for (const [i, pill] of pills.entries()) {
      for (const other of pills.slice(i + 1)) expect(overlap(pill, other)).toBe(false);
      for (const box of obstacles(province, scale)) expect(overlap(pill, box)).toBe(false);
    }
  });

  it('shows a chief on a phone, of the others crest and Force', () => {
    const fold = (group: Group) => place(province, [group], PHONE).map((pill) => pill.fold);
    expect(fold(usual[0]!)).toEqual(['folded']);
    expect(fold(usual[2]!)).toEqual(['tiny']);
  });

  it('shows a single clan in full and large', () => {
    const [pill] = place(province, usual.slice(0, 1));
    expect(['full', 'block']).toContain(pill!.fold);
    expect(pill!.row).toBeGreaterThanOrEqual(TABLE.heights.at(-1)!);
    expect(pill!.cells.map(({ stack }) => stack.piece)).toEqual(['daimyo', 'bushi', 'stronghold']);
  });
});
