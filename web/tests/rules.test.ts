import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { View } from '../src/lib/server/protocol.ts';
import { exampleTable } from '../src/lib/rules/example.ts';
import { marked } from '../src/lib/rules/marking.ts';
import {
  clauseIds,
  loadGame,
  optionIds,
  outline,
  setLanguage,
  t,
  wordClause,
} from '../src/lib/words/words.ts';
import { read } from './fixture.ts';

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('rising-sun');
});

describe('the rules', () => {
  it('lists clauses by chapter and worked examples', async () => {
    const ids = await clauseIds('rising-sun');
    expect(ids).toEqual(expect.arrayContaining(['RS1', 'RS6.8', 'RS-X9']));
    for (const id of ids) expect(wordClause(id)?.text, id).toBeTruthy();
  });

  it('lists options with the standard value first', async () => {
    const options = new Map(await optionIds('rising-sun'));
    expect(options.get('set')?.[0]).toBe('archway');
    expect(options.get('merchant_chain')).toEqual(['false', 'true']);
  });

  it('outlines a message without its particulars', () => {
    expect(outline('rising-sun-refusal-build-too_poor')).toBe('it costs …, you have ….');
  });

  it('marks whole words only', () => {
    expect(marked('An ally allied, an ally.', ['ally'])).toEqual([
      { text: 'An ', mark: false },
      { text: 'ally', mark: true },
      { text: ' allied, an ', mark: false },
      { text: 'ally', mark: true },
      { text: '.', mark: false },
    ]);
    expect(marked('Фортеці? (фортець)', ['фортець', 'Фортеці']).filter((one) => one.mark)).toHaveLength(2);
    expect(marked('a.c abc', ['a.c']).filter((one) => one.mark)).toEqual([{ text: 'a.c', mark: true }]);
  });

  it('sets an empty table for an example', () => {
    const table = exampleTable('shogun', 'SG-X1', read<View>({ game: 'shogun', seats: 5 }), null);
    expect(table.seats.map((one) => one.seat)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('languages', () => {
  it('says English once where a message is missing', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(t('no-such-message')).toBe('no-such-message');
    expect(t('no-such-message')).toBe('no-such-message');
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });

  it('speaks the language asked for last, whichever is there first', async () => {
    await Promise.all([setLanguage('uk'), setLanguage('pl'), setLanguage('en')]);
    expect(t('season-spring')).toBe('Spring');
  });

  it('isolates what stands among right-to-left words', async () => {
    await setLanguage('fa');
    await loadGame('rising-sun');
    expect(t('tip-clause', { clause: 'RS6.8' })).toContain('\u2068RS6.8\u2069');
    expect(t('rs-amount-coin', { amount: 12 })).toContain('۱۲');
    await setLanguage('en');
  });
});
