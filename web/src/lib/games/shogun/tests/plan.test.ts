import { beforeEach, describe, expect, it } from 'vitest';
import {
  boardOrder,
  chainOf,
  fixedSpaces,
  handOf,
  isComplete,
  keep,
  LINKS,
  nextSpace,
  restore,
  storageKey,
  tidied,
  wanted,
  withCard,
  without,
  type Plan,
} from '../planning/plan.ts';
import { Planner } from '../planning/planner.svelte.ts';
import { narrowed, type ShogunView } from '../types.ts';
import type { StateDoc } from '$lib/server/protocol.ts';
import planning from '../fixtures/planning.json';
import { read } from '../../../../../tests/fixture.ts';

const state = read<StateDoc>(planning.state);
const view = narrowed(state.view);
const seat = view.seat!;

/** The same view, where I am asked for something else. */
function asked(other: Partial<NonNullable<ShogunView['planning']>>): ShogunView {
  return { ...view, planning: { ...view.planning!, ...other } };
}

function full(): Plan {
  const hand = handOf(view);
  return Object.fromEntries(LINKS.map((space, at) => [space, hand[at]!]));
}

describe('the plan', () => {
  beforeEach(() => localStorage.clear());

  it('has the hand that the server offers for the first link', () => {
    const offered = state.choices.map((choice) => choice.action.split(' ')[2]);
    expect(handOf(view).sort()).toEqual(offered.sort());
  });

  it('is one chain in the order of the engine, the bid first', () => {
    const plan = full();
    const chain = chainOf(plan, view, seat);
    expect(LINKS[0]).toBe('bid');
    expect(chain).toHaveLength(11);
    expect(chain[0]).toBe(`${seat} plan ${plan.bid}`);
    expect(chain[1]).toBe(`${seat} plan ${plan.castle}`);
    expect(chain[10]).toBe(`${seat} plan ${plan.battle_move_b}`);
  });

  it('leaves spaces empty when there are too few cards', () => {
    const few = asked({ hand: ['mino', 'chest0', 'chest1', 'chest2', 'chest3', 'chest4'], cards: 6 });
    expect(wanted(few)).toBe(6);
    const plan: Plan = { bid: 'chest0', castle: 'mino' };
    expect(isComplete(plan, few)).toBe(false);
    expect(chainOf(plan, few, seat).slice(0, 3)).toEqual([
      `${seat} plan chest0`,
      `${seat} plan mino`,
      `${seat} plan empty`,
    ]);
  });

  it('asks a player without provinces for the bid alone', () => {
    const none = asked({ cards: 1, spaces: ['bid'] });
    expect(wanted(none)).toBe(1);
    expect(chainOf({ bid: 'chest2' }, none, seat)).toEqual([`${seat} plan chest2`]);
  });

  it('goes on where a chain was begun elsewhere', () => {
    const begun: ShogunView = {
      ...asked({ spaces: LINKS.slice(2) }),
      plan: { bid: 'chest1', castle: 'hida' },
    };
    expect(fixedSpaces(begun)).toEqual(['bid', 'castle']);
    expect(tidied({ bid: 'chest4', temple: 'hida', theatre: 'mino' }, begun)).toEqual({
      bid: 'chest1',
      castle: 'hida',
      theatre: 'mino',
    });
    expect(chainOf({}, begun, seat)).toHaveLength(9);
  });

  it('swaps cards, uses each once, and drops cards that are lost', () => {
    const plan: Plan = { castle: 'mino', tax: 'hida' };
    expect(withCard(plan, 'castle', 'hida')).toEqual({ castle: 'hida', tax: 'mino' });
    expect(withCard(plan, 'rice', 'mino')).toEqual({ rice: 'mino', tax: 'hida' });
    expect(withCard(plan, 'castle', 'mino')).toEqual(plan);
    expect(without(plan, 'tax')).toEqual({ castle: 'mino' });
    expect(tidied({ castle: 'aki', tax: 'hida', rice: 'hida' }, view)).toEqual({ rice: 'hida' });
  });

  it('fills the open actions in their order', () => {
    const { known, unknown } = boardOrder(view);
    expect(known).toEqual(view.agenda);
    expect(known.length + unknown.length).toBe(10);
    expect(nextSpace({}, known, null)).toBe(known[0]);
    expect(nextSpace({ [known[0]!]: 'mino' }, known, known[4]!)).toBe(known[1]);
  });

  it('survives a reload for its own round only', () => {
    const key = storageKey('t', view, seat);
    const later = storageKey('t', { ...view, year: 2 }, seat);
    keep(key, { bid: 'chest1' });
    expect(restore(key)).toEqual({ bid: 'chest1' });
    keep(later, { bid: 'chest2' });
    expect(restore(key)).toEqual({});
    localStorage.setItem(key, '{oops');
    expect(restore(key)).toEqual({});
  });
});

describe('the planner', () => {
  beforeEach(() => localStorage.clear());

  it('goes on at the next space when a link was laid beside the board', () => {
    const planner = new Planner();
    planner.sync('table', view, seat);
    expect(planner.active).toBe('bid');
    planner.sync('table', { ...asked({ spaces: LINKS.slice(1) }), plan: { bid: 'chest1' } }, seat);
    expect(planner.plan.bid).toBe('chest1');
    expect(planner.active).not.toBe('bid');
  });
});
