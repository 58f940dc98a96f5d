/** Which moment is being shown: read from the events that were shown last, and gone when nothing is shown any more. */
import { within, type Happening, type Mandate, type ViewDoc } from '../../types.ts';

/** An event of one kind. */
export type Told<Code extends Happening['code']> = Extract<Happening, { code: Code }>;

export type Moment =
  | { kind: 'mandate'; event: Happening; seat: number; mandate: Mandate | null }
  | { kind: 'reaping'; event: Happening; rows: Reaped[] }
  | { kind: 'kami'; event: Happening; kami: string; seat: number }
  | { kind: 'betrayal'; event: Happening; traitor: number; betrayed: number; turned: Told<'replaced'>[] }
  | { kind: 'alliance'; event: Happening; seats: [number, number] }
  | { kind: 'season' | 'wars' | 'cleanup' | 'winter'; event: Happening };

/** What a seat has brought in so far. */
export interface Reaped {
  seat: number;
  provinces: string[];
  coins: number;
  vp: number;
  ronin: number;
}

const BETRAYAL = new Set<string>([
  'alliance_broken',
  'honor_lost',
  'replaced',
  'points_lost',
  'points_gained',
  'card_used',
]);
const REAPING = new Set<string>([
  'harvested',
  'coins_gained',
  'points_gained',
  'ronin_gained',
  'card_used',
  'merchant_paid',
]);
/** What the server makes known beside the game is no moment. */
const isOfTheGame = ({ clause }: Happening) => clause !== '';

export function momentOf(events: readonly Happening[], view: ViewDoc): Moment | null {
  const told = events.slice(-60).filter(isOfTheGame);
  const event = told.at(-1);
  if (!event) return null;
  if (event.code === 'tile_laid') return { kind: 'mandate', event, seat: event.args.seat, mandate: null };
  if (event.code === 'mandate_played' || event.code === 'mandate_named')
    return { kind: 'mandate', event, seat: event.args.seat, mandate: event.args.mandate };
  if (event.code === 'season_began') return { kind: 'season', event };
  if (event.code === 'wars_began') return { kind: 'wars', event };
  if (event.code === 'season_cleaned') return { kind: 'cleanup', event };
  if (event.code === 'alliance_formed')
    return { kind: 'alliance', event, seats: [event.args.seat, event.args.seat2] };
  if (view.season === 'winter') return { kind: 'winter', event };
  return harvest(told, event) ?? betrayal(told, event) ?? kami(told, event, view);
}

function harvest(told: Happening[], event: Happening): Moment | null {
  const start = told.findLastIndex(({ code }) => !REAPING.has(code)) + 1;
  const reaping = told.slice(start);
  if (!reaping.some(({ code }) => code === 'harvested')) return null;
  const rows = new Map<number, Reaped>();
  for (const one of reaping) reap(rows, one);
  return { kind: 'reaping', event, rows: [...rows.values()] };
}

function reap(rows: Map<number, Reaped>, event: Happening): void {
  const row = rowOf(rows, event);
  if (event.code === 'harvested') row.provinces.push(event.args.province);
  if (event.code === 'coins_gained') row.coins += event.args.amount;
  if (event.code === 'points_gained') row.vp += event.args.amount;
  if (event.code === 'ronin_gained') row.ronin += event.args.amount;
}

function rowOf(rows: Map<number, Reaped>, event: Happening): Reaped {
  const seat = 'seat' in event.args ? event.args.seat : 0;
  const row = rows.get(seat) ?? { seat, provinces: [], coins: 0, vp: 0, ronin: 0 };
  rows.set(seat, row);
  return row;
}

const isTold =
  <Code extends Happening['code']>(code: Code) =>
  (event: Happening): event is Told<Code> =>
    event.code === code;

function betrayal(told: Happening[], event: Happening): Moment | null {
  const start = told.findLastIndex(({ code }) => code === 'alliance_broken');
  const broken = told[start];
  if (broken?.code !== 'alliance_broken' || !told.slice(start).every(({ code }) => BETRAYAL.has(code)))
    return null;
  return {
    kind: 'betrayal',
    event,
    traitor: broken.args.seat,
    betrayed: broken.args.seat2,
    turned: told.slice(start).filter(isTold('replaced')),
  };
}

function kami(told: Happening[], event: Happening, view: ViewDoc): Moment | null {
  const won = told.findLast(isTold('kami_won'));
  if (!won || !within(view, 'kami')) return null;
  return { kind: 'kami', event, kami: won.args.kami, seat: won.args.seat };
}
