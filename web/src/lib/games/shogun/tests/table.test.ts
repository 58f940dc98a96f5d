import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, setLanguage } from '$lib/words/words.ts';
import type { StateDoc, TableDoc } from '$lib/server/protocol.ts';
import { read } from '../../../../../tests/fixture.ts';
import Seated from '../../../../../tests/Seated.svelte';
import GameTable from '../GameTable.svelte';
import after from '../fixtures/after-battle.json';
import build from '../fixtures/build.json';
import end from '../fixtures/end-4.json';
import howMany from '../fixtures/how-many.json';
import march from '../fixtures/march.json';
import order from '../fixtures/order.json';
import planning from '../fixtures/planning.json';
import ready from '../fixtures/planning-ready.json';
import { LINKS } from '../planning/plan.ts';

function show(fixture: unknown, more: Record<string, unknown> = {}) {
  const { table, state } = structuredClone(fixture) as { table: TableDoc; state: StateDoc };
  const act = vi.fn();
  const aside = vi.fn();
  const { container } = render(Seated, { props: { of: GameTable, table, state, act, aside, ...more } });
  return {
    act,
    aside,
    container,
    state,
    province: (id: string) => container.querySelector(`[data-province="${id}"]`)!,
  };
}

describe('the table', { timeout: 20_000 }, () => {
  beforeAll(async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        unobserve = vi.fn();
        disconnect = vi.fn();
      },
    );
    await setLanguage('en');
    await loadGame('shogun');
  });
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('sends a march to a lit province, and nothing for one that is not offered', async () => {
    const { act, province, state } = show(march);
    const targets = state.choices.map(({ action }) => action).filter((action) => action.includes('target'));
    const target = targets[0]!.split(' ')[2]!;
    await fireEvent.click(province('tosa'));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(province(target), { key: 'Enter' });
    expect(act).toHaveBeenCalledWith([targets[0]]);
  });

  it('goes on where no picture of a battle can be drawn, and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { state } = read<{ state: StateDoc }>(structuredClone(after));
    const end = state.events.findLastIndex(({ code }) => code === 'attack_won') + 1;
    const events = state.events.slice(0, end);
    const { container } = show({ ...after, state: { ...state, events, next: end } }, { film: true });
    expect(container.querySelector('[data-scene]')).toBeNull();
    expect(container.querySelectorAll('.province').length).toBeGreaterThan(40);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('lets nothing be chosen when it is read only', async () => {
    const { act, container } = show(march, { readonly: true });
    expect(container.querySelectorAll('.province.lit')).toHaveLength(0);
    for (const one of container.querySelectorAll('.province')) await fireEvent.click(one);
    expect(act).not.toHaveBeenCalled();
  });

  it('lays a plan by clicks, keeps it over a reload, and sends it as one chain', async () => {
    const first = show(planning);
    const cards = () => [...document.querySelectorAll<HTMLElement>('.hand .card')];
    expect(cards()).toHaveLength(15);
    // by class: looking for roles in the whole table takes jsdom a second each time
    const seal = () => document.querySelector<HTMLButtonElement>('.sill [data-primary]')!;
    expect(seal().textContent).toContain('Seal the plan');
    expect(seal().getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(seal());
    expect(first.act).not.toHaveBeenCalled();
    for (let at = 0; at < 5; at++) await fireEvent.click(cards()[at]!);
    expect(first.act).not.toHaveBeenCalled();
    cleanup();
    const { act } = show(planning);
    expect(document.querySelectorAll('.hand .laid')).toHaveLength(5);
    for (let at = 5; at < 11; at++) await fireEvent.click(cards()[at]!);
    await fireEvent.click(seal());
    expect(act).toHaveBeenCalledTimes(1);
    const chain = act.mock.calls[0]![0] as string[];
    expect(chain).toHaveLength(LINKS.length);
    expect(new Set(chain).size).toBe(LINKS.length);
    expect(chain[0]).toBe('0 plan echigo');
  });

  it('takes a sealed plan back', async () => {
    const { aside } = show(ready);
    await fireEvent.click(screen.getByRole('button', { name: 'Take back your whole plan and lay it anew' }));
    expect(aside).toHaveBeenCalledWith('2 withdraw');
  });

  it('takes a special card, builds and skips', async () => {
    const { act } = show(order);
    await fireEvent.click(document.querySelector('.order .offered')!);
    expect(act.mock.calls[0]![0][0]).toMatch(/ special /);
    cleanup();
    const second = show(build);
    const skip = document.querySelector('.sill button.answer')!;
    expect(skip.textContent).toContain('Skip it');
    await fireEvent.click(skip);
    expect(second.act).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector('.sill .confirm .primary')!);
    expect(second.act.mock.calls[0]![0][0]).toMatch(/ skip$/);
  });

  it('asks for the odds of the number shown and sends that number', async () => {
    const odds = vi.fn(() => Promise.resolve({ win: 0.5, draw: 0.3, loss: 0.2, left: 1.5 }));
    const { act } = show(howMany, { odds });
    await fireEvent.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(await screen.findByText('Won 50%')).toBeTruthy();
    expect(odds).toHaveBeenLastCalledWith('ise', 3);
    await fireEvent.click(screen.getByRole('button', { name: /Attack with 3/ }));
    expect(act).toHaveBeenCalledWith(['1 count 3']);
  });

  it('tells the score of both years', () => {
    show(end);
    expect(screen.getByText(/wins$/)).toBeTruthy();
    expect(document.querySelectorAll('.ranking tbody tr')).toHaveLength(4);
    expect(document.querySelector('.ranking tbody .total')?.textContent).toBe('61');
  });

  it.each([
    ['planning', planning],
    ['march', march],
    ['how many', howMany],
    ['build', build],
    ['order', order],
    ['end', end],
  ])('has words for everything it shows: %s', (_, fixture) => {
    const { container } = show(fixture);
    const labels = [...container.querySelectorAll('[aria-label]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(`${container.textContent} ${labels.join(' ')}`).not.toMatch(/shogun-|undefined|NaN/);
  });
});
