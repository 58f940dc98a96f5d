import { beforeAll, expect, it } from 'vitest';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { AnswerDoc, StateDoc } from '../src/lib/server/protocol.ts';
import { reasonsIn } from '../src/lib/table/choices/why.ts';
import { loadGame, setLanguage } from '../src/lib/words/words.ts';
import { read } from './fixture.ts';

const { view } = read<StateDoc>(fixture.state);

function answer(to: string, code: string): AnswerDoc {
  const action = `move bushi edo ${to}`;
  return {
    action: `0 ${action}`,
    possible: false,
    reasons: [{ code, clauses: ['RS6.8'], details: { action } }],
  };
}

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('rising-sun');
});

it('says each reason once, the commonest first', () => {
  const answers = [
    answer('kyushu', 'move/not_adjacent'),
    answer('kyoto', 'move/moved_already'),
    answer('oshu', 'move/moved_already'),
  ];
  const reasons = reasonsIn('rising-sun', view, answers);
  expect(reasons.map(({ text }) => text)).toEqual([
    'Move Bushi from Edo to Kyoto: all of them there have moved already.',
    'Move Bushi from Edo to Kyushu: the two provinces are not adjacent.',
  ]);
  expect(reasons[0]!.clauses).toEqual(['RS6.8']);
});

it('has nothing to say of what is possible', () => {
  const possible = { action: '0 move bushi edo kyoto', possible: true, reasons: [] };
  expect(reasonsIn('rising-sun', view, [answer('oshu', 'move/not_adjacent'), possible])).toEqual([]);
});
