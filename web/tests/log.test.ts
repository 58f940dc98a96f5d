import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { StateDoc, TableDoc } from '../src/lib/server/protocol.ts';
import LogPanel from '../src/lib/table/talk/LogPanel.svelte';
import { Past } from '../src/lib/table/past/past.svelte.ts';
import { loadGame, setLanguage } from '../src/lib/words/words.ts';
import { happening, read } from './fixture.ts';

const table = read<TableDoc>(fixture.table);
const { view } = read<StateDoc>(fixture.state);
const event = (move: number) => happening('looked', { number: move, move, args: { seat: 0 } });
const events = Array.from({ length: 250 }, (_, move) => event(move));
const lines = () => document.querySelectorAll('.log li').length;
let past: Past;

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('rising-sun');
});
beforeEach(() => {
  past = new Past({
    table: 'abc',
    game: () => 'rising-sun',
    events: () => events,
    seat: () => 0,
    retell: vi.fn(),
  });
  render(LogPanel, { props: { table, view, events, seen: 0, past } });
  // nothing is laid out here: as if the list were scrolled to its end
  const end = { value: 5000, writable: true };
  Object.defineProperties(document.querySelector('.log ol')!, { scrollTop: end, scrollHeight: end });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    const film = {
      table: 'abc',
      game: 'rising-sun',
      seat: 0,
      move: 0,
      moves: 250,
      question: null,
      view,
      events,
      ledgers: [],
    };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(film)));
    await past.show(20);
    await tick();
    expect(past.moment).toBe(20);
    expect(document.querySelector('.log li.here')).toBe(document.querySelector('.log li'));
  });
});
