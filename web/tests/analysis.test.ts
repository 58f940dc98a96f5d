/** An analysis as lines and in words. */
import { beforeAll, describe, expect, it } from 'vitest';
import end from '$lib/games/rising-sun/fixtures/end-3.json';
import type { Analysis, JudgementDoc, MomentDoc, View } from '$lib/server/protocol.ts';
import { loadAnalysis, loadGame, setLanguage } from '$lib/words/words.ts';
import { read } from './fixture.ts';
import {
  apart,
  bandOf,
  firstsOf,
  lineOf,
  momentAt,
  placesOf,
  stretchesOf,
} from '$lib/analysis/graph/graph.ts';
import { signed, Telling, unlike, weightiest } from '$lib/analysis/telling.ts';

const moment = (entry: number, season: string, phase = 'tea') =>
  read<MomentDoc>({ entry, season, phase, chances: [0.25, 0.5, 0.25], points: [], honor: [], error: 0 });
const MOMENTS = [
  moment(0, 'spring'),
  moment(10, 'spring', 'war'),
  moment(40, 'summer'),
  moment(100, 'summer'),
];

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all([loadGame('rising-sun'), loadAnalysis()]);
});

describe('the graph', () => {
  it('puts moments by their moves, and seasons from their first moment to the next season', () => {
    expect(placesOf(MOMENTS, 100)).toEqual([0, 0.1, 0.4, 1]);
    expect(stretchesOf(MOMENTS, 100)).toEqual([
      { season: 'spring', from: 0, to: 0.4 },
      { season: 'summer', from: 0.4, to: 1 },
    ]);
  });

  it('means the nearest moment', () => {
    const places = placesOf(MOMENTS, 100);
    expect([0, 0.06, 0.2, 0.3, 2].map((place) => momentAt(places, place))).toEqual([0, 1, 1, 2, 3]);
  });

  it('tells the first moment of every phase and the last of all', () => {
    expect(firstsOf(MOMENTS).map(({ entry }) => entry)).toEqual([0, 10, 40, 100]);
    expect(firstsOf([moment(0, 'spring'), moment(5, 'spring')]).map(({ entry }) => entry)).toEqual([0, 5]);
  });

  it('moves marks apart and keeps them in order and in sight', () => {
    const found = apart([1, 0, 0, 0.02], 0.1);
    expect(found[0]).toBe(1);
    expect(found.slice(1).map((one) => Math.round(one * 100))).toEqual([0, 10, 20]);
    expect(Math.max(...apart([1, 1, 1], 0.1))).toBe(1);
    expect(Math.min(...apart([1, 1, 1], 0.1))).toBeCloseTo(0.8);
  });

  it('draws more higher, and never beyond the frame', () => {
    expect(lineOf([0, 1], [0, 0.25])).toBe('0,100 1000,75');
    expect(bandOf([0, 1], [1, 0.5], [0.1, 0.1])).toBe('0,0 1000,30 1000,70 0,20');
  });
});

const made = (entry: number, loss: number, effect: number) =>
  read<JudgementDoc>({ entry, loss, effects: [effect, -effect], seat: 0 });

describe('the telling', () => {
  const analysis = { game: 'rising-sun', moments: MOMENTS, decisions: [] };
  const telling = new Telling(read<Analysis>(analysis), read<View>(end.state.view));

  it('finds the decisions that weighed most, good or bad', () => {
    const all = [made(1, 0, 0.01), made(2, 0.2, -0.1), made(3, 0, 0.3), made(4, 0, -0.15)];
    expect(weightiest(all, 3).map(({ entry }) => entry)).toEqual([3, 2, 4]);
  });

  it('tells of two chains what differs, of one the whole', () => {
    expect(unlike(['a', 'b', 'c'], ['a', 'x'])).toEqual([1, 2]);
    expect(unlike(['a', 'b'], ['a', 'b'])).toEqual([0, 1]);
  });

  it('says what is bid for, and of a long chain its beginning', () => {
    const asked = ['seppuku', 'take_hostage', 'hire_ronin', 'imperial_poets'].map((advantage) => ({
      step: 'bid',
      args: { advantage },
    }));
    const chosen = asked.map((_, at) => `0 bid ${at}`);
    const best = asked.map(() => '0 bid 5');
    const judged = read<JudgementDoc>({ chosen, best, chosen_asked: asked, best_asked: asked });
    expect(telling.chosen(judged)).toMatch(/^Seppuku: .*Take Hostage: .*1.* and 1 more$/);
  });

  it('knows where it was decided', () => {
    const asked = [{ step: 'marshal', args: {} }];
    const judged = read<JudgementDoc>({ chosen: ['0 move bushi edo kyoto'], chosen_asked: asked });
    expect(['edo', 'kyoto']).toContain(telling.province(judged));
  });

  it('gives reasons: what speaks for the better choice, who is let ahead, what is left to luck; then what against', () => {
    const parts = [
      { part: 'force', worth: 0.1, amount: 1.25 },
      { part: 'points', worth: -0.04, amount: -4.2 },
      { part: 'coins', worth: 0.1, amount: 0.01 },
    ];
    const judged = { parts, rival: 1, rival_gain: 0.04, risk: 0.2 };
    const { pros, cons } = telling.reasons(read<JudgementDoc>(judged));
    expect(pros).toHaveLength(3);
    expect(pros[0]).toBe('Force on the map +1.3');
    expect(pros[1]).toContain('+4 percentage points');
    expect(cons).toEqual(['points −4.2']);
    const nearly = telling.reasons(read<JudgementDoc>({ ...judged, rival_gain: 0.004 }));
    expect(nearly.pros).toHaveLength(2);
  });

  it('signs what changed, and not what did not', () => {
    expect([signed(3.2), signed(-3.2), signed(0.2)]).toEqual(['+3', '−3', '0']);
  });

  it('tells a turning point with its cause', () => {
    const turning = {
      entry: 10,
      until: 40,
      season: 'summer',
      seat: 0,
      change: 0.1,
      cause: 'luck',
      by: -1,
      move: 0,
    };
    const told = telling.turning({ ...turning, changes: [] });
    expect(told).toMatch(/^Move 40, Summer: .* 25% → 35%\. It was the luck of the draw\.$/);
  });
});
