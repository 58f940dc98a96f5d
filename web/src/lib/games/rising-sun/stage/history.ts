/** What happened, out of the events: the news since I last acted, the battle as a scene, the end as a story. */
import {
  isProvince,
  isShrine,
  type Advantage,
  type Happening,
  type Piece,
  type Place,
  type Province,
} from '../types.ts';

// --- motion ---------------------------------------------------------------------------------------------------------

/** A piece on its way. `null` is the reserve. */
export interface Flight {
  seat: number;
  piece: Piece;
  from: Place | null;
  to: Place | null;
}

const place = (one: string): Place | null => (isProvince(one) || isShrine(one) ? one : null);

export function flightsOf(events: readonly Happening[]): Flight[] {
  return events.flatMap(({ code, args }): Flight[] => {
    switch (code) {
      case 'moved':
        return [{ seat: args.seat, piece: args.figure, from: args.province1, to: args.province2 }];
      case 'summoned':
        return [{ seat: args.seat, piece: args.figure, from: null, to: args.province }];
      case 'placed':
      case 'worshipped':
      case 'replaced':
        return [{ seat: args.seat, piece: args.figure, from: null, to: place(args.place) }];
      case 'built':
        return [{ seat: args.seat, piece: 'stronghold', from: null, to: args.province }];
      case 'killed':
        return [{ seat: args.seat2, piece: args.figure, from: args.province, to: null }];
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
  events: Happening[];
  over: boolean;
}

const ENDS = new Set<string>([
  'battle_began',
  'war_skipped',
  'season_cleaned',
  'winter_came',
  'season_began',
]);

/** The latest battle told of, still being fought or not. */
export function lastBattle(events: readonly Happening[]): Battle | null {
  const start = events.findLastIndex(({ code }) => code === 'battle_began');
  const first = events[start];
  if (first?.code !== 'battle_began') return null;
  const { province } = first.args;
  const isEnd = ({ code, args }: Happening) =>
    ENDS.has(code) || (code === 'token_won' && args.province !== province);
  const stop = events.findIndex((event, i) => i > start && isEnd(event));
  const told = events.slice(start + 1, stop < 0 ? undefined : stop);
  const battle: Battle = {
    province,
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

function tellBattle(battle: Battle, { code, args }: Happening): void {
  switch (code) {
    case 'bids_revealed':
      battle.bids.push({
        seat: args.seat,
        amounts: [args.amount1, args.amount2, args.amount3, args.amount4],
      });
      break;
    case 'advantage_won':
      battle.won[args.advantage] = { seat: args.seat, declined: false };
      break;
    case 'advantage_declined':
      battle.won[args.advantage] = { seat: args.seat, declined: true };
      break;
    case 'battle_force':
      battle.force.set(args.seat, args.amount);
      break;
    case 'battle_won':
      battle.winner = args.seat;
  }
}
