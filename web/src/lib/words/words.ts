/** Wording: actions, events, questions, refusals and rules out of messages. Ids as in src/gunbai/locale/words.py. */
import type { FluentVariable } from '@fluent/bundle';
import { currentLanguage, english, has, isRightToLeft, messageParts, report, t, terms } from './messages.ts';
import type { ErrorDoc, View } from '../server/protocol.ts';
import { questionOf, textsOf, wordingOf, type Arguments } from './wording.ts';

export { currentLanguage, english, has, hasEdition, isRightToLeft } from './messages.ts';
export {
  LANGUAGES,
  loadAnalysis,
  loadBook,
  loadEditor,
  loadGame,
  loadLesson,
  loadPuzzles,
  NAMES,
  setLanguage,
  t,
  type Language,
} from './messages.ts';

const formats = new Map<string, Intl.NumberFormat>();

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
  const id = currentLanguage() + JSON.stringify(options);
  let found = formats.get(id);
  if (!found) formats.set(id, (found = new Intl.NumberFormat(currentLanguage(), options)));
  return found;
}

/** The order of a dictionary of the language, for sorting. */
export function inOrder(one: string, other: string): number {
  return one.localeCompare(other, currentLanguage());
}

/** Things one after another, with the comma of the language. */
export function listed(things: readonly string[]): string {
  return things.join(isRightToLeft() ? '، ' : ', ');
}

/** Things one after another that have commas of their own. */
export function parted(things: readonly string[]): string {
  return things.join(isRightToLeft() ? '؛ ' : '; ');
}

/** Texts one after another, each closed by a full stop unless it has one; empty ones are left out. */
export function sentences(texts: readonly string[]): string {
  const closed = (text: string) => (/[.!?؟…:]\u2069*$/.test(text) ? text : `${text}.`);
  return texts.filter(Boolean).map(closed).join(' ');
}

function key(game: string, vocabulary: string, word: string | number, view: View | null): string {
  const plain = `${vocabulary}-${word}`;
  const alias = (view ? aliasesOf(game, view) : wordingOf(game).aliases(null))[plain];
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
  for (const part of messageParts(id)) found[part] = t(id, {}, part);
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
    const word = typeof value === 'number' ? value : String(value);
    for (const [part, text] of Object.entries(termParts(key(game, vocabulary, word, view), word)))
      found[part ? `${name}_${part}` : name] = text;
  }
  return found;
}

/** What the word of an argument is: `origin` is a province; else its name says it, `province2` is one too. */
export function vocabularyOf(game: string, name: string): string {
  return textsOf(game)?.vocabularies[name] ?? name.replace(/\d+$/, '');
}

/** An action's text as its parts: `0 move bushi edo kyoto` is seat 0, tag move, three words by name. */
export function parsed(
  game: string,
  text: string,
): { seat: number; tag: string; named: Record<string, string | number> } {
  const [seat = '0', tag = '', ...words] = text.split(' ');
  const names = textsOf(game)?.actions[tag] ?? [];
  const named: Record<string, string | number> = {};
  words.forEach((word, at) => {
    const name = names[at] ?? `word${at}`;
    named[name] = /^-?\d+$/.test(word) ? Number(word) : word;
  });
  return { seat: Number(seat), tag, named };
}

/** An action or aside in words, as the present step of the view says it. `part: 'group'` heads a list of targets. */
export function wordAction(game: string, text: string, view: View, part = ''): string {
  return wordAnswer(game, text, questionOf(view), view, part);
}

/** An action in words, as the step that asked for it says it. */
export function wordAnswer(
  game: string,
  text: string,
  [step, asked]: [step: string, asked: Arguments],
  view: View,
  part = '',
): string {
  const { tag, named } = parsed(game, text);
  const id = `${game}-do-${tag}`;
  const which = part || (step && has(id, step) ? step : '');
  if (has(id, which)) return t(id, worded(game, { ...asked, ...named }, view), which);
  return plainly(game, tag, named, view);
}

/** Where a message is missing, its code and arguments are better than nothing. */
function plainly(game: string, code: string, named: Arguments, view: View | null): string {
  report(`${game} ${code}`);
  const said = Object.keys(named).map((name) => String(worded(game, { [name]: named[name]! }, view)[name]));
  return [code.replaceAll('_', ' ').replaceAll('-', ' '), ...said].join(' ');
}

/** What is promised to a seat, to stand after a colon; a promise about all advantages has words of its own. */
export function wordPromise(game: string, terms: Arguments, to: number, view: View | null): string {
  const { block, ...about } = terms;
  const id = `${game}-promise-${block}${about.advantage === 'all' ? '_all' : ''}`;
  return t(id, worded(game, { ...about, seat: to }, view));
}

/** Who offers whom something, in the person of the reader. */
export function wordDeal(game: string, by: number, to: number, reader: number | null, view: View): string {
  const person = reader === by ? 'giver' : reader === to ? 'taker' : 'other';
  return t(`${game}-deal-${person}`, worded(game, { seat: by, seat2: to }, view));
}

/** What was promised, out of what is told of it; a third seat is `seat3` there. */
function promiseTold(game: string, told: Arguments, view: View | null): string {
  const terms: Record<string, Arguments[string]> = { block: told.promise ?? '' };
  for (const [name, value] of Object.entries(told)) {
    if (name === 'seat3') terms.seat2 = value;
    else if (!['seat', 'seat2', 'promise'].includes(name)) terms[name] = value;
  }
  return wordPromise(game, terms, Number(told.seat2), view);
}

export function wordEvent(game: string, event: { code: string; args: Arguments }, view: View | null): string {
  const own = `${game}-event-${event.code}`;
  const id = has(own) ? own : `event-${event.code}`;
  const args: Arguments = event.args;
  if (event.code.startsWith('promise_') && has(id)) {
    const { promise, ...rest } = args;
    return t(id, { ...worded(game, rest, view), promise: promise ? promiseTold(game, args, view) : '' });
  }
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
  const details: Record<string, string | number> = { ...error.details };
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

/** A message with an ellipsis for everything that is filled in; before a colon at its head it says nothing. */
export function outline(id: string): string {
  return t(id)
    .replace(/\{\$\w+\}/g, '…')
    .replace(/^[\u2066-\u2069]*…[\u2066-\u2069]*: /, '');
}
