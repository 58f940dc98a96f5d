/** Terms of a deal as the pages handle them: two sides, each with goods and promises. */
import type { BlockDoc, DealDoc, PromiseDoc, TermsDoc, View } from '$lib/server/protocol.ts';
import { listed, t, term, wordPromise } from '$lib/words/words.ts';

export interface Side {
  seat: number;
  /** Whom its promises are made to. */
  to: number;
  coins: number;
  ronin: number;
  promises: BlockDoc[];
  /** A promise in free words. */
  promise: string;
}

/** Who offers first, then the one who answers. */
export function sidesOf({ by, to, terms }: Pick<DealDoc, 'by' | 'to' | 'terms'>): [Side, Side] {
  return [
    { seat: by, to, ...pick(terms.coins, terms.ronin, terms.promises, terms.promise) },
    {
      seat: to,
      to: by,
      ...pick(terms.coins_asked, terms.ronin_asked, terms.promises_asked, terms.promise_asked),
    },
  ];
}

function pick(coins: number, ronin: number, promises: BlockDoc[], promise: string) {
  return { coins, ronin, promises, promise };
}

export const NOTHING: TermsDoc = {
  coins: 0,
  ronin: 0,
  coins_asked: 0,
  ronin_asked: 0,
  promise: '',
  promise_asked: '',
  promises: [],
  promises_asked: [],
};

/** The same deal seen from the other side: what is given is asked. */
export function mirrored(terms: TermsDoc): TermsDoc {
  return {
    coins: terms.coins_asked,
    ronin: terms.ronin_asked,
    coins_asked: terms.coins,
    ronin_asked: terms.ronin,
    promise: terms.promise_asked,
    promise_asked: terms.promise,
    promises: terms.promises_asked,
    promises_asked: terms.promises,
  };
}

export function isEmpty(terms: TermsDoc): boolean {
  const goods = terms.coins || terms.ronin || terms.coins_asked || terms.ronin_asked;
  const said = terms.promise || terms.promise_asked || terms.promises.length || terms.promises_asked.length;
  return !goods && !said;
}

/** Coins and ronin in words; empty where there are none. */
export function goodsText(coins: number, ronin: number): string {
  const parts = [
    coins && t('deal-some-coins', { amount: coins }),
    ronin && t('deal-some-ronin', { amount: ronin }),
  ];
  return listed(parts.filter(Boolean).map(String));
}

export function promiseText(game: string, block: BlockDoc, to: number, view: View): string {
  const known = Object.entries(block).filter(([, value]) => value !== null && value !== undefined);
  return wordPromise(game, Object.fromEntries(known) as Record<string, string | number>, to, view);
}

/** What is said before promises of mine are broken: those at these places. */
export function warningTexts(
  game: string,
  places: readonly number[],
  promises: readonly PromiseDoc[],
  view: View,
): string[] {
  const found = places.flatMap((at) => promises[at] ?? []);
  const said = found.map((promise) =>
    t('promise-warning', {
      seat: term(game, 'seat', promise.to, view),
      promise: promiseText(game, promise, promise.to, view),
    }),
  );
  return [...new Set(said)];
}

/** What is asked for in return, a coin up or down: a counter offer of one press. Seen from the one who counters. */
export function haggled(terms: TermsDoc, coins: number): TermsDoc | null {
  const mine = mirrored(terms);
  const asked = mine.coins_asked - mine.coins + coins;
  if (asked === 0 && isEmpty({ ...mine, coins: 0, coins_asked: 0 })) return null;
  return { ...mine, coins: Math.max(0, -asked), coins_asked: Math.max(0, asked) };
}

/** Both promise what one of them did; seat for seat it is the same promise. */
export function shared(terms: TermsDoc): TermsDoc | null {
  const mine = mirrored(terms);
  if (!mine.promises_asked.length || mine.promises.length) return null;
  return { ...mine, promises: mine.promises_asked.map((block) => ({ ...block })) };
}
