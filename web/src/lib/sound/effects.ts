/** Which sound belongs to what happens. Most of what happens makes none: a table is quiet. */
import { GAMES, gameOf } from '../game.ts';
import type { EventDoc } from '../server/protocol.ts';
import type { Sound } from './instruments.ts';

/** Bots may do a dozen things at once: no more than this is heard of it. */
const MOST = 3;

/** The sounds of what has just happened, each once, the latest of them. */
export function soundsOf(game: string, events: EventDoc[]): Sound[] {
  const table = gameOf(game)?.sounds ?? {};
  const found = new Set<Sound>();
  for (const event of events) {
    const sound = table[event.code];
    if (!sound) continue;
    found.delete(sound);
    found.add(sound);
  }
  return [...found].slice(-MOST);
}

/** For the test that knows every event: the codes that sound. */
export const CODES = Object.fromEntries(GAMES.map((game) => [game.name, Object.keys(game.sounds)]));
