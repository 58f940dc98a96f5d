/** Force as the engine counts it, for display. */
import type { Place, ViewDoc } from '../types.ts';

export function forceOf(view: ViewDoc, seat: number, place: Place): number {
  return view.force[place]?.[seat] ?? 0;
}
