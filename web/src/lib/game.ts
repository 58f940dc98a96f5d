/** What the shell knows of a game: each game tells it in `games/GAME/game.ts`, and the shell never asks which game it is. */
import type { View } from './protocol.ts';
import type { Sound } from './sound/instruments.ts';

/** Where a game stands, in words for the head of the table. */
export interface Standing {
  icon: string;
  words: string;
}

export interface Game {
  name: string;
  /** What the ids of its rule clauses begin with. */
  clauses: string;
  /** Its drawing on the card of a table. */
  icon: string;
  /** The family of its players in tokens.css, and all who can play: `--clan-koi-main`. */
  family: 'clan' | 'house';
  crests: readonly string[];
  /** Options that a new table shows at once; the others are folded away. */
  options: readonly string[];
  /** Events that open a chapter of the log. */
  chapters: readonly string[];
  /** Sounds by the code of an event. Most of what happens makes none: a table is quiet. */
  sounds: Readonly<Record<string, Sound>>;
  /** Whether its players trade. */
  deals: boolean;
  /** Who plays, by seat. */
  players(view: View): string[];
  standing(view: View): Standing;
}

const found = import.meta.glob<Game>('./games/*/game.ts', { eager: true, import: 'game' });
export const GAMES: readonly Game[] = Object.values(found);

export function gameOf(name: unknown): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The game that a rule clause belongs to. */
export function gameOfClause(clause: string): Game | undefined {
  return GAMES.find((game) => clause.startsWith(game.clauses));
}
