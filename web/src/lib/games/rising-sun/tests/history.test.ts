import { describe, expect, it } from 'vitest';
import { Heard } from '$lib/stage/heard.ts';
import { flightsOf, lastBattle } from '../stage/history.ts';
import { stepOf, STEPS } from '../stage/battle/model.ts';
import { toldUpTo, SOURCES } from '../stage/winter.ts';
import type { Happening } from '../types.ts';
import { fixture } from './fixture.ts';

const FRAME = { number: 0, move: 0, clause: '', actor: null, private: false, patch: null };
const event = (told: Pick<Happening, 'code' | 'args'>, number = 0) =>
  ({ ...FRAME, ...told, number }) as Happening;
const looked = (number: number) => event({ code: 'looked', args: { seat: 1 } }, number);

describe('what was heard', () => {
  it('joins the pieces the server sends and says what is new', () => {
    const heard = new Heard<Happening>();
    expect(heard.take({ events: [looked(0), looked(1)], next: 2 })).toEqual([]);
    expect(heard.take({ events: [looked(2)], next: 3 })).toEqual([looked(2)]);
    expect(heard.events.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('starts again after a gap or a step back, without motion', () => {
    const heard = new Heard<Happening>();
    heard.take({ events: [looked(0)], next: 1 });
    expect(heard.take({ events: [looked(8)], next: 9 })).toEqual([]);
    expect(heard.take({ events: [looked(3)], next: 4 })).toEqual([]);
    expect(heard.events).toEqual([looked(3)]);
    expect(heard.take({ events: [looked(4)], next: 5 })).toEqual([looked(4)]);
  });
});

it('knows which pieces moved', () => {
  expect(
    flightsOf([
      event({ code: 'moved', args: { seat: 1, figure: 'bushi', province1: 'edo', province2: 'kyoto' } }),
      event({ code: 'summoned', args: { seat: 0, figure: 'shinto', province: 'oshu' } }),
      event({ code: 'worshipped', args: { seat: 0, figure: 'shinto', place: 'shrine2' } }),
      event({ code: 'killed', args: { seat: 1, seat2: 0, figure: 'bushi', province: 'edo' } }),
      looked(0),
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
  const { question } = state;
  expect(question?.step).toBe('advantage');
  expect(STEPS[stepOf(battle)]).toBe(question?.step === 'advantage' && question.args.advantage);
});

it('tells every point of the end', () => {
  const { state } = fixture('end-5');
  const result = state.result!;
  expect(result.breakdown.map((one) => toldUpTo(one, SOURCES).total)).toEqual(result.scores);
  expect(toldUpTo(result.breakdown[0]!, []).total).toBe(0);
});
