/** A worked example that is played on: the page remembers what was done, the server says what comes of it. */
import { api } from '$lib/server/api.ts';
import type { EventDoc, ForesightDoc, StateDoc } from '$lib/server/protocol.ts';
import { SoloPlace } from '$lib/solo/place.svelte.ts';
import { countAt, publicCount } from '$lib/stage/reel.ts';
import { asking } from '$lib/words/wording.ts';

const seed = () => Math.random().toString(36).slice(2) || '0';

export class PracticePlace extends SoloPlace {
  state = $state.raw<StateDoc | null>(null);
  /** What came of the last choice. */
  heard = $state.raw<EventDoc[]>([]);
  private seed = seed();

  constructor(
    game: string,
    readonly clause: string,
    readonly step: number,
  ) {
    super(game);
  }

  /** From the position again, with other luck. */
  begin = (): Promise<boolean> => {
    this.seed = seed();
    return this.play([]);
  };

  act = (actions: string[], answered?: () => void): Promise<boolean> =>
    this.play([...this.moves, ...actions], answered);
  aside = (text: string): Promise<boolean> => this.act([text]);
  /** One reader plays for all, so anything can be taken back; the luck comes again as it was. */
  undo = (count = 1): Promise<boolean> => this.play(this.moves.slice(0, -count));
  foresee = (actions: string[]): Promise<ForesightDoc> => {
    const { step, seed, moves } = this;
    return api.foreseeExample(this.game, this.clause, { step, seed, moves, actions });
  };

  private play(moves: string[], answered?: () => void): Promise<boolean> {
    return this.busily(async () => {
      const { step, seed } = this;
      this.show(await api.practise(this.game, this.clause, { step, seed, moves }), moves);
    }, answered);
  }

  private show(now: StateDoc, moves: string[]): void {
    const before = moves.length > this.moves.length ? (this.state?.events ?? []) : now.events;
    this.heard = now.events.slice(countAt(now.events, publicCount(before, before.length)));
    this.moves = moves;
    this.state = asking({ ...now, table: this.clause, undoable: moves.length });
  }
}
