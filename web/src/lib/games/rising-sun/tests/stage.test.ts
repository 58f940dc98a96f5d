/** A whole game as the director shows it: every painted board is the board at its event, and no scene can stop it. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Director } from '$lib/stage/director.svelte.ts';
import { patched } from '$lib/stage/patch.ts';
import { loadGame, setLanguage } from '$lib/words/words.ts';
import { happening, read } from '../../../../../tests/fixture.ts';
import stream from '../fixtures/streams/game-3.json';
import GameTable from '../GameTable.svelte';
import { momentOf } from '../stage/moments/moments.ts';
import type { Happening, State, ViewDoc } from '../types.ts';
import { fixture } from './fixture.ts';

const EVENTS = read<Happening[]>(stream.events);
const FIRST = read<ViewDoc>(stream.first);
const VIEWS = read<Record<string, ViewDoc>>(stream.views);
const before = new Array<Happening>(stream.start).fill(read<Happening>(happening('')));
const { table, state: asked } = fixture('mandate-3');

/** What the server says after its first `count` events; what follows them changes nothing but whose turn it is. */
function stateAt(view: ViewDoc, events: Happening[], next: number): State {
  return {
    ...asked,
    seat: 0,
    view,
    events,
    next,
    after: next,
    choices: [],
    asides: [],
    actors: [],
    decision: null,
  };
}

/** All views, each made of the one before by its event alone. */
const boards = EVENTS.reduce((all, { patch }) => [...all, patched(all.at(-1)!, patch ?? [])], [FIRST]);

function begun(): Director {
  const director = new Director({ game: () => 'rising-sun', pace: () => 'all', rate: () => 1 });
  director.push(stateAt(FIRST, before, stream.start));
  return director;
}

/** Tells a batch and shows it event by event; `seen` is called at each board that is painted. */
function play(director: Director, from: number, to: number, seen: (count: number) => void): void {
  director.push(stateAt(boards[to]!, EVENTS.slice(from, to), stream.start + to));
  while (director.isPlaying) {
    seen(director.events.length - stream.start);
    director.step();
  }
}

const clans = (view: ViewDoc) => {
  const { turn: _turn, locals: _locals, active: _active, ...rest } = read<Record<string, unknown>>(view);
  return rest;
};

beforeAll(async () => {
  const observer = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn().mockImplementation(function () {
      return observer;
    }),
  );
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')));
  Element.prototype.animate = vi.fn(() => read<Animation>({ cancel: vi.fn(), finished: Promise.resolve() }));
  await setLanguage('en');
  await loadGame('rising-sun');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a whole game', () => {
  it('is shown as the engine saw it, one event after the other', () => {
    const director = begun();
    const painted: number[] = [];
    for (let at = 0; at < EVENTS.length; at += 37) {
      const to = Math.min(at + 37, EVENTS.length);
      play(director, at, to, (count) => {
        painted.push(count);
        expect(director.state!.view).toEqual(boards[count]);
      });
      expect(director.events).toHaveLength(stream.start + to);
    }
    expect(painted.length).toBeGreaterThan(EVENTS.length / 3);
    for (const [next, view] of Object.entries(VIEWS))
      expect(clans(boards[Number(next) - stream.start]!), next).toEqual(clans(view as ViewDoc));
  });

  it('has its moments', () => {
    const kinds = EVENTS.map((_, at) => momentOf(EVENTS.slice(0, at + 1), boards[at + 1] as ViewDoc)?.kind);
    const wanted = [
      'alliance',
      'betrayal',
      'cleanup',
      'reaping',
      'kami',
      'mandate',
      'season',
      'wars',
      'winter',
    ];
    expect(new Set(kinds.filter(Boolean))).toEqual(new Set(wanted));
  });
});

/** What can be read and pressed. */
function written(container: HTMLElement): string[] {
  const marked = [...container.querySelectorAll('[aria-label], [data-spot]')];
  return [
    container.textContent.replaceAll(/\s+/g, ' '),
    ...marked.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('data-spot') ?? ''}`),
  ];
}

it('paints nothing before its cause: each board is that of its event', { timeout: 240_000 }, async () => {
  const wars = EVENTS.findIndex(({ code }) => code === 'wars_began');
  const first = EVENTS.findIndex(({ code }, at) => at > wars && code === 'battle_began');
  const end = EVENTS.findIndex(({ code }, at) => at > first && code === 'battle_began') + 1;
  const director = begun();
  play(director, 0, wars, () => undefined);
  const given = { table, act: vi.fn(), aside: vi.fn(), stage: director };
  const heard = [...before, ...EVENTS.slice(0, wars)];
  const start = { ...read<State>(director.state), events: heard, next: heard.length };
  const { container, rerender } = render(GameTable, { props: { ...given, state: start } });
  const scenes = new Set<string>();
  const counts: number[] = [];
  director.push(stateAt(boards[end]!, EVENTS.slice(wars, end), stream.start + end));
  for (; director.isPlaying; director.step()) {
    const count = director.events.length - stream.start;
    await rerender({ state: director.state! });
    for (const scene of container.querySelectorAll<HTMLElement>('[data-scene]'))
      scenes.add(scene.dataset.scene!);
    if (counts.push(count) % 4) continue;
    const all = [...before, ...EVENTS.slice(0, count)];
    const alone = { ...read<State>(director.state), view: boards[count]!, events: all, next: all.length };
    const other = render(GameTable, { props: { ...given, state: alone } });
    expect(written(container), EVENTS[count - 1]?.code).toEqual(written(other.container));
    other.unmount();
  }
  expect(counts.length).toBeGreaterThan(12);
  expect(scenes).toEqual(new Set(['battle']));
});

it('goes on without a scene that fails, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { table: where, state } = fixture('bids');
  const lost = read<Happening>(
    happening('battle_began', { clause: 'RS9.1', args: { province: 'atlantis' } }),
  );
  const broken = { ...state, events: [...state.events, lost], next: state.next + 1 };
  const act = vi.fn();
  const { container, rerender } = render(GameTable, {
    props: { table: where, state: broken, act, aside: vi.fn() },
  });
  expect(container.querySelector('[data-scene]')).toBeNull();
  expect(container.querySelector('.theatre')).toBeNull();
  expect(container.querySelectorAll('.land').length).toBeGreaterThan(7);
  await rerender({ state: { ...broken } });
  expect(warn).toHaveBeenCalledTimes(1);
});
