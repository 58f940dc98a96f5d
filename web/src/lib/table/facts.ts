/** A view in plain lines, whatever the game: used where a game brings no description of its own. */
import type { View } from '$lib/server/protocol.ts';
import { has, listed, n, parted, term } from '$lib/words/words.ts';

const VOCABULARIES = [
  'province',
  'clan',
  'figure',
  'card',
  'mandate',
  'kami',
  'season',
  'phase',
  'action',
  'special',
];
const HIDDEN = new Set(['form', 'options', 'turn', 'locals', 'rules', 'game', 'draft', 'set']);

function said(game: string, word: string): string {
  for (const vocabulary of VOCABULARIES)
    if (has(`${vocabulary}-${word}`) || has(`${game}-${vocabulary}-${word}`))
      return term(game, vocabulary, word);
  return word.replaceAll('_', ' ');
}

function inWords(game: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return n(value);
  if (typeof value === 'string') return said(game, value);
  if (Array.isArray(value)) return listed(value.map((one) => inWords(game, one)));
  if (typeof value === 'object')
    return parted(
      Object.entries(value)
        .filter(([, one]) => !isEmpty(one))
        .map(([name, one]) => `${said(game, name)} ${inWords(game, one)}`),
    );
  return String(value);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

export function factLines(game: string, view: View): string[] {
  return Object.entries(view)
    .filter(([name, value]) => !HIDDEN.has(name) && !isEmpty(value))
    .flatMap(([name, value]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return [`${said(game, name)}: ${inWords(game, value)}`];
      return Object.entries(value as Record<string, unknown>)
        .filter(([, one]) => !isEmpty(one))
        .map(([key, one]) => `${said(game, key)}: ${inWords(game, one)}`);
    });
}
