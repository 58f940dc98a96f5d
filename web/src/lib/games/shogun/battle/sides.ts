/** The two who fight: what each threw in and why, what came out of it, and what is left in the end. */
import type { Battle } from '../stage/battles.ts';
import type { Happening } from '../types.ts';

export interface Side {
  /** A seat as text, or `farmers`. */
  colour: string;
  into: number;
  /** Cubes in the tray afterwards. */
  out: number;
  /** Of these, those that nobody strikes down. */
  left: number;
  /** What brought it more cubes than marched. */
  helped: Happening[];
}

const HELPS: readonly string[] = [
  'attack_reinforced',
  'defence_reinforced',
  'castle_defended',
  'farmers_defend',
];
const FARMERS = 'farmers';

/** Whom an event of reinforcement helps. */
function helpedBy(event: Happening): string | null {
  if (!HELPS.includes(event.code)) return null;
  return event.code === 'farmers_defend' ? FARMERS : 'seat' in event.args ? String(event.args.seat) : null;
}

/** How many of a side's cubes the end leaves, as the end tells it. */
function leftOf({ end }: Battle, colour: string, out: number): number {
  if (!end) return out;
  const { code, args } = end;
  switch (code) {
    case 'attack_won':
    case 'revolt_put_down':
      return colour === String(args.seat) ? args.amount : 0;
    case 'attack_beaten':
      return colour === String(args.seat2) ? args.amount : 0;
    case 'neutral_held':
    case 'revolt_won':
      return colour === FARMERS ? out : 0;
    default:
      return 0;
  }
}

function sideOf(battle: Battle, colour: string): Side {
  const { into, out } = battle.throws.find((one) => one.colour === colour) ?? { into: 0, out: 0 };
  const left = Math.min(out, leftOf(battle, colour, out));
  return { colour, into, out, left, helped: battle.story.filter((event) => helpedBy(event) === colour) };
}

/** Who began it first. */
export function sidesOf(battle: Battle): [Side, Side] {
  const other = battle.defender === null ? FARMERS : String(battle.defender);
  return [sideOf(battle, String(battle.seat)), sideOf(battle, other)];
}

/** Colours that only fell out with the others. */
export function besides(battle: Battle): string[] {
  const sides = sidesOf(battle).map(({ colour }) => colour);
  return battle.throws
    .filter(({ colour, out }) => out > 0 && !sides.includes(colour))
    .map(({ colour }) => colour);
}
