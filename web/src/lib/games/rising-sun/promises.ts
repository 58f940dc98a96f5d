/** The building blocks of promises, with what each can be about at this table. */
import type { Block, Particular } from '$lib/game.ts';
import facts from './facts.json';
import type { ViewDoc } from './types.ts';

/** More of anything is not worth a promise. */
const MOST = 12;
/** What is promised most often comes first. */
const FIRST = ['no_entry', 'no_betray', 'stay', 'ally', 'no_bid', 'next', 'once', 'pay'];
/** What is over when the wars have begun, and what wants another tea: as the server refuses them. */
const BEFORE_THE_WARS = [
  'leave',
  'at_most',
  'at_least',
  'pay',
  'once',
  'next',
  'not',
  'no_betray',
  'shrine',
  'no_build',
];
const NEXT_TEA = ['pay_next', 'first_ask', 'not_with'];
const names = Object.keys(facts.promises) as (keyof typeof facts.promises)[];

function valuesOf(name: Particular['name'], view: ViewDoc, by: number, to: number): (string | number)[] {
  switch (name) {
    case 'province':
      return facts.provinces;
    case 'advantage':
      return facts.advantages;
    case 'mandate':
      return facts.mandates;
    case 'kami':
      return view.shrines.map(({ kami }) => kami);
    case 'card':
      return Object.keys(view.market);
    case 'seat2':
      return view.clans.map((_, seat) => seat).filter((seat) => seat !== by && seat !== to);
    default:
      return Array.from({ length: MOST }, (_, at) => at + 1);
  }
}

/** Whether somebody could promise that now; the server has the last word. */
function isTimely(id: string, { phase, season, players }: ViewDoc, by: number, to: number): boolean {
  const ally = (seat: number) => players[seat]?.ally ?? null;
  if (id === 'ally') return phase === 'tea' && ally(by) === null && ally(to) === null;
  if (phase === 'tea') return season !== 'autumn' || id === 'not_with' || !NEXT_TEA.includes(id);
  if (id === 'stay') return ally(by) === to;
  if (season === 'autumn' && NEXT_TEA.includes(id)) return false;
  return phase !== 'war' || !BEFORE_THE_WARS.includes(id);
}

export function blocks(view: ViewDoc, by: number, to: number): Block[] {
  const order = (id: string) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  return names
    .filter((id) => isTimely(id, view, by, to))
    .map((id) => ({
      id,
      particulars: facts.promises[id].map((name) => ({
        name: name as Particular['name'],
        values: valuesOf(name as Particular['name'], view, by, to),
      })),
    }))
    .sort((one, other) => order(one.id) - order(other.id));
}
