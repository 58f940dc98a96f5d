/** What is printed on the board and the cards. `facts.json` is written from the engine: `make types`. */
import facts from './facts.json';
import type { Province, ViewDoc } from './types.ts';

export type CardKind = 'enhancement' | 'virtue' | 'monster' | 'war_upgrade' | 'winter_upgrade';
const cards = facts.cards as Record<string, { kind: CardKind; cost: number } | undefined>;

export function costOf(card: string): number {
  return cards[card]?.cost ?? 0;
}

export function kindOfCard(card: string): CardKind {
  return cards[card]?.kind ?? 'enhancement';
}

/** The turns of a season in their order: true for a kami turn, the others are mandates. */
export const track: readonly boolean[] = facts.track;

const verbs = facts.verbs as Record<string, (string[] | null)[][] | undefined>;

/** Whether the game has such an action at all, whoever would do it and whenever. */
export function isAction(text: string): boolean {
  const [tag = '', ...words] = text.split(' ');
  const forms = verbs[tag];
  return !forms || forms.some((form) => form.every((known, at) => !known || known.includes(words[at] ?? '')));
}

/** The words that this part of an action can be. */
export function wordsOf(tag: string, part: number): readonly string[] {
  return (verbs[tag] ?? []).flatMap((form) => form[part] ?? []);
}

export interface Reward {
  /** The icon of what is given. */
  kind: 'victory-point' | 'coin' | 'ronin';
  amount: number;
}

/** What a province gives in a harvest, under the options of this game. */
export function rewardOf(view: ViewDoc, province: Province): Reward[] {
  const rewards = facts.rewards.find(({ options }) =>
    Object.entries(options).every(([name, value]) => view.options[name] === value),
  );
  const given = rewards?.provinces[province] ?? { vp: 0, coins: 0, ronin: 0 };
  const all: Reward[] = [
    { kind: 'victory-point', amount: given.vp },
    { kind: 'coin', amount: given.coins },
    { kind: 'ronin', amount: given.ronin },
  ];
  return all.filter(({ amount }) => amount > 0);
}

/** The sign of a card: a monster's own drawing, else its kind. */
export function artOf(card: string): string {
  const kind = kindOfCard(card);
  return kind === 'monster' ? card.replaceAll('_', '-') : `card-${kind.replaceAll('_', '-')}`;
}
