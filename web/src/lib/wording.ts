/** What depends on the game in wording: which message a word of the table means. The counterpart of each game's `text.py`. */
import type { StateDoc, View } from './protocol.ts';

export type Arguments = Record<string, string | number>;
export interface GameWording {
  /** Words that are other messages at this table: `seat-0` is `clan-koi`. */
  aliases(view: View): Record<string, string>;
  /** Vocabularies that hold the words of another one. */
  instead?: Record<string, string>;
}

const PROVINCES = ['hokkaido', 'oshu', 'edo', 'kyoto', 'kansai', 'nagato', 'kyushu', 'shikoku'];

/** The view of a state with what is asked in it, which words an action or a question. */
export function asking(state: StateDoc): StateDoc {
  return { ...state, view: { ...state.view, asked: state.question } };
}

/** The step that asks, and what its question names. */
export function questionOf(view: View): [step: string, asked: Arguments] {
  const asked = view.asked as StateDoc['question'] | undefined;
  return asked ? [asked.step, asked.args as Arguments] : ['', {}];
}

const risingSun: GameWording = {
  aliases(view) {
    const found: Record<string, string> = {};
    (view.clans as string[]).forEach((clan, seat) => (found[`seat-${seat}`] = `clan-${clan}`));
    for (const province of PROVINCES) found[`place-${province}`] = `province-${province}`;
    (view.shrines as { kami: string }[]).forEach(
      (shrine, n) => (found[`place-shrine${n + 1}`] = `rising-sun-shrine-${shrine.kami}`),
    );
    return found;
  },
};

const HOUSES = ['crimson', 'indigo', 'pine', 'amber', 'plum'];
const shogun: GameWording = {
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

const plain: GameWording = { aliases: () => ({}) };

export function wordingOf(game: string): GameWording {
  return game === 'rising-sun' ? risingSun : game === 'shogun' ? shogun : plain;
}
