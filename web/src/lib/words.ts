/** Words: the Fluent files of a language. Ids as in src/gunbai/locale/words.py; a check sees that no language lacks one. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { ErrorDoc, EventDoc, View } from './protocol.ts';
import { loadWording, questionOf, textsOf, wordingOf, type Arguments } from './wording.ts';

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
  '../../../src/gunbai/locale/*/{kernel,web,web-*,talk,terms-*,play-*,cards-*,bargain-*,rules-*,lesson-*,book,book-*}.ftl',
  { query: '?raw', import: 'default' },
);
/** Words of one letter that never end a line: a space that does not break follows them. */
const ONE_LETTER: Record<string, RegExp> = {
  uk: /(?<![\p{L}\p{N}'’])([аєжзійовуя])\s+/giu,
  ru: /(?<![\p{L}\p{N}])([аивкосуя])\s+/giu,
  pl: /(?<![\p{L}\p{N}])([aiouwz])\s+/giu,
};
const GAME_FILES = ['terms', 'play', 'cards', 'bargain'];

let language: Language = 'en';
/** The language that is spoken as soon as its files are there. */
let asked: Language = 'en';
let spoken: FluentBundle | null = null;
/** The files that are loaded, or on their way. */
const loaded = new Map<string, Promise<void>>();
const made = new Map<string, FluentBundle>();
const missing = new Set<string>();
const terms = new Map<string, Record<string, string>>();
const formats = new Map<string, Intl.NumberFormat>();

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
export async function setLanguage(to: Language): Promise<void> {
  asked = to;
  groups.add(interfaceFiles);
  await Promise.all([...groups].map((group) => loadFiles(group, to)));
  if (asked !== to) return; // somebody has changed their mind meanwhile
  language = to;
  spoken = bundle(to);
  terms.clear();
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

function pattern(id: string, part: string) {
  const message = spoken?.getMessage(id);
  return message && (part ? message.attributes[part] : message.value);
}

export function has(id: string, part = ''): boolean {
  return !!pattern(id, part);
}

/** The message, or one of its attributes (`part`); the id itself if there is none. */
export function t(id: string, args: Record<string, FluentVariable> = {}, part = ''): string {
  const found = pattern(id, part);
  if (spoken && found) return spoken.formatPattern(found, args, []);
  if (part) return ''; // not every message has every part
  report(`${id} is missing in ${language}`);
  return id;
}

/** What is missing is told once. */
function report(complaint: string): void {
  if (!spoken || missing.has(complaint)) return;
  missing.add(complaint);
  console.warn(complaint);
}

/** Words that are kept, such as a name: without the marks of direction, which belong to the sentence around it. */
export function kept(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** A number in the digits of the language, a negative one with a true minus on the side where the language has it. */
export function n(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(options).format(value).replace('-', '−');
}

/** Making a format takes a hundred times as long as using it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = language + JSON.stringify(options);
  let found = formats.get(id);
  if (!found) formats.set(id, (found = new Intl.NumberFormat(language, options)));
  return found;
}

/** The order of a dictionary of the language, for sorting. */
export function inOrder(one: string, other: string): number {
  return one.localeCompare(other, language);
}

/** Things one after another, with the comma of the language. */
export function listed(things: readonly string[]): string {
  return things.join(isRightToLeft() ? '، ' : ', ');
}

/** Texts one after another, each closed by a full stop unless it has one; empty ones are left out. */
export function sentences(texts: readonly string[]): string {
  const closed = (text: string) => (/[.!?؟…:]\u2069*$/.test(text) ? text : `${text}.`);
  return texts.filter(Boolean).map(closed).join(' ');
}

/** The names of a message's attributes. */
function parts(id: string): string[] {
  return Object.keys(spoken?.getMessage(id)?.attributes ?? {});
}

function key(game: string, vocabulary: string, word: string | number, view: View | null): string {
  const plain = `${vocabulary}-${word}`;
  const alias = view ? aliasesOf(game, view)[plain] : undefined;
  if (alias) return alias;
  const own = `${game}-${plain}`;
  if (has(own)) return own;
  const other = wordingOf(game).instead?.[vocabulary];
  return other && !has(plain) ? `${other}-${word}` : plain;
}

const aliases = new WeakMap<View, Record<string, string>>();

function aliasesOf(game: string, view: View): Record<string, string> {
  let found = aliases.get(view);
  if (!found) aliases.set(view, (found = wordingOf(game).aliases(view)));
  return found;
}

/** A word of a vocabulary: `term(game, 'province', 'edo', view)`, also one of its parts ('effect', 'about'). */
export function term(
  game: string,
  vocabulary: string,
  word: string | number,
  view: View | null = null,
  part = '',
): string {
  return t(key(game, vocabulary, word, view), {}, part);
}

function termParts(id: string, word: string | number): Record<string, string> {
  const known = terms.get(id);
  if (known) return known;
  const found: Record<string, string> = { '': has(id) ? t(id) : String(word).replaceAll('_', ' ') };
  for (const part of parts(id)) found[part] = t(id, {}, part);
  terms.set(id, found);
  return found;
}

/** Numbers stay numbers, seats and other words become terms; `NAME_PART` is an attribute of a term. */
function worded(game: string, raw: Arguments, view: View | null): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(raw)) {
    const vocabulary = vocabularyOf(game, name);
    if (vocabulary === 'hash') {
      found[name] = String(value).slice(0, 8);
      continue;
    }
    if (vocabulary === 'amount' || (typeof value === 'number' && vocabulary !== 'seat')) {
      found[name] = Number(value);
      continue;
    }
    for (const [part, text] of Object.entries(termParts(key(game, vocabulary, value, view), value)))
      found[part ? `${name}_${part}` : name] = text;
  }
  return found;
}

/** What the word of an argument is: `origin` is a province; else its name says it, `province2` is one too. */
export function vocabularyOf(game: string, name: string): string {
  return textsOf(game)?.vocabularies[name] ?? name.replace(/\d+$/, '');
}

/** An action's text as its parts: `0 move bushi edo kyoto` is seat 0, tag move, three words by name. */
export function parsed(game: string, text: string): { seat: number; tag: string; named: Arguments } {
  const [seat = '0', tag = '', ...words] = text.split(' ');
  const names = textsOf(game)?.actions[tag] ?? [];
  const named: Arguments = {};
  words.forEach((word, at) => {
    const name = names[at] ?? `word${at}`;
    named[name] = /^-?\d+$/.test(word) ? Number(word) : word;
  });
  return { seat: Number(seat), tag, named };
}

/** An action or aside in words, as the present step of the view says it. `part: 'group'` heads a list of targets. */
export function wordAction(game: string, text: string, view: View, part = ''): string {
  const { tag, named } = parsed(game, text);
  const id = `${game}-do-${tag}`;
  const [step, asked] = questionOf(view);
  const which = part || (step && has(id, step) ? step : '');
  if (has(id, which)) return t(id, worded(game, { ...asked, ...named }, view), which);
  return plainly(game, tag, named, view);
}

/** Where a message is missing, its code and arguments are better than nothing. */
function plainly(game: string, code: string, named: Arguments, view: View | null): string {
  const said = Object.keys(named).map((name) => String(worded(game, { [name]: named[name]! }, view)[name]));
  return [code.replaceAll('_', ' ').replaceAll('-', ' '), ...said].join(' ');
}

export function wordEvent(game: string, event: EventDoc, view: View): string {
  const own = `${game}-event-${event.code}`;
  const id = has(own) ? own : `event-${event.code}`;
  const args = event.args as Arguments;
  const part = args.seat === args.seat2 && has(id, 'own') ? 'own' : '';
  return has(id) ? t(id, worded(game, args, view), part) : plainly(game, event.code, args, view);
}

/** What the present step asks, out of a view. */
export function wordQuestion(game: string, view: View): string {
  const [step, asked] = questionOf(view);
  const id = `${game}-ask-${step}`;
  return has(id) ? t(id, worded(game, asked, view)) : t('table-your-turn');
}

export interface ClauseWords {
  id: string;
  title: string;
  text: string;
  more: string;
  see: string[];
}

/** A rule clause by its id, RS6.8 or SG4.2; null where there is none. Its game must be loaded. */
export function wordClause(id: string): ClauseWords | null {
  const message = id.replaceAll('.', '-');
  if (!id || !has(message)) return null;
  const see = has(message, 'see') ? kept(t(message, {}, 'see')).split(/\s+/) : [];
  return {
    id,
    title: t(message, {}, 'title') || t(message),
    text: t(message),
    more: t(message, {}, 'more'),
    see,
  };
}

/** Why something was refused, by the game's words, else by the interface's; at least by its code. */
export function wordRefusal(error: ErrorDoc, game = '', view: View | null = null): string {
  const whole = error.code.replaceAll('/', '-');
  const shared = error.code.split('/').at(-1)!;
  const topic = error.code.split('/')[0]!;
  const ids = [
    ...[`${game}-refusal-${whole}`, `${game}-refusal-${shared}`, `refusal-${whole}`],
    ...[`error-${whole}`, `error-${topic}`],
  ];
  const id = ids.find((one) => has(one));
  if (!id) return t('error-other', { code: error.code });
  const details: Arguments = { ...error.details };
  if (typeof details.words === 'string') details.words = listed(details.words.split(', '));
  if (has(`expected-${details.expects}`)) details.expected = t(`expected-${details.expects}`, details);
  if (view && typeof details.action === 'string') {
    const action = wordAction(game, `0 ${details.action}`, view);
    return t(id, { ...worded(game, details, view), action });
  }
  return t(id, worded(game, details, view));
}

/** The name of an option, one line about it, and the name of a value. */
export function wordOption(name: string, value = ''): { name: string; about: string; value: string } {
  const id = `option-${name}`;
  const part = `value-${value}`;
  return { name: t(id), about: t(id, {}, 'about'), value: has(id, part) ? t(id, {}, part) : value };
}

/** A file of English messages as it is written. */
export async function english(file: string): Promise<string> {
  return (await files[`../../../src/gunbai/locale/en/${file}.ftl`]?.()) ?? '';
}

/** All clause ids of a game in order, by chapter; worked examples (RS-X1) last. */
export async function clauseIds(game: string): Promise<string[]> {
  const ids = (await english(`rules-${game}`)).matchAll(/^([A-Z]{2})(\d+(?:-\d+)?|-[XY]\d+) =/gm);
  return [...ids].map(([, head, rest]) => head! + (rest!.startsWith('-') ? rest : rest!.replace('-', '.')));
}

/** The options and rulings of a game with their values, the standard one first. */
export async function optionIds(game: string): Promise<[name: string, values: string[]][]> {
  const messages = (await english(`terms-${game}`))
    .split(/^(?=\S)/m)
    .filter((one) => one.startsWith('option-'));
  return messages.map((one) => [
    one.slice('option-'.length, one.indexOf(' ')),
    [...one.matchAll(/^ +\.value-(\S+) =/gm)].map((match) => match[1]!),
  ]);
}

/** A message with an ellipsis for everything that is filled in. */
export function outline(id: string): string {
  return t(id).replace(/\{\$\w+\}/g, '…');
}
