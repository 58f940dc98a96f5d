import { beforeAll, describe, expect, it } from 'vitest';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { Document } from '../src/lib/server/protocol.ts';
import { asking } from '../src/lib/words/wording.ts';
import { loadGame, n, parsed, setLanguage, wordAction, wordClause } from '../src/lib/words/words.ts';
import { sentences, term, wordEvent, wordQuestion, wordRefusal } from '../src/lib/words/words.ts';
import { happening, read } from './fixture.ts';

const state = asking(read<Document<'RisingSunState'>>(fixture.state));

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
    expect(wordAction('rising-sun', `${state.seat} done`, state.view)).toBe('Stop moving');
    expect(wordQuestion('rising-sun', state.view)).toBe('Marshal: what do you move?');
  });

  it('names seats by their clans', () => {
    const [clan] = state.view.clans;
    const event = happening('looked', { clause: 'RS6.2', args: { seat: 0 } });
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

  it('words what was expected whole: the words there are, or the range', () => {
    const error = { code: 'input/badinput', message: '', clause: null, state: null };
    const among = { field: 'seats', kind: 'among', words: '3, 4', expected: 'one of 3, 4', got: '7' };
    const range = { field: 'seat', kind: 'range', low: 0, high: 3, expected: '0 to 3', got: '9' };
    expect(wordRefusal({ ...error, details: among })).toBe('seats: expected one of 3, 4, got 7.');
    expect(wordRefusal({ ...error, details: range })).toBe('seat: expected a number from 0 to 3, got 9.');
  });

  it('keeps words of one letter with the next word where the language wants it', async () => {
    const marshal = () => wordAction('rising-sun', '0 move bushi edo kyoto', state.view, 'group');
    await setLanguage('pl');
    const polish = marshal();
    await setLanguage('en');
    expect(polish).toMatch(/ z\u00a0Edo$/);
    expect(marshal()).not.toContain('\u00a0');
  });

  it('closes every sentence once', () => {
    expect(sentences(['Ally: Dragonfly', '', 'Reserve: none.', 'Ready?'])).toBe(
      'Ally: Dragonfly. Reserve: none. Ready?',
    );
  });

  it('gives a term the case that a message of either game asks for', async () => {
    await loadGame('shogun');
    await setLanguage('pl');
    const args = { seat: 0, amount: 3, region: 'green', building: 'castle' };
    const event = happening('scored_majority', { clause: 'SG8.3', args });
    const region = term('shogun', 'region', 'green', null, 'loc');
    expect(region).not.toBe(term('shogun', 'region', 'green'));
    expect(wordEvent('shogun', event, null)).toContain(region);
    await setLanguage('en');
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
      named: { figure: 'bushi', origin: 'edo', target: 'kyoto' },
    });
  });

  it('writes numbers in the digits of the language', async () => {
    await setLanguage('fa');
    expect(n(12)).toBe('۱۲');
    await setLanguage('en');
    expect(n(12)).toBe('12');
  });
});
