/** My coins on the advantages before they are sealed; kept beside the stage, which may be drawn anew meanwhile. */
import { warningTexts } from '$lib/deals/terms.ts';
import type { ForesightDoc } from '$lib/server/protocol.ts';
import { laid, total, type Bids } from './bids.ts';
import type { Board } from '../../../board.svelte.ts';
import { ADVANTAGES } from '../../../types.ts';

const NONE: Bids = ADVANTAGES.map(() => 0);
/** So long the button does not listen after it has asked whether it is meant. */
const GUARD_MS = 600;

export class Laying {
  private bids = $state<Bids>(NONE);
  private laidAt = $state<number | null>(null);
  /** The seal was pressed once: sure? */
  asks = $state(false);
  private askedAt = 0;
  /** The stage has the screen to itself: nothing below the board is seen. */
  isWhole = $state(false);
  /** What these bids come to, as the server says. */
  private foresight = $state.raw<ForesightDoc | null>(null);

  constructor(private readonly board: Board) {}

  readonly isOpen = $derived.by(() => this.board.choices.some(({ tag }) => tag === 'bid'));
  readonly isSealed = $derived.by(() => this.board.state.asides.some(({ tag }) => tag === 'withdraw'));
  private readonly done = $derived.by(() => this.board.view.known?.bids ?? []);
  /** All that I may lay: what the question leaves me, and what lies already. */
  readonly purse = $derived.by(() => {
    const { me, state } = this.board;
    const args = state.question?.args ?? {};
    if (this.isOpen && 'amount' in args) return Number(args.amount) + total(this.done);
    return me === null ? 0 : (this.board.player(me)?.coins ?? 0);
  });
  /** How many advantages are settled already. */
  readonly settled = $derived.by(() => this.done.length);
  readonly own = $derived.by<Bids>(() => {
    const mine = this.laidAt === this.board.state.decision ? this.bids : NONE;
    return NONE.map((_, i) => this.done[i] ?? mine[i] ?? 0);
  });
  readonly left = $derived.by(() => this.purse - total(this.own));

  /** What these bids would break, in words. */
  readonly warnings = $derived.by(() => {
    const { state, view } = this.board;
    const breaks = this.asks ? (this.foresight?.breaks ?? []) : [];
    return warningTexts(state.game, breaks, state.promises, view);
  });

  lay(index: number, change: number): void {
    if (!this.isOpen || index < this.settled) return;
    this.bids = laid(this.own, index, change, this.purse);
    this.laidAt = this.board.state.decision;
    this.asks = false;
  }

  anew(): void {
    this.bids = NONE;
    this.asks = false;
  }

  /** Asks once, then seals. */
  seal(): void {
    const { board } = this;
    if (board.me === null) return;
    if (!this.asks) {
      this.asks = true;
      this.askedAt = Date.now();
      void this.foresee();
    } else if (this.foresight && Date.now() - this.askedAt > GUARD_MS) {
      board.actSurely(this.foresight.actions);
      this.asks = false;
    }
  }

  private async foresee(): Promise<void> {
    this.foresight = null;
    const wanted = this.chain();
    const found = await this.board.foresee(wanted).catch(() => null);
    if (String(this.chain()) === String(wanted)) this.foresight = found;
    this.asks &&= this.foresight !== null;
  }

  /** A bid for each advantage that is open; how far that goes, the server says. */
  private chain(): string[] {
    return this.own.slice(this.settled).map((amount) => `${this.board.me} bid ${amount}`);
  }

  withdraw(): void {
    this.board.aside(`${this.board.me} withdraw`);
  }
}
