import { describe, expect, it } from 'vitest';
import {
  battlesIn,
  eventsSince,
  marksOf,
  queued,
  SCENES,
  worthTelling,
  type Battle,
} from '../stage/battles.ts';
import { arrow, SHAPES, SIZES, towards } from '../map/geometry.ts';
import type { Happening } from '../types.ts';
import after from '../fixtures/after-battle.json';
import revolt from '../fixtures/after-revolt.json';
import drawn from '../fixtures/after-drawn.json';

const events = (fixture: { state: { events: unknown } }) => fixture.state.events as Happening[];

describe('battles out of events', () => {
  it('tells attacker, defender, throws and end', () => {
    const battle = battlesIn(events(after)).at(-1)!;
    expect(battle).toMatchObject({ kind: 'attack', seat: 1, defender: 3, from: 'mino', province: 'ise' });
    expect(battle.end?.code).toBe('attack_won');
    expect(battle.throws).toEqual([
      { colour: '1', into: 4, out: 4 },
      { colour: '3', into: 2, out: 2 },
    ]);
  });

  it('tells revolts and draws', () => {
    expect(
      battlesIn(events(revolt)).some((one) => one.kind === 'revolt' && one.end?.code === 'revolt_won'),
    ).toBe(true);
    const draw = battlesIn(events(drawn)).find((one) => one.end?.code === 'battle_drawn');
    expect(draw?.defender).not.toBeNull();
  });

  it('counts the events since a number', () => {
    const all = events(after);
    expect(eventsSince(all, 100, 97)).toEqual(all.slice(-3));
    expect(eventsSince(all, 100, 100)).toEqual([]);
    expect(eventsSince(all, 100, 0)).toEqual(all);
  });

  it('shows the battles of the news, and of another moment only the one that ends there', () => {
    const all = events(after);
    const ending = all.findLastIndex((event) => event === battlesIn(all).at(-1)?.end) + 1;
    const heard = (count: number, from = 0) => ({ events: all.slice(from, count), next: count, seat: 0 });
    const [shown] = queued([], ending - 1, heard(ending));
    expect(shown?.end).toBe(all[ending - 1]);
    expect(queued([], 1, heard(ending - 1))).toEqual([]);
    expect(queued([shown!], 0, heard(1))).toEqual([]);
    expect(queued([], -1, heard(ending))).toEqual([]);
    const news = battlesIn(all.slice(3)).slice(-SCENES);
    expect(queued([], 3, heard(all.length, 3))).toHaveLength(news.length);
  });

  it('plays at most three scenes, mine before others, in their order', () => {
    const one = (seat: number, defender: number | null): Battle => ({
      ...battlesIn(events(after)).at(-1)!,
      seat,
      defender,
    });
    const all = [one(0, 1), one(1, 2), one(2, 0), one(3, 1), one(1, 3)];
    expect(worthTelling(all.slice(0, 3), 0)).toEqual(all.slice(0, 3));
    expect(worthTelling(all, 0)).toEqual([all[0], all[2], all[4]]);
    expect(worthTelling(all, null)).toEqual(all.slice(-SCENES));
  });

  it('marks what was done on the map', () => {
    expect(marksOf(events(after).slice(-14))).toContainEqual({
      kind: 'attack',
      from: 'mino',
      province: 'ise',
    });
  });
});

describe('the map', () => {
  it('has room for armies, three buildings and a marker in every province, none on another', () => {
    for (const shape of SHAPES) {
      expect(shape.radius, shape.id).toBeGreaterThanOrEqual(13);
      const half = SIZES.building / 2;
      for (const [x, y] of shape.buildings) {
        const dx = Math.max(0, Math.abs(x - shape.army[0]) - half);
        const dy = Math.max(0, Math.abs(y - shape.army[1]) - half);
        expect(Math.hypot(dx, dy), shape.id).toBeGreaterThanOrEqual(shape.radius);
        const mx = Math.max(0, Math.abs(x - shape.marker[0]) - half);
        const my = Math.max(0, Math.abs(y - shape.marker[1]) - half);
        expect(Math.hypot(mx, my), shape.id).toBeGreaterThanOrEqual(SIZES.marker);
      }
    }
  });

  it('is walked with arrow keys: every province is reached', () => {
    const reached = new Set(['yamato']);
    const open = ['yamato'];
    while (open.length) {
      const from = open.pop()!;
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = towards(from, key);
        if (next && !reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    expect([...SHAPES.map(({ id }) => id)].filter((id) => !reached.has(id))).toEqual([]);
    expect(towards('yamato', 'Home')).toBeNull();
    expect(arrow('mino', 'ise')).toMatch(/^M/);
  });
});
