/**
 * A battle as it is seen on its stage: who stands, who fell, whose coins lie where, all out of the events that were shown
 * and the view they have made. Nothing is known here that was not told.
 */
import type { Battle } from '../history.ts';
import { at, stacksOf } from '../../pieces/pieces.ts';
import {
  ADVANTAGES,
  clanAt,
  type Advantage,
  type Clan,
  type Happening,
  type Piece,
  type ViewDoc,
} from '../../types.ts';

/** The parts of a battle, in the order in which they are fought out. */
export const STEPS = ['bids', ...ADVANTAGES.slice(0, 3), 'count', 'fallen', 'imperial_poets', 'reparations'];

/** So many ronin are drawn at most: the Force beside them tells of more. */
const MOST_DRAWN = 5;
export const drawn = (amount: number) => Math.min(amount, MOST_DRAWN);

export interface Figure {
  id: string;
  piece: Piece;
  /** Standing, lying on the field, or carried off by the seat of that number. */
  fate: 'stands' | 'fell' | number;
}

export interface Fighter {
  seat: number;
  clan: Clan;
  figures: Figure[];
  force: number;
  /** The ronin that came to help; none before they were hired. */
  ronin: number;
  /** Its Force was counted: that number holds. */
  isCounted: boolean;
  /** Its bids are sealed. */
  isReady: boolean;
  /** Coins that the victor gave it. */
  paid: number;
  captives: { id: string; clan: Clan; piece: Piece }[];
}

/** Seats that fight, in the order in which they stand on the field. */
export function seatsOf(view: ViewDoc, battle: Battle): number[] {
  const told = battle.bids.map(({ seat }) => seat);
  const known = view.locals.fighters ?? [];
  return known.length >= told.length ? [...known] : told;
}

export function fightersOf(view: ViewDoc, battle: Battle): Fighter[] {
  const { events, province } = battle;
  return seatsOf(view, battle).map((seat) => ({
    seat,
    clan: clanAt(view, seat),
    figures: figuresOf(view, battle, seat),
    force: battle.force.get(seat) ?? view.force[province]?.[seat] ?? 0,
    ronin: sum(events, ({ code, args }) => (code === 'ronin_hired' && args.seat === seat ? args.amount : 0)),
    isCounted: battle.force.has(seat),
    isReady: battle.bids.length === 0 && Boolean(view.locals.ready?.[seat]),
    paid: sum(events, ({ code, args }) =>
      code === 'reparations_paid' && args.seat2 === seat ? args.amount : 0,
    ),
    captives: captivesOf(view, events, seat),
  }));
}

const sum = (events: readonly Happening[], amount: (event: Happening) => number) =>
  events.reduce((all, event) => all + amount(event), 0);

function captivesOf(view: ViewDoc, events: readonly Happening[], seat: number): Fighter['captives'] {
  return events
    .flatMap(({ code, args }) => (code === 'hostage_taken' && args.seat === seat ? [args] : []))
    .map(({ seat2, figure }, id) => ({ id: `${seat}:${id}`, clan: clanAt(view, seat2), piece: figure }));
}

/** All that a seat had here when the battle began, each with what became of it: who goes keeps its place until then. */
function figuresOf(view: ViewDoc, battle: Battle, seat: number): Figure[] {
  const standing = stacksOf(at(view, battle.province)[seat] ?? {});
  const home = battle.events.some(({ code }) => code === 'fallen_returned');
  const gone = battle.events.flatMap(({ code, args }): { piece: Piece; fate: Figure['fate'] }[] => {
    if (code === 'hostage_taken' && args.seat2 === seat) return [{ piece: args.figure, fate: args.seat }];
    return code === 'killed' && args.seat2 === seat && !home ? [{ piece: args.figure, fate: 'fell' }] : [];
  });
  const pieces = new Set<Piece>([...standing, ...gone].map(({ piece }) => piece));
  return [...pieces].flatMap((piece) => {
    const left = standing.find((stack) => stack.piece === piece)?.count ?? 0;
    const fates: Figure['fate'][] = [
      ...Array.from({ length: left }, () => 'stands' as const),
      ...gone.flatMap((one) => (one.piece === piece ? [one.fate] : [])),
    ];
    return fates.map((fate, i) => ({ id: `${piece}:${i}`, piece, fate }));
  });
}

/** How far it has come, as an index of `STEPS`. */
export function stepOf(battle: Battle): number {
  return battle.events.reduce((step, event) => Math.max(step, stepAt(event, step)), 0);
}

/** Who dies before the count dies by seppuku. */
function stepAt(event: Happening, before: number): number {
  switch (event.code) {
    case 'advantage_won':
      return STEPS.indexOf(event.args.advantage);
    case 'battle_force':
    case 'battle_won':
      return STEPS.indexOf('count');
    case 'killed':
    case 'spared':
      return before < STEPS.indexOf('count') ? 0 : STEPS.indexOf('fallen');
    case 'reparations_paid':
      return STEPS.indexOf('reparations');
    default:
      return 0;
  }
}

export interface Lane {
  advantage: Advantage;
  /** Its bids were turned over. */
  isOpen: boolean;
  isNow: boolean;
  rows: { seat: number; amount: number }[];
  winner: number | null;
  declined: boolean;
  /** Those who bid as much as the winner: honor decided. */
  tied: number[];
  /** What it brought about, the latest last. */
  told: Happening[];
}

export function lanesOf(battle: Battle): Lane[] {
  const step = stepOf(battle);
  const told = toldIn(battle);
  return ADVANTAGES.map((advantage, i) => {
    const won = battle.won[advantage];
    const rows = battle.bids.map(({ seat, amounts }) => ({ seat, amount: amounts[i] ?? 0 }));
    const most = rows.find(({ seat }) => seat === won?.seat)?.amount ?? 0;
    const isOpen = won !== undefined || step > STEPS.indexOf(advantage);
    return {
      advantage,
      isOpen,
      isNow: STEPS[step] === advantage,
      rows: isOpen
        ? rows.toSorted((a, b) => b.amount - a.amount || favoured(b.seat) - favoured(a.seat))
        : rows,
      winner: won?.seat ?? null,
      declined: won?.declined ?? false,
      tied: won
        ? rows.filter(({ seat, amount }) => amount === most && seat !== won.seat).map(({ seat }) => seat)
        : [],
      told: told.get(advantage) ?? [],
    };
    function favoured(seat: number): number {
      return Number(seat === won?.seat);
    }
  });
}

/** What each advantage brought about: everything told between it and what comes next. */
function toldIn(battle: Battle): Map<Advantage, Happening[]> {
  const found = new Map<Advantage, Happening[]>();
  let now: Happening[] | null = null;
  for (const event of battle.events) {
    if (event.code === 'advantage_won') found.set(event.args.advantage, (now = []));
    else if (['battle_force', 'fallen_returned', 'reparations_paid'].includes(event.code)) now = null;
    else now?.push(event);
  }
  return found;
}
