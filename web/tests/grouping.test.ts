import { beforeAll, describe, expect, it } from 'vitest';
import mandate from '../src/lib/games/rising-sun/fixtures/mandate.json';
import marshal from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { StateDoc } from '../src/lib/server/protocol.ts';
import { asking } from '../src/lib/words/wording.ts';
import { endsTurn, grouped } from '../src/lib/table/choices/grouping.ts';
import { loadGame, setLanguage } from '../src/lib/words/words.ts';
import { read } from './fixture.ts';

const marshalled = asking(read<StateDoc>(marshal.state));
const asked = asking(read<StateDoc>(mandate.state));

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('rising-sun');
});

describe('choices in groups', () => {
  it('loses none and repeats none', () => {
    for (const state of [marshalled, asked]) {
      const shown = grouped('rising-sun', state.choices, state.view).flatMap((group) =>
        group.items.map((item) => item.choice.action),
      );
      expect(shown.toSorted()).toEqual(state.choices.map((choice) => choice.action).toSorted());
    }
  });

  it('puts moves that differ in their target under one heading', () => {
    const groups = grouped('rising-sun', marshalled.choices, marshalled.view);
    const moves = groups.find(
      (group) => group.items.length > 1 && group.items[0]!.choice.action.includes(' move '),
    );
    expect(moves?.heading).toMatch(/ from .+ to$/);
  });
});

describe('what is confirmed', () => {
  it('steps inside a turn go at once, its end does not', () => {
    const build = marshalled.choices.find((choice) => choice.action.includes(' build '))!;
    const done = marshalled.choices.find((choice) => choice.action.endsWith(' done'))!;
    expect(endsTurn([build.action], marshalled.choices)).toBe(false);
    expect(endsTurn([done.action], marshalled.choices)).toBe(true);
  });

  it('a chain has been confirmed where it was made', () => {
    const done = marshalled.choices.find((choice) => choice.ends)!;
    expect(endsTurn(['0 bid 1', done.action], marshalled.choices)).toBe(false);
  });
});
