import { beforeAll, describe, expect, it, vi } from 'vitest';
import { has, hasEdition, loadBook, loadGame, setLanguage, t } from '../src/lib/words/words.ts';

// A Polish and a Persian rulebook that lack nearly everything.
vi.mock('../../src/gunbai/locale/pl/book.ftl?raw', () => ({ default: 'book-all = Wszystkie' }));
vi.mock('../../src/gunbai/locale/fa/book.ftl?raw', () => ({ default: 'book-all = همه' }));

const told: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation((complaint: string) => void told.push(complaint));
  await setLanguage('pl');
  await loadBook('shogun');
});

describe('a message that a language lacks', () => {
  it('is said in English as soon as the English words are there, and told once', async () => {
    expect(t('book-all')).toBe('Wszystkie');
    expect(has('book-how')).toBe(false);
    t('book-how');
    await vi.waitFor(() => expect(t('book-how')).toBe('How it goes'));
    expect(t('book-copies', { count: 2 })).toBe('2 copies');
    t('book-how');
    expect(told.filter((complaint) => complaint === 'book-how is missing in pl')).toHaveLength(1);
  });

  it('leaves what the language has, and parts that nothing has', () => {
    expect(t('book-all')).toBe('Wszystkie');
    expect(t('book-how', {}, 'about')).toBe('');
  });

  it('keeps its direction among Persian words', async () => {
    await setLanguage('fa');
    expect(t('book-how')).toBe('\u2066How it goes\u2069');
    expect(told).toContain('book-how is missing in fa');
  });

  it('is its id where English lacks it, too', () => {
    expect(t('book-nowhere')).toBe('book-nowhere');
  });
});

describe('the names of an edition', () => {
  const bushi = () => [t('figure-bushi'), t('figure-bushi', {}, 'ez'), t('province-edo')];

  it('stand in place of ours when they are wanted, before an owner too', async () => {
    await loadGame('rising-sun');
    await setLanguage('fa', true);
    expect(hasEdition()).toBe(true);
    expect(bushi()).toEqual(['Bushi', 'Bushi', 'Edo']);
    expect(t('kami-fujin')).toBe('Fujin');
    expect(t('kami-fujin', {}, 'effect')).toMatch(/۲/);
  });

  it('go when they are not, and other languages print ours', async () => {
    await setLanguage('fa', false);
    expect(bushi()).not.toContain('Bushi');
    await setLanguage('pl', true);
    expect(hasEdition()).toBe(false);
    expect(t('province-edo')).toBe('Edo');
  });
});
