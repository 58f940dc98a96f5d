/** The plan I am making: which space is active, which card is held, what lies where. Kept locally, sent whole. */
import {
  boardOrder,
  chainOf,
  fixedSpaces,
  handOf,
  isComplete,
  keep,
  laid,
  nextSpace,
  restore,
  spaceOf,
  storageKey,
  tidied,
  wanted,
  withCard,
  without,
  type Plan,
} from './plan.ts';
import type { ShogunView, Space } from '../types.ts';

export class Planner {
  plan = $state.raw<Plan>({});
  active = $state<Space | null>(null);
  held = $state<string | null>(null);
  #key = '';
  #view = $state.raw<ShogunView | null>(null);
  #seat = $state(0);

  /** A new position: take up the kept plan of this round, without cards that are gone. */
  sync(table: string, view: ShogunView, seat: number): void {
    const key = storageKey(table, view, seat);
    const fresh = key !== this.#key;
    this.#view = view;
    this.#seat = seat;
    this.#key = key;
    const from = fresh ? restore(key) : this.plan;
    const known = view.players[seat]?.ready ? view.plan : {};
    this.plan = tidied({ ...from, ...known }, view);
    if (view.players[seat]?.ready) keep(key, this.plan);
    if (fresh) this.held = null;
    // Links that were laid in the panel beside the board are not asked for any more.
    if (fresh || (this.active && fixedSpaces(view).includes(this.active)))
      this.active = nextSpace(this.plan, this.order, null);
  }

  /** The spaces in the order they are drawn and filled. */
  get order(): Space[] {
    if (!this.#view) return [];
    const { known, unknown } = boardOrder(this.#view);
    return ['bid', ...known, ...unknown];
  }

  get hand(): string[] {
    return this.#view ? handOf(this.#view) : [];
  }

  get complete(): boolean {
    return this.#view !== null && isComplete(this.plan, this.#view);
  }

  /** How many cards are still to be laid. */
  get missing(): number {
    return this.#view ? wanted(this.#view) - laid(this.plan) : 0;
  }

  get laid(): number {
    return laid(this.plan);
  }

  pickSpace(space: Space): void {
    if (this.held) {
      this.lay(space, this.held);
      return;
    }
    this.active = this.active === space ? null : space;
  }

  pickCard(card: string): void {
    if (this.active) {
      this.lay(this.active, card);
      return;
    }
    this.held = this.held === card ? null : card;
  }

  lay(space: Space, card: string): void {
    if (!this.#view || !this.hand.includes(card)) return;
    const moved = spaceOf(this.plan, card);
    this.#set(withCard(this.plan, space, card));
    this.held = null;
    this.active = moved ? space : nextSpace(this.plan, this.order, space);
  }

  clear(space: Space): void {
    this.#set(without(this.plan, space));
    this.active = space;
  }

  reset(): void {
    this.#set({});
    this.held = null;
    this.active = nextSpace({}, this.order, null);
  }

  chain(): string[] {
    return this.#view ? chainOf(this.plan, this.#view, this.#seat) : [];
  }

  #set(plan: Plan): void {
    this.plan = plan;
    keep(this.#key, plan);
  }
}
