/** What is printed on the board and the cards. `facts.json` is written by `fixtures/make.py` from the engine. */
import raw from './facts.json';
import type { ActionName, Building, Region, ShogunView, Space, Special } from './types.ts';

export interface ProvinceFacts {
  tax: number;
  rice: number;
  sites: number;
  sun: Region;
  moon: Region;
}

interface Facts {
  provinces: Record<string, ProvinceFacts>;
  regions: Region[];
  actions: ActionName[];
  links: Space[];
  chests: string[];
  specials: Special[];
  cost: Record<ActionName, number>;
  majority: Record<Building, number>;
  out_with_three: Record<'sun' | 'moon', string[]>;
  events: Record<string, { clause: string; rice: number }>;
}

export const facts = raw as unknown as Facts;
export const PROVINCES: readonly string[] = Object.keys(facts.provinces);

export function sideOf(view: ShogunView): 'sun' | 'moon' {
  return view.options.side === 'moon' ? 'moon' : 'sun';
}

export function regionOf(view: ShogunView, province: string): Region {
  return facts.provinces[province]?.[sideOf(view)] ?? 'green';
}

export function isOut(view: ShogunView, province: string): boolean {
  return view.seats === 3 && facts.out_with_three[sideOf(view)].includes(province);
}

export function isProvince(card: string): boolean {
  return card in facts.provinces;
}

/** The number on a chest card, or null. */
export function chestsOn(card: string): number | null {
  return card.startsWith('chest') ? Number(card.slice('chest'.length)) : null;
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
