import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser } from '../planning/advice.svelte.ts';
import type { RemarkDoc } from '$lib/server/protocol.ts';

const remark = (code: string): RemarkDoc => ({
  code,
  clause: 'SG5.2',
  space: 'castle',
  card: 'mino',
  details: {},
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('advice', () => {
  it('is asked for when the plan rests, once', async () => {
    const adviser = new Adviser();
    const ask = vi.fn(() => Promise.resolve([remark('too_few_chests')]));
    adviser.about({ castle: 'mino' }, ask);
    adviser.about({ castle: 'mino', temple: 'hida' }, ask);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask.mock.calls).toEqual([[{ castle: 'mino', temple: 'hida' }]]);
    expect(adviser.remarks).toEqual([remark('too_few_chests')]);
  });

  it('on an older plan is dropped, however late it comes', async () => {
    const adviser = new Adviser();
    let answer: (remarks: RemarkDoc[]) => void = () => undefined;
    adviser.about({ castle: 'mino' }, () => new Promise((done) => (answer = done)));
    await vi.advanceTimersByTimeAsync(1000);
    adviser.about({ castle: 'hida' }, () => Promise.resolve([remark('built_already')]));
    await vi.advanceTimersByTimeAsync(1000);
    answer([remark('too_few_chests')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(adviser.remarks).toEqual([remark('built_already')]);
  });

  it('on an empty plan, and where the server is silent, is none', async () => {
    const adviser = new Adviser();
    const ask = vi.fn(() => Promise.reject(new Error('offline')));
    adviser.about({ castle: 'mino' }, ask);
    await vi.advanceTimersByTimeAsync(1000);
    expect(adviser.remarks).toEqual([]);
    adviser.about({}, ask);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledOnce();
  });
});
