import { describe, expect, it } from 'vitest';
import { type EventDoc, SILENCE } from '$lib/protocol.ts';
import { flightsOf, Heard, lastBattle, stageOf } from '../history.ts';
import { toldUpTo, SOURCES } from '../winter.ts';
import { fixture } from './fixture.ts';

const event = (code: string, args: Record<string, string | number> = {}): EventDoc => ({
  ...SILENCE,
  code,
  args,
});

describe('what was heard', () => {
  it('joins the pieces the server sends and says what is new', () => {
    const heard = new Heard();
    expect(heard.take({ events: [event('a'), event('b')], next: 2 })).toEqual([]);
    expect(heard.take({ events: [event('c')], next: 3 })).toEqual([event('c')]);
    expect(heard.events.map(({ code }) => code)).toEqual(['a', 'b', 'c']);
  });

  it('starts again after a gap or a step back, without motion', () => {
    const heard = new Heard();
    heard.take({ events: [event('a')], next: 1 });
    expect(heard.take({ events: [event('z')], next: 9 })).toEqual([]);
    expect(heard.take({ events: [event('y')], next: 4 })).toEqual([]);
    expect(heard.events).toHaveLength(4);
  });
});

it('knows which pieces moved', () => {
  expect(
    flightsOf([
      event('moved', { seat: 1, figure: 'bushi', province1: 'edo', province2: 'kyoto' }),
      event('summoned', { seat: 0, figure: 'shinto', province: 'oshu' }),
      event('worshipped', { seat: 0, figure: 'shinto', place: 'shrine2' }),
      event('killed', { seat: 1, seat2: 0, figure: 'bushi', province: 'edo' }),
      event('looked', { seat: 1 }),
    ]),
  ).toEqual([
    { seat: 1, piece: 'bushi', from: 'edo', to: 'kyoto' },
    { seat: 0, piece: 'shinto', from: null, to: 'oshu' },
    { seat: 0, piece: 'shinto', from: null, to: 'shrine2' },
    { seat: 0, piece: 'bushi', from: 'edo', to: null },
  ]);
});

it('tells a battle out of its events', () => {
  const { state } = fixture('advantage');
  const battle = lastBattle(state.events)!;
  expect(battle.bids.length).toBeGreaterThan(1);
  expect(battle.over).toBe(false);
  expect(stageOf(battle)).toBeGreaterThan(0);
});

it('tells every point of the end', () => {
  const { state } = fixture('end-5');
  const result = state.result as { scores: number[]; breakdown: Record<string, number>[] };
  expect(result.breakdown.map((one) => toldUpTo(one, SOURCES).total)).toEqual(result.scores);
  expect(toldUpTo(result.breakdown[0]!, []).total).toBe(0);
});
