/** My turn at the table: what I am about to do, before it is sent. */
import type { AnswerDoc, ErrorDoc, StateDoc } from '$lib/protocol.ts';
import { settings } from '$lib/settings.svelte.ts';
import { wordQuestion } from '$lib/words.ts';
import { endsTurn } from './grouping.ts';

/** A place at the table: a live place, or a further player at this screen. */
export interface Place {
  readonly state: StateDoc | null;
  readonly error: ErrorDoc | null;
  readonly busy: boolean;
  act(actions: string[]): Promise<boolean>;
  aside(text: string): Promise<boolean>;
  undo(count?: number): Promise<boolean>;
  clearError(): void;
  why(actions: string[]): Promise<AnswerDoc[]>;
}

export class Turn {
  /** Chosen, waiting for the confirmation. */
  staged = $state.raw<string[] | null>(null);

  constructor(
    private readonly place: () => Place | null,
    private readonly game: () => string,
  ) {}

  /** The question the staged choice answers. */
  private question = '';

  private asked(): string {
    const view = this.place()?.state?.view;
    return view ? wordQuestion(this.game(), view) : '';
  }

  /** The table has moved on: a choice stays staged while the same is asked and it is still offered. */
  review(): void {
    const offered = this.place()?.state?.choices.some((choice) => choice.action === this.staged?.[0]);
    if (!offered || this.question !== this.asked()) this.drop();
  }

  choose = (actions: string[]): void => {
    const place = this.place();
    if (!place?.state) return;
    if (settings.confirm && endsTurn(actions, place.state.choices)) {
      this.staged = actions;
      this.question = this.asked();
    } else this.send(actions);
  };

  confirm = (): void => {
    if (this.staged) this.send(this.staged);
  };

  drop = (): void => {
    this.staged = null;
  };

  private send(actions: string[]): void {
    this.staged = null;
    void this.place()?.act(actions);
  }
}
