/** A battle as it is seen on its stage, told event by event. */
import { expect, it } from 'vitest';
import { lastBattle } from '../stage/history.ts';
import { fightersOf, lanesOf, stepOf, STEPS } from '../stage/battle/model.ts';
import { fixture } from './fixture.ts';
import type { Happening, ViewDoc } from '../types.ts';

const FRAME = { number: 0, move: 0, clause: 'RS9.1', actor: null, private: false, patch: null };
const event = (code: Happening['code'], args: Happening['args'] = {}) =>
  ({ ...FRAME, code, args }) as Happening;
const revealed = (seat: number, ...amounts: number[]) =>
  event('bids_revealed', {
    seat,
    amount1: amounts[0]!,
    amount2: amounts[1]!,
    amount3: amounts[2]!,
    amount4: amounts[3]!,
  });
const TOLD = [
  event('battle_began', { province: 'oshu' }),
  revealed(0, 1, 2, 0, 1),
  revealed(2, 0, 2, 0, 0),
  event('advantage_won', { seat: 0, advantage: 'seppuku' }),
  event('killed', { seat: 0, seat2: 0, figure: 'shinto', province: 'oshu' }),
  event('points_gained', { seat: 0, amount: 1, source: 'seppuku' }),
  event('advantage_won', { seat: 2, advantage: 'take_hostage' }),
  event('hostage_taken', { seat: 2, seat2: 0, figure: 'bushi' }),
  event('battle_force', { seat: 0, amount: 0 }),
  event('battle_force', { seat: 2, amount: 3 }),
  event('battle_won', { seat: 2, province: 'oshu' }),
  event('fallen_returned'),
  event('reparations_paid', { seat: 2, seat2: 0, amount: 2 }),
];
const upTo = (code: string) => lastBattle(TOLD.slice(0, TOLD.findLastIndex((one) => one.code === code) + 1))!;

function view(): ViewDoc {
  const { state } = fixture('bids');
  const found = structuredClone(state.view);
  found.locals.fighters = [0, 2];
  found.map.oshu = [{ daimyo: 1 }, {}, { bushi: 2 }, {}, {}];
  return found;
}

it('opens one advantage after the other', () => {
  const open = (code: string) => lanesOf(upTo(code)).map(({ isOpen }) => isOpen);
  expect(open('battle_began')).toEqual([false, false, false, false]);
  expect(open('bids_revealed')).toEqual([false, false, false, false]);
  expect(lanesOf(lastBattle(TOLD.slice(0, 4))!).map(({ isOpen }) => isOpen)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(open('advantage_won')).toEqual([true, true, false, false]);
  expect(open('battle_force'), 'nobody bid on ronin').toEqual([true, true, true, false]);
  expect(open('reparations_paid')).toEqual([true, true, true, true]);
});

it('tells a tie and who stood higher', () => {
  const [seppuku, hostage] = lanesOf(upTo('hostage_taken'));
  expect([seppuku!.winner, seppuku!.tied]).toEqual([0, []]);
  expect([hostage!.winner, hostage!.tied, hostage!.rows[0]!.seat]).toEqual([2, [0], 2]);
  expect(hostage!.told.map(({ code }) => code)).toEqual(['hostage_taken']);
});

it('keeps who fell on the field until they go home, and sees who was led away', () => {
  const fates = (code: string) =>
    fightersOf(view(), upTo(code))[0]!.figures.map(({ id, fate }) => [id, fate]);
  expect(fates('killed')).toEqual([
    ['daimyo:0', 'stands'],
    ['shinto:0', 'fell'],
  ]);
  expect(fates('hostage_taken')).toEqual([
    ['daimyo:0', 'stands'],
    ['shinto:0', 'fell'],
    ['bushi:0', 2],
  ]);
  expect(fates('fallen_returned').map(([, fate]) => fate)).toEqual(['stands', 2]);
  expect(fightersOf(view(), upTo('hostage_taken'))[1]!.captives).toHaveLength(1);
});

it('knows no count before it was told', () => {
  const [mine] = fightersOf(view(), upTo('hostage_taken'));
  expect([mine!.isCounted, mine!.paid]).toEqual([false, 0]);
  const [after] = fightersOf(view(), upTo('reparations_paid'));
  expect([after!.isCounted, after!.force, after!.paid]).toEqual([true, 0, 2]);
});

it('says how far it has come', () => {
  const steps = [
    'battle_began',
    'bids_revealed',
    'killed',
    'hostage_taken',
    'battle_won',
    'reparations_paid',
  ];
  expect(steps.map((code) => STEPS[stepOf(upTo(code))])).toEqual([
    'bids',
    'bids',
    'seppuku',
    'take_hostage',
    'count',
    'reparations',
  ]);
});
