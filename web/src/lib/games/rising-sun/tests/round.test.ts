import { describe, expect, it } from 'vitest';
import { lapsedIn, middle, places, pushed, spilledIn, thread } from '../stage/tea/round.ts';
import type { Happening, ViewDoc } from '../types.ts';

const ROOMS = [
  { width: 1200, height: 800 },
  { width: 789, height: 676 },
  { width: 390, height: 420 },
  { width: 560, height: 330 },
];

describe.each(ROOMS)('round a table of $width by $height', (room) => {
  it.each([3, 4, 5])('%i sit apart, I below, all inside', (count) => {
    for (let me = 0; me < count; me += 1) {
      const seats = places(count, me, room);
      expect(seats).toHaveLength(count);
      expect(seats[me]!.y).toBe(Math.max(...seats.map(({ y }) => y)));
      expect(seats[me]!.x).toBe(middle(room).x);
      for (const { x, y } of seats) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(room.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(room.height);
      }
      expect(new Set(seats.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });

  it('what stands under a face stays inside a room that has place for it', () => {
    if (room.width < 640) return;
    for (const count of [3, 4, 5])
      for (const { x } of places(count, 0, room)) {
        expect(x).toBeGreaterThanOrEqual(116);
        expect(x).toBeLessThanOrEqual(room.width - 116);
      }
  });

  it('everybody sits above what lies below the seats', () => {
    const foot = Math.round(room.height / 4);
    for (const count of [3, 4, 5])
      for (const { y } of places(count, 0, { ...room, foot })) expect(y).toBeLessThan(room.height - foot);
  });

  it('threads have their knot between the two, nearer to the middle than they are', () => {
    const seats = places(4, 0, room);
    const centre = middle(room);
    const far = (one: { x: number; y: number }) => Math.hypot(one.x - centre.x, one.y - centre.y);
    for (const [one, other] of [
      [0, 1],
      [1, 3],
      [2, 3],
    ] as const) {
      const { knot, halves, path } = thread(seats[one]!, seats[other]!, centre);
      expect(far(knot)).toBeLessThan(Math.max(far(seats[one]!), far(seats[other]!)));
      expect(halves[0].startsWith(path.split('Q')[0]!)).toBe(true);
    }
  });
});

describe('what an alliance leaves without an answer', () => {
  const told = (code: string, seat: number, seat2: number) => ({ code, args: { seat, seat2 } }) as Happening;
  const proposed = (from: number, to: number) => told('alliance_proposed', from, to);
  const formed = told('alliance_formed', 2, 1);

  it('is what both had asked others and were asked', () => {
    const events = [proposed(1, 0), proposed(2, 0), proposed(1, 2), proposed(3, 4), proposed(3, 1), formed];
    expect(lapsedIn(events).get(formed)).toEqual([
      { from: 1, to: 0 },
      { from: 2, to: 0 },
      { from: 3, to: 1 },
    ]);
  });

  it('is nothing that was declined, taken back, or asked at an earlier tea', () => {
    const events = [
      proposed(1, 3),
      told('alliances_ended', 0, 0),
      proposed(1, 0),
      told('alliance_declined', 0, 1),
      proposed(2, 0),
      told('alliance_unproposed', 2, 0),
      proposed(1, 2),
      formed,
    ];
    expect(lapsedIn(events).size).toBe(0);
  });
});

describe('a cup that is no more', () => {
  const cup = (...seats: number[]) => ({ seats, poured: 0, due: null, held: [] });
  const view = (...allies: (number | null)[]) => ({ players: allies.map((ally) => ({ ally })) }) as ViewDoc;

  it('has become an alliance, or it is told that it has not', () => {
    expect(spilledIn([cup(1, 0)], [], view(1, 0, null))).toEqual([]);
    expect(spilledIn([cup(1, 0)], [], view(null, null, null))).toEqual([cup(1, 0)]);
    expect(spilledIn([cup(1, 0), cup(2, 3)], [cup(1, 2)], view(null, null, null, null))).toEqual([
      cup(1, 0),
      cup(2, 3),
    ]);
    expect(spilledIn([cup(1, 0)], [], view(2, null, 0))).toEqual([cup(1, 0)]);
  });

  it('is poured anew by the same two', () => {
    expect(spilledIn([cup(1, 0)], [cup(0, 1)], view(null, null, null))).toEqual([]);
  });
});

it.each([-1, 1])('a slip is pushed up to its edge, from the side of who asks: %i', (side) => {
  const at = { x: 400, y: 450 };
  const way = pushed({ x: 400 + side * 300, y: 380 }, at, 104);
  const [x, y] = way.split(' ').slice(-2).map(Number);
  expect(y).toBe(at.y);
  expect((x! - at.x) * side).toBeGreaterThan(104);
  expect((x! - at.x) * side).toBeLessThan(130);
});
