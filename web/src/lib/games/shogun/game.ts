/** What the shell is told of Shogun. */
import type { Game } from '$lib/game.ts';
import { listed, t, term } from '$lib/words.ts';

const name = 'shogun';
const crests = ['crimson', 'indigo', 'pine', 'amber', 'plum'];

export const game: Game = {
  name,
  clauses: 'SG',
  icon: 'tower',
  family: 'house',
  crests,
  options: ['side', 'setup', 'years'],
  chapters: ['year_begins', 'season_begins', 'winter_ends'],
  sounds: {
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
  deals: false,
  players: (view) => crests.slice(0, Number(view.seats)),
  standing(view) {
    const year = t('table-year', { year: Number(view.year) });
    const season = String(view.season);
    return { icon: `season-${season}`, words: listed([year, term(name, 'season', season, view)]) };
  },
};
