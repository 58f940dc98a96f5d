/**
 * The legal actions as things on the board. Nothing here knows a rule: an action names what is taken (`from`)
 * and what is pointed at (`to`), and the board lights up exactly those.
 */
import { battlefield, isProvince, isShrine, type Offered, type Place, type ViewDoc } from '../types.ts';

/** The name of a thing on the board: `province:edo`, `piece:2:bushi:edo`, `reserve:bushi`, `card:yurei`, `seat:1`… */
export type Spot = string;

export type Choice = Offered & {
  /** What is taken first, if anything. */
  from: Spot | null;
  /** What is pointed at. */
  to: Spot;
};

export const spot = {
  piece: (seat: number, kind: string, place: string): Spot => `piece:${seat}:${kind}:${place}`,
  reserve: (kind: string): Spot => `reserve:${kind}`,
  place: (place: string): Spot => (isShrine(place) ? `shrine:${place}` : `province:${place}`),
  card: (card: string): Spot => `card:${card}`,
  own: (card: string): Spot => `own:${card}`,
  seat: (seat: number | string): Spot => `seat:${seat}`,
  mandate: (mandate: string): Spot => `mandate:${mandate}`,
  answer: (word: string): Spot => `answer:${word}`,
};

export function placed(offered: Offered, view: ViewDoc): Choice {
  const [from, to] = ends(offered, view);
  return { ...offered, from, to };
}

/** The one place where actions meet the board. */
function ends({ tag, args }: Offered, view: ViewDoc): [Spot | null, Spot] {
  const mine = (figure: string, place: string) => spot.piece(view.seat ?? -1, figure, place);
  switch (tag) {
    case 'summon':
      return [spot.reserve(args.figure), spot.place(args.province)];
    case 'place':
      return [spot.reserve(args.figure), spot.place(args.place)];
    case 'worship':
      return [mine(args.figure, args.province), spot.place(args.place)];
    case 'move':
      return [mine(args.figure, args.origin), spot.place(args.target)];
    case 'build':
      return [spot.reserve('stronghold'), spot.place(args.province)];
    case 'buy':
    case 'buy-full':
      return [null, spot.card(args.card)];
    case 'use':
      return [null, spot.own(args.card)];
    case 'with':
      return [null, spot.reserve(args.figure)];
    case 'replace':
      return [null, spot.piece(args.seat, args.figure, args.place)];
    case 'kill':
      return [null, spot.piece(args.seat, args.figure, args.province)];
    case 'take-hostage':
      return [null, spot.piece(args.seat, args.figure, battlefield(view) ?? '')];
    case 'play':
    case 'lay':
    case 'name':
      return [null, spot.mandate(args.mandate)];
    case 'propose':
    case 'agree':
    case 'decline':
    case 'hand-coin':
    case 'remainder':
      return [null, spot.seat(args.seat)];
    case 'bid':
      return [null, spot.answer(`bid ${args.amount}`)];
    default:
      return [null, spot.answer(tag)];
  }
}

export function allPlaced(offered: readonly Offered[], view: ViewDoc): Choice[] {
  return offered.map((one) => placed(one, view));
}

/** What can be taken first, in the order offered. */
export function sources(choices: readonly Choice[]): Spot[] {
  return [...new Set(choices.flatMap((choice) => (choice.from ? [choice.from] : [])))];
}

/** What can be pointed at with `from` in hand; with nothing in hand, what needs nothing in hand. */
export function targets(choices: readonly Choice[], from: Spot | null): Spot[] {
  return [...new Set(choices.filter((choice) => choice.from === from).map((choice) => choice.to))];
}

export type Light = 'source' | 'target' | 'chosen' | null;

/** How a thing is lit up. */
export function light(choices: readonly Choice[], chosen: Spot | null, one: Spot): Light {
  if (chosen === one) return 'chosen';
  if (chosen && choices.some((choice) => choice.from === chosen && choice.to === one)) return 'target';
  if (choices.some((choice) => choice.from === one)) return 'source';
  if (chosen) return null;
  return choices.some((choice) => choice.from === null && choice.to === one) ? 'target' : null;
}

/** The only thing that can be taken, when everything starts from it: it need not be chosen first. */
export function onlySource(choices: readonly Choice[]): Spot | null {
  const found = sources(choices);
  const onMap = choices.filter((choice) => !choice.to.startsWith('answer:'));
  return found.length === 1 && onMap.every((choice) => choice.from !== null) ? (found[0] ?? null) : null;
}

/** The choices that pointing at `to` may mean. */
export function meant(choices: readonly Choice[], chosen: Spot | null, to: Spot): Choice[] {
  const direct = choices.filter((choice) => choice.to === to && choice.from === chosen);
  if (direct.length || chosen) return direct;
  return choices.filter((choice) => choice.to === to);
}

export function placeOf(one: Spot): Place | null {
  const last = one.slice(one.lastIndexOf(':') + 1);
  return isProvince(last) || isShrine(last) ? last : null;
}

/** What is there: a piece, a card, a mandate; and whose piece it is. */
export function thingAt(one: Spot): { thing: string; owner: number | null } {
  const [kind, first = '', second = ''] = one.split(':');
  return kind === 'piece' ? { thing: second, owner: Number(first) } : { thing: first, owner: null };
}
