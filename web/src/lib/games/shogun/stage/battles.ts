/** Throws through the tower, out of the events: who threw what, what came out, how it ended (SG6). */
import type { Happening, State } from '../types.ts';

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
  end: Happening | null;
  /** Everything that happened, to be worded. */
  story: Happening[];
}

const ENDS: readonly string[] = [
  'attack_won',
  'attack_beaten',
  'battle_drawn',
  'neutral_held',
  'revolt_put_down',
  'revolt_won',
];
const WITHIN: readonly string[] = [
  'attack_reinforced',
  'defence_reinforced',
  'castle_defended',
  'farmers_defend',
  'cubes_thrown',
  'card_lost',
  'action_lost',
];

function begun(event: Happening): Battle | null {
  const fresh = { defender: null, throws: [], end: null, story: [event] };
  if (event.code === 'attacked') {
    const { seat, province1: from, province2: province, amount: armies } = event.args;
    return { ...fresh, kind: 'attack', seat, from, province, armies };
  }
  if (event.code === 'revolt_begins') {
    const { seat, province, amount: armies } = event.args;
    return { ...fresh, kind: 'revolt', seat, from: null, province, armies };
  }
  return null;
}

/** What an event within a battle tells of it; true: that was its end. */
function tell(battle: Battle, event: Happening): boolean {
  battle.story.push(event);
  const { code, args } = event;
  switch (code) {
    case 'cubes_thrown':
      battle.throws.push({ colour: args.colour, into: args.amount1, out: args.amount2 });
      return false;
    case 'castle_defended':
    case 'defence_reinforced':
    case 'card_lost':
      if (battle.kind === 'attack') battle.defender = args.seat;
      return false;
    case 'attack_beaten':
    case 'battle_drawn':
      battle.defender = args.seat2;
  }
  if (!ENDS.includes(code)) return false;
  battle.end = event;
  return true;
}

/** All battles and revolts among these events, in their order. */
export function battlesIn(events: readonly Happening[]): Battle[] {
  const found: Battle[] = [];
  let current: Battle | null = null;
  for (const event of events) {
    const next = begun(event);
    if (next) {
      current = next;
      found.push(next);
    } else if (
      current &&
      (!(ENDS.includes(event.code) || WITHIN.includes(event.code)) || tell(current, event))
    )
      current = null;
  }
  return found.filter((battle) => battle.throws.length > 0);
}

export interface Mark {
  kind: 'attack' | 'move' | 'build' | 'deploy' | 'yield' | 'revolt' | 'lost';
  province: string;
  from?: string;
}

/** What the last events did to the map, so that it stays marked after the motion has ended. */
export function marksOf(events: readonly Happening[]): Mark[] {
  const found: Mark[] = [];
  for (const { code, args } of events) {
    if (code === 'attacked') found.push({ kind: 'attack', from: args.province1, province: args.province2 });
    else if (code === 'moved') found.push({ kind: 'move', from: args.province1, province: args.province2 });
    else if (code === 'built') found.push({ kind: 'build', province: args.province });
    else if (code === 'deployed') found.push({ kind: 'deploy', province: args.province });
    else if (code === 'rice_taken' || code === 'taxes_taken')
      found.push({ kind: 'yield', province: args.province });
    else if (code === 'revolt_begins') found.push({ kind: 'revolt', province: args.province });
    else if (code === 'became_neutral') found.push({ kind: 'lost', province: args.province });
  }
  return found;
}

/** The events since a number that was counted before; `next` is the number after the last of them. */
export function eventsSince(events: readonly Happening[], next: number, since: number): Happening[] {
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

/** The battles to be shown when a state has come after `told` events: those in its news. */
export function queued(
  queue: Battle[],
  told: number,
  { events, next, seat }: Pick<State, 'events' | 'next' | 'seat'>,
): Battle[] {
  if (told < 0 || next === told) return queue;
  if (events.length === next) return endingIn(events);
  return next < told ? [] : worthTelling([...queue, ...battlesIn(eventsSince(events, next, told))], seat);
}

/** All is told anew, from the beginning on: the battle that ends with it is what is being shown. */
function endingIn(events: readonly Happening[]): Battle[] {
  const last = battlesIn(events).at(-1);
  return last?.end && last.end === events.at(-1) ? [last] : [];
}
