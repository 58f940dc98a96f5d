/** The building blocks of promises, with what each can be about at this table. */
import type { Block, Particular } from '$lib/game.ts';
import facts from './facts.json';
import type { ViewDoc } from './types.ts';

/** More of anything is not worth a promise. */
const MOST = 12;
/** What is promised most often comes first. */
const FIRST = ['no_entry', 'no_betray', 'stay', 'ally', 'no_bid', 'next', 'once', 'pay'];
const names = Object.keys(facts.promises) as (keyof typeof facts.promises)[];
/** When the rules refuse each of them: `spring war free`. */
const untimely: Record<string, readonly string[]> = facts.untimely;

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

/** Whom the two have for an ally: none, each other, or somebody else. */
function standingOf({ players }: ViewDoc, by: number, to: number): string {
  const [mine, theirs] = [players[by]?.ally ?? null, players[to]?.ally ?? null];
  if (mine === to) return 'allies';
  return mine === null && theirs === null ? 'free' : 'others';
}

/** Whether somebody could promise that now; the server has the last word. */
function isTimely(id: string, view: ViewDoc, by: number, to: number): boolean {
  const moment = [view.season, view.phase, standingOf(view, by, to)].join(' ');
  return !untimely[id]?.includes(moment);
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
