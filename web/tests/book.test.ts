import { describe, expect, it } from 'vitest';
import type { TermDoc } from '../src/lib/server/protocol.ts';
import { headed, pageAt, pagesOf } from '../src/lib/rules/book.ts';
import { linked } from '../src/lib/rules/linking.ts';

const term = (word: string): TermDoc => ({
  key: word,
  word,
  also: [],
  edition: '',
  english: '',
  message: '',
  clause: 'RS1.1',
});
const words = (text: string, terms: string[], language: string) =>
  linked(text, terms.map(term), language)
    .filter((piece) => piece.term)
    .map((piece) => piece.text);

describe('terms in a text', () => {
  it('are found in the plural, once, and as whole words', () => {
    expect(words('Coins pay. A coin is no coinage.', ['coin'], 'en')).toEqual(['Coins']);
    expect(words('to train is not Train', ['Train'], 'en')).toEqual(['Train']);
  });
  it('are found in any inflection', () => {
    expect(words('Візьміть винагороду провінції', ['провінція', 'винагорода'], 'uk')).toEqual([
      'винагороду',
      'провінції',
    ]);
    expect(words('سکه‌های خود', ['سکه'], 'fa')).toEqual(['سکه‌های']);
  });
  it('prefer the longer one and lose no text', () => {
    const found = linked('Take the season card now.', [term('season'), term('season card')], 'en');
    expect(found.map((piece) => piece.text).join('')).toBe('Take the season card now.');
    expect(found[1]).toEqual({ text: 'season card', term: term('season card') });
  });
  it('leave a text alone where there are none', () => {
    expect(linked('Nothing.', [], 'en')).toEqual([{ text: 'Nothing.', term: null }]);
  });
});

describe('addresses', () => {
  it('name a page, a clause, a thing, an option', () => {
    expect(pageAt('rising-sun', '')).toBe('overview');
    expect(pageAt('rising-sun', 'cards')).toBe('cards');
    expect(pageAt('rising-sun', 'card-yurei')).toBe('cards');
    expect(pageAt('rising-sun', 'RS6.8')).toBe('every');
    expect(pageAt('shogun', 'SG-X3')).toBe('every');
    expect(pageAt('shogun', 'event-low_taxes')).toBe('events');
    expect(pageAt('shogun', 'option-side')).toBe('questions');
  });
  it('of a page the game does not have lead to the first', () => {
    expect(pageAt('shogun', 'cards')).toBe('overview');
    expect(pageAt('shogun', 'clan-koi')).toBe('overview');
    expect(pagesOf('shogun')).toContain('start');
  });
});

it('a word heads a line with a capital', () => expect(headed('честь')).toBe('Честь'));
