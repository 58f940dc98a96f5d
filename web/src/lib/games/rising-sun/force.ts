/**
 * Force for display: what the engine sends if it does, otherwise counted from the view. The fixtures carry the
 * engine's own numbers, and a test compares. It decides nothing: what may be done comes from the choices alone.
 */
import { at, stacksOf } from './pieces.ts';
import { isShrine, seatOf, type Clan, type Piece, type Place, type ViewDoc } from './types.ts';

const PLAIN: Partial<Record<Piece, number>> = { yurei: 2, river_dragon: 5, oni_of_blood: 2 };
const WITH_LEAST_HONOR: Partial<Record<Piece, number>> = { oni_of_skulls: 2, oni_of_blood: 2 };

export function forceOf(view: ViewDoc, clan: Clan, place: Place): number {
  const sent = view.force?.[place]?.[clan];
  if (view.force) return sent ?? 0;
  return stacksOf(at(view, place)[clan] ?? {}).reduce(
    (sum, { piece, count }) => sum + count * each(view, clan, piece, place),
    0,
  );
}

function each(view: ViewDoc, clan: Clan, piece: Piece, place: Place): number {
  const cards = view.players[clan]?.cards ?? {};
  if (piece === 'stronghold') return clan === 'turtle' && !isShrine(place) ? 1 : 0;
  if (piece === 'bushi') return view.phase === 'war' && cards.way_of_the_katana ? 2 : 1;
  if (piece === 'oni_of_hate') return Number(view.options.oni_hate_force ?? 1);
  const leader =
    piece === 'daimyo' || piece === 'yurei'
      ? (cards.path_of_the_lion ?? 0) + 3 * (cards.path_of_the_dragon ?? 0)
      : 0;
  const least = hasLeastHonor(view, clan, place) ? (WITH_LEAST_HONOR[piece] ?? 0) : 0;
  return (PLAIN[piece] ?? 1) + leader + least;
}

function hasLeastHonor(view: ViewDoc, clan: Clan, place: Place): boolean {
  const fighters = (view.locals.fighters ?? []).map((seat) => view.clans[seat]);
  const present = fighters.length ? fighters : view.clans.filter((one) => isPresent(view, one, place));
  const rank = view.honor.indexOf(clan);
  return present.every((other) => !other || view.honor.indexOf(other) <= rank);
}

function isPresent(view: ViewDoc, clan: Clan, place: Place): boolean {
  const stacks = stacksOf(at(view, place)[clan] ?? {});
  return stacks.some(({ piece }) => piece !== 'stronghold' || (clan === 'turtle' && !isShrine(place)));
}

/** The clan that leads at a place: most Force, then honor. */
export function leaderOf(view: ViewDoc, place: Place): Clan | null {
  let best: Clan | null = null;
  let most = 0;
  for (const clan of view.honor) {
    const here = forceOf(view, clan, place);
    if (here > most) [best, most] = [clan, here];
  }
  return best;
}

export function forces(view: ViewDoc, place: Place): { seat: number; clan: Clan; force: number }[] {
  return view.honor
    .map((clan) => ({ seat: seatOf(view, clan), clan, force: forceOf(view, clan, place) }))
    .filter(({ force }) => force > 0)
    .sort((a, b) => b.force - a.force);
}
