/** Who has what where, in the order it is shown. */
import {
  battlefield,
  clanAt,
  KINDS,
  type Clan,
  type Kind,
  type Piece,
  type Pieces,
  type Place,
  type Province,
  type ViewDoc,
  isShrine,
} from '../types.ts';

export interface Stack {
  piece: Piece;
  count: number;
}

/** What a seat has at one place: a pill on the map. */
export interface Group {
  seat: number;
  clan: Clan;
  place: Place;
  stacks: Stack[];
  /** Figures, strongholds not counted. */
  figures: number;
  force: number;
}

/** So many figures stand in one line. */
export const LONGEST = 4;

export function stacksOf(pieces: Pieces): Stack[] {
  const found: Stack[] = KINDS.flatMap((piece) => {
    const count = pieces[piece] ?? 0;
    return count ? [{ piece, count }] : [];
  });
  return pieces.strongholds ? [...found, { piece: 'stronghold', count: pieces.strongholds }] : found;
}

const COMMON: Piece[] = ['bushi', 'shinto', 'stronghold'];
const OWN: Piece[] = [...COMMON, 'daimyo'];

/** A Daimyo or a monster: what everybody wants to see first. */
export function isChief({ piece }: { piece: Piece }): boolean {
  return !COMMON.includes(piece);
}

/** A chief that came with a card. */
export function isMonster(stack: { piece: Piece }): boolean {
  return isChief(stack) && !OWN.includes(stack.piece);
}

export function figuresOf(pieces: Pieces): number {
  return KINDS.reduce((sum, kind) => sum + (pieces[kind] ?? 0), 0);
}

/** The pieces at a place by seat. */
export function at(view: ViewDoc, place: Place): readonly Pieces[] {
  if (!isShrine(place)) return view.map[place] ?? [];
  return view.shrines[Number(place.at(-1)) - 1]?.pieces ?? [];
}

/** The pills of a place: the most Force first, then by honor. */
export function groupsAt(
  view: ViewDoc,
  place: Place,
  force: (seat: number, place: Place) => number,
): Group[] {
  const here = at(view, place);
  const found = view.honor.flatMap((seat): Group[] => {
    const pieces = here[seat] ?? {};
    const stacks = stacksOf(pieces);
    if (!stacks.length) return [];
    const clan = clanAt(view, seat);
    return [{ seat, clan, place, stacks, figures: figuresOf(pieces), force: force(seat, place) }];
  });
  return found.sort((a, b) => b.force - a.force);
}

/** What lies in a seat's reserve. */
export function reserveOf(view: ViewDoc, seat: number): Stack[] {
  return stacksOf(view.reserve[seat] ?? {});
}

/** Whom a seat holds hostage. */
export function hostagesOf(view: ViewDoc, seat: number): { clan: Clan; piece: Kind; count: number }[] {
  return (view.hostages[seat] ?? []).flatMap((held, owner) =>
    stacksOf(held).map(({ piece, count }) => ({ clan: clanAt(view, owner), piece: piece as Kind, count })),
  );
}

/** The number of a war (from 1), and whether it is over. */
export function warOf(
  view: ViewDoc,
  province: Province,
): { number: number; done: boolean; now: boolean } | null {
  const index = view.wars.indexOf(province);
  if (index < 0) return null;
  const now = battlefield(view) === province;
  return { number: index + 1, done: !now && index < view.wars_decided, now };
}

/** The icon of a piece in the sprite. */
export function iconOf(piece: string): string {
  return piece.replaceAll('_', '-');
}
