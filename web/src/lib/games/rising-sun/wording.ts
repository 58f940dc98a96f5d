/** Which message a word of the table means. The counterpart of the game's `text.py`. */
import type { GameWording } from '$lib/words/wording.ts';
import { narrowed, PROVINCES } from './types.ts';

export const wording: GameWording = {
  aliases(document) {
    if (!document) return {};
    const view = narrowed(document);
    const found: Record<string, string> = {};
    view.clans.forEach((clan, seat) => (found[`seat-${seat}`] = `clan-${clan}`));
    for (const province of PROVINCES) found[`place-${province}`] = `province-${province}`;
    view.shrines.forEach(({ kami }, n) => (found[`place-shrine${n + 1}`] = `rising-sun-shrine-${kami}`));
    return found;
  },
};
