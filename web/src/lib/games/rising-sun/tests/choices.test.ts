import { describe, expect, it } from 'vitest';
import {
  allPlaced,
  light,
  meant,
  onlySource,
  placed,
  placeOf,
  sources,
  spot,
  targets,
  thingAt,
} from '../choosing/choices.ts';
import texts from '../texts.json';
import { battlefield, type Offered } from '../types.ts';
import { fixture, NAMES } from './fixture.ts';

const { view } = fixture('marshal');
const NAMED: Record<string, string[]> = texts.actions;
/** The choice with this text. */
function one(action: string) {
  const [seat, tag = '', ...words] = action.split(' ');
  const named = words.map((word, at) => [NAMED[tag]![at], /^\d+$/.test(word) ? Number(word) : word]);
  const offered = { action, tag, args: Object.fromEntries(named), clause: 'RS6.8', ends: false } as Offered;
  return placed(offered, { ...view, seat: Number(seat) });
}

describe('what an action points at', () => {
  it.each([
    ['2 move bushi edo kyoto', 'piece:2:bushi:edo', 'province:kyoto'],
    ['2 move stronghold edo kyoto', 'piece:2:stronghold:edo', 'province:kyoto'],
    ['1 summon shinto nagato', 'reserve:shinto', 'province:nagato'],
    ['1 worship komainu nagato shrine3', 'piece:1:komainu:nagato', 'shrine:shrine3'],
    ['1 place bushi edo', 'reserve:bushi', 'province:edo'],
    ['1 place shinto shrine2', 'reserve:shinto', 'shrine:shrine2'],
    ['1 build oshu', 'reserve:stronghold', 'province:oshu'],
    ['1 buy yurei', null, 'card:yurei'],
    ['1 buy-full yurei', null, 'card:yurei'],
    ['1 replace 3 bushi kyoto', null, 'piece:3:bushi:kyoto'],
    ['1 replace 3 shinto shrine1', null, 'piece:3:shinto:shrine1'],
    ['1 with oni_of_hate', null, 'reserve:oni_of_hate'],
    ['1 kill 0 bushi edo', null, 'piece:0:bushi:edo'],
    ['1 play harvest', null, 'mandate:harvest'],
    ['1 propose 4', null, 'seat:4'],
    ['1 use path_of_the_monkey', null, 'own:path_of_the_monkey'],
    ['1 bid 3', null, 'answer:bid 3'],
    ['1 done', null, 'answer:done'],
  ])('%s', (action, from, to) => {
    expect(one(action)).toMatchObject({ from, to });
  });

  it('finds a hostage in the province of the battle', () => {
    const { state, view: battle } = fixture('hostages');
    const taken = allPlaced(state.choices, battle).find(({ tag }) => tag === 'take-hostage')!;
    expect(taken.to.endsWith(`:${battlefield(battle)}`)).toBe(true);
  });

  it.each(NAMES)('finds everything offered in %s on the board', (name) => {
    const { state, view: here } = fixture(name);
    for (const { from, to } of allPlaced(state.choices, here)) {
      for (const end of [from, to]) {
        if (!end?.startsWith('piece:')) continue;
        const [, seat, kind, place] = end.split(':') as [string, string, string, string];
        const number = Number(place.replace('shrine', ''));
        const pieces = place.startsWith('shrine')
          ? here.shrines[number - 1]!.pieces
          : here.map[place as never];
        expect(pieces?.[Number(seat)], end).toHaveProperty(kind === 'stronghold' ? 'strongholds' : kind);
      }
    }
  });
});

describe('what is lit up', () => {
  const choices = [
    '0 done',
    '0 move bushi edo kyoto',
    '0 move bushi edo oshu',
    '0 move daimyo edo oshu',
    '0 build edo',
  ].map(one);
  const bushi = spot.piece(0, 'bushi', 'edo');

  it('shows what can be taken first', () => {
    expect(sources(choices)).toEqual([bushi, spot.piece(0, 'daimyo', 'edo'), spot.reserve('stronghold')]);
    expect(light(choices, null, bushi)).toBe('source');
    expect(light(choices, null, 'province:oshu')).toBeNull();
  });

  it('then where it can go, and nothing else', () => {
    expect(targets(choices, bushi)).toEqual(['province:kyoto', 'province:oshu']);
    expect(light(choices, bushi, bushi)).toBe('chosen');
    expect(light(choices, bushi, 'province:oshu')).toBe('target');
    expect(light(choices, bushi, 'province:edo')).toBeNull();
    expect(meant(choices, bushi, 'province:oshu').map(({ action }) => action)).toEqual([
      '0 move bushi edo oshu',
    ]);
  });

  it('asks which, when a province is pointed at with nothing in hand', () => {
    expect(meant(choices, null, 'province:oshu')).toHaveLength(2);
  });

  it('takes the only thing there is by itself', () => {
    expect(onlySource(['0 done', '0 summon bushi edo', '0 summon bushi oshu'].map(one))).toBe(
      'reserve:bushi',
    );
    expect(onlySource(choices)).toBeNull();
  });

  it('lights nothing that is not offered', () => {
    expect(light([], null, bushi)).toBeNull();
    expect(placeOf('piece:0:bushi:edo')).toBe('edo');
    expect(placeOf('reserve:bushi')).toBeNull();
    expect(thingAt('piece:3:bushi:edo')).toEqual({ thing: 'bushi', owner: 3 });
    expect(thingAt('card:yurei')).toEqual({ thing: 'yurei', owner: null });
  });
});
