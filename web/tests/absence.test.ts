/** Who comes back to a table is told what happened; who was there all the time is not. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '$lib/server/connection.svelte.ts';
import { Absence } from '$lib/table/past/absence.ts';
import { keepLook, lookedAt } from '$lib/table/past/looked.ts';
import type { Past } from '$lib/table/past/past.svelte.ts';
import { happening, read } from './fixture.ts';

const event = () => happening('moved', { clause: 'RS6.8' });

function opened(events: number, seen = 0, you: number | null = 0) {
  const live = {
    id: 't',
    table: { you },
    state: { status: 'running', seen },
    events: Array.from({ length: events }, event),
  };
  const tell = vi.fn(() => Promise.resolve());
  const absence = new Absence(() => read<Connection>(live), read<Past>({ tell }));
  return { absence, live, tell };
}

beforeEach(() => localStorage.clear());

it('begins where this browser looked last, or where I acted last', () => {
  keepLook('t', 0, 6);
  const again = opened(20, 2);
  again.absence.look();
  expect(again.tell).toHaveBeenCalledWith(6);
  expect(lookedAt('t', 0)).toBe(20);
  localStorage.clear();
  const elsewhere = opened(20, 2);
  elsewhere.absence.look();
  expect(elsewhere.tell).toHaveBeenCalledWith(2);
});

it('tells nothing to who has been here, to who missed little, and to who only watches', () => {
  const here = opened(8, 7);
  here.absence.look();
  here.live.events.push(...Array.from({ length: 30 }, event));
  here.absence.look();
  expect(here.tell).not.toHaveBeenCalled();
  expect(lookedAt('t', 0)).toBe(38);
  const watcher = opened(50, 2, null);
  watcher.absence.look();
  expect(watcher.tell).not.toHaveBeenCalled();
});

it('remembers a few tables, and each seat of them by itself', () => {
  for (let table = 0; table < 60; table++) keepLook(`t${table}`, 1, table);
  expect([lookedAt('t0', 1), lookedAt('t59', 1), lookedAt('t59', 2)]).toEqual([null, 59, null]);
});
