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

/** How many of what a clan has somewhere; `strongholds` beside the figures. */
export type Pieces = Partial<Record<Kind | 'strongholds', number>>;
export type ByClan = Partial<Record<Clan, Pieces>>;

export interface PlayerDoc {
  vp: number;
  coins: number;
  ronin: number;
  ally: Clan | null;
  allied_seasons: number;
  cards: Record<string, number>;
  tokens: Partial<Record<Season, Province[]>>;
  earned: Record<string, number>;
}

/** [step, clan, number, number or word] */
export type Frame = [string, Clan, number, number | string];

export interface LocalsDoc {
  proposals?: number[];
  open_proposals?: number[];
  ready?: number[];
  fighters?: number[];
  bids?: number[];
  hired?: number[];
  offers?: number[];
  fallen?: number;
  winner?: Clan | null;
}

export type ShrineDoc = { kami: string } & ByClan;

export interface ViewDoc {
  options: Record<string, string>;
  set: string;
  clans: Clan[];
  season: Season;
  phase: Phase;
  mandate_turns: number;
  active: Clan | null;
  honor: Clan[];
  players: Partial<Record<Clan, PlayerDoc>>;
  map: Partial<Record<Province, ByClan>>;
  shrines: ShrineDoc[];
  hostages: Partial<Record<Clan, ByClan>>;
  fallen_figures: ByClan;
  bought: Kind[];
  market: Record<string, number>;
  wars: Province[];
  wars_decided: number;
  discarded_tokens: Partial<Record<Season, Province[]>>;
  plays: (readonly [Clan, Mandate] | readonly [Clan, Mandate, 'face_down'])[];
  turn: Frame[];
  locals: LocalsDoc;
  seat?: Clan | null;
  known?: {
    hand: Mandate[];
    laid: Mandate[];
    seen: { turn: number; tiles: Mandate[] } | null;
    bids: number[];
  };
  force: Partial<Record<Place, Partial<Record<Clan, number>>>>;
  reserve: ByClan;
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

/** The step that asks now. */
export function stepOf(view: ViewDoc): string {
  return view.turn.at(-1)?.[0] ?? '';
}

/** The innermost frame of a step, if the game is inside it. */
export function frameOf(view: ViewDoc, step: string): Frame | null {
  return view.turn.findLast((frame) => frame[0] === step) ?? null;
}

/** Where the battle that is being fought takes place. */
export function battlefield(view: ViewDoc): Province | null {
  const word = frameOf(view, 'battle')?.[3];
  return typeof word === 'string' && isProvince(word) ? word : null;
}

export function seatOf(view: ViewDoc, clan: Clan): number {
  return view.clans.indexOf(clan);
}
