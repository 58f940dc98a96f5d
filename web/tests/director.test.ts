/** The director shows every event in its turn, and nothing before its cause. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeDoc, EventDoc, StateDoc } from '$lib/server/protocol.ts';
import { Director } from '$lib/stage/director.svelte.ts';
import { patched } from '$lib/stage/patch.ts';
import { happening, read } from './fixture.ts';

interface Simple {
  coins: number;
  seats: number[];
}

function event(code: string, patch: ChangeDoc[] | null, actor: number | null = 1): EventDoc {
  return happening(code, { clause: 'RS1.1', actor, patch });
}

function state(view: Simple, events: EventDoc[], next: number, more: Partial<StateDoc> = {}): StateDoc {
  return read<StateDoc>({
    table: 't',
    seat: 0,
    status: 'running',
    decision: 3,
    question: null,
    view: view as object,
    actors: [0],
    choices: [{ action: '0 pass' }],
    asides: [],
    undoable: 0,
    events,
    next,
    after: next,
    seen: 0,
    lesson: null,
    ...more,
  });
}

const coins = (to: number): ChangeDoc[] => [{ at: '/coins', to }];
const shownCoins = (director: Director) => read<Simple>(director.state?.view).coins;

function begun(pace: 'all' | 'brief' | 'none' = 'all', rate = 1, game = 'rising-sun'): Director {
  const director = new Director({ game: () => game, pace: () => pace, rate: () => rate });
  director.push(state({ coins: 0, seats: [] }, [], 0));
  return director;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the director', () => {
  it('paints each board at its event and asks at the end', () => {
    const director = begun();
    const events = [event('season_began', coins(1)), event('battle_began', coins(2))];
    director.push(state({ coins: 2, seats: [] }, events, 2));
    expect([shownCoins(director), director.events.length, director.state?.choices]).toEqual([1, 1, []]);
    vi.advanceTimersByTime(1599);
    expect(shownCoins(director)).toBe(1);
    vi.advanceTimersByTime(1);
    expect([shownCoins(director), director.state?.choices.length]).toEqual([2, 0]);
    vi.advanceTimersByTime(1400);
    expect([director.isPlaying, director.state?.choices.length, director.state?.next]).toEqual([false, 1, 2]);
  });

  it('tells the end of a game only when it was seen', () => {
    const director = begun();
    const over = read<Partial<StateDoc>>({ status: 'over', result: { winners: [1] } });
    director.push(state({ coins: 0, seats: [] }, [event('winter_came', [])], 1, over));
    expect([director.state?.status, director.state?.result]).toEqual(['running', undefined]);
    vi.runAllTimers();
    expect(director.state?.status).toBe('over');
  });

  it('brings every event once, whatever is held', () => {
    const director = begun();
    const codes = ['bid_sealed', 'moved', 'moved', 'moved', 'bid_sealed', 'battle_won'];
    const seen: string[] = [];
    director.push(
      state(
        { coins: 0, seats: [] },
        codes.map((code) => event(code, [])),
        codes.length,
      ),
    );
    for (let turn = 0; turn < 100; turn++) {
      if (director.state && director.state.next > seen.length)
        seen.push(...director.state.events.slice(seen.length - director.state.next).map(({ code }) => code));
      vi.advanceTimersByTime(50);
    }
    expect(seen).toEqual(codes);
    expect(director.events.map(({ code }) => code)).toEqual(codes);
  });

  it('holds nothing for what runs beside a question', () => {
    const director = begun();
    director.push(state({ coins: 4, seats: [] }, [event('alliance_proposed', coins(4))], 1));
    expect([shownCoins(director), director.state?.choices.length]).toEqual([4, 1]);
  });

  it('asks as soon as the cause was seen, whatever others do meanwhile', () => {
    const director = begun();
    const events = [event('battle_began', coins(1)), event('season_began', coins(2))];
    director.push(state({ coins: 2, seats: [] }, events, 2, { after: 1 }));
    expect(director.state?.choices.length).toBe(0);
    vi.advanceTimersByTime(1400);
    expect([director.isPlaying, director.state?.choices.length]).toEqual([true, 1]);
  });

  it('shows my own doing at once and holds half as long', () => {
    const director = begun();
    director.push(state({ coins: 4, seats: [] }, [event('battle_began', coins(4), 0)], 1));
    expect(shownCoins(director)).toBe(4);
    vi.advanceTimersByTime(700);
    expect(director.state?.choices.length).toBe(1);
  });

  it('skips, pauses and goes on', () => {
    const director = begun();
    const events = [
      event('season_began', coins(1)),
      event('battle_began', coins(2)),
      event('winter_came', coins(3)),
    ];
    director.push(state({ coins: 3, seats: [] }, events, 3));
    director.pause();
    vi.advanceTimersByTime(60_000);
    expect([shownCoins(director), director.isPaused]).toEqual([1, true]);
    director.resume();
    expect(shownCoins(director)).toBe(2);
    director.skip();
    expect([shownCoins(director), director.events.length, director.state?.choices.length]).toEqual([3, 3, 1]);
    vi.runAllTimers();
    expect(director.events.length).toBe(3);
  });

  it.each([
    ['none', 1, 0],
    ['brief', 1, 700],
    ['all', 2, 700],
  ] as const)('keeps the pace %s at rate %i', (pace, rate, ms) => {
    const director = begun(pace, rate);
    director.push(state({ coins: 1, seats: [] }, [event('battle_began', coins(1))], 1));
    expect(director.isPlaying).toBe(ms > 0);
    vi.advanceTimersByTime(Math.max(0, ms - 1));
    expect(director.isPlaying).toBe(ms > 0);
    vi.advanceTimersByTime(1);
    expect(director.isPlaying).toBe(false);
  });

  it('tells all of it once more after something else was shown', () => {
    const director = begun('none');
    director.push(state({ coins: 1, seats: [] }, [event('season_began', coins(1))], 1));
    director.push(state({ coins: 2, seats: [] }, [event('season_began', coins(2))], 2));
    expect(director.state?.events).toHaveLength(1);
    director.retell();
    expect([director.state?.events.length, director.state?.next]).toEqual([2, 2]);
  });

  it('waits while something else is shown first', () => {
    let held = true;
    const director = new Director({
      game: () => 'rising-sun',
      pace: () => 'all',
      rate: () => 1,
      held: () => held,
    });
    director.push(state({ coins: 0, seats: [] }, [], 0));
    director.push(state({ coins: 1, seats: [] }, [event('season_began', coins(1))], 1));
    expect(shownCoins(director)).toBe(0);
    held = false;
    director.resume();
    expect(shownCoins(director)).toBe(1);
  });

  it('shows what was taken back without a way, and nothing of what it was', () => {
    const director = begun();
    director.push(
      state({ coins: 1, seats: [] }, [event('season_began', coins(1)), event('moved', coins(2))], 2),
    );
    director.push(state({ coins: 7, seats: [] }, [], 1));
    expect([shownCoins(director), director.events.length, director.isPlaying]).toEqual([7, 1, false]);
  });

  it('goes on from what the events alone have made, whatever was settled between them', () => {
    const director = begun();
    director.push(state({ coins: 5, seats: [] }, [event('moved', coins(1), 0)], 1));
    vi.runAllTimers();
    expect(shownCoins(director)).toBe(5);
    director.push(state({ coins: 5, seats: [7] }, [event('battle_began', [{ at: '/seats/0', to: 7 }])], 2));
    expect(director.state?.view).toEqual({ coins: 1, seats: [7] });
    vi.runAllTimers();
    expect(shownCoins(director)).toBe(5);
  });

  it('shows no way where it is not told what changed on it', () => {
    const director = begun();
    director.push(state({ coins: 9, seats: [] }, [event('season_began', null), event('moved', coins(9))], 2));
    expect([shownCoins(director), director.isPlaying, director.events.length]).toEqual([9, false, 2]);
  });

  it('begins from what it is told after an absence that it cannot bridge', () => {
    const director = begun();
    director.push(state({ coins: 9, seats: [] }, [event('moved', coins(9))], 40));
    expect([shownCoins(director), director.state?.next]).toEqual([9, 40]);
  });

  it('shows the end only of what would take too long', () => {
    const director = begun();
    const events = Array.from({ length: 60 }, (_, at) =>
      event(at % 2 ? 'battle_won' : 'battle_began', coins(at)),
    );
    director.push(state({ coins: 59, seats: [] }, events, 60));
    expect(shownCoins(director)).toBeGreaterThan(45);
    vi.advanceTimersByTime(14_000);
    expect([shownCoins(director), director.isPlaying]).toEqual([59, false]);
  });
});

describe('a scene', () => {
  const battle = [
    event('attacked', coins(1)),
    event('cubes_thrown', coins(2)),
    event('attack_won', coins(3)),
    event('built', coins(4)),
  ];

  it('is shown as a whole, and the board and the log change after it', () => {
    const director = begun('all', 1, 'shogun');
    director.push(state({ coins: 4, seats: [] }, battle, 4));
    expect(director.state?.events.map(({ code }) => code)).toEqual([
      'attacked',
      'cubes_thrown',
      'attack_won',
    ]);
    expect([shownCoins(director), director.events.length, director.state?.next, director.next]).toEqual([
      0, 0, 3, 4,
    ]);
    vi.advanceTimersByTime(900 + 4800 + 2400 - 1);
    expect(shownCoins(director)).toBe(0);
    vi.advanceTimersByTime(1);
    expect([shownCoins(director), director.events.length]).toEqual([4, 4]);
    expect(director.state?.events.map(({ code }) => code)).toEqual(['built']);
  });

  it('can be skipped, and nothing of it is lost', () => {
    const director = begun('all', 1, 'shogun');
    director.push(state({ coins: 4, seats: [] }, battle, 4));
    director.skip();
    expect([shownCoins(director), director.events.length, director.state?.next]).toEqual([4, 4, 4]);
    expect(director.events.map(({ code }) => code)).toEqual(battle.map(({ code }) => code));
  });

  it('goes on when more is told meanwhile', () => {
    const director = begun('all', 1, 'shogun');
    director.push(state({ coins: 4, seats: [] }, battle, 4));
    director.push(state({ coins: 5, seats: [] }, [event('built', coins(5))], 5));
    vi.runAllTimers();
    expect([shownCoins(director), director.events.length]).toEqual([5, 5]);
  });
});

describe('a patch', () => {
  const view = { coins: 1, seats: [1, 2], more: { 'a/b': 1, '~': { c: [0] } } };
  it.each([
    [[{ at: '/coins', to: 2 }], { ...view, coins: 2 }],
    [[{ at: '/seats/2', to: 3 }], { ...view, seats: [1, 2, 3] }],
    [[{ at: '/seats/1' }, { at: '/seats/0' }], { ...view, seats: [] }],
    [[{ at: '/more/a~1b' }], { ...view, more: { '~': { c: [0] } } }],
    [[{ at: '/more/~0/c/0', to: null }], { ...view, more: { 'a/b': 1, '~': { c: [null] } } }],
    [[{ at: '', to: 5 }], 5],
    [[{ at: '/gone/x/6', to: 5 }, { at: '/seats/9', to: 1 }, { at: '/seats/9' }, { at: '/nothing' }], view],
  ])('%j makes the new of the old', (changes, wanted) => {
    const before = structuredClone(view);
    expect(patched<unknown>(view, changes as ChangeDoc[])).toEqual(wanted);
    expect(view).toEqual(before);
  });
});
