/** What a table sounds like, where sound was asked for. The instruments are loaded with the first of it. */
import type { EventDoc } from '../server/protocol.ts';
import { settings } from '../settings.svelte.ts';
import { soundsOf } from './effects.ts';
import type { Sound } from './instruments.ts';

const player = () => import('./player.ts');

/** Sounds, if this browser wants any. */
export function sound(...sounds: Sound[]): void {
  if (settings.sound && sounds.length) void player().then((found) => found.play(sounds));
}

/** Hears what is new at one table; what had happened before it listened is past. */
export class Listener {
  private heard = -1;

  hear(game: string, events: EventDoc[]): void {
    const fresh = this.heard < 0 ? [] : events.slice(this.heard);
    this.heard = events.length;
    if (!document.hidden) sound(...soundsOf(game, fresh));
  }
}

/** Music until the function that comes back is called. */
export function music(): () => void {
  let stopped = false;
  let end = () => {
    stopped = true;
  };
  void player().then((found) => {
    if (stopped) return;
    const koto = new found.Music();
    end = () => koto.stop();
  });
  return () => end();
}
