import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser, columnsOf } from '../planning/advice.svelte.ts';
import type { AdviceDoc, ForecastDoc } from '$lib/server/protocol.ts';

const forecast: ForecastDoc = {
  chests: 9,
  after_bid: 7,
  open: [
    { space: 'castle', chests: 4, is_paid: true },
    { space: 'tax', chests: 4, is_paid: true },
    { space: 'armies5', chests: 1, is_paid: true },
    { space: 'temple', chests: 1, is_paid: false },
  ],
  closed_gain: 5,
  closed_cost: 1,
  rice: 3,
  rice_gain: 4,
  provinces: 6,
};
const told = (code: string): AdviceDoc => ({
  remarks: [{ code, clause: 'SG5.2', space: 'castle', card: 'mino', details: {} }],
  forecast,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('advice', () => {
  it('is asked for when the plan rests, once', async () => {
    const adviser = new Adviser();
    const ask = vi.fn(() => Promise.resolve(told('too_few_chests')));
    adviser.about({ castle: 'mino' }, ask);
    adviser.about({ castle: 'mino', temple: 'hida' }, ask);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask.mock.calls).toEqual([[{ castle: 'mino', temple: 'hida' }]]);
    expect(adviser.told).toEqual(told('too_few_chests'));
  });

  it('on an older plan is dropped, however late it comes', async () => {
    const adviser = new Adviser();
    let answer: (told: AdviceDoc) => void = () => undefined;
    adviser.about({ castle: 'mino' }, () => new Promise((done) => (answer = done)));
    await vi.advanceTimersByTimeAsync(1000);
    adviser.about({ castle: 'hida' }, () => Promise.resolve(told('built_already')));
    await vi.advanceTimersByTimeAsync(1000);
    answer(told('too_few_chests'));
    await vi.advanceTimersByTimeAsync(0);
    expect(adviser.told).toEqual(told('built_already'));
  });

  it('on an empty plan, and where the server is silent, is none', async () => {
    const adviser = new Adviser();
    const ask = vi.fn(() => Promise.reject(new Error('offline')));
    adviser.about({ castle: 'mino' }, ask);
    await vi.advanceTimersByTimeAsync(1000);
    expect(adviser.told).toBeNull();
    adviser.about({}, ask);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('what a plan comes to', () => {
  it('is told from the bid on, action by action, and what lies face down at the end', () => {
    expect(columnsOf(forecast).map(({ sign, chests }) => [sign, chests])).toEqual([
      ['now', 9],
      [-2, 7],
      [1, 4],
      [2, 4],
      [3, 1],
      [4, 1],
      ['?', 5],
    ]);
  });

  it('marks what cannot be paid, and leaves out what takes nothing', () => {
    expect(
      columnsOf(forecast)
        .filter(({ isPaid }) => !isPaid)
        .map(({ space }) => space),
    ).toEqual(['temple']);
    const calm = columnsOf({ ...forecast, after_bid: 9, closed_gain: 0, closed_cost: 0 });
    expect(calm.map(({ space }) => space)).toEqual(['now', 'castle', 'tax', 'armies5', 'temple']);
  });
});
