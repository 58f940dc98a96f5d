/** Earlier moments of a game that is being played, through my eyes: shown by a director of their own. */
import { api, Refused } from '$lib/server/api.ts';
import { offline } from '$lib/server/connection.svelte.ts';
import { gameOf } from '$lib/game.ts';
import type { ErrorDoc, EventDoc, StateDoc } from '$lib/server/protocol.ts';
import { settings } from '$lib/settings.svelte.ts';
import { cutOf } from '$lib/stage/cut.ts';
import { Director } from '$lib/stage/director.svelte.ts';
import { endOf, reelOf, type Reel } from '$lib/stage/reel.ts';

interface Eyes {
  table: string;
  game: () => string;
  /** What I have been shown. */
  events: () => EventDoc[];
  seat: () => number | null;
  /** Now is shown again, after something else. */
  retell: () => void;
}

export class Past {
  readonly director: Director;
  error = $state.raw<ErrorDoc | null>(null);
  /** What I missed is being told in short. */
  isFilm = $state(false);
  private reel = $state.raw<Reel | null>(null);
  /** The last thing that was asked for: what comes later than something else counts no more. */
  private asked = 0;

  constructor(private readonly eyes: Eyes) {
    this.director = new Director({ game: eyes.game, pace: () => 'all', rate: () => settings.rate });
  }

  /** What the board shows meanwhile; null: now. */
  readonly state = $derived.by((): StateDoc | null => (this.reel ? this.director.state : null));
  /** The number of the event whose moment is looked at. */
  readonly moment = $derived.by((): number | null =>
    this.reel ? (this.reel.events[this.director.cursor - 1]?.number ?? null) : null,
  );
  /** How many moments back, of how many. */
  get amount(): number {
    return this.reel?.events.length ?? 0;
  }

  /** The board as it was after an event. */
  show = async (number: number): Promise<void> => {
    const event = this.eyes.events()[number];
    if (!event) return;
    const reel = this.reel && !this.isFilm && holds(this.reel, event) ? this.reel : await this.load(0);
    if (reel) this.director.to(countOf(reel.events, event));
  };

  /** A moment on or back; back from now is the last that was shown, and on from there is now. */
  step = async (by: -1 | 1): Promise<void> => {
    if (!this.reel) {
      if (by < 0) await this.leave();
    } else if (by < 0) this.director.stepBack();
    else if (this.director.isPlaying) this.director.stepOn();
    else this.back();
  };

  /** To the moment before the one that is shown now; the record may know of later ones. */
  private async leave(): Promise<void> {
    const last = this.eyes.events().at(-1);
    const reel = await this.load(0);
    const shown = reel && last ? countOf(reel.events, last) : 0;
    if (reel) this.director.to((shown || reel.events.length) - 1);
  }

  /** On from this moment, or hold it; after the last one comes now. */
  play = (): void => {
    const { isPlaying, isPaused } = this.director;
    if (!isPlaying) this.back();
    else if (isPaused) this.director.resume();
    else this.director.pause();
  };

  /** What has happened since I looked last, in short. */
  tell = async (looked: number): Promise<void> => {
    const before = this.eyes.events()[looked - 1];
    const reel = await this.load(before?.move ?? 0);
    if (!reel) return;
    this.isFilm = true;
    this.director.tell(cutOf(this.eyes.game(), reel.events, gameOf(this.eyes.game())!.story.weights));
  };

  back = (): void => {
    const wasPast = this.reel !== null;
    this.asked += 1;
    this.director.reset();
    this.reel = null;
    this.isFilm = false;
    this.error = null;
    if (wasPast) this.eyes.retell();
  };

  private async load(move: number): Promise<Reel | null> {
    const mine = ++this.asked;
    this.error = null;
    try {
      const film = await api.film(this.eyes.table, move, this.eyes.seat());
      if (mine !== this.asked || !film.events.length) return null;
      this.isFilm = false;
      this.reel = reelOf(film);
      this.director.load(this.reel, endOf(film, this.reel));
      return this.reel;
    } catch (error) {
      this.back();
      this.error = error instanceof Refused ? error.doc : offline;
      return null;
    }
  }
}

const holds = ({ events }: Reel, event: EventDoc) => (events.at(-1)?.move ?? -1) >= event.move;

/** After how many events of a record this one was told. What was taken back since is not in it: then the end of its move. */
function countOf(events: readonly EventDoc[], event: EventDoc): number {
  const args = JSON.stringify(event.args);
  const same = events.findLastIndex(
    (one) => one.move === event.move && one.code === event.code && JSON.stringify(one.args) === args,
  );
  return (same < 0 ? events.findLastIndex(({ move }) => move <= event.move) : same) + 1;
}
