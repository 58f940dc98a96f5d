/** My turn at the table: what I am about to do, before it is sent. */
import { warningTexts } from '$lib/deals/terms.ts';
import { gameOf } from '$lib/game.ts';
import type { AnswerDoc, ChoiceDoc, ErrorDoc, ForesightDoc, StateDoc } from '$lib/server/protocol.ts';
import { settings } from '$lib/settings.svelte.ts';
import { t, wordQuestion } from '$lib/words/words.ts';
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
  foresee(actions: string[]): Promise<ForesightDoc>;
}

export class Turn {
  /** Chosen, waiting for the confirmation. */
  staged = $state.raw<string[] | null>(null);
  /** What it would break: it is asked about once, with the promise in words. */
  warnings = $state.raw<string[]>([]);
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

  choose = (actions: string[], sure = false): void => {
    const place = this.place();
    if (!place?.state || place.busy) return;
    const { choices, promises, view } = place.state;
    const meant: ChoiceDoc[] = choices.filter(({ action }) => actions.includes(action));
    const broken = meant.flatMap(({ breaks = [] }) => breaks);
    const isGrave = meant.some((one) => one.final || gameOf(this.game())?.asksOnce?.(one));
    if (!sure && (broken.length || isGrave || (settings.confirm && endsTurn(actions, choices)))) {
      this.staged = actions;
      const final = meant.some((one) => one.final) ? [t('table-final')] : [];
      this.warnings = [...warningTexts(this.game(), broken, promises, view), ...final];
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
