import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { StateDoc, TableDoc } from '../src/lib/server/protocol.ts';
import ChoicePanel from '../src/lib/table/choices/ChoicePanel.svelte';
import { Turn, type Place } from '../src/lib/table/choices/turn.svelte.ts';
import { loadGame, setLanguage } from '../src/lib/words/words.ts';
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
  foresee: (actions: string[]) => Promise.resolve({ actions, breaks: [] }),
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
const confirm = () => document.querySelector('.confirm .primary');

describe('the panel of choices', () => {
  const actions = (where: string) =>
    [...document.querySelectorAll<HTMLElement>(`${where} [data-action]`)].map((one) => one.dataset.action);

  it('lists exactly what the server offers', () => {
    expect(actions('.choices').toSorted()).toEqual(state.choices.map((choice) => choice.action).toSorted());
  });

  it('has the answers without a place on the board beside the question', () => {
    expect(actions('.buttons')).toEqual(['1 done']);
  });

  it('sends a step of my turn at once', async () => {
    const move = state.choices.find((choice) => choice.action.includes(' move ') && !choice.ends)!;
    await fireEvent.click(document.querySelector(`[data-action="${move.action}"]`)!);
    expect(sent()).toEqual([[move.action]]);
  });

  it('asks once before coins are spent on a stronghold', async () => {
    const build = state.choices.find((choice) => choice.action.includes(' build '))!;
    await fireEvent.click(document.querySelector(`[data-action="${build.action}"]`)!);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(confirm()!);
    expect(sent()).toEqual([[build.action]]);
  });

  it('has one stop for the Tab key in the list, and arrow keys inside', async () => {
    const all = [...document.querySelectorAll<HTMLElement>('.choices [data-action]')];
    expect(all.filter((one) => one.tabIndex === 0)).toEqual([all[0]]);
    all[0]!.focus();
    await fireEvent.keyDown(all[0]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(all[1]);
  });

  it('asks before my turn ends, and takes no for an answer', async () => {
    const done = state.choices.find((choice) => choice.action.endsWith(' done'))!;
    await fireEvent.click(document.querySelector(`[data-action="${done.action}"]`)!);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByText('Change'));
    expect(confirm()).toBeNull();
    await fireEvent.click(document.querySelector(`[data-action="${done.action}"]`)!);
    await fireEvent.click(confirm()!);
    expect(sent()).toEqual([[done.action]]);
  });

  it('shows what was pressed until the answer comes', async () => {
    const move = state.choices.find((choice) => choice.action.includes(' move ') && !choice.ends)!;
    const button = document.querySelector(`[data-action="${move.action}"]`)!;
    await fireEvent.click(button);
    expect([...document.querySelectorAll('.sent')]).toEqual([button]);
    act.mock.calls[0]![1]!();
    await tick();
    expect(document.querySelector('.sent')).toBeNull();
  });

  it('keeps the confirmation until the answer comes', async () => {
    const done = state.choices.find((choice) => choice.action.endsWith(' done'))!;
    await fireEvent.click(document.querySelector(`[data-action="${done.action}"]`)!);
    await fireEvent.click(confirm()!);
    expect(confirm()!.classList).toContain('sent');
    act.mock.calls[0]![1]!();
    await tick();
    expect(confirm()).toBeNull();
  });

  it('has undo and reset', () => {
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.getByText(/Reset turn/)).toBeTruthy();
  });
});

it('RS6.12: says of what is final that it cannot be taken back', () => {
  const choices = fixture.state.choices.map((one) => ({ ...one, final: one.action === '1 done' }));
  const grave = read<StateDoc>({ ...fixture.state, choices });
  const turn = new Turn(
    () => ({ ...place, state: grave }),
    () => 'rising-sun',
  );
  turn.choose(['1 done']);
  expect(turn.staged).toEqual(['1 done']);
  expect(turn.warnings).toEqual(['This cannot be taken back.']);
});
