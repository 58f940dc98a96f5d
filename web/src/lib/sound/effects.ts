/** Which sound belongs to what happens. Most of what happens makes none: a table is quiet. */
import type { EventDoc } from '../protocol.ts';
import type { Sound } from './instruments.ts';

const BY_CODE: Record<string, Record<string, Sound>> = {
  'rising-sun': {
    season_began: 'season',
    wars_began: 'drum',
    alliance_formed: 'accord',
    alliance_broken: 'broken',
    given: 'coin',
    offer_accepted: 'coin',
    mandate_played: 'card',
    mandate_named: 'card',
    summoned: 'piece',
    placed: 'piece',
    worshipped: 'piece',
    moved: 'piece',
    replaced: 'blow',
    built: 'build',
    bought: 'card',
    harvested: 'coin',
    battle_began: 'drum',
    bid_sealed: 'seal',
    bids_revealed: 'reveal',
    killed: 'blow',
    game_won: 'end',
  },
  shogun: {
    season_begins: 'season',
    planning_begins: 'card',
    plan_ready: 'seal',
    plans_closed: 'reveal',
    card_opened: 'card',
    deployed: 'piece',
    moved: 'piece',
    built: 'build',
    taxes_taken: 'coin',
    rice_taken: 'coin',
    attacked: 'drum',
    cubes_thrown: 'cubes',
    attack_won: 'blow',
    attack_beaten: 'blow',
    revolt_begins: 'drum',
    event_drawn: 'card',
    game_over: 'end',
  },
};

/** Bots may do a dozen things at once: no more than this is heard of it. */
const MOST = 3;

/** The sounds of what has just happened, each once, the latest of them. */
export function soundsOf(game: string, events: EventDoc[]): Sound[] {
  const table = BY_CODE[game] ?? {};
  const found = new Set<Sound>();
  for (const event of events) {
    const sound = table[event.code];
    if (!sound) continue;
    found.delete(sound);
    found.add(sound);
  }
  return [...found].slice(-MOST);
}

/** For the test that knows every event: the codes that sound. */
export const CODES = Object.fromEntries(
  Object.entries(BY_CODE).map(([game, table]) => [game, Object.keys(table)]),
);
