/** Throws through the tower, out of the events: who threw what, what came out, how it ended (SG6). */
import type { EventDoc } from '$lib/protocol.ts';

export interface Throw {
  colour: string;
  /** Cubes thrown in, those of the tray among them. */
  into: number;
  /** Cubes in the tray afterwards. */
  out: number;
}

export interface Battle {
  kind: 'attack' | 'revolt';
  /** The attacker, or the owner of the province that revolts. */
  seat: number;
  /** Null against farmers. */
  defender: number | null;
  from: string | null;
  province: string;
  armies: number;
  throws: Throw[];
  /** The event that tells the end. */
  end: EventDoc | null;
  /** Everything that happened, to be worded. */
  story: EventDoc[];
}

const ENDS = ['attack_won', 'attack_beaten', 'battle_drawn', 'neutral_held', 'revolt_put_down', 'revolt_won'];
const WITHIN = [
  'attack_reinforced',
  'defence_reinforced',
  'castle_defended',
  'farmers_defend',
  'cubes_thrown',
  'card_lost',
  'action_lost',
];

function number(value: unknown): number {
  return Number(value ?? 0);
}

function begun(event: EventDoc): Battle | null {
  const args = event.args;
  if (event.code === 'attacked')
    return {
      kind: 'attack',
      seat: number(args.seat),
      defender: null,
      from: String(args.province1),
      province: String(args.province2),
      armies: number(args.amount),
      throws: [],
      end: null,
      story: [event],
    };
  if (event.code === 'revolt_begins')
    return {
      kind: 'revolt',
      seat: number(args.seat),
      defender: null,
      from: null,
      province: String(args.province),
      armies: number(args.amount),
      throws: [],
      end: null,
      story: [event],
    };
  return null;
}

/** All battles and revolts among these events, in their order. */
export function battlesIn(events: readonly EventDoc[]): Battle[] {
  const found: Battle[] = [];
  let current: Battle | null = null;
  for (const event of events) {
    const next = begun(event);
    if (next) {
      current = next;
      found.push(next);
      continue;
    }
    if (!current) continue;
    const ends = ENDS.includes(event.code);
    if (!ends && !WITHIN.includes(event.code)) {
      current = null;
      continue;
    }
    current.story.push(event);
    if (event.code === 'cubes_thrown')
      current.throws.push({
        colour: String(event.args.colour),
        into: number(event.args.amount1),
        out: number(event.args.amount2),
      });
    if (
      ['castle_defended', 'defence_reinforced', 'card_lost'].includes(event.code) &&
      current.kind === 'attack'
    )
      current.defender = number(event.args.seat);
    if (ends) {
      current.end = event;
      if (event.args.seat2 !== undefined) current.defender = number(event.args.seat2);
      current = null;
    }
  }
  return found.filter((battle) => battle.throws.length > 0);
}

export interface Mark {
  kind: 'attack' | 'move' | 'build' | 'deploy' | 'yield' | 'revolt' | 'lost';
  province: string;
  from?: string;
}

/** What the last events did to the map, so that it stays marked after the motion has ended. */
export function marksOf(events: readonly EventDoc[]): Mark[] {
  const found: Mark[] = [];
  for (const { code, args } of events) {
    const province = String(args.province ?? '');
    if (code === 'attacked')
      found.push({ kind: 'attack', from: String(args.province1), province: String(args.province2) });
    else if (code === 'moved')
      found.push({ kind: 'move', from: String(args.province1), province: String(args.province2) });
    else if (code === 'built') found.push({ kind: 'build', province });
    else if (code === 'deployed') found.push({ kind: 'deploy', province });
    else if (code === 'rice_taken' || code === 'taxes_taken') found.push({ kind: 'yield', province });
    else if (code === 'revolt_begins') found.push({ kind: 'revolt', province });
    else if (code === 'became_neutral') found.push({ kind: 'lost', province });
  }
  return found;
}

/** The events since a number that was counted before; `next` is the number after the last of them. */
export function eventsSince(events: readonly EventDoc[], next: number, since: number): EventDoc[] {
  const fresh = Math.min(events.length, Math.max(0, next - since));
  return fresh ? events.slice(events.length - fresh) : [];
}

/** How many scenes are played at most when several come at once. */
export const SCENES = 3;

/** The scenes worth a wait when many come at once: those I am in first, then the latest; the log has them all. */
export function worthTelling(battles: readonly Battle[], seat: number | null): Battle[] {
  if (battles.length <= SCENES) return [...battles];
  const mine = battles.filter(
    (battle) => seat !== null && (battle.seat === seat || battle.defender === seat),
  );
  const others = battles.filter((battle) => !mine.includes(battle));
  const kept = new Set([...mine.reverse(), ...others.reverse()].slice(0, SCENES));
  return battles.filter((battle) => kept.has(battle));
}
