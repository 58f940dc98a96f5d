/** A board that one reader has alone: nobody else is there, and the server answers each request for itself. */
import { Refused } from '$lib/server/api.ts';
import { LATE, offline } from '$lib/server/connection.svelte.ts';
import type { AnswerDoc, ErrorDoc, ForesightDoc, StateDoc } from '$lib/server/protocol.ts';
import type { Place } from '$lib/table/choices/turn.svelte.ts';

export abstract class SoloPlace implements Place {
  error = $state.raw<ErrorDoc | null>(null);
  busy = $state(false);
  late = $state(false);
  /** What was done since the beginning. */
  protected moves: string[] = [];

  constructor(readonly game: string) {}

  abstract get state(): StateDoc | null;
  abstract begin: () => Promise<boolean>;
  abstract act: (actions: string[], answered?: () => void) => Promise<boolean>;
  abstract aside: (text: string) => Promise<boolean>;
  abstract undo: (count?: number) => Promise<boolean>;
  abstract foresee: (actions: string[]) => Promise<ForesightDoc>;

  why = (): Promise<AnswerDoc[]> => Promise.resolve([]);
  clearError = (): void => {
    this.error = null;
  };

  /** One request at a time; whether it was granted. */
  protected async busily(work: () => Promise<void>, answered?: () => void): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const lateness = setTimeout(() => (this.late = true), LATE);
    try {
      await work();
      this.error = null;
    } catch (error) {
      this.error = error instanceof Refused ? error.doc : offline;
    }
    clearTimeout(lateness);
    this.busy = this.late = false;
    answered?.();
    return this.error === null;
  }
}
