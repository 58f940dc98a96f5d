/** While nobody looks at a table it goes on: whoever comes back is told in short what happened. */
import type { Connection } from '$lib/server/connection.svelte.ts';
import { settings } from '$lib/settings.svelte.ts';
import { keepLook, lookedAt } from './looked.ts';
import type { Past } from './past.svelte.ts';

/** Fewer events of the game than these need no film. */
const WORTH_TELLING = 4;

export class Absence {
  /** The page has been looked at since it was opened or hidden. */
  private isHere = false;

  constructor(
    private readonly live: () => Connection,
    private readonly past: Past,
  ) {}

  /** Notices when the page is hidden and seen again, until the function that comes back is called. */
  watch(): () => void {
    const changed = () => {
      if (document.hidden) this.isHere = false;
      else this.look();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }

  /** Somebody looks at what is shown now. */
  look(): void {
    const { id, table, state, events } = this.live();
    if (!table || !state || document.hidden) return;
    const looked = lookedAt(id, table.you) ?? state.seen;
    const plays = table.you !== null && state.status === 'running';
    if (!this.isHere && plays && settings.pace !== 'none') {
      const missed = events.slice(looked).filter(({ clause }) => clause !== '');
      if (missed.length >= WORTH_TELLING && looked > 0) void this.past.tell(looked);
    }
    this.isHere = true;
    keepLook(id, table.you, events.length);
  }
}
