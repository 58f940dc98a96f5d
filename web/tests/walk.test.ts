/**
 * The walk of one move through the page, counted: from the message of the server to the painted board, by V8's own count
 * of calls. `scripts/walk.py` counts the half before it.
 *
 * Counted is every function of ours that has a name and is entered, once however often. In the shell (connection,
 * director, patches) these are the hops of a message. In the folder of the game they are what the board is drawn from:
 * they answer, and hand nothing on; they are held too, with a limit of their own. Left out is what has no name: the
 * closures that Svelte makes of a template, and arrows inside an expression.
 */
import { Session } from 'node:inspector/promises';
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '$lib/server/connection.svelte.ts';
import type { GameTableProps, StateDoc, TableDoc } from '$lib/server/protocol.ts';
import { settings } from '$lib/settings.svelte.ts';
import { loadGame, setLanguage } from '$lib/words/words.ts';
import RisingSun from '$lib/games/rising-sun/GameTable.svelte';
import marshal from '$lib/games/rising-sun/fixtures/marshal.json';
import Shogun from '$lib/games/shogun/GameTable.svelte';
import march from '$lib/games/shogun/fixtures/march.json';
import Live from './Live.svelte';
import { happening, read } from './fixture.ts';

const MOST_HOPS = 45;
const MOST_DRAWING = 120;

class FakeSocket {
  static last: FakeSocket;
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(): void {
    // nothing is sent here
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

interface Case {
  game: string;
  of: Component<GameTableProps>;
  fixture: { table: unknown; state: unknown };
  /** What the move changes: one piece goes from here to there. */
  patch: { at: string; to: unknown }[];
  code: string;
}

const CASES: Case[] = [
  {
    game: 'rising-sun',
    of: RisingSun,
    fixture: marshal,
    patch: [{ at: '/map/edo/0', to: { bushi: 3 } }],
    code: 'moved',
  },
  {
    game: 'shogun',
    of: Shogun,
    fixture: march,
    patch: [{ at: '/provinces/mino', to: { owner: 0, armies: 7 } }],
    code: 'marched',
  },
];

/** Functions of ours that V8 saw entered, by file. */
async function counted(walk: () => void): Promise<Map<string, string[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage'); // what was before is no part of it
  walk();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const found = new Map<string, string[]>();
  for (const { url, functions } of result) {
    const file = /\/web\/(src\/lib\/[^?]+)/.exec(url)?.[1];
    if (!file) continue;
    const source = readFileSync(file, 'utf8');
    const names = functions
      .filter(({ functionName: name, ranges }) => ranges[0]!.count > 0 && isOurs(file, source, name))
      .map(({ functionName }) => functionName);
    if (names.length) found.set(file, [...new Set(names)]);
  }
  return found;
}

/** Whether a function of this name stands in the source. Of a component Svelte makes getters of its props, and what has
 *  no name is called by the path to it. */
function isOurs(file: string, source: string, name: string): boolean {
  if (!name || name.startsWith('__vite') || (file.endsWith('.svelte') && name.startsWith('get ')))
    return false;
  const last = name
    .replace(/^(get|set) /, '')
    .split('.')
    .at(-1)!;
  return new RegExp(`(?<![\\w$])${last.replaceAll('$', '\\$')}(?![\\w$])`).test(source);
}

describe('a move on its way to the board', { timeout: 120_000 }, () => {
  let connection: Connection | null = null;

  beforeEach(() => {
    settings.pace = 'none'; // how long something is looked at is no part of the way
    const observer = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
    vi.stubGlobal('ResizeObserver', function Observer() {
      return observer;
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')));
    Element.prototype.animate = vi.fn(() =>
      read<Animation>({ cancel: vi.fn(), finished: Promise.resolve() }),
    );
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    connection?.close();
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each(CASES)('passes few functions of ours in $game', async ({ game, of, fixture, patch, code }) => {
    await setLanguage('en');
    await loadGame(game);
    const table = read<TableDoc>(fixture.table);
    const state = read<StateDoc>(fixture.state);
    const mine = (connection = new Connection('walk'));
    FakeSocket.last.hear({ type: 'hello', table, state });
    render(Live, { props: { of, connection: mine } });
    const event = { ...happening(code), number: state.next, actor: 1, patch };
    const next = { ...state, events: [event], next: state.next + 1, after: state.next + 1 };
    const seen = await counted(() => {
      FakeSocket.last.hear({ type: 'state', seats: table.seats, state: next });
      flushSync();
    });
    const board = [...seen].filter(([file]) => file.startsWith('src/lib/games/'));
    const shell = [...seen].filter(([file]) => !file.startsWith('src/lib/games/'));
    const size = (part: [string, string[]][]) => part.reduce((sum, [, names]) => sum + names.length, 0);
    expect(shell.map(([file]) => file)).toContain('src/lib/stage/director.svelte.ts');
    expect(size(board), JSON.stringify(board, null, 1)).toBeGreaterThan(0);
    console.log(`${game}: ${size(shell)} functions of the shell, ${size(board)} of the board`);
    if (process.env.WALK_NAMES) console.log(JSON.stringify([...seen], null, 1));
    expect(size(shell), JSON.stringify(shell, null, 1)).toBeLessThanOrEqual(MOST_HOPS);
    expect(size(board), JSON.stringify(board, null, 1)).toBeLessThanOrEqual(MOST_DRAWING);
  });
});
