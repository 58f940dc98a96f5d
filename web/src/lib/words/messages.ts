/** The messages of a language: which files are loaded, and English where a message is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import printed from './editions.json';
import { loadWording } from './wording.ts';

export const LANGUAGES = ['en', 'uk', 'ru', 'pl', 'fa'] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  pl: 'Polski',
  fa: 'فارسی',
};

/** What pages say; the words of the terminal, the arena and the server's notices stay behind. */
const files = import.meta.glob<string>(
  '../../../../src/gunbai/locale/*/{kernel,web,web-*,talk,terms-*,play-*,cards-*,bargain-*,rules-*,lesson-*,book,book-*,analysis,puzzles,editor}.ftl',
  { query: '?raw', import: 'default' },
);
/** Words of one letter that never end a line: a space that does not break follows them. */
const ONE_LETTER: Record<string, RegExp> = {
  uk: /(?<![\p{L}\p{N}'’])([аєжзійовуя])\s+/giu,
  ru: /(?<![\p{L}\p{N}])([аивкосуя])\s+/giu,
  pl: /(?<![\p{L}\p{N}])([aiouwz])\s+/giu,
};
const ENGLISH: Language = 'en';
/** The attribute of a name before an owner, in Persian. */
const OWNED = 'ez';
const GAME_FILES = ['terms', 'play', 'cards', 'bargain'];

let language: Language = ENGLISH;
/** The language that is spoken as soon as its files are there. */
let asked: Language = ENGLISH;
let spoken: FluentBundle | null = null;
/** The files that are loaded, or on their way. */
const loaded = new Map<string, Promise<void>>();
const made = new Map<string, FluentBundle>();
const missing = new Set<string>();
/** Names of the language's own edition where it prints others than ours; empty unless they are wanted. */
let edition = new FluentBundle(ENGLISH);
/** Terms with their parts, put together once; forgotten when files come in. */
export const terms = new Map<string, Record<string, string>>();

export function currentLanguage(): Language {
  return language;
}

export function isRightToLeft(of: Language = language): boolean {
  return of === 'fa';
}

function bundle(of: string): FluentBundle {
  let found = made.get(of);
  if (!found) {
    const alone = ONE_LETTER[of];
    const glued = (text: string) => (alone ? text.replace(alone, '$1\u00a0') : text);
    found = new FluentBundle(of, { useIsolating: of === 'fa', transform: glued });
    made.set(of, found);
  }
  return found;
}

async function loadFiles(wanted: (stem: string) => boolean, to = asked): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([path, read]) => {
      const [of, file] = path.split('/').slice(-2) as [string, string];
      if (of !== to || !wanted(file.replace('.ftl', ''))) return;
      let loading = loaded.get(path);
      if (!loading) {
        loading = read().then((text) => void bundle(of).addResource(new FluentResource(text)));
        loaded.set(path, loading);
      }
      await loading;
    }),
  );
  terms.clear();
}

const groups = new Set<(stem: string) => boolean>();

async function load(group: (stem: string) => boolean): Promise<void> {
  groups.add(group);
  await loadFiles(group);
}

const interfaceFiles = (stem: string) => stem === 'web' || stem === 'kernel';
const byGame = new Map<string, Promise<void>>();

/** Switch to a language: what was loaded so far is loaded in it too. */
export async function setLanguage(to: Language, ofEdition = false): Promise<void> {
  asked = to;
  groups.add(interfaceFiles);
  await Promise.all([...groups].map((group) => loadFiles(group, to)));
  if (asked !== to) return; // somebody has changed their mind meanwhile
  language = to;
  spoken = bundle(to);
  edition = new FluentBundle(to);
  if (ofEdition) edition.addResource(new FluentResource(namesOf(to)));
  terms.clear();
}

/** Whether the language has an edition that prints other names than ours. */
export function hasEdition(of: Language = language): boolean {
  return of in printed;
}

function namesOf(of: Language): string {
  const names = Object.entries((printed as Record<string, Record<string, string>>)[of] ?? {});
  return names.map(([id, name]) => `${id} = ${name}\n    .${OWNED} = ${name}`).join('\n');
}

