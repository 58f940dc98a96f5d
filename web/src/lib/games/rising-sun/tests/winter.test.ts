import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGame, setLanguage } from '$lib/words.ts';
import GameTable from '../GameTable.svelte';
import type { ResultDoc } from '../types.ts';
import { fixture } from './fixture.ts';
import { read } from '../../../../../tests/fixture.ts';

const CHAPTER = 720;

describe('the story of the winter', { timeout: 20_000 }, () => {
  beforeAll(async () => {
    const observer = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn().mockImplementation(function () {
        return observer;
      }),
    );
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const done = { cancel: vi.fn(), finished: Promise.resolve() };
    Element.prototype.animate = vi.fn(() => read<Animation>(done));
    await setLanguage('en');
    await loadGame('rising-sun');
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is told to its end by itself, and names the winner only there', async () => {
    vi.useFakeTimers();
    const { table, state } = fixture('end-5');
    const result = (state.result as ResultDoc | undefined)!;
    const { container } = render(GameTable, { props: { table, state, act: vi.fn(), aside: vi.fn() } });
    const totals = () =>
      [...container.querySelectorAll('.winter .total')].map((one) => Number(one.textContent));
    expect(container.querySelector('.winter h2')!.textContent).not.toContain('Victory');
    expect(totals()).toEqual(result.scores.map(() => 0));
    for (let chapter = 0; chapter < 12; chapter++) await vi.advanceTimersByTimeAsync(CHAPTER);
    expect(container.querySelector('.winter h2')!.textContent).toContain('Victory');
    expect(totals()).toEqual(result.scores.toSorted((a, b) => b - a));
  });
});
