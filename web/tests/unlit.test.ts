import { beforeAll, describe, expect, it, vi } from 'vitest';
import mandate from '../src/lib/games/rising-sun/fixtures/mandate.json';
import marshal from '../src/lib/games/rising-sun/fixtures/marshal.json';
import spectator from '../src/lib/games/rising-sun/fixtures/spectator.json';
import recruit from '../src/lib/games/rising-sun/fixtures/recruit.json';
import { unlit as risingSun } from '../src/lib/games/rising-sun/unlit.ts';
import howMany from '../src/lib/games/shogun/fixtures/how-many.json';
import march from '../src/lib/games/shogun/fixtures/march.json';
import draft from '../src/lib/games/shogun/fixtures/draft.json';
import planning from '../src/lib/games/shogun/fixtures/planning.json';
import { unlit as shogun } from '../src/lib/games/shogun/unlit.ts';
import type { StateDoc } from '../src/lib/server/protocol.ts';
import { reasonsOf } from '../src/lib/table/choices/why.ts';
import { loadGame, setLanguage } from '../src/lib/words/words.ts';

const stateOf = (fixture: unknown) => (fixture as { state: StateDoc }).state;

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('rising-sun');
  await loadGame('shogun');
});

describe('what is not offered', () => {
  it.each([
    ['mandate', risingSun, mandate],
    ['recruit', risingSun, recruit],
    ['marshal', risingSun, marshal],
    ['planning', shogun, planning],
    ['march', shogun, march],
    ['draft', shogun, draft],
    ['how many', shogun, howMany],
  ])('is named in words and never among the choices: %s', (_, unlit, fixture) => {
    const state = stateOf(fixture);
    const found = unlit(state);
    const offered = new Set(state.choices.map(({ action }) => action));
    expect(found.length).toBeGreaterThan(0);
    for (const { label, wish } of found) {
      expect(label).not.toMatch(/undefined|_|^$/);
      expect(wish.some((action) => offered.has(action))).toBe(false);
    }
  });

  it('is nothing to those who are asked nothing', () => {
    expect(risingSun(stateOf(spectator))).toEqual([]);
  });
});

it('many things are asked about in few requests, and what turns out possible is left out', async () => {
  const state = stateOf(march);
  const reason = { code: 'march/not_adjacent', clauses: ['SG5.7'], details: { from: 'kai', to: 'aki' } };
  const ask = vi.fn((actions: string[]) =>
    Promise.resolve(
      actions.map((action) => ({
        action,
        possible: action === '0 target 5',
        reasons: action === '0 target 5' ? [] : [reason],
      })),
    ),
  );
  const things = Array.from({ length: 100 }, (_, at) => ({ label: `${at}`, wish: [`0 target ${at}`] }));
  const found = await reasonsOf(ask, 'shogun', state.view, things);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(found).toHaveLength(99);
  expect(found[0]!.reasons).toEqual([{ text: 'Aki is not beside Kai.', clauses: ['SG5.7'] }]);
});
