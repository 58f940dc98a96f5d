/** My turn at the table: what I am about to do, before it is sent. */
import type { AnswerDoc, ErrorDoc, StateDoc } from '$lib/protocol.ts';
import { settings } from '$lib/settings.svelte.ts';
import { wordQuestion } from '$lib/words.ts';
import { endsTurn } from './grouping.ts';

/** A place at the table: a live place, or a further player at this screen. */
export interface Place {
  readonly state: StateDoc | null;
  readonly error: ErrorDoc | null;
  /** Something is on its way; nothing else can be sent meanwhile. */
  readonly busy: boolean;
  /** It has been so for a while. */
  readonly late: boolean;
  /** `answered` is called when the answer is there, together with what it changes. */
  act(actions: string[], answered?: () => void): Promise<boolean>;
  aside(text: string): Promise<boolean>;
  undo(count?: number): Promise<boolean>;
  clearError(): void;
  why(actions: string[]): Promise<AnswerDoc[]>;
}

/** Betrayal asks once, whatever else is asked: until then nobody learns of it, and then it is final. */
const isGrave = (actions: string[]) => actions.some((action) => /^\d+ (play|name) betray$/.test(action));

export class Turn {
  /** Chosen, waiting for the confirmation. */
  staged = $state.raw<string[] | null>(null);
  /** On its way. What was pressed looks so, and the rest stays as it is until the answer comes. */
  sent = $state.raw<string[] | null>(null);

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
    if (!place?.state || place.busy) return;
    if (isGrave(actions) || (settings.confirm && endsTurn(actions, place.state.choices))) {
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
    const place = this.place();
    if (!place || place.busy) return;
    this.sent = actions;
    void place.act(actions, () => {
      this.sent = null;
      this.staged = null;
    });
  }
}
