/** Force as the engine counts it, for display. */
import type { Place, ViewDoc } from './types.ts';

export function forceOf(view: ViewDoc, seat: number, place: Place): number {
  return view.force[place]?.[seat] ?? 0;
}

/** The seat that leads at a place: most Force, then honor. */
export function leaderOf(view: ViewDoc, place: Place): number | null {
  let best: number | null = null;
  let most = 0;
  for (const seat of view.honor) {
    const here = forceOf(view, seat, place);
    if (here > most) [best, most] = [seat, here];
  }
  return best;
}
