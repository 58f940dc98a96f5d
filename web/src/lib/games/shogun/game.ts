/** What the shell is told of Shogun. */
import type { Game } from '$lib/game.ts';
import type { View } from '$lib/server/protocol.ts';
import { listed, n, t, term } from '$lib/words/words.ts';
import { currentAction, isPlanning, narrowed, type ShogunView } from './types.ts';

const name = 'shogun';
const crests = ['crimson', 'indigo', 'pine', 'amber', 'plum'];

/** What is being done in a season: planning, or the action whose turn it is. */
function part(view: ShogunView): string {
  if (isPlanning(view)) return t('shogun-part-planning');
  const action = currentAction(view);
  return action ? term(name, 'action', action, null) : '';
}

/** How many provinces every house holds, and buildings in them: what winter counts, whoever has most of a region. */
function holdings(document: View): number[] {
  const { provinces, players } = narrowed(document);
  const all = Object.values(provinces);
  const worth = (seat: number) =>
    all.filter(({ owner }) => owner === seat).map((one) => 1 + (one.buildings?.length ?? 0));
  return players.map((_, seat) => worth(seat).reduce((sum, one) => sum + one, 0));
}

export const game: Game = {
  name,
  clauses: 'SG',
  icon: 'tower',
  family: 'house',
  crests,
  options: ['side', 'setup', 'years'],
  // a board with something on it, where the box has starting tables
  begins: ({ side }): Record<string, string> => (side === 'moon' ? {} : { setup: 'tables' }),
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
  players: (view) => crests.slice(0, narrowed(view).seats),
  seated: (_, seats) => crests.slice(0, seats),
  story: {
    points: (view) => narrowed(view).players.map(({ points }) => points),
    track: { name: () => t('shogun-part-holdings'), icon: 'castle', isPlace: false, of: holdings },
    chapter(document) {
      const view = narrowed(document);
      const season = term(name, 'season', view.season, view);
      return { season: listed([season, n(view.year)]), icon: `season-${view.season}`, part: part(view) };
    },
    pins: { attacked: 'action-battle-a', revolt_begins: 'revolt' },
    decides: false,
    frames: ['action_begins', 'event_drawn', 'provinces_unfed'],
    weights: {
      attacked: 5,
      revolt_begins: 4,
      scored_provinces: 3,
      event_drawn: 2,
      plans_closed: 1,
      action_begins: 0,
      season_begins: 0,
    },
  },
  glance(document) {
    const { provinces, players } = narrowed(document);
    const held = Object.entries(provinces).map(
      ([province, { owner }]) => [province, crests[owner] ?? ''] as const,
    );
    return { points: players.map((player) => player.points), owners: Object.fromEntries(held) };
  },
  standing(document) {
    const view = narrowed(document);
    const year = t('table-year', { year: view.year });
    const { season } = view;
    return { icon: `season-${season}`, words: listed([year, term(name, 'season', season, view)]) };
  },
};
