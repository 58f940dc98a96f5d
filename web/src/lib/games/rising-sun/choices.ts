/**
 * The legal actions as things on the board. Nothing here knows a rule: an action text says what is taken (`from`)
 * and what is pointed at (`to`), and the board lights up exactly those.
 */
import { battlefield, isProvince, isShrine, type ViewDoc } from './types.ts';

export interface ChoiceDoc {
  action: string;
  clause: string;
}

/** The name of a thing on the board: `province:edo`, `piece:2:bushi:edo`, `reserve:bushi`, `card:yurei`, `seat:1`… */
export type Spot = string;

export interface Choice {
  action: string;
  clause: string;
  seat: number;
  tag: string;
  words: string[];
  /** What is taken first, if anything. */
  from: Spot | null;
  /** What is pointed at. */
  to: Spot;
}

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

export function parse(doc: ChoiceDoc, view: ViewDoc): Choice {
  const [number = '', tag = '', ...words] = doc.action.split(' ');
  const seat = Number(number);
  const [from, to] = ends(seat, tag, words, view);
  return { ...doc, seat, tag, words, from, to };
}

/** The one place where action texts meet the board. */
function ends(seat: number, tag: string, words: string[], view: ViewDoc): [Spot | null, Spot] {
  const [a = '', b = '', c = ''] = words;
  switch (tag) {
    case 'summon':
    case 'place':
      return [spot.reserve(a), spot.place(b)];
    case 'worship':
      return [spot.piece(seat, a, b), spot.place(c)];
    case 'move':
      return [spot.piece(seat, a, b), spot.place(c)];
    case 'build':
      return [spot.reserve('stronghold'), spot.place(a)];
    case 'buy':
    case 'buy-full':
      return [null, spot.card(a)];
    case 'use':
      return [null, spot.own(a)];
    case 'with':
      return [null, spot.reserve(a)];
    case 'replace':
    case 'kill':
      return [null, spot.piece(Number(a), b, c)];
    case 'take-hostage':
      return [null, spot.piece(Number(a), b, battlefield(view) ?? '')];
    case 'play':
    case 'lay':
    case 'name':
      return [null, spot.mandate(a)];
    case 'propose':
    case 'agree':
    case 'decline':
    case 'hand-coin':
    case 'remainder':
      return [null, spot.seat(a)];
    default:
      return [null, spot.answer([tag, ...words].join(' '))];
  }
}

export function parseAll(docs: readonly ChoiceDoc[], view: ViewDoc): Choice[] {
  return docs.map((doc) => parse(doc, view));
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

export function placeOf(one: Spot): string | null {
  const parts = one.split(':');
  const last = parts.at(-1) ?? '';
  return isProvince(last) || isShrine(last) ? last : null;
}
