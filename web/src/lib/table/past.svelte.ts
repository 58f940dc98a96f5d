/** Earlier moments of a game: the board as it was after a move, through the same eyes. */
import { api, Refused } from '$lib/api.ts';
import { offline } from '$lib/connection.svelte.ts';
import type { ErrorDoc, EventDoc, ReplayDoc, StateDoc } from '$lib/protocol.ts';
import { asking } from '$lib/wording.ts';

/** A moment of a replay as a state in which nothing can be chosen. */
export function pastState(doc: ReplayDoc): StateDoc {
  return asking({
    table: doc.table,
    seat: doc.seat,
    status: 'over',
    decision: null,
    question: doc.question,
    lesson: null,
    view: doc.view,
    actors: doc.actors,
    choices: [],
    asides: [],
    undoable: 0,
    events: doc.events,
    next: doc.events.length,
    after: doc.events.length,
    seen: 0,
    tea: null,
  });
}

export class Past {
  /** The number of the event whose moment is looked at; null: now. */
  moment = $state<number | null>(null);
  /** What the board shows meanwhile. */
  state = $state.raw<StateDoc | null>(null);
  error = $state.raw<ErrorDoc | null>(null);

  constructor(
    private readonly table: string,
    private readonly events: () => EventDoc[],
    private readonly eyes: () => number | null,
  ) {}

  show = async (number: number): Promise<void> => {
    const event = this.events()[number];
    if (!event) return;
    this.moment = number;
    this.error = null;
    try {
      const doc = await api.replay(this.table, event.move, this.eyes());
      if (this.moment === number) this.state = pastState(doc);
    } catch (error) {
      this.back();
      this.error = error instanceof Refused ? error.doc : offline;
    }
  };

  back = (): void => {
    this.moment = null;
    this.state = null;
    this.error = null;
  };
}
