/** What depends on the game in wording: which message a word of the table means, and what a question is about.
 *  The counterpart of each game's `text.py`. */
import type { View } from './protocol.ts';

export type Arguments = Record<string, string | number>;
type Frame = [step: string, who: string | number, number: number, argument: string | number];

export interface GameWording {
  /** Words that are other messages at this table: `seat-0` is `clan-koi`. */
  aliases(view: View): Record<string, string>;
  /** The step that asks, and what its question names. */
  question(view: View): [step: string, asked: Arguments];
  /** Vocabularies that hold the words of another one. */
  instead?: Record<string, string>;
}

const ADVANTAGES = ['seppuku', 'take_hostage', 'hire_ronin', 'imperial_poets'];
const PROVINCES = ['hokkaido', 'oshu', 'edo', 'kyoto', 'kansai', 'nagato', 'kyushu', 'shikoku'];

function frames(view: View): Frame[] {
  return Array.isArray(view.turn) ? (view.turn as Frame[]) : [];
}

function topStep(view: View): [string, Arguments] {
  return [frames(view).at(-1)?.[0] ?? '', {}];
}

function zipped(names: string[], values: (string | number)[]): Arguments {
  return Object.fromEntries(names.map((name, n) => [name, values[n] ?? '']));
}

function risingSunQuestion(view: View): [string, Arguments] {
  const stack = frames(view);
  const top = stack.at(-1);
  if (!top) return ['', {}];
  const [step, , number, argument] = top;
  const words = String(argument).split(' ').slice(1);
  switch (step) {
    case 'bids':
      return [step, bid(view, String(stack.at(-2)?.[3] ?? ''))];
    case 'toll':
      return [step, zipped(['seat', 'figure', 'province1', 'province2'], [number, ...words])];
    case 'stand_in':
      return [step, zipped(['seat', 'figure', 'place'], [Number(words[0]), ...words.slice(1)])];
    case 'advantage':
      return [step, { advantage: argument, province: PROVINCES[number] ?? '' }];
    case 'hostages':
      return [step, { province: argument, amount: number }];
    case 'mercy':
    case 'reparations':
    case 'pay':
      return [step, { amount: number }];
    case 'kami_gift':
      return [step, { kami: argument }];
    case 'monster':
      return [step, { figure: argument }];
    case 'komainu_worship':
    case 'hate':
      return [step, { province: argument }];
    default:
      return [step, {}];
  }
}

function bid(view: View, province: string): Arguments {
  const known = view.known as { bids?: number[] } | undefined;
  const players = view.players as Record<string, { coins: number }>;
  const bids = known?.bids ?? [];
  const coins = typeof view.seat === 'string' ? (players[view.seat]?.coins ?? 0) : 0;
  const spent = bids.reduce((sum, one) => sum + one, 0);
  return { advantage: ADVANTAGES[Math.min(bids.length, 3)]!, province, amount: coins - spent };
}

const risingSun: GameWording = {
  aliases(view) {
    const found: Record<string, string> = {};
    (view.clans as string[]).forEach((clan, seat) => (found[`seat-${seat}`] = `clan-${clan}`));
    for (const province of PROVINCES) found[`place-${province}`] = `province-${province}`;
    (view.shrines as { kami: string }[]).forEach(
      (shrine, n) => (found[`place-shrine${n + 1}`] = `rising-sun-shrine-${shrine.kami}`),
    );
    return found;
  },
  question: risingSunQuestion,
};

const HOUSES = ['crimson', 'indigo', 'pine', 'amber', 'plum'];
/** Steps of Shogun whose frame keeps, after the seat, what the question names. */
const SHOGUN_ASKED: Record<string, string[]> = {
  build: ['action', 'province'],
  collect: ['action', 'province'],
  deploy: ['action', 'province'],
  muster: ['action', 'province'],
  march: ['action', 'province'],
  how_many: ['province1', 'province2'],
  revolts: ['amount'],
};

function shogunQuestion(view: View): [string, Arguments] {
  const frame = frames(view).at(-1) as (string | number)[] | undefined;
  if (!frame) return ['', {}];
  const step = String(frame[0]);
  if (step === 'planning') return [step, { space: String(view.next_space ?? '') }];
  if (step === 'place') return [step, { province: String(view.blind ?? frame[2]) }];
  if (step === 'relocate') return [step, { province: frame[3] ?? '' }];
  return [step, zipped(SHOGUN_ASKED[step] ?? [], frame.slice(2))];
}

const shogun: GameWording = {
  aliases() {
    const found: Record<string, string> = {};
    HOUSES.forEach((house, seat) => {
      found[`seat-${seat}`] = `house-${house}`;
      found[`colour-${seat}`] = `house-${house}`;
    });
    return found;
  },
  /** Cards and places are provinces too, spaces are actions. */
  instead: { card: 'province', from: 'province', to: 'province', space: 'action' },
  question: shogunQuestion,
};

const plain: GameWording = { aliases: () => ({}), question: topStep };

export function wordingOf(game: string): GameWording {
  return game === 'rising-sun' ? risingSun : game === 'shogun' ? shogun : plain;
}
