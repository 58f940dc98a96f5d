/** What the pages of the rulebook share: the box of the game, its words, and a first game in positions. */
import { getContext, setContext } from 'svelte';
import { api } from '$lib/server/api.ts';
import type {
  BoxDoc,
  ComicDoc,
  GlossaryDoc,
  RisingSunBox,
  ShogunBox,
  TermDoc,
  UsesDoc,
} from '$lib/server/protocol.ts';
import { currentLanguage } from '$lib/words/words.ts';
import { headed } from './book.ts';

const KEY = Symbol('book');

export class Reader {
  box = $state.raw<BoxDoc | null>(null);
  glossary = $state.raw<GlossaryDoc | null>(null);
  comic = $state.raw<ComicDoc | null>(null);
  uses = $state.raw<UsesDoc>({ uses: {}, examples: [] });
  failed = $state(false);
  readonly language = currentLanguage();

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    try {
      const [box, glossary] = await Promise.all([api.box(this.game), api.glossary(this.game, this.language)]);
      this.box = box;
      this.glossary = glossary;
      this.comic = await api.comic(this.game);
      this.uses = await api.ruleUses(this.game);
    } catch {
      this.failed = true; // the clauses can be read without it
    }
  }

  get risingSun(): RisingSunBox | null {
    return this.box && 'track' in this.box ? this.box : null;
  }

  get shogun(): ShogunBox | null {
    return this.box && 'starts' in this.box ? this.box : null;
  }

  get terms(): readonly TermDoc[] {
    return this.glossary?.terms ?? NONE;
  }

  /** A word of the glossary at the head of a line: `rs.income`. */
  word(key: string): string {
    const word = this.glossary?.words[key] ?? '';
    return headed(word.split(' (')[0]!);
  }
}

const NONE: readonly TermDoc[] = [];

export function makeReader(game: string): Reader {
  return setContext(KEY, new Reader(game));
}

export function useReader(): Reader {
  return getContext<Reader>(KEY);
}
