/** Where everybody sits round the table, how threads run between them, and who has asked whom. */
import type { CupDoc } from '$lib/server/protocol.ts';
import type { Happening, ViewDoc } from '../../types.ts';

export interface Place {
  x: number;
  y: number;
}

/** Who has asked whom for an alliance and waits for the answer. */
export function askedIn({ locals, clans }: ViewDoc): Asked[] {
  const open = (from: number, to: number) => locals.open_proposals?.[from * clans.length + to];
  const pairs = clans.flatMap((_, from) => clans.map((_, to) => ({ from, to })));
  return pairs.filter(({ from, to }) => open(from, to));
}

type Asked = { from: number; to: number };

/** The proposals that an alliance has left without an answer, by the alliance: one of those two was asked, or had asked,
 * and allies with somebody else. */
export function lapsedIn(events: readonly Happening[]): Map<Happening, Asked[]> {
  const found = new Map<Happening, Asked[]>();
  let open: Asked[] = [];
  for (const event of events) {
    if (event.code === 'alliances_ended') open = [];
    if (event.code === 'alliance_proposed') open.push({ from: event.args.seat, to: event.args.seat2 });
    if (event.code === 'alliance_unproposed') open = without(open, event.args.seat, event.args.seat2);
    if (event.code === 'alliance_declined') open = without(open, event.args.seat2, event.args.seat);
    if (event.code !== 'alliance_formed') continue;
    const pair = [event.args.seat, event.args.seat2];
    const isOver = ({ from, to }: Asked) => pair.includes(from) || pair.includes(to);
    const lapsed = open.filter((one) => isOver(one) && !(pair.includes(one.from) && pair.includes(one.to)));
    open = open.filter((one) => !isOver(one));
    if (lapsed.length) found.set(event, lapsed);
  }
  return found;
}

/** The cups that are no more and have become no alliance. */
export function spilledIn(before: readonly CupDoc[], cups: readonly CupDoc[], view: ViewDoc): CupDoc[] {
  const isHere = (pair: number[]) => cups.some(({ seats }) => pair.every((seat) => seats.includes(seat)));
  return before.filter(({ seats }) => !isHere(seats) && view.players[seats[0]!]?.ally !== seats[1]);
}

const without = (asked: Asked[], from: number, to: number) =>
  asked.filter((one) => one.from !== from || one.to !== to);

export interface Room {
  width: number;
  height: number;
  /** What is taken below the seats, in px. */
  foot?: number;
}

/** Above the seats is the handle that folds the room, below them what I can do: in px. */
const HEAD = 28;
const FOOT = 46;
/** From the middle of the room to a seat, as shares of what is left of its width and height. */
const REACH = { x: 0.375, y: 0.36 };
const MIDDLE = { x: 0.5, y: 0.48 };
/** What stands under a face, its name and what can be done, is so wide from its middle: it never leaves the room. */
const BESIDE = 124;

/** Places in the room, by seat: mine below, the others clockwise from my left, so that neighbours sit side by side. */
export function places(count: number, me: number, room: Room): Place[] {
  const centre = middle(room);
  const across = Math.max(room.width * 0.3, Math.min(room.width * REACH.x, room.width * MIDDLE.x - BESIDE));
  return Array.from({ length: count }, (_, seat) => {
    const turn = Math.PI * (0.5 + (2 * ((seat - me + count) % count)) / count);
    return {
      x: Math.round(centre.x + across * Math.cos(turn)),
      y: Math.round(centre.y + free(room) * REACH.y * Math.sin(turn)),
    };
  });
}

/** The height that is left to the seats. */
const free = ({ height, foot = FOOT }: Room): number => height - HEAD - foot;

export function middle(room: Room): Place {
  return { x: Math.round(room.width * MIDDLE.x), y: Math.round(HEAD + free(room) * MIDDLE.y) };
}

/** A point on the way from one place to another. */
export function between(one: Place, other: Place, share: number): Place {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

export interface Thread {
  /** From the one to the middle of the thread, and from there to the other. */
  halves: [string, string];
  knot: Place;
  /** The whole of it. */
  path: string;
}

/** A thread hangs through, towards the middle of the table; it begins beside the faces, not under them. */
export function thread(one: Place, other: Place, centre: Place, beside = 0.16, sag = 0.3): Thread {
  const from = between(one, centre, beside);
  const to = between(other, centre, beside);
  const bend = between(between(from, to, 0.5), centre, sag);
  const [near, far] = [between(from, bend, 0.5), between(bend, to, 0.5)];
  const knot = between(near, far, 0.5);
  const at = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    halves: [`M${at(from)}Q${at(near)} ${at(knot)}`, `M${at(knot)}Q${at(far)} ${at(to)}`],
    knot,
    path: `M${at(from)}Q${at(bend)} ${at(to)}`,
  };
}

/** Room for the tip of an arrow. */
const TIP = 14;

/** The way of a slip from who asks to where it lies now, up to its edge. */
export function pushed(from: Place, to: Place, half: number): string {
  const start = between(from, to, 0.22);
  const x = to.x + Math.sign(from.x - to.x) * (half + TIP);
  const bend = { x: (start.x + x) / 2, y: Math.max(start.y, to.y) };
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${x.toFixed(1)} ${to.y}`;
}
