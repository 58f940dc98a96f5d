/** A plan in progress: cards on spaces, kept in this browser until it is sent whole (SG4.1, SG4.2, SG4.9). */
import { facts } from '../facts.ts';
import { EMPTY, type ShogunView, type Space } from '../types.ts';

export type Plan = Partial<Record<Space, string>>;

/** The links of the chain in the engine's order, the bid first. */
export const LINKS: readonly Space[] = facts.links;

/** The cards I may lay. */
export function handOf(view: ShogunView): string[] {
  return view.planning?.hand ?? [];
}

/** How many cards lie on my board in the end. */
export function wanted(view: ShogunView): number {
  return view.planning?.cards ?? 0;
}

/** The space that the server asks me about. */
export function spaceAsked(view: ShogunView): Space | null {
  return view.planning?.spaces[0] ?? null;
}

export function laid(plan: Plan): number {
  return Object.keys(plan).length;
}

export function spaceOf(plan: Plan, card: string): Space | null {
  return LINKS.find((space) => plan[space] === card) ?? null;
}

/** The plan with this card on this space: it leaves its old space, and what lay there changes places with it. */
export function withCard(plan: Plan, space: Space, card: string): Plan {
  const from = spaceOf(plan, card);
  const before = plan[space];
  const found: Plan = { ...(from ? without(plan, from) : plan), [space]: card };
  if (from && from !== space && before) found[from] = before;
  return found;
}

export function without(plan: Plan, space: Space): Plan {
  return Object.fromEntries(Object.entries(plan).filter(([one]) => one !== space));
}

/** Spaces that the server has already: a chain begun elsewhere is gone on with. */
export function fixedSpaces(view: ShogunView): Space[] {
  const next = spaceAsked(view);
  return next ? LINKS.slice(0, LINKS.indexOf(next)) : [];
}

/** The plan without cards that are not mine any more, and with what the server has already. */
export function tidied(plan: Plan, view: ShogunView): Plan {
  const hand = handOf(view);
  const found: Plan = {};
  for (const space of fixedSpaces(view)) {
    const card = view.plan[space];
    if (card && card !== EMPTY) found[space] = card;
  }
  const fixed = fixedSpaces(view);
  const used = Object.values(found);
  for (const space of LINKS) {
    const card = plan[space];
    if (card && !fixed.includes(space) && hand.includes(card) && !used.includes(card)) {
      found[space] = card;
      used.push(card);
    }
  }
  return found;
}

/** The next space to fill: after this one in the given order, from the start again. */
export function nextSpace(plan: Plan, order: readonly Space[], after: Space | null): Space | null {
  const start = after ? order.indexOf(after) + 1 : 0;
  const round = [...order.slice(start), ...order.slice(0, start)];
  return round.find((space) => !plan[space]) ?? null;
}

export function isComplete(plan: Plan, view: ShogunView): boolean {
  return laid(plan) === wanted(view);
}

/** The one chain to send: a card for every space that is asked about, `empty` where nothing lies. */
export function chainOf(plan: Plan, view: ShogunView, seat: number): string[] {
  return (view.planning?.spaces ?? []).map((space) => `${seat} plan ${plan[space] ?? EMPTY}`);
}

/** The spaces as they are drawn: the open actions in their order, then those whose order is not known, the bid last. */
export function boardOrder(view: ShogunView): { known: Space[]; unknown: Space[] } {
  const known = [...view.agenda];
  return { known, unknown: facts.actions.filter((action) => !known.includes(action)) };
}

// ---- kept in this browser only ----

export function storageKey(table: string, view: ShogunView, seat: number): string {
  return `gunbai-plan:${table}:${seat}:${view.year}:${view.season}`;
}

export function restore(key: string): Plan {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Plan;
  } catch {
    return {};
  }
}

export function keep(key: string, plan: Plan): void {
  const family = key.split(':').slice(0, 3).join(':');
  try {
    for (const old of Object.keys(localStorage))
      if (old.startsWith(`${family}:`) && old !== key) localStorage.removeItem(old);
    localStorage.setItem(key, JSON.stringify(plan));
  } catch {
    // private windows may refuse: the plan then lives as long as the page
  }
}
