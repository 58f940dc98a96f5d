/** The legal actions as things on the board. Nothing here knows a rule: only what is offered can be chosen. */
import type { Aside, Offered } from './types.ts';

export interface Offer {
  /** What to send. */
  action: string;
  tag: Offered['tag'];
  /** What follows the tag: a province, a card, a number. */
  word: string;
  clause: string;
}

/** `1 target mino` has the tag target and the word mino. */
export function offerOf(choice: Offered): Offer {
  return { action: choice.action, tag: choice.tag, word: wordOf(choice.args), clause: choice.clause };
}

function wordOf(args: Offered['args']): string {
  if ('province' in args) return args.province;
  if ('card' in args) return args.card;
  if ('special' in args) return args.special;
  return 'amount' in args ? String(args.amount) : '';
}

export class Offers {
  readonly all: readonly Offer[];

  constructor(choices: readonly Offered[]) {
    this.all = choices.map(offerOf);
  }

  get none(): boolean {
    return this.all.length === 0;
  }

  find(tag: string, word = ''): Offer | null {
    return this.all.find((offer) => offer.tag === tag && offer.word === word) ?? null;
  }

  tagged(tag: string): readonly Offer[] {
    return this.all.filter((offer) => offer.tag === tag);
  }

  has(tag: string): boolean {
    return this.all.some((offer) => offer.tag === tag);
  }

  /** The provinces that a click on the map answers with, and what it sends. Plans are laid elsewhere. */
  onMap(): Map<string, Offer> {
    const found = new Map<string, Offer>();
    for (const offer of this.all)
      if (offer.tag === 'target' || offer.tag === 'revolt' || offer.tag === 'take')
        found.set(offer.word, offer);
    return found;
  }

  /** What a click on a province that is not offered would have meant; `pressed`: it was tried, so whatever is asked. */
  wish(seat: number | null, province: string, pressed = false): string[] {
    const tag =
      ['target', 'revolt', 'take', 'plan'].find((one) => this.has(one)) ?? (pressed ? 'target' : '');
    return tag && seat !== null && !this.find(tag, province) ? [`${seat} ${tag} ${province}`] : [];
  }

  /** The numbers of armies that may go, in rising order. */
  counts(): number[] {
    return this.tagged('count')
      .map((offer) => Number(offer.word))
      .sort((a, b) => a - b);
  }
}

/** What to send to take the plan back, if that is possible. */
export function withdrawal(asides: readonly Aside[], seat: number | null): string | null {
  return seat !== null && asides.some((aside) => aside.tag === 'withdraw') ? `${seat} withdraw` : null;
}
