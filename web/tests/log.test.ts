import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import { SILENCE, type StateDoc, type TableDoc } from '../src/lib/protocol.ts';
import LogPanel from '../src/lib/table/LogPanel.svelte';
import { Past } from '../src/lib/table/past.svelte.ts';
import { loadGame, setLanguage } from '../src/lib/words.ts';
import { read } from './fixture.ts';

const table = read<TableDoc>(fixture.table);
const { view } = read<StateDoc>(fixture.state);
const event = (move: number) => ({ ...SILENCE, move, code: 'looked', args: { seat: 0 } });
const events = Array.from({ length: 250 }, (_, move) => event(move));
const lines = () => document.querySelectorAll('.log li').length;
let past: Past;

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('rising-sun');
});
beforeEach(() => {
  past = new Past(
    'abc',
    () => events,
    () => 0,
  );
  render(LogPanel, { props: { table, view, events, seen: 0, past } });
  // nothing is laid out here: as if the list were scrolled to its end
  const end = { value: 5000, writable: true };
  Object.defineProperties(document.querySelector('.log ol')!, { scrollTop: end, scrollHeight: end });
});
afterEach(cleanup);

describe('the log', () => {
  it('holds the latest lines, and earlier ones for whoever scrolls up', async () => {
    expect(lines()).toBe(100);
    const list = document.querySelector('.log ol')!;
    await fireEvent.scroll(list);
    expect(lines()).toBe(100);
    for (const expected of [200, 250]) {
      list.scrollTop = 10;
      await fireEvent.scroll(list);
      expect(lines()).toBe(expected);
    }
  });

  it('holds the line whose moment is on the board', async () => {
    past.moment = 20;
    await tick();
    expect(document.querySelector('.log li.here')).toBe(document.querySelector('.log li'));
  });
});
