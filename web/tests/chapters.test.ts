import { describe, expect, it } from 'vitest';
import { chaptered, seatsOf, stepsFrom } from '../src/lib/table/past/chapters.ts';
import { happening } from './fixture.ts';

const event = (move: number, code = 'moved', args: object = {}) => happening(code, { move, args });

describe('the log', () => {
  it('has a chapter for each season and phase', () => {
    const events = [event(0, 'season_began'), event(1), event(2, 'wars_began'), event(3)];
    const { lines, chapters } = chaptered('rising-sun', events);
    expect(chapters).toHaveLength(2);
    expect(lines.map((line) => line.chapter)).toEqual([0, 0, 1, 1]);
  });

  it('tells a chain of sealed choices once a seat', () => {
    const sealed = (move: number, seat: number) => event(move, 'sealed', { seat });
    const events = [event(0), sealed(1, 0), sealed(2, 1), sealed(3, 0), sealed(4, 1), event(5), sealed(6, 0)];
    expect(chaptered('shogun', events).lines.map((line) => line.number)).toEqual([0, 3, 4, 5, 6]);
  });

  it('steps from move to move, to the last event of each', () => {
    expect(stepsFrom([event(1), event(1), event(2), event(4), event(4)], 1)).toEqual([1, 2, 4]);
  });

  it('knows no moment of what was taken back', () => {
    const events = [event(1), event(2), event(3), event(1, 'rewound', { amount: 1 }), event(2)];
    expect(chaptered('rising-sun', events).lines.map((line) => line.live)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(stepsFrom(events, 0)).toEqual([0, 3, 4]);
  });

  it('knows whom an event is about', () => {
    expect(seatsOf(event(1, 'given', { seat: 2, seat2: 0, amount: 5 }))).toEqual([2, 0]);
  });
});
