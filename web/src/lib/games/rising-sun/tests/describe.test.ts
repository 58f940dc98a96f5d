import { beforeAll, expect, it } from 'vitest';
import { loadGame, setLanguage, LANGUAGES } from '$lib/words/words.ts';
import { describe as described } from '../describe.ts';
import { fixture } from './fixture.ts';

beforeAll(() => loadGame('rising-sun'));

it.each(LANGUAGES)('tells the position in sentences with an end each: %s', async (language) => {
  await setLanguage(language);
  const lines = described(fixture('marshal').view);
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) {
    expect(line).toMatch(/\.\u2069*$/);
    expect(line).not.toMatch(/\.\.|[{}$]/);
  }
});
