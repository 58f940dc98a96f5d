/** The pages of a game's rulebook, and where what is looked for stands. */
import { english, has, kept, t } from '$lib/words.ts';

export const PAGES = {
  'rising-sun': [
    ...['overview', 'box', 'map', 'clans', 'mandates', 'cards', 'turn', 'questions', 'words', 'every'],
  ],
  shogun: [
    ...['overview', 'box', 'map', 'actions', 'events', 'start', 'turn', 'questions', 'words', 'every'],
  ],
} as const;

export function pagesOf(game: string): readonly string[] {
  return PAGES[game === 'shogun' ? 'shogun' : 'rising-sun'];
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
