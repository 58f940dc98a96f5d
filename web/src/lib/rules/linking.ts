/** Terms of the game in a running text, in any inflection, so that each can be explained where it is read. */
import type { TermDoc } from '$lib/server/protocol.ts';

export interface Linked {
  text: string;
  term: TermDoc | null;
}

interface Known {
  pattern: RegExp;
  terms: TermDoc[];
}

/** How a word may go on: endings of Ukrainian, Russian and Polish, a plural in English, suffixes in Persian. */
const ENDINGS: Record<string, string> = {
  en: '(?:s|es)?',
  fa: '(?:\\u200c?(?:ها|های|هایی|ی))?',
};
const INFLECTED = '\\p{L}{0,3}';
const SHORT = 4;
const known = new WeakMap<readonly TermDoc[], Known>();

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A word whose ending may change; a term in lower case may begin a sentence. */
function stem(word: string, language: string): string {
  const ending = ENDINGS[language];
  const first = word.charAt(0);
  const start = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : escaped(first);
  if (ending) return start + escaped(word.slice(1)) + ending;
  if (word.length <= SHORT) return start + escaped(word.slice(1));
  return start + escaped(word.slice(1, word.length > 6 ? -2 : -1)) + INFLECTED;
}

function prepared(terms: readonly TermDoc[], language: string): Known {
  let found = known.get(terms);
  if (!found) {
    const longestFirst = terms
      .filter(({ word }) => /^\p{L}[\p{L}\s\u200c'’-]+$/u.test(word))
      .toSorted((one, other) => other.word.length - one.word.length);
    const words = longestFirst.map(
      ({ word }) =>
        `(${word
          .split(' ')
          .map((one) => stem(one, language))
          .join('\\s')})`,
    );
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
    known.set(terms, (found = { pattern, terms: longestFirst }));
  }
  return found;
}

/** The text in pieces; each term stands out once, where it is first said. */
export function linked(text: string, terms: readonly TermDoc[], language: string): Linked[] {
  if (terms.length === 0) return [{ text, term: null }];
  const { pattern, terms: all } = prepared(terms, language);
  const said = new Set<TermDoc>();
  const pieces: Linked[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const term = all[found.slice(1).findIndex((group) => group !== undefined)];
    if (!term || said.has(term)) continue;
    said.add(term);
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), term: null });
    pieces.push({ text: found[0], term });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), term: null });
  return pieces;
}
