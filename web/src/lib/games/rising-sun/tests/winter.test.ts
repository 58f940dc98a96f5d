import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGame, setLanguage } from '$lib/words/words.ts';
import GameTable from '../GameTable.svelte';
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

  it('is told again to its end by itself to whoever asks, and names the winner only there', async () => {
    vi.useFakeTimers();
    const { table, state } = fixture('end-5');
    const result = state.result!;
    const { container } = render(GameTable, { props: { table, state, act: vi.fn(), aside: vi.fn() } });
    const totals = () =>
      [...container.querySelectorAll('.winter .total')].map((one) => Number(one.textContent));
    const again = () =>
      [...container.querySelectorAll('button')].find((one) => one.textContent.includes('Tell it again'));
    expect(container.querySelector('.victor')).not.toBeNull();
    again()!.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelector('.victor')).toBeNull();
    expect(totals()).toEqual(result.scores.map(() => 0));
    for (let chapter = 0; chapter < 12; chapter++) await vi.advanceTimersByTimeAsync(CHAPTER);
    expect(container.querySelector('.victor h2')!.textContent).toContain('Victory');
    expect(totals()).toEqual(result.scores.toSorted((a, b) => b - a));
  });
});
