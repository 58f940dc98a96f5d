import { describe, expect, it } from 'vitest';
import { allPlaced } from '../choosing/choices.ts';
import { wishes } from '../choosing/wishes.ts';
import { fixture } from './fixture.ts';

function asked(name: string, chosen: string | null = null) {
  const { state, view } = fixture(name);
  return { me: state.seat!, choices: allPlaced(state.choices, view), chosen };
}

describe('wishes', () => {
  it('are none for what is lit', () => {
    const table = asked('marshal');
    for (const { from } of table.choices) if (from) expect(wishes(table, from)).toEqual([]);
  });

  it('are none when nothing is asked of me', () => {
    const { me } = asked('marshal');
    expect(wishes({ me, choices: [], chosen: null }, 'province:edo')).toEqual([]);
  });

  it('are what a thing is for once it is pressed, whatever is asked', () => {
    const tea = asked('tea');
    const other = tea.me === 1 ? 0 : 1;
    expect(wishes(tea, `piece:${tea.me}:bushi:edo`)).toEqual([]);
    expect(wishes(tea, `piece:${tea.me}:bushi:edo`, true)).toHaveLength(7);
    expect(wishes(tea, `piece:${tea.me}:shinto:shrine1`, true)).toEqual([]);
    expect(wishes(tea, `piece:${other}:bushi:edo`, true)).toEqual([`${tea.me} replace ${other} bushi edo`]);
    expect(wishes(tea, `piece:${other}:stronghold:edo`, true)).toEqual([]);
    expect(wishes(tea, 'card:yurei', true)).toEqual([`${tea.me} buy yurei`]);
    expect(wishes(tea, 'own:yurei', true)).toEqual([`${tea.me} use yurei`]);
    expect(wishes(tea, 'reserve:stronghold', true)).toHaveLength(8);
    expect(wishes(tea, 'shrine:shrine2', true)).toContain(`${tea.me} worship shinto edo shrine2`);
    const waiting = { ...tea, choices: [] };
    expect(wishes(waiting, 'mandate:train', true)).toEqual([`${tea.me} play train`]);
  });

  it('are none for what is lit, pressed or not', () => {
    const table = asked('marshal');
    for (const { from } of table.choices) if (from) expect(wishes(table, from, true)).toEqual([]);
  });

  it('say what a piece in hand would do in a province', () => {
    const { me, ...rest } = asked('marshal', 'piece:0:bushi:edo');
    const choices = rest.choices.filter(({ tag, from }) => tag === 'move' && from !== 'piece:0:bushi:edo');
    expect(wishes({ ...rest, me, choices }, 'province:kyushu')).toEqual([`${me} move bushi edo kyushu`]);
    expect(wishes({ ...rest, me, choices }, 'shrine:shrine1')).toEqual([]);
  });

  it('ask for a card, a mandate and a figure of somebody else', () => {
    const train = asked('train');
    expect(wishes(train, 'card:no_such_card')).toEqual([`${train.me} buy no_such_card`]);
    const mandate = asked('mandate');
    const hand = mandate.choices.map(({ tag, args }) => (tag === 'play' ? args.mandate : ''));
    const mandates = ['recruit', 'marshal', 'train', 'harvest', 'betray'] as const;
    const missing = mandates.find((one) => !hand.includes(one));
    expect(wishes(mandate, `mandate:${missing}`)).toEqual([`${mandate.me} play ${missing}`]);
    const lotus = {
      ...mandate,
      choices: mandate.choices.map((one) => (one.tag === 'play' ? { ...one, tag: 'lay' as const } : one)),
    };
    expect(wishes(lotus, `mandate:${missing}`)).toEqual([`${mandate.me} lay ${missing}`]);
    const betray = asked('betray');
    expect(wishes(betray, 'piece:1:daimyo:edo')).toEqual([`${betray.me} replace 1 daimyo edo`]);
  });
});
