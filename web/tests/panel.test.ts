import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { StateDoc, TableDoc } from '../src/lib/protocol.ts';
import ChoicePanel from '../src/lib/table/ChoicePanel.svelte';
import { Turn, type Place } from '../src/lib/table/turn.svelte.ts';
import { loadGame, setLanguage } from '../src/lib/words.ts';
import { read } from './fixture.ts';

const table = read<TableDoc>(fixture.table);
const state = read<StateDoc>(fixture.state);
const act = vi.fn((_actions: string[], _answered?: () => void) => Promise.resolve(true));
const sent = () => act.mock.calls.map(([actions]) => actions);
const place = {
  state,
  error: null,
  busy: false,
  late: false,
  act,
  aside: () => Promise.resolve(true),
  undo: () => Promise.resolve(true),
  clearError: () => undefined,
  why: () => Promise.resolve([]),
} as Place;

beforeAll(async () => {
  await setLanguage('en');
  await loadGame('rising-sun');
});
beforeEach(() => {
  act.mockClear();
  const turn = new Turn(
    () => place,
    () => 'rising-sun',
  );
  const undo = vi.fn();
  render(ChoicePanel, { table, state: { ...state, undoable: 2 }, turn, busy: false, undo, aside: vi.fn() });
});
afterEach(cleanup);

describe('the panel of choices', () => {
  it('offers exactly what the server offers', () => {
    const offered = [...document.querySelectorAll<HTMLElement>('[data-action]')].map(
      (one) => one.dataset.action,
    );
    expect(offered.toSorted()).toEqual(state.choices.map((choice) => choice.action).toSorted());
  });

  it('sends a step of my turn at once', async () => {
    const build = state.choices.find((choice) => choice.action.includes(' build '))!;
    await fireEvent.click(document.querySelector(`[data-action="${build.action}"]`)!);
    expect(sent()).toEqual([[build.action]]);
  });

  it('asks before my turn ends, and takes no for an answer', async () => {
    const done = state.choices.find((choice) => choice.action.endsWith(' done'))!;
    await fireEvent.click(document.querySelector(`[data-action="${done.action}"]`)!);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByText('Change'));
    expect(screen.queryByText('Confirm')).toBeNull();
    await fireEvent.click(document.querySelector(`[data-action="${done.action}"]`)!);
    await fireEvent.click(screen.getByText('Confirm'));
    expect(sent()).toEqual([[done.action]]);
  });

  it('shows what was pressed until the answer comes', async () => {
    const build = state.choices.find((choice) => choice.action.includes(' build '))!;
    const button = document.querySelector(`[data-action="${build.action}"]`)!;
    await fireEvent.click(button);
    expect([...document.querySelectorAll('.sent')]).toEqual([button]);
    act.mock.calls[0]![1]!();
    await tick();
    expect(document.querySelector('.sent')).toBeNull();
  });

  it('keeps the confirmation until the answer comes', async () => {
    const done = state.choices.find((choice) => choice.action.endsWith(' done'))!;
    await fireEvent.click(document.querySelector(`[data-action="${done.action}"]`)!);
    await fireEvent.click(screen.getByText('Confirm'));
    expect(screen.getByText('Confirm').closest('button')!.classList).toContain('sent');
    act.mock.calls[0]![1]!();
    await tick();
    expect(screen.queryByText('Confirm')).toBeNull();
  });

  it('has undo and reset', () => {
    expect(screen.getByText('Undo')).toBeTruthy();
    expect(screen.getByText(/Reset turn/)).toBeTruthy();
  });
});
