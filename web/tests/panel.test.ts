import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { StateDoc, TableDoc } from '../src/lib/protocol.ts';
import ChoicePanel from '../src/lib/table/ChoicePanel.svelte';
import { Turn, type Place } from '../src/lib/table/turn.svelte.ts';
import { loadGame, setLanguage } from '../src/lib/words.ts';

const table = fixture.table as unknown as TableDoc;
const state = fixture.state as unknown as StateDoc;
const act = vi.fn(() => Promise.resolve(true));
const place = {
  state,
  error: null,
  busy: false,
  act,
  aside: act,
  undo: act,
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
    const move = state.choices.find((choice) => choice.action.includes(' move '))!;
    await fireEvent.click(document.querySelector(`[data-action="${move.action}"]`)!);
    expect(act).toHaveBeenCalledWith([move.action]);
  });

  it('asks before my turn ends, and takes no for an answer', async () => {
    const done = state.choices.find((choice) => choice.action.endsWith(' done'))!;
    await fireEvent.click(document.querySelector(`[data-action="${done.action}"]`)!);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByText('Change'));
    expect(screen.queryByText('Confirm')).toBeNull();
    await fireEvent.click(document.querySelector(`[data-action="${done.action}"]`)!);
    await fireEvent.click(screen.getByText('Confirm'));
    expect(act).toHaveBeenCalledWith([done.action]);
  });

  it('has undo and reset', () => {
    expect(screen.getByText('Undo')).toBeTruthy();
    expect(screen.getByText(/Reset turn/)).toBeTruthy();
  });
});
