/** The words that were searched for, to stand out in a text. */
export interface Piece {
  text: string;
  mark: boolean;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The text in pieces; a word is marked as a whole only. */
export function marked(text: string, marks: string[]): Piece[] {
  if (marks.length === 0) return [{ text, mark: false }];
  const longestFirst = [...marks].sort((one, other) => other.length - one.length);
  const words = new RegExp(longestFirst.map(escaped).join('|'), 'gu');
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(words)) {
    const after = found.index + found[0].length;
    if (LETTER.test(text[found.index - 1] ?? '') || LETTER.test(text[after] ?? '')) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), mark: false });
    pieces.push({ text: found[0], mark: true });
    end = after;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), mark: false });
  return pieces;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
