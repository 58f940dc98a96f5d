/** Which message a word of the table means. The counterpart of the game's `text.py`. */
import type { GameWording } from '$lib/words/wording.ts';

const HOUSES = ['crimson', 'indigo', 'pine', 'amber', 'plum'];
export const wording: GameWording = {
  aliases() {
    const found: Record<string, string> = {};
    HOUSES.forEach((house, seat) => {
      found[`seat-${seat}`] = `house-${house}`;
      found[`colour-${seat}`] = `house-${house}`;
    });
    return found;
  },
  /** Cards and places are provinces too, spaces are actions. */
  instead: { card: 'province', from: 'province', to: 'province', space: 'action' },
};
