/** Changes of a draft by hand. Nothing here knows a rule: what is impossible, the engine says. */
import type { Document, DraftDoc, View } from '$lib/server/protocol.ts';
import {
  isShrine,
  KINDS,
  narrowed,
  SHRINES,
  type Piece,
  type Pieces,
  type Place,
  type Province,
  type ViewDoc,
} from '../types.ts';

export type Draft = Document<'RisingSunDraft'>;
const PIECES: readonly Piece[] = [...KINDS, 'stronghold'];
export type Goods = Draft['players'][number];

export function draftOf(document: DraftDoc): Draft {
  if (document.game !== 'rising-sun') throw new TypeError(`${document.game} is another game`);
  return document;
}

/** Without what there is none of. */
function cleared<Counts extends object>(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count)) as Counts;
}

const keyOf = (piece: Piece) => (piece === 'stronghold' ? 'strongholds' : piece);

/** What a seat has at a place. */
export function piecesAt(draft: Draft, place: Place, seat: number): Pieces {
  const rows = isShrine(place) ? draft.shrines[SHRINES.indexOf(place)]?.pieces : draft.map[place];
  return rows?.[seat] ?? {};
}

export function countAt(draft: Draft, place: Place, seat: number, piece: Piece): number {
  return piecesAt(draft, place, seat)[keyOf(piece)] ?? 0;
}

/** The kinds that a seat has: in reserve, as the engine counts it, or somewhere in the draft. */
export function piecesOf(view: ViewDoc, draft: Draft, seat: number): Piece[] {
  const rows = [
    view.reserve[seat] ?? {},
    ...Object.values(draft.map).map((all) => all[seat] ?? {}),
    ...draft.shrines.map(({ pieces }) => pieces[seat] ?? {}),
  ];
  const found = new Set(rows.flatMap((pieces) => Object.keys(pieces)));
  return PIECES.filter((piece) => found.has(keyOf(piece)));
}

/** So many pieces of a kind at a place; none: they are taken away. */
export function withCount(draft: Draft, place: Place, seat: number, piece: Piece, count: number): Draft {
  const rows = draft.clans.map((_, one) => {
    const pieces = piecesAt(draft, place, one);
    return one === seat ? cleared({ ...pieces, [keyOf(piece)]: count }) : pieces;
  });
  if (isShrine(place)) {
    const at = SHRINES.indexOf(place);
    return { ...draft, shrines: draft.shrines.map((one, i) => (i === at ? { ...one, pieces: rows } : one)) };
  }
  const isEmpty = rows.every((pieces) => !Object.keys(pieces).length);
  const others = Object.entries(draft.map).filter(([name]) => name !== place);
  return { ...draft, map: Object.fromEntries(isEmpty ? others : [...others, [place, rows]]) };
}

export function moved(draft: Draft, seat: number, piece: Piece, from: Place, to: Place): Draft {
  if (from === to) return draft;
  const taken = withCount(draft, from, seat, piece, countAt(draft, from, seat, piece) - 1);
  return withCount(taken, to, seat, piece, countAt(taken, to, seat, piece) + 1);
}

export function withGoods(draft: Draft, seat: number, goods: Partial<Goods>): Draft {
  return { ...draft, players: draft.players.map((one, at) => (at === seat ? { ...one, ...goods } : one)) };
}

/** An alliance has two sides, and each seat has one ally. */
export function withAlly(draft: Draft, seat: number, ally: number | null): Draft {
  const players = draft.players.map((one, at): Goods => {
    if (at === seat) return { ...one, ally };
    if (at === ally) return { ...one, ally: seat };
    return one.ally === seat || (ally !== null && one.ally === ally) ? { ...one, ally: null } : one;
  });
  return { ...draft, players };
}

export function withCard(draft: Draft, seat: number, card: string, count: number): Draft {
  return withGoods(draft, seat, { cards: cleared({ ...draft.players[seat]!.cards, [card]: count }) });
}

export function onDisplay(draft: Draft, card: string, count: number): Draft {
  return { ...draft, market: cleared({ ...draft.market, [card]: count }) };
}

/** A province is at war, after all others; or is no longer. */
export function atWar(draft: Draft, province: Province): Draft {
  const wars = draft.wars.includes(province)
    ? draft.wars.filter((one) => one !== province)
    : [...draft.wars, province];
  return { ...draft, wars, wars_decided: Math.min(draft.wars_decided, wars.length) };
}

/** The view with everything in it that was changed since the engine looked: also what is impossible is drawn. */
export function drawn(view: View, document: DraftDoc): ViewDoc & View {
  const seen = narrowed(view);
  const draft = draftOf(document);
  const { map, shrines, honor, wars, wars_decided, market, hostages, season } = draft;
  const players = seen.players.map((one, seat) => ({ ...one, ...draft.players[seat] }));
  return { ...seen, map, shrines, honor, wars, wars_decided, market, hostages, season, players };
}
