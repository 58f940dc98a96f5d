/** The pages of a game's rulebook, and where what is looked for stands. */
import type { BoxDoc } from '$lib/server/protocol.ts';
import { english, has, kept, t } from '$lib/words/words.ts';

/** A line of the diagram on page one. */
export interface Row {
  icon: string;
  /** The message of its title, which names its clause. */
  title: string;
  /** The message of its text, after the game's name. */
  text: string;
  times?: number;
}

/** What a game's rulebook is made of: each game tells it in `games/GAME/book.ts`. */
export interface Book {
  pages: readonly string[];
  /** The chapter about setting up. */
  setup: string;
  /** Who stands for all players in pictures. */
  model: string;
  /** The print on page one. */
  seal: string;
  /** What messages of its seasons begin with. */
  season: string;
  /** Its board is wider than high by more than others are. */
  wide: boolean;
  /** The print of a piece by its drawing; empty where there is none. */
  print(drawing: string): string;
  rows(box: BoxDoc | null): Row[];
  /** The last line under the diagram. */
  gain: { icon: string; text: string };
  /** Signs of the board and where they stand in the picture, in parts of a hundred. */
  signs: readonly (readonly [word: string, x: number, y: number])[];
}

const books = import.meta.glob<Book>('../games/*/book.ts', { eager: true, import: 'book' });

export function bookOf(game: string): Book {
  return books[`../games/${game}/book.ts`]!;
}

export function pagesOf(game: string): readonly string[] {
  return bookOf(game).pages;
}

const WHERE: Record<string, string> = {
  clan: 'clans',
  card: 'cards',
  kami: 'mandates',
  mandate: 'mandates',
  advantage: 'mandates',
  action: 'actions',
  building: 'actions',
  special: 'events',
  event: 'events',
  province: 'map',
};

/** The page an address names: a page, a thing on one (`card-yurei`), a clause, an option; else the first. */
export function pageAt(game: string, hash: string): string {
  const pages = pagesOf(game);
  if (pages.includes(hash)) return hash;
  if (/^(?:[A-Z]{2}\d|[A-Z]{2}-[XY]\d|examples$|options$)/i.test(hash)) return 'every';
  if (hash.startsWith('option-')) return 'questions';
  const page = WHERE[hash.split('-')[0]!];
  return page && pages.includes(page) ? page : 'overview';
}

const SAYS = ['effect', 'ability', 'about', 'active', 'all'];

/** What a thing is, in a sentence: the effect of a card, the ability of a clan. */
export function about(message: string): string {
  const part = SAYS.find((one) => has(message, one));
  return part ? t(message, {}, part) : '';
}

/** A word at the head of a line. */
export function headed(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** The questions of a game's rulebook, by their messages. */
export async function questionIds(game: string): Promise<string[]> {
  const found = (await english(`book-${game}`)).matchAll(/^(book-[\w-]+-ask-\w+) =/gm);
  return [...found].map(([, id]) => id!);
}

/** The clauses that a message names. */
export function citedBy(id: string): string[] {
  return kept(t(id, {}, 'see'))
    .split(/\s+/)
    .filter(Boolean);
}
