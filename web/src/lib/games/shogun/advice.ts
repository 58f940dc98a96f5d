/** Advice on a plan, out of what everybody sees. It never blocks: the server alone says what is allowed. */
import { boardOrder, type Plan } from './plan.ts';
import { chestsOn, facts, freeSites, isProvince } from './facts.ts';
import type { ActionName, Building, ShogunView, Space } from './types.ts';

export type AdviceCode =
  'revolt' | 'chests' | 'chests-maybe' | 'no-site' | 'built' | 'stock' | 'armies' | 'supply' | 'bid';

export interface Advice {
  code: AdviceCode;
  space: Space;
  /** The card that lies there. */
  card: string;
  clause: string;
  args: Record<string, number>;
}

const RECRUITS: Partial<Record<ActionName, number>> = { armies5: 5, armies3: 3, army1_move: 1 };
const BUILDS: Partial<Record<ActionName, Building>> = {
  castle: 'castle',
  temple: 'temple',
  theatre: 'theatre',
};

export function adviceOn(plan: Plan, view: ShogunView, seat: number): Advice[] {
  const found: Advice[] = [];
  const add = (space: Space, code: AdviceCode, clause: string, args: Record<string, number> = {}) =>
    found.push({ space, code, clause, args, card: plan[space] ?? '' });
  bid(plan, view, seat, add);
  for (const action of facts.actions) {
    const card = plan[action];
    if (card && isProvince(card)) place(action, card, view, seat, add);
  }
  purse(plan, view, seat, add);
  return found;
}

type Add = (space: Space, code: AdviceCode, clause: string, args?: Record<string, number>) => void;

function bid(plan: Plan, view: ShogunView, seat: number, add: Add): void {
  const shown = plan.bid ? chestsOn(plan.bid) : null;
  const held = view.players[seat]?.chests ?? 0;
  if (shown !== null && shown > held) add('bid', 'bid', 'SG4.3', { held });
}

/** What the province itself lacks. */
function place(action: ActionName, province: string, view: ShogunView, seat: number, add: Add): void {
  const here = view.provinces[province];
  if (!here) return;
  const building = BUILDS[action];
  if (building) {
    if (here.buildings?.includes(building)) add(action, 'built', 'SG5.3');
    else if (freeSites(view, province) < 1) add(action, 'no-site', 'SG5.3');
    else if (!view.stock[building]) add(action, 'stock', 'SG5.3');
  }
  if ((action === 'rice' || action === 'tax') && here.markers)
    add(action, 'revolt', 'SG6.9', { farmers: here.markers, armies: here.armies });
  if (action.startsWith('battle') && here.armies < 2) add(action, 'armies', 'SG5.7');
  const recruits = RECRUITS[action];
  const supply = view.players[seat]?.supply ?? 0;
  if (recruits && supply < recruits) add(action, 'supply', 'SG5.5', { supply, wanted: recruits });
}

/** Chests along the known order; for the closed actions the worst order is looked at. */
function purse(plan: Plan, view: ShogunView, seat: number, add: Add): void {
  let chests = (view.players[seat]?.chests ?? 0) - Math.max(0, plan.bid ? (chestsOn(plan.bid) ?? 0) : 0);
  const { known, unknown } = boardOrder(view);
  const acts = (space: Space) => isProvince(plan[space] ?? '');
  for (const space of known as ActionName[]) {
    if (!acts(space)) continue;
    const cost = facts.cost[space];
    if (cost > chests) add(space, 'chests', 'SG5.2', { cost, chests: Math.max(0, chests) });
    else chests += income(space, plan[space] ?? '') - cost;
  }
  const later = (unknown as ActionName[]).filter(acts);
  const costs = later.reduce((sum, space) => sum + facts.cost[space], 0);
  for (const space of later) {
    const cost = facts.cost[space];
    const others = costs - cost;
    if (!cost || chests - others >= cost) continue;
    const gain = later.reduce((sum, one) => sum + income(one, plan[one] ?? ''), 0);
    const surely = chests + gain < cost;
    add(space, surely ? 'chests' : 'chests-maybe', 'SG5.2', { cost, chests: Math.max(0, chests) });
  }
}

function income(action: ActionName, province: string): number {
  return action === 'tax' ? (facts.provinces[province]?.tax ?? 0) : 0;
}
