/** What decided a game: the chapters in which the winner's lead over the best of the others changed most. */
import type { EventDoc } from '$lib/server/protocol.ts';
import { publicCount, type Reel } from '$lib/stage/reel.ts';
import type { Told } from './story.ts';

export interface Turning {
  event: EventDoc;
  season: string;
  /** By how much the lead grew; below 0 it shrank. */
  by: number;
  /** After how many events it was decided, and the moment it began at as a link names it. */
  count: number;
  at: number;
}

const MOST = 3;
/** Less is no turn. */
const LEAST = 2;

export function turningsOf(told: Told, { events }: Reel, winner: number): Turning[] {
  const starts = told.frames;
  const found = starts.map((start, place): Turning => {
    const end = starts[place + 1] ?? events.length;
    return {
      event: events[start]!,
      season: told.bands.findLast((band) => band.from <= start + 1)?.name ?? '',
      by: leadAt(told, end, winner) - leadAt(told, start, winner),
      count: end,
      at: publicCount(events, start + 1),
    };
  });
  return found
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .toSorted((a, b) => a.count - b.count);
}

function leadAt(told: Told, count: number, winner: number): number {
  const points = told.points[count] ?? [];
  return (points[winner] ?? 0) - Math.max(...points.filter((_, seat) => seat !== winner));
}
