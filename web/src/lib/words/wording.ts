/** What depends on the game in wording, loaded with the game: the names of arguments, and which message a word means. */
import type { StateDoc, View } from '../server/protocol.ts';

export type Arguments = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
export interface GameWording {
  /** Words that are other messages at this table: `seat-0` is `clan-koi`; without a view, at every table. */
  aliases(view: View | null): Record<string, string>;
  /** Vocabularies that hold the words of another one. */
  instead?: Record<string, string>;
}
/** As scripts/web_types.py writes it. */
export interface GameTexts {
  /** The names of an action's arguments, by its tag. */
  actions: Record<string, string[]>;
  /** The vocabulary of an argument that is not called after it. */
  vocabularies: Record<string, string>;
}

const wordings = import.meta.glob<GameWording>('../games/*/wording.ts', { import: 'wording' });
const texts = import.meta.glob<GameTexts>('../games/*/texts.json', { import: 'default' });
const plain: GameWording = { aliases: () => ({}) };
const known = new Map<string, { wording: GameWording; texts: GameTexts | undefined }>();

export async function loadWording(game: string): Promise<void> {
  const [wording, named] = await Promise.all([
    wordings[`../games/${game}/wording.ts`]?.(),
    texts[`../games/${game}/texts.json`]?.(),
  ]);
  known.set(game, { wording: wording ?? plain, texts: named });
}

export function wordingOf(game: string): GameWording {
  return known.get(game)?.wording ?? plain;
}

export function textsOf(game: string): GameTexts | undefined {
  return known.get(game)?.texts;
}

/** The state with what is asked noted in its view, by which actions and questions are worded. */
export function asking<State extends StateDoc>(state: State): State {
  return { ...state, view: { ...state.view, asked: state.question } };
}

/** The step that asks, and what its question names. */
export function questionOf({ asked }: View): [step: string, asked: Arguments] {
  return asked ? [asked.step, asked.args] : ['', {}];
}