/** The names, questions, events and rule clauses of a game; call it before wording anything of the game. */
export function loadGame(game: string): Promise<void> {
  const known = byGame.get(game);
  if (known) return known;
  const own = [...GAME_FILES, 'rules', 'web'].map((kind) => `${kind}-${game}`);
  const wanted = new Set([...own, 'talk']);
  const loading = Promise.all([load((stem) => wanted.has(stem)), loadWording(game)]).then(() => undefined);
  byGame.set(game, loading);
  return loading;
}

/** The cards of a game's guided first game. */
export function loadLesson(game: string): Promise<void> {
  const name = `lesson-${game}`;
  const known = byGame.get(name) ?? load((stem) => stem === name);
  byGame.set(name, known);
  return known;
}

/** The pages of a game's rulebook, with the stories of its guided first game. */
export function loadBook(game: string): Promise<void> {
  const name = `book-${game}`;
  const wanted = new Set(['book', name, `lesson-${game}`]);
  const known = byGame.get(name) ?? load((stem) => wanted.has(stem));
  byGame.set(name, known);
  return known;
}

/** What is said of a game after it. */
export function loadAnalysis(): Promise<void> {
  const name = 'analysis';
  const known = byGame.get(name) ?? load((stem) => stem === name);
  byGame.set(name, known);
  return known;
}

/** What puzzles say, and why a choice is better. */
export function loadPuzzles(): Promise<void> {
  const name = 'puzzles';
  const known = byGame.get(name) ?? load((stem) => stem === name || stem === 'analysis');
  byGame.set(name, known);
  return known;
}

/** What the position editor says; bars of chances are those of analyses. */
export function loadEditor(): Promise<void> {
  const name = 'editor';
  const known = byGame.get(name) ?? load((stem) => stem === name || stem === 'analysis');
  byGame.set(name, known);
  return known;
}

/** The name of the edition, the language's own pattern, or the English one as soon as that had to be loaded. */
function found(id: string, part: string) {
  for (const of of [language, ENGLISH]) {
    const words = edition.hasMessage(id) && isNamed(part) ? edition : spoken && made.get(of);
    const message = words?.getMessage(id);
    const pattern = message && (part ? message.attributes[part] : message.value);
    if (words && pattern) return { of, words, pattern };
  }
  return null;
}

/** A name itself, or the form of it before an owner. */
function isNamed(part: string): boolean {
  return !part || part === OWNED;
}

export function has(id: string, part = ''): boolean {
  return !!found(id, part);
}

/** The message, or one of its attributes (`part`). What the language lacks is said in English, or by its id until the
 * English words have come. */
export function t(id: string, args: Record<string, FluentVariable> = {}, part = ''): string {
  const it = found(id, part);
  if (it?.of !== language && !part) report(id);
  if (!it) return part ? '' : id; // not every message has every part
  const text = it.words.formatPattern(it.pattern, args, []);
  return isRightToLeft() && it.of === ENGLISH ? `\u2066${text}\u2069` : text;
}

/** The names of a message's attributes. */
export function messageParts(id: string): string[] {
  return Object.keys((spoken?.getMessage(id) ?? made.get(ENGLISH)?.getMessage(id))?.attributes ?? {});
}

/** Whoever shows a missing message is drawn again when the English words are there. */
const whenBeside = createSubscriber((update) => void loadBeside().then(update));

function loadBeside(): Promise<unknown> {
  return Promise.all([...groups].map((group) => loadFiles(group, ENGLISH)));
}

/** What is missing is told once, and said in English from then on. */
export function report(id: string): void {
  if (!spoken) return;
  whenBeside();
  const complaint = `${id} is missing in ${language}`;
  if (missing.has(complaint)) return;
  missing.add(complaint);
  console.warn(complaint);
  void loadBeside();
}

/** A file of English messages as it is written. */
export async function english(file: string): Promise<string> {
  return (await files[`../../../../src/gunbai/locale/en/${file}.ftl`]?.()) ?? '';
}
