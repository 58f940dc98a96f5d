/** The building blocks of promises, with what each can be about at this table. */
import type { Block, Particular } from '$lib/game.ts';
import facts from './facts.json';
import type { ViewDoc } from './types.ts';

/** More of anything is not worth a promise. */
const MOST = 12;
/** What is promised most often comes first. */
const FIRST = ['no_entry', 'no_betray', 'stay', 'ally', 'no_bid', 'next', 'once', 'pay'];
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

export function blocks(view: ViewDoc, by: number, to: number): Block[] {
  const order = (id: string) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  return names
    .map((id) => ({
      id,
      particulars: facts.promises[id].map((name) => ({
        name: name as Particular['name'],
        values: valuesOf(name as Particular['name'], view, by, to),
      })),
    }))
    .sort((one, other) => order(one.id) - order(other.id));
}
