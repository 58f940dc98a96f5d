import type { Advice } from './advice.ts';
import { cardName, spaceName, w } from './words.ts';

/** The sentence of a piece of advice, without naming the space. */
export function adviceText(advice: Advice): string {
  return w(`advice-${advice.code}`, { ...advice.args, card: cardName(advice.card) });
}

/** The same with the space in front. */
export function adviceLine(advice: Advice): string {
  return w('advice-line', { space: spaceName(advice.space, 'short'), text: adviceText(advice) });
}
