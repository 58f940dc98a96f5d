/** What the shell knows of a game: each game tells it in `games/GAME/game.ts`, and the shell never asks which game it is. */
import type { ChoiceDoc, View } from './server/protocol.ts';
import type { Sound } from './sound/instruments.ts';

/** Where a game stands, in words for the head of the table. */
export interface Standing {
  icon: string;
  words: string;
}

/** A building block of promises, and what is to be chosen for it: `amount` from 1 on, others from a list of words. */
export interface Block {
  id: string;
  particulars: Particular[];
}
export interface Particular {
  name: 'province' | 'advantage' | 'mandate' | 'kami' | 'card' | 'amount' | 'seat2';
  values: readonly (string | number)[];
}

/** A stretch of a game on a timeline. */
export interface Chapter {
  /** A season: what it is called, and its drawing and colour. */
  season: string;
  icon: string;
  /** A part of it, in words; empty where it has none. */
  part: string;
}

/** What every seat has of something, or its place in it: 0 is the first. */
export interface Track {
  name(): string;
  icon: string;
  isPlace: boolean;
  of(view: View): number[];
}

/** What a game is like when it is told again. */
export interface Story {
  points(view: View): number[];
  /** What else tells how the seats stand, and moves where points do not. */
  track?: Track;
  chapter(view: View): Chapter;
  /** Events that are marked on the timeline, with their drawings. */
  pins: Readonly<Record<string, string>>;
  /** Events that others belong to: a mandate, a battle. */
  frames: readonly string[];
  /** Whether points come all through the game, so that one of these may have decided it. */
  decides: boolean;
  /** How much what begins with an event is worth seeing after an absence. */
  weights: Readonly<Record<string, number>>;
}

/** A running game from afar: points by seat, and who holds which province. */
export interface Glance {
  points: number[];
  owners: Record<string, string>;
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
  /** Options with which a position that somebody builds begins, unless they say others. */
  begins?(chosen: Record<string, string>): Record<string, string>;
  /** Events that open a chapter of the log. */
  chapters: readonly string[];
  /** Sounds by the code of an event. Most of what happens makes none: a table is quiet. */
  sounds: Readonly<Record<string, Sound>>;
  /** Whether a choice is asked about once before it is sent, whatever the settings say; what is final always is. */
  asksOnce?(choice: ChoiceDoc): boolean;
  /** Whether the scene of this moment shows offers itself. */
  showsOffers?(view: View): boolean;
  /** Whether its players trade. */
  deals: boolean;
  /** The building blocks of promises and the words each can be filled with, as things stand; none where nobody trades.
   * They come when somebody puts a deal together. */
  blocks?(): Promise<(view: View, by: number, to: number) => Block[]>;
  /** Who plays, by seat. */
  players(view: View): string[];
  /** Who will play at each seat, before the game has begun; empty where that is drawn. */
  seated(options: Record<string, string>, seats: number): readonly string[];
  /** The option that says so. */
  seatedBy?: string;
  story: Story;
  standing(view: View): Standing;
  glance(view: View): Glance;
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
