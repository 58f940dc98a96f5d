import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/lib/server/connection.svelte.ts';
import fixture from '../src/lib/games/rising-sun/fixtures/marshal.json';
import type { StateDoc, TableDoc } from '../src/lib/server/protocol.ts';
import { settings } from '$lib/settings.svelte.ts';
import { read } from './fixture.ts';

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = read<TableDoc>(fixture.table);
const event = { code: 'looked', clause: '', args: { seat: 0 } };
const state = read<StateDoc>({ ...fixture.state, events: [event, event], next: 2 });
const latest = () => FakeSocket.made.at(-1)!;
let connection: Connection;

beforeEach(() => {
  settings.pace = 'none'; // when what has come is shown is the director's matter
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  connection = new Connection('abc');
  latest().hear({ type: 'hello', table, state });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection', () => {
  it('greets, and gathers events piece by piece', () => {
    expect(connection.link).toBe('open');
    latest().hear({ type: 'state', state: { ...state, events: [event], next: 3 }, seats: table.seats });
    expect(connection.events).toHaveLength(3);
  });

  it('mends itself and asks only for what it missed', () => {
    latest().close();
    expect(connection.link).toBe('mending');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(latest().url).toContain('since=2');
    latest().hear({ type: 'hello', table, state: { ...state, events: [], next: 2 } });
    expect(connection.link).toBe('open');
    expect(connection.events).toHaveLength(2);
  });

  it('waits longer after every failure', () => {
    for (const wait of [700, 1400, 2600]) {
      latest().close();
      vi.advanceTimersByTime(wait);
    }
    expect(FakeSocket.made.length).toBeGreaterThanOrEqual(4);
  });

  it('answers the decision that was asked, and keeps the refusal', async () => {
    const done = connection.act(['0 done']);
    const sent = JSON.parse(latest().sent.at(-1)!) as { id: number; decision: number; actions: string[] };
    expect(sent).toMatchObject({ type: 'act', actions: ['0 done'], decision: state.decision });
    const error = { code: 'turn/not_yours', message: '', clause: null, details: {}, state: null };
    latest().hear({ type: 'reply', id: sent.id, ok: false, error });
    expect(await done).toBe(false);
    expect(connection.error?.code).toBe('turn/not_yours');
  });

  const told = (next: number) =>
    latest().hear({ type: 'state', state: { ...state, events: [event], next }, seats: table.seats });
  const reply = () => {
    const { id } = JSON.parse(latest().sent.at(-1)!) as { id: number };
    latest().hear({ type: 'reply', id, ok: true, error: null });
  };

  it('draws what follows from my choice together with its answer', async () => {
    const answered = vi.fn(() => expect(connection.state?.next).toBe(2));
    const done = connection.act(['0 done'], answered);
    told(3);
    expect(connection.state?.next).toBe(2);
    reply();
    expect(answered).toHaveBeenCalledOnce();
    expect([connection.state?.next, connection.busy, connection.answers]).toEqual([3, false, 1]);
    expect(await done).toBe(true);
  });

  it('draws a quick row of moves as one', () => {
    told(3);
    told(4);
    told(5);
    expect(connection.state?.next).toBe(3);
    vi.advanceTimersByTime(50);
    expect(connection.state?.next).toBe(5);
    expect(connection.state?.events).toHaveLength(2);
    expect(connection.events).toHaveLength(5);
    told(6);
    vi.advanceTimersByTime(50);
    expect(connection.events).toHaveLength(6);
  });

  it('keeps the order of what is said', () => {
    told(3);
    told(4);
    latest().hear({ type: 'table', table: { ...table, name: 'other', seats: [] } });
    vi.advanceTimersByTime(50);
    expect(connection.table).toMatchObject({ name: 'other', seats: [] });
    expect(connection.state?.next).toBe(4);
  });

  it('sends one thing at a time, and says when that takes long', async () => {
    const first = connection.act(['0 done']);
    const count = latest().sent.length;
    expect(await connection.act(['0 done'])).toBe(false);
    expect(latest().sent).toHaveLength(count);
    expect(connection.late).toBe(false);
    vi.advanceTimersByTime(250);
    expect(connection.late).toBe(true);
    reply();
    expect([await first, connection.late, connection.busy]).toEqual([true, false, false]);
  });

  it('does not wait for an answer over a line that is cut', async () => {
    const done = connection.act(['0 done']);
    told(3);
    latest().close();
    expect(await done).toBe(false);
    expect([connection.busy, connection.state?.next]).toEqual([false, 3]);
  });

  it('says so when nothing can be sent', async () => {
    latest().close();
    expect(await connection.act(['0 done'])).toBe(false);
    expect(connection.error?.code).toBe('connection/lost');
  });

  it('stays away when the server refuses', () => {
    const error = { code: 'table/unknown', message: '', clause: null, details: {}, state: null };
    latest().hear({ type: 'refused', error });
    latest().close();
    vi.advanceTimersByTime(60_000);
    expect(connection.link).toBe('refused');
    expect(FakeSocket.made).toHaveLength(1);
  });
});
