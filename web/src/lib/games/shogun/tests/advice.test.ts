import { describe, expect, it } from 'vitest';
import { adviceOn } from '../advice.ts';
import type { Plan } from '../plan.ts';
import { narrowed, type ProvinceDoc, type ShogunView } from '../types.ts';
import type { View } from '$lib/protocol.ts';
import planning from '../fixtures/planning.json';

const base = narrowed(planning.state.view as unknown as View);
const SEAT = 0;

function with_(
  provinces: Record<string, Partial<ProvinceDoc>>,
  more: Partial<ShogunView> = {},
  chests = 10,
): ShogunView {
  const players = base.players.map((player, seat) =>
    seat === SEAT ? { ...player, chests, supply: 20 } : player,
  );
  const held = Object.fromEntries(
    Object.entries(provinces).map(([name, province]) => [name, { owner: SEAT, armies: 3, ...province }]),
  );
  return {
    ...base,
    provinces: held,
    players,
    agenda: ['castle', 'tax', 'temple', 'armies5', 'rice'],
    ...more,
  };
}

const codes = (plan: Plan, view: ShogunView) =>
  adviceOn(plan, view, SEAT).map(({ code, space }) => `${space} ${code}`);

describe('advice', () => {
  it('warns of a revolt where a marker lies', () => {
    const view = with_({ mino: { markers: 2, armies: 4 }, hida: {} });
    const [one] = adviceOn({ tax: 'mino', rice: 'hida' }, view, SEAT);
    expect(one).toMatchObject({
      code: 'revolt',
      space: 'tax',
      clause: 'SG6.9',
      args: { farmers: 2, armies: 4 },
    });
    expect(codes({ castle: 'mino' }, with_({ mino: { markers: 2 } }))).toEqual([]);
  });

  it('follows the purse along the known order', () => {
    const view = with_({ mino: {}, hida: {}, owari: {} }, {}, 4);
    expect(codes({ bid: 'chest2', castle: 'mino' }, view)).toEqual(['castle chests']);
    expect(codes({ bid: 'chest0', castle: 'mino', temple: 'hida' }, view)).toEqual(['temple chests']);
    expect(codes({ bid: 'chest0', castle: 'mino', tax: 'owari', temple: 'hida' }, view)).toEqual([]);
  });

  it('says may where the order is not known', () => {
    const view = with_({ mino: {}, hida: {} }, {}, 2);
    expect(codes({ theatre: 'mino', armies3: 'hida' }, view)).toEqual([
      'theatre chests-maybe',
      'armies3 chests-maybe',
    ]);
    expect(codes({ armies3: 'hida' }, with_({ hida: {} }, {}, 1))).toEqual(['armies3 chests']);
  });

  it('knows sites, buildings and stock', () => {
    expect(codes({ castle: 'mino' }, with_({ mino: { buildings: ['temple'] } }))).toEqual(['castle no-site']);
    expect(codes({ castle: 'mino' }, with_({ mino: { buildings: ['castle'] } }))).toEqual(['castle built']);
    const none = with_({ mino: {} }, { stock: { castle: 0, temple: 1, theatre: 1 } });
    expect(codes({ castle: 'mino' }, none)).toEqual(['castle stock']);
  });

  it('wants two armies for a march and enough in supply', () => {
    expect(codes({ battle_move_a: 'mino' }, with_({ mino: { armies: 1 } }))).toEqual([
      'battle_move_a armies',
    ]);
    expect(codes({ battle_move_a: 'mino' }, with_({ mino: { armies: 2 } }))).toEqual([]);
    const view = with_({ mino: {} });
    view.players[SEAT]!.supply = 4;
    expect(codes({ armies5: 'mino' }, view)).toEqual(['armies5 supply']);
  });

  it('warns of a bid that cannot be paid, and of nothing for chest cards', () => {
    expect(codes({ bid: 'chest4' }, with_({}, {}, 3))).toEqual(['bid bid']);
    expect(codes({ castle: 'chest4', tax: 'chest1' }, with_({}, {}, 0))).toEqual([]);
  });
});
