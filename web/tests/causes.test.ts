/** Whole games of both kinds, told in pieces: no number, piece or word of any painted board is ahead of its event. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import risingSun from '$lib/games/rising-sun/fixtures/streams/game-3.json';
import shogun from '$lib/games/shogun/fixtures/streams/game-3.json';
import type { EventDoc, StateDoc, View } from '$lib/server/protocol.ts';
import { Director } from '$lib/stage/director.svelte.ts';
import { patched } from '$lib/stage/patch.ts';
import { read } from './fixture.ts';

const STREAMS = { 'rising-sun': risingSun, shogun };
type Name = keyof typeof STREAMS;

/** The boards after each event, by the events alone. */
function boardsOf(game: Name): { events: EventDoc[]; boards: View[] } {
  const events = read<EventDoc[]>(STREAMS[game].events);
  const boards = [read<View>(STREAMS[game].first)];
  for (const { patch } of events) boards.push(patched(boards.at(-1)!, patch ?? []));
  return { events, boards };
}

/** What the server says after so many events: the question of the end is the spoiler that must wait. */
function said(view: View, events: EventDoc[], next: number): StateDoc {
  return read<StateDoc>({
    table: 't',
    seat: 0,
    status: 'running',
    decision: next,
    question: { step: 'play', clause: '', args: {} },
    view,
    actors: [0],
    choices: [{ action: '0 pass' }],
    asides: [],
    undoable: 1,
    events,
    next,
    after: next,
    seen: 0,
    lesson: null,
    tea: null,
    promises: [],
  });
}

/** The same luck in every run. */
function luck(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const games = Object.keys(STREAMS) as Name[];
const runs = games.flatMap((game) => [1, 4].map((rate) => ({ game, rate })));

describe.each(runs)('$game at rate $rate', ({ game, rate }) => {
  const { events, boards } = boardsOf(game);

  /** Tells the game in pieces of all sizes; `meddle` may do something at each painted board. */
  function play(seed: number, meddle: (director: Director, chance: () => number) => void): number {
    const chance = luck(seed);
    const director = new Director({ game: () => game, pace: () => 'all', rate: () => rate });
    director.push(said(boards[0]!, [], 0));
    let painted = 0;
    for (let from = 0; from < events.length;) {
      const to = Math.min(events.length, from + 1 + Math.floor(chance() * 30));
      director.push(said(boards[to]!, events.slice(from, to), to));
      while (director.isPlaying) {
        const count = director.events.length;
        const { view, next, choices, question, actors } = director.state!;
        expect(view, `event ${count}: ${events[count - 1]?.code}`).toEqual(boards[count]);
        // A scene knows its own events, and the board is that before it.
        expect(next).toBeGreaterThanOrEqual(count);
        expect(events.slice(0, count)).toEqual(director.events);
        if (count < to) expect([choices, question, actors]).toEqual([[], null, []]);
        painted += 1;
        meddle(director, chance);
        vi.advanceTimersToNextTimer();
      }
      expect(director.state!.view).toEqual(boards[to]);
      expect(director.state!.choices).toHaveLength(1);
      from = to;
    }
    return painted;
  }

  it('is never ahead of what it shows', () => {
    expect(play(7, () => undefined)).toBeGreaterThan(events.length / 2);
  });

  it('is never ahead however it is skipped, held and stepped', () => {
    play(11, (director, chance) => {
      const what = chance();
      if (what < 0.02) director.skip();
      else if (what < 0.1) director.step();
      else if (what < 0.14) {
        director.pause();
        vi.advanceTimersByTime(5_000);
        director.resume();
      }
    });
  });
});
