/** A game shown again: any moment forward and back, the same for everybody's eyes, and a long absence in short. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineOf, Told } from '$lib/film/story.ts';
import { turningsOf } from '$lib/film/turning.ts';
import { gameOf } from '$lib/game.ts';
import risingSun from '$lib/games/rising-sun/fixtures/streams/game-3.json';
import shogun from '$lib/games/shogun/fixtures/streams/game-3.json';
import type { EventDoc, FilmDoc, ResultDoc } from '$lib/server/protocol.ts';
import { lengthOf, stopsIn } from '$lib/stage/beats.ts';
import { cutOf } from '$lib/stage/cut.ts';
import { Director } from '$lib/stage/director.svelte.ts';
import { countAt, endOf, publicCount, reelOf } from '$lib/stage/reel.ts';
import { loadGame, setLanguage, wordEvent } from '$lib/words/words.ts';
import { read } from './fixture.ts';

const STREAMS: Record<string, { first: object; events: object[] }> = { 'rising-sun': risingSun, shogun };

function filmOf(game: string): FilmDoc {
  const { first, events } = STREAMS[game]!;
  return read<FilmDoc>({
    table: 't',
    game,
    seat: 0,
    move: 0,
    moves: 9,
    question: null,
    view: first,
    events,
    ledgers: [],
  });
}

const RESULT = read<ResultDoc>({ scores: [1, 2, 3], ranking: [3, 2, 1], winners: [2], breakdown: [] });

function loaded(game: string) {
  const film = filmOf(game);
  const reel = reelOf(film);
  const director = new Director({ game: () => game, pace: () => 'all', rate: () => 1 });
  director.load(reel, endOf(film, reel, RESULT));
  return { director, reel };
}

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all([loadGame('rising-sun'), loadGame('shogun')]);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(['rising-sun', 'shogun'])('%s from its record', (game) => {
  it('shows the board of each moment, on the way there and on the way back', () => {
    const { director, reel } = loaded(game);
    const stops = stopsIn(game, reel.events);
    director.to(0);
    const on: number[] = [];
    while (director.isPlaying) {
      on.push(director.cursor);
      const shown = stops.find(({ count }) => count === director.cursor)?.from ?? director.cursor;
      expect(director.state?.view).toEqual(reel.views[shown]);
      expect([director.state?.result, director.state?.choices]).toEqual([undefined, []]);
      director.stepOn();
    }
    expect(director.state?.result).toEqual(RESULT);
    const between = stops.map(({ count }) => count).filter((count) => count < reel.events.length);
    expect(on.slice(1).filter((count) => count < reel.events.length)).toEqual(between);
    const back: number[] = [];
    for (director.stepBack(); director.cursor > 0; director.stepBack()) {
      back.push(director.cursor);
      const { from } = stops.find(({ count }) => count === director.cursor)!;
      expect(director.state?.view).toEqual(reel.views[from]);
      expect(director.isPaused).toBe(true);
    }
    expect(back.toReversed()).toEqual(between);
  });

  it('plays from any moment to the end by itself', () => {
    const { director, reel } = loaded(game);
    director.to(reel.events.length - 12);
    director.resume();
    vi.advanceTimersByTime(lengthOf(game, reel.events.slice(-60), 'all'));
    expect([director.isPlaying, director.state?.result]).toEqual([false, RESULT]);
  });

  it('has chapters without a gap, and words for every moment', () => {
    const { reel } = loaded(game);
    const told = new Told(game, reel);
    expect(told.bands[0]!.from).toBe(0);
    expect(told.bands.at(-1)!.to).toBe(reel.events.length);
    for (const [at, band] of told.bands.entries()) {
      expect(band.parts[0]!.from).toBe(band.from);
      expect(band.parts.at(-1)!.to).toBe(told.bands[at + 1]?.from ?? reel.events.length);
    }
    const seats = gameOf(game)!
      .story.points(reel.views[0]!)
      .map((_, seat) => seat);
    for (const { count } of stopsIn(game, reel.events).slice(1)) {
      const { event } = told.title(count);
      expect(event).not.toBeNull();
      expect(wordEvent(game, event!, reel.views[count]!)).not.toBe('');
      for (const seat of seats)
        expect(lineOf(told, told.points, seat, count, 100).at(-1)![0]).toBe(told.places[count]);
    }
  });
});

it('keeps the end of a scene to itself while it is shown', () => {
  const { director, reel } = loaded('shogun');
  const told = new Told('shogun', reel);
  const scenes = stopsIn('shogun', reel.events).filter(({ from, count }) => from < count);
  expect(scenes.length).toBeGreaterThan(4);
  for (const { from, count } of scenes) {
    director.to(count);
    expect([director.cursor, director.said]).toEqual([count, from + 1]);
    expect(['attacked', 'revolt_begins']).toContain(told.title(director.said).event?.code);
  }
});

it('finds the same moment for other eyes, which have heard other things', () => {
  const event = (number: number, isPrivate = false) => read<EventDoc>({ number, private: isPrivate });
  const mine = [event(0), event(1, true), event(2), event(3, true), event(4)];
  expect([0, 1, 2, 3, 4, 5].map((count) => publicCount(mine, count))).toEqual([0, 1, 1, 2, 2, 3]);
  expect([0, 1, 2, 3].map((heard) => countAt(mine, heard))).toEqual([0, 2, 4, 5]);
});

it('finds what decided a game where the lead of the winner changed most', () => {
  const { reel } = loaded('rising-sun');
  const told = new Told('rising-sun', reel);
  const points = told.points.at(-1)!;
  const winner = points.indexOf(Math.max(...points));
  const found = turningsOf(told, reel, winner);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(3);
  const lead = (count: number) => {
    const now = told.points[count]!;
    return now[winner]! - Math.max(...now.filter((_, seat) => seat !== winner));
  };
  for (const { event, by, count } of found) {
    expect(lead(count) - lead(reel.events.indexOf(event))).toBe(by);
    expect(gameOf('rising-sun')!.story.frames).toContain(event.code);
  }
});

it('has a track beside the points, and more of it is higher', () => {
  const shogunTold = new Told('shogun', loaded('shogun').reel);
  const held = shogunTold.track.map((seats) => seats.reduce((sum, one) => sum + one, 0));
  expect(held[0]).toBeLessThanOrEqual(45);
  expect(new Set(held).size).toBeGreaterThan(3);
  const { reel } = loaded('rising-sun');
  const seats = [0.5, 1.5, 2.5];
  for (const [at, heights] of new Told('rising-sun', reel).track.entries()) {
    expect(heights.toSorted((a, b) => a - b)).toEqual(seats);
    const view = read<{ honor: number[] }>(reel.views[at]);
    expect(heights[view.honor[0]!]).toBe(2.5);
  }
});

describe('what was missed', () => {
  const weights = gameOf('rising-sun')!.story.weights;

  function watched(events: number): { ms: number; shown: EventDoc[] } {
    const { director, reel } = loaded('rising-sun');
    const part = { events: reel.events.slice(-events), views: reel.views.slice(-events - 1), ledgers: [] };
    const cut = cutOf('rising-sun', part.events, weights);
    director.load(part, endOf(filmOf('rising-sun'), part, RESULT));
    const shown: EventDoc[] = [];
    let ms = 0;
    for (director.tell(cut); director.isPlaying && ms < 60_000; ms += 20) {
      const last = director.events.at(-1);
      if (last && last !== shown.at(-1)) shown.push(last);
      vi.advanceTimersByTime(20);
    }
    return { ms, shown };
  }

  it('takes 20 seconds at most, however long I was away', () => {
    for (const events of [3, 40, 120, 300, 600]) expect(watched(events).ms).toBeLessThanOrEqual(20_100);
  });

  it('shows all of a short absence, and of a long one its battles and betrayals', () => {
    expect(watched(12).shown.length).toBeGreaterThan(6);
    const codes = new Set(watched(600).shown.map(({ code }) => code));
    expect(codes).toContain('battle_won');
    expect(codes).not.toContain('season_began');
  });
});
