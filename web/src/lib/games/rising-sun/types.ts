/** The view document of Rising Sun, as `position.py` and `view.py` write it. */

export type Clan = 'koi' | 'lotus' | 'turtle' | 'dragonfly' | 'bonsai';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Phase = 'setup' | 'tea' | 'politics' | 'war' | 'cleanup' | 'scoring';
export type Mandate = 'recruit' | 'marshal' | 'train' | 'harvest' | 'betray';
export type Advantage = 'seppuku' | 'take_hostage' | 'hire_ronin' | 'imperial_poets';

export const PROVINCES = [
  'hokkaido',
  'oshu',
  'edo',
  'kyoto',
  'kansai',
  'nagato',
  'kyushu',
  'shikoku',
] as const;
export type Province = (typeof PROVINCES)[number];

export const SHRINES = ['shrine1', 'shrine2', 'shrine3', 'shrine4'] as const;
export type ShrineName = (typeof SHRINES)[number];
export type Place = Province | ShrineName;

export const ADVANTAGES: readonly Advantage[] = [
  'seppuku',
  'take_hostage',
  'hire_ronin',
  'imperial_poets',
] as const;

export const KINDS = [
  'daimyo',
  'bushi',
  'shinto',
  'komainu',
  'oni_of_skulls',
  'yurei',
  'river_dragon',
  'oni_of_blood',
  'oni_of_souls',
  'oni_of_hate',
  'oni_of_spite',
] as const;
/** A figure. */
export type Kind = (typeof KINDS)[number];
/** A figure or a stronghold: what can lie on the map. */
export type Piece = Kind | 'stronghold';

/** How many of what a seat has somewhere; `strongholds` beside the figures. */
export type Pieces = Partial<Record<Kind | 'strongholds', number>>;

export interface PlayerDoc {
  vp: number;
  coins: number;
  ronin: number;
  ally: number | null;
  allied_seasons: number;
  cards: Record<string, number>;
  tokens: Partial<Record<Season, Province[]>>;
  earned: Record<string, number>;
}

export type Step =
  | { step: 'battle'; province: Province }
  | { step: 'kami_gift'; seat: number; kami: string }
  | { step: 'advantage'; seat: number; advantage: Advantage; province: Province }
  | { step: 'execute'; seat: number; mandate: Mandate }
  | { step: 'kami' };

export interface LocalsDoc {
  proposals?: number[];
  open_proposals?: number[];
  ready?: number[];
  fighters?: number[];
  bids?: number[];
  hired?: number[];
  offers?: number[];
  fallen?: number;
  winner?: number | null;
}

export type ShrineDoc = { kami: string; pieces: Pieces[] };

export interface ViewDoc {
  options: Record<string, string>;
  set: string;
  clans: Clan[];
  season: Season;
  phase: Phase;
  mandate_turns: number;
  active: number | null;
  honor: number[];
  players: PlayerDoc[];
  map: Partial<Record<Province, Pieces[]>>;
  shrines: ShrineDoc[];
  hostages: Pieces[][];
  fallen_figures: Pieces[];
  bought: Kind[];
  market: Record<string, number>;
  wars: Province[];
  wars_decided: number;
  discarded_tokens: Partial<Record<Season, Province[]>>;
  plays: { seat: number; mandate: Mandate; face_down: boolean }[];
  turn: Step[];
  locals: LocalsDoc;
  seat?: number | null;
  known?: {
    hand: Mandate[];
    laid: Mandate[];
    seen: { turn: number; tiles: Mandate[] } | null;
    bids: number[];
  };
  force: Partial<Record<Place, number[]>>;
  reserve: Pieces[];
}

export interface ResultDoc {
  scores: number[];
  ranking: number[];
  winners: number[];
  breakdown: Record<string, number>[];
}

export function isProvince(word: string): word is Province {
  return (PROVINCES as readonly string[]).includes(word);
}

export function isShrine(word: string): word is ShrineName {
  return (SHRINES as readonly string[]).includes(word);
}

/** The name of the step that asks now. */
export function stepOf(view: ViewDoc): string {
  return view.turn.at(-1)?.step ?? '';
}

/** The innermost step of this name, if the game is inside it. */
export function within<Name extends Step['step']>(
  view: ViewDoc,
  name: Name,
): Extract<Step, { step: Name }> | null {
  return (view.turn.findLast(({ step }) => step === name) ?? null) as Extract<Step, { step: Name }> | null;
}

/** The step that asks now, if it has this name. */
export function asks<Name extends Step['step']>(
  view: ViewDoc,
  name: Name,
): Extract<Step, { step: Name }> | null {
  return stepOf(view) === name ? within(view, name) : null;
}

/** Where the battle that is being fought takes place. */
export function battlefield(view: ViewDoc): Province | null {
  return within(view, 'battle')?.province ?? null;
}

/** Who sits there. */
export function clanAt(view: ViewDoc, seat: number): Clan {
  return view.clans[seat]!;
}
