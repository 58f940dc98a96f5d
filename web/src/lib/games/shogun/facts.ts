/** What is printed on the board and the cards. `facts.json` is written from the engine: `make types`. */
import raw from './facts.json';
import type { ActionName, Building, Region, ShogunView, Space, Special } from './types.ts';

export interface ProvinceFacts {
  tax: number;
  rice: number;
  sites: number;
}

interface Board {
  side: string;
  seats: number;
  regions: Record<string, Region>;
  out: string[];
}

interface Facts {
  provinces: Record<string, ProvinceFacts>;
  boards: Board[];
  regions: Region[];
  actions: ActionName[];
  links: Space[];
  /** How many armies each group of the draft has, in the order in which a draft counts them. */
  groups: number[];
  /** The number on each chest card. */
  chests: Record<string, number>;
  events: Record<string, { clause: string; rice: number }>;
}

export const facts = raw as Facts;
export const PROVINCES: readonly string[] = Object.keys(facts.provinces);
export const CHESTS: readonly string[] = Object.keys(facts.chests);

/** The board of this game: its side, with so many players. */
function boardOf(view: ShogunView): Board {
  return (
    facts.boards.find(({ side, seats }) => side === view.options.side && seats === view.seats) ??
    facts.boards[0]!
  );
}

export function sideOf(view: ShogunView): 'sun' | 'moon' {
  return view.options.side === 'moon' ? 'moon' : 'sun';
}

export function regionOf(view: ShogunView, province: string): Region {
  return boardOf(view).regions[province] ?? 'green';
}

export function isOut(view: ShogunView, province: string): boolean {
  return boardOf(view).out.includes(province);
}

export function isProvince(card: string): boolean {
  return card in facts.provinces;
}

/** The number on a chest card, or null. */
export function chestsOn(card: string): number | null {
  return facts.chests[card] ?? null;
}

export function freeSites(view: ShogunView, province: string): number {
  const built = view.provinces[province]?.buildings?.length ?? 0;
  return (facts.provinces[province]?.sites ?? 0) - built;
}

export function provincesOf(view: ShogunView, seat: number): string[] {
  return PROVINCES.filter((province) => view.provinces[province]?.owner === seat);
}

export function buildingsOf(view: ShogunView, seat: number, kind: Building): number {
  return provincesOf(view, seat).filter((p) => view.provinces[p]?.buildings?.includes(kind)).length;
}

/** The drawing of an action, a special card, a building. */
const ACTION_ICONS: Record<ActionName, string> = {
  castle: 'castle',
  temple: 'temple',
  theatre: 'theatre',
  rice: 'action-confiscate-rice',
  tax: 'action-collect-tax',
  armies5: 'action-deploy5',
  armies3: 'action-deploy3',
  army1_move: 'action-deploy1-move',
  battle_move_a: 'action-battle-a',
  battle_move_b: 'action-battle-b',
};
const SPECIAL_ICONS: Record<Special, string> = {
  attack1: 'special-attack',
  defence1: 'special-defence',
  tax1: 'special-chest',
  rice1: 'special-rice',
  armies6: 'special-armies6',
};

export function actionIcon(action: Space): string {
  return action === 'bid' ? 'chest' : ACTION_ICONS[action];
}

export function specialIcon(special: Special): string {
  return SPECIAL_ICONS[special];
}
