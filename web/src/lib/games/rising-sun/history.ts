/** What happened, out of the events: the news since I last acted, the battle as a scene, the end as a story. */
import { SILENCE, type EventDoc, type StateDoc } from '$lib/protocol.ts';
import {
  ADVANTAGES,
  isProvince,
  isShrine,
  type Advantage,
  type Piece,
  type Place,
  type Province,
} from './types.ts';

/** Everything heard so far: the server sends events in pieces. */
export class Heard {
  events: EventDoc[] = [];

  /** Take a piece in; returns what is new since the last one. */
  take(state: Pick<StateDoc, 'events' | 'next'>): EventDoc[] {
    const from = Math.max(0, state.next - state.events.length);
    const before = this.events.length;
    if (from > before || state.next < before) {
      this.events = [...new Array<EventDoc>(from).fill(SILENCE), ...state.events];
      return [];
    }
    this.events = [...this.events.slice(0, from), ...state.events];
    return before ? this.events.slice(before) : [];
  }
}

export function word(event: EventDoc, name: string): string {
  return String(event.args[name] ?? '');
}

export function number(event: EventDoc, name: string): number {
  return Number(event.args[name] ?? 0);
}

// --- motion ---------------------------------------------------------------------------------------------------------

/** A piece on its way. `null` is the reserve. */
export interface Flight {
  seat: number;
  piece: Piece;
  from: Place | null;
  to: Place | null;
}

const place = (one: string): Place | null => (isProvince(one) || isShrine(one) ? one : null);

export function flightsOf(events: readonly EventDoc[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    const seat = number(event, 'seat');
    const piece = word(event, 'figure') as Piece;
    switch (event.code) {
      case 'moved':
        return [{ seat, piece, from: place(word(event, 'province1')), to: place(word(event, 'province2')) }];
      case 'summoned':
        return [{ seat, piece, from: null, to: place(word(event, 'province')) }];
      case 'placed':
      case 'worshipped':
      case 'replaced':
        return [{ seat, piece, from: null, to: place(word(event, 'place')) }];
      case 'built':
        return [{ seat, piece: 'stronghold', from: null, to: place(word(event, 'province')) }];
      case 'killed':
        return [{ seat: number(event, 'seat2'), piece, from: place(word(event, 'province')), to: null }];
      default:
        return [];
    }
  });
}

// --- battle ---------------------------------------------------------------------------------------------------------

export interface Bid {
  seat: number;
  amounts: number[];
}

export interface Battle {
  province: Province;
  bids: Bid[];
  /** By advantage: who won it, and whether it was turned down. */
  won: Partial<Record<Advantage, { seat: number; declined: boolean }>>;
  force: Map<number, number>;
  winner: number | null;
  /** Everything told in it, in order. */
  events: EventDoc[];
  over: boolean;
}

const ENDS = new Set(['battle_began', 'war_skipped', 'season_cleaned', 'winter_came', 'season_began']);

/** The latest battle told of, still being fought or not. */
export function lastBattle(events: readonly EventDoc[]): Battle | null {
  const start = events.findLastIndex(({ code }) => code === 'battle_began');
  const first = events[start];
  if (!first) return null;
  const stop = events.findIndex(({ code }, i) => i > start && ENDS.has(code));
  const told = events.slice(start + 1, stop < 0 ? undefined : stop);
  const battle: Battle = {
    province: word(first, 'province') as Province,
    bids: [],
    won: {},
    force: new Map(),
    winner: null,
    events: told,
    over: stop >= 0,
  };
  for (const event of told) tellBattle(battle, event);
  return battle;
}

function tellBattle(battle: Battle, event: EventDoc): void {
  const seat = number(event, 'seat');
  const advantage = word(event, 'advantage') as Advantage;
  switch (event.code) {
    case 'bids_revealed':
      battle.bids.push({ seat, amounts: [1, 2, 3, 4].map((i) => number(event, `amount${i}`)) });
      break;
    case 'advantage_won':
      battle.won[advantage] = { seat, declined: false };
      break;
    case 'advantage_declined':
      battle.won[advantage] = { seat, declined: true };
      break;
    case 'battle_force':
      battle.force.set(seat, number(event, 'amount'));
      break;
    case 'battle_won':
      battle.winner = seat;
  }
}

/** How far a battle has come: 0 bids, 1-3 the first advantages, 4 the outcome, 5 poets, 6 over. */
export function stageOf(battle: Battle): number {
  if (!battle.bids.length) return 0;
  if (battle.over || battle.events.some(({ code }) => code === 'reparations_paid')) return 6;
  if (battle.won.imperial_poets) return 5;
  if (battle.winner !== null) return 4;
  const last = ADVANTAGES.findLastIndex((advantage) => battle.won[advantage]);
  return last + 1;
}
