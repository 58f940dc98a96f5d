/** Who has what where, in the order it is shown. */
import {
  battlefield,
  KINDS,
  type ByClan,
  type Clan,
  type Kind,
  type Piece,
  type Pieces,
  type Place,
  type Province,
  type ViewDoc,
  isShrine,
  seatOf,
} from './types.ts';

export interface Stack {
  piece: Piece;
  count: number;
}

/** One clan's pieces at one place: a pill on the map. */
export interface Group {
  clan: Clan;
  seat: number;
  place: Place;
  stacks: Stack[];
  /** Figures, strongholds not counted. */
  figures: number;
  force: number;
}

export function stacksOf(pieces: Pieces): Stack[] {
  const found: Stack[] = KINDS.flatMap((piece) => {
    const count = pieces[piece] ?? 0;
    return count ? [{ piece, count }] : [];
  });
  return pieces.strongholds ? [...found, { piece: 'stronghold', count: pieces.strongholds }] : found;
}

const COMMON: Piece[] = ['bushi', 'shinto', 'stronghold'];

/** A Daimyo or a monster: what everybody wants to see first. */
export function isChief({ piece }: Stack): boolean {
  return !COMMON.includes(piece);
}

export function figuresOf(pieces: Pieces): number {
  return KINDS.reduce((sum, kind) => sum + (pieces[kind] ?? 0), 0);
}

export function at(view: ViewDoc, place: Place): ByClan {
  if (!isShrine(place)) return view.map[place] ?? {};
  return view.shrines[Number(place.at(-1)) - 1] ?? {};
}

/** The pills of a place: the most Force first, then by honor. */
export function groupsAt(view: ViewDoc, place: Place, force: (clan: Clan, place: Place) => number): Group[] {
  const here = at(view, place);
  const found = view.honor.flatMap((clan): Group[] => {
    const pieces = here[clan];
    if (!pieces) return [];
    const seat = seatOf(view, clan);
    return [
      {
        clan,
        seat,
        place,
        stacks: stacksOf(pieces),
        figures: figuresOf(pieces),
        force: force(clan, place),
      },
    ];
  });
  return found.sort((a, b) => b.force - a.force);
}

/** What lies in a clan's reserve. */
export function reserveOf(view: ViewDoc, clan: Clan): Stack[] {
  return stacksOf(view.reserve[clan] ?? {});
}

/** Whom a clan holds hostage. */
export function hostagesOf(view: ViewDoc, clan: Clan): { clan: Clan; piece: Kind; count: number }[] {
  const held = view.hostages[clan] ?? {};
  return view.clans.flatMap((owner) =>
    stacksOf(held[owner] ?? {}).map(({ piece, count }) => ({ clan: owner, piece: piece as Kind, count })),
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
