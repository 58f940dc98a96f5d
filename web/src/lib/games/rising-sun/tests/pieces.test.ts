import { describe, expect, it } from 'vitest';
import { forceOf } from '../pieces/force.ts';
import { groupsAt, reserveOf, warOf } from '../pieces/pieces.ts';
import { battlefield, PROVINCES } from '../types.ts';
import { fixture, NAMES } from './fixture.ts';

describe.each(NAMES)('%s', (name) => {
  const { view } = fixture(name);
  it('loses no piece', () => {
    for (const [seat, player] of view.players.entries()) {
      const reserve = reserveOf(view, seat).reduce((sum, { count }) => sum + count, 0);
      const monsters = Object.keys(player.cards).filter((card) => /^(oni_|komainu|yurei|river)/.test(card));
      const elsewhere = [
        ...Object.values(view.map),
        ...view.shrines.map(({ pieces }) => pieces),
        ...view.hostages,
        view.fallen_figures,
      ]
        .flatMap((place) => Object.values(place[seat] ?? {}))
        .reduce((sum, count) => sum + count, 0);
      expect(reserve + elsewhere, view.clans[seat]).toBe(14 + monsters.length);
    }
  });
});

it('groups by clan, the most Force first', () => {
  const { view } = fixture('crowded');
  const groups = groupsAt(view, 'kansai', (seat, place) => forceOf(view, seat, place));
  expect(groups.map(({ clan }) => clan).sort()).toEqual(['bonsai', 'dragonfly', 'koi', 'lotus', 'turtle']);
  expect(groups.map(({ force }) => force)).toEqual(
    groups.map(({ force }) => force).toSorted((a, b) => b - a),
  );
  expect(groups.find(({ clan }) => clan === 'koi')!.figures).toBe(4);
});

it('numbers the wars and knows the one being fought', () => {
  const { view } = fixture('bids');
  const wars = PROVINCES.map((province) => [province, warOf(view, province)] as const);
  expect(wars.filter(([, war]) => war?.now).map(([province]) => province)).toEqual([battlefield(view)]);
  expect(wars.filter(([, war]) => war?.done)).toHaveLength(view.wars_decided - 1);
});
