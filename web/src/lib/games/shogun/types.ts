/** The view document of Shogun, as `position.py` and `view.py` write it. */
import type { View } from '$lib/protocol.ts';

export type House = 'crimson' | 'indigo' | 'pine' | 'amber' | 'plum';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Region = 'green' | 'red' | 'purple' | 'yellow' | 'brown';
export type Building = 'castle' | 'temple' | 'theatre';
export type ActionName =
  | 'castle'
  | 'temple'
  | 'theatre'
  | 'rice'
  | 'tax'
  | 'armies5'
  | 'armies3'
  | 'army1_move'
  | 'battle_move_a'
  | 'battle_move_b';
export type Space = ActionName | 'bid';
export type Special = 'attack1' | 'defence1' | 'tax1' | 'rice1' | 'armies6';

export const HOUSES: readonly House[] = ['crimson', 'indigo', 'pine', 'amber', 'plum'];
export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
export const BUILDINGS: readonly Building[] = ['castle', 'temple', 'theatre'];
export const FACE_DOWN = 'face_down';
export const EMPTY = 'empty';

/** What a province with an owner holds; the others are neutral, or out of the game. */
export interface ProvinceDoc {
  owner: number;
  armies: number;
  buildings?: Building[];
  markers?: number;
}

/** Cubes by colour: a seat number or `farmers`. */
export type Cubes = Record<string, number>;

export interface PlayerDoc {
  chests: number;
  rice: number;
  points: number;
  supply: number;
  ready: boolean;
  /** The personal board as everybody sees it: a card, or `face_down`. */
  board: Partial<Record<Space, string>>;
  /** The cards that may still lie there face down. */
  could: string[];
  special?: Special;
}

export interface DraftDoc {
  offered: string[];
  under: string[];
  faced: string[][];
  /** By seat: how many groups of 5, 4, 3 and 2 armies are left. */
  groups: number[][];
}

export interface YearRow {
  provinces: number;
  buildings: number;
  majorities: Partial<Record<Region, Partial<Record<Building, number>>>>;
}

type Step =
  | { step: 'turns'; action: ActionName }
  | { step: 'agenda'; begun: number }
  | { step: 'how_many'; seat: number; origin: string; target: string }
  | { step: 'place'; seat: number; province: string | null }
  | { step: 'planning' }
  | {
      step: 'build' | 'collect' | 'deploy' | 'muster' | 'march' | 'relocate';
      seat: number;
      action: ActionName;
      province: string;
    };

export interface ShogunView {
  seats: number;
  options: Record<string, string>;
  year: number;
  season: Season;
  provinces: Record<string, ProvinceDoc>;
  players: PlayerDoc[];
  farmers: number;
  tray: Cubes;
  /** Upper shelf, lower shelf. */
  tower: Cubes[];
  stock: Record<Building, number>;
  events: { open: string[]; gone: string[]; round?: string };
  agenda: ActionName[];
  specials: Special[];
  order: number[];
  bidders: number[];
  scored: YearRow[][];
  turn: Step[];
  draft?: DraftDoc;
  winter?: { unfed: number[]; revolting: string[] };
  seat: number | null;
  plan: Partial<Record<Space, string>>;
  next_space: Space | null;
  blind: string | null;
}

export interface ResultDoc {
  scores: number[];
  ranking: number[];
  winners: number[];
  breakdown: Record<string, number>[];
}

/** How an attack would end, as shares of 1; `left`: armies in the province after a win, on average. */
export interface OddsDoc {
  win: number;
  draw: number;
  loss: number;
  left: number;
}

export function narrowed(view: View): ShogunView {
  return view as unknown as ShogunView;
}

export function houseOf(seat: number): House {
  return HOUSES[seat] ?? 'crimson';
}

/** The house of a colour of cubes, null for the farmers. */
export function houseOfColour(colour: string): House | null {
  return colour === 'farmers' ? null : houseOf(Number(colour));
}

/** The step that asks now, with what it keeps; none when the game is over. */
export function topStep(view: ShogunView): Step | null {
  return view.turn.at(-1) ?? null;
}

/** The name of the step that asks now. */
export function stepOf(view: ShogunView): string {
  return topStep(view)?.step ?? '';
}

/** The innermost step of this name, if the game is inside it. */
function within<Name extends Step['step']>(
  view: ShogunView,
  name: Name,
): Extract<Step, { step: Name }> | null {
  return (view.turn.findLast(({ step }) => step === name) ?? null) as Extract<Step, { step: Name }> | null;
}

/** The action that is being carried out. */
export function currentAction(view: ShogunView): ActionName | null {
  return within(view, 'turns')?.action ?? null;
}

/** The march that is being prepared. */
export function marchOf(view: ShogunView): { origin: string; target: string } | null {
  const top = topStep(view);
  return top?.step === 'how_many' ? top : null;
}

/** The province that the present step is about. */
export function provinceAsked(view: ShogunView): string | null {
  const top = topStep(view);
  return top && 'province' in top ? top.province : null;
}

export function isPlanning(view: ShogunView): boolean {
  return within(view, 'planning') !== null;
}

/** How many actions of this round have begun. */
export function actionsBegun(view: ShogunView): number {
  return within(view, 'agenda')?.begun ?? 0;
}
