import { beforeAll, describe, expect, it } from 'vitest';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { StateDoc } from '../src/lib/protocol.ts';
import { asking } from '../src/lib/wording.ts';
import { loadGame, n, parsed, setLanguage, wordAction, wordClause } from '../src/lib/words.ts';
import { wordEvent, wordQuestion, wordRefusal } from '../src/lib/words.ts';

const state = asking(fixture.state as unknown as StateDoc);

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('rising-sun');
});

describe('words', () => {
  it('says every choice of a table without a gap', () => {
    for (const { action, clause } of state.choices) {
      expect(wordAction('rising-sun', action, state.view)).not.toMatch(/[_{}]|undefined/);
      expect(wordClause(clause)?.title).toBeTruthy();
    }
  });

  it('words an action by the step that offers it', () => {
    expect(wordAction('rising-sun', `${state.seat} done`, state.view)).toBe('Move no more');
    expect(wordQuestion('rising-sun', state.view)).toBe('Marshal: what do you move?');
  });

  it('names seats by their clans', () => {
    const [clan] = state.view.clans as string[];
    const event = { move: 0, code: 'looked', clause: 'RS6.2', args: { seat: 0 } };
    expect(wordEvent('rising-sun', event, state.view).toLowerCase()).toContain(clan);
  });

  it('words a refusal with its particulars', () => {
    const error = {
      code: 'build/too_poor',
      message: '',
      clause: 'RS6.8',
      details: { action: 'build edo', needed: 3, held: 1 },
      state: null,
    };
    expect(wordRefusal(error, 'rising-sun', state.view)).toBe(
      'Build a stronghold in Edo: it costs 3, you have 1.',
    );
  });

  it('names the code where there are no words for it', () => {
    const error = { code: 'x/y', message: 'plainly no', clause: null, details: {}, state: null };
    expect(wordRefusal(error)).toBe('The server refused this (x/y).');
  });

  it('words what is refused for being too much, with the time to wait', () => {
    const error = { code: 'limit/writes', message: '', clause: null, details: { seconds: 3 }, state: null };
    expect(wordRefusal(error)).toBe('Too much at once. Wait 3 seconds.');
  });

  it('reads an action by the names of its arguments', () => {
    expect(parsed('rising-sun', '2 move bushi edo kyoto')).toEqual({
      seat: 2,
      tag: 'move',
      named: { figure: 'bushi', province1: 'edo', province2: 'kyoto' },
    });
  });

  it('writes numbers in the digits of the language', async () => {
    await setLanguage('fa');
    expect(n(12)).toBe('۱۲');
    await setLanguage('en');
    expect(n(12)).toBe('12');
  });
});
