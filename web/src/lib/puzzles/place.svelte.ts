/** A puzzle on the board: the choice that is made there is the answer; then the solution is gone through. */
import { api } from '$lib/server/api.ts';
import type { ForesightDoc, PuzzleBriefDoc, SolvedDoc, StateDoc } from '$lib/server/protocol.ts';
import { session } from '$lib/session.svelte.ts';
import { SoloPlace } from '$lib/solo/place.svelte.ts';
import { pastState } from '$lib/stage/reel.ts';
import { asking } from '$lib/words/wording.ts';

export class PuzzlePlace extends SoloPlace {
  puzzle = $state.raw<PuzzleBriefDoc | null>(null);
  solved = $state.raw<SolvedDoc | null>(null);
  /** Steps of the solution that are shown on the board. */
  at = $state(0);
  /** Whether the solution was asked for instead of answering. */
  shown = $state(false);
  private asked = $state.raw<StateDoc | null>(null);

  constructor(
    game: string,
    readonly id: string,
  ) {
    super(game);
  }

  /** What is on the board: the question, or a moment of the solution. */
  get state(): StateDoc | null {
    return this.solved ? this.moment(this.solved) : this.asked;
  }

  begin = (): Promise<boolean> =>
    this.busily(async () => {
      const { puzzle, state } = await api.puzzle(this.game, this.id);
      this.puzzle = puzzle;
      this.solved = null;
      this.shown = false;
      this.at = 0;
      this.show(state, []);
    });

  act = (actions: string[], answered?: () => void): Promise<boolean> =>
    this.answer([...this.moves, ...actions], false, answered);
  /** What stands beside the table is no answer; only a sealed chain can be begun anew. */
  aside = (): Promise<boolean> => this.undo(this.moves.length);
  undo = (count = 1): Promise<boolean> => this.answer(this.moves.slice(0, -count), false);
  giveUp = (): Promise<boolean> => this.answer([], true);
  foresee = (actions: string[]): Promise<ForesightDoc> =>
    api.foreseePuzzle(this.game, this.id, { moves: this.moves, actions });

  private answer(moves: string[], give_up: boolean, answered?: () => void): Promise<boolean> {
    return this.busily(async () => {
      await session.ensure(); // guests have a rating, too
      const found = await api.answerPuzzle(this.game, this.id, { moves, give_up });
      this.show(found.state, moves);
      this.shown = give_up;
      this.solved = found.solved;
      this.at = found.solved ? 1 : 0;
    }, answered);
  }

  private show(now: StateDoc, moves: string[]): void {
    this.moves = moves;
    this.asked = asking({ ...now, table: this.id, asides: [], undoable: moves.length });
  }

  private moment({ line }: SolvedDoc): StateDoc {
    const about = { table: this.id, move: this.at, moves: line.length - 1, seat: this.puzzle?.seat ?? null };
    return pastState({ ...line[this.at]!, ...about, action: null, position: null, promises: [] });
  }
}
