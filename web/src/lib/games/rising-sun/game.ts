/** What the shell is told of Rising Sun. */
import type { Game } from '$lib/game.ts';
import { listed, n, term } from '$lib/words.ts';

const name = 'rising-sun';

export const game: Game = {
  name,
  clauses: 'RS',
  icon: 'season-spring',
  family: 'clan',
  crests: ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'],
  options: ['set', 'shrines'],
  chapters: ['season_began', 'wars_began', 'winter_came'],
  sounds: {
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
  deals: true,
  players: (view) => (Array.isArray(view.clans) ? view.clans.map(String) : []),
  standing(view) {
    const season = term(name, 'season', String(view.season), view);
    const phase = term(name, 'phase', String(view.phase), view);
    const turn = Number(view.mandate_turns);
    const where = view.phase === 'politics' && turn ? listed([phase, n(turn)]) : phase;
    const words = where.startsWith(season) ? where : `${season} · ${where}`;
    return { icon: `season-${String(view.season)}`, words };
  },
};
