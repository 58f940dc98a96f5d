/** What lies on the table and is not offered, though the question is about its like: for the text mode. */
import type { StateDoc } from '$lib/server/protocol.ts';
import type { Unlit } from '$lib/table/choices/why.ts';
import { inOrder, t } from '$lib/words/words.ts';
import { Offers } from './choices.ts';
import { CHESTS, facts, PROVINCES } from './facts.ts';
import { stateOf } from './types.ts';
import { cardName, n, provinceName } from './words.ts';

export function unlit(document: StateDoc): Unlit[] {
  const state = stateOf(document);
  const { seat } = state;
  const offers = new Offers(state.choices);
  if (seat === null || offers.none) return [];
  const counts = offers.counts();
  const tooMany = counts.length ? [String(counts.at(-1)! + 1)] : [];
  const missing = (tag: string, words: readonly string[], named: (word: string) => string) =>
    words
      .filter((word) => offers.has(tag) && !offers.find(tag, word))
      .map((word) => ({ label: named(word), wish: [`${seat} ${tag} ${word}`] }));
  return [
    ...missing('plan', CHESTS, cardName),
    ...missing('special', state.view.specials, (special) => t(`special-${special}`)),
    ...missing('group', facts.groups.map(String), (size) => n(Number(size))),
    ...missing('count', tooMany, (armies) => n(Number(armies))),
    ...PROVINCES.map((province) => ({
      label: provinceName(province),
      wish: offers.wish(seat, province),
    })).toSorted((a, b) => inOrder(a.label, b.label)),
  ].filter(({ wish }) => wish.length);
}
