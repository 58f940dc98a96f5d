/** Force as the engine counts it, for display. */
import { seatOf, type Clan, type Place, type ViewDoc } from './types.ts';

export function forceOf(view: ViewDoc, clan: Clan, place: Place): number {
  return view.force[place]?.[clan] ?? 0;
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
