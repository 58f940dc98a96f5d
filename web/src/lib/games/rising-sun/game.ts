/** What the shell is told of Rising Sun. */
import type { Game } from '$lib/game.ts';
import { listed, n, t, term } from '$lib/words/words.ts';
import { narrowed, within } from './types.ts';

const name = 'rising-sun';
const crests = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'];

export const game: Game = {
  name,
  clauses: 'RS',
  icon: 'season-spring',
  family: 'clan',
  crests,
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
  // The price of a card stands on it; that of what is pointed at on the map is said first.
  asksOnce: ({ args, changes }) => Boolean(changes?.coins) && !('card' in args),
  showsOffers: (view) => within(narrowed(view), 'tea') !== null,
  deals: true,
  blocks: async () => {
    const { blocks } = await import('./promises.ts');
    return (view, by, to) => blocks(narrowed(view), by, to);
  },
  players: (view) => narrowed(view).clans,
  // Seats run in the order of starting honor (RS4.1): with all clans in play nothing is left to draw.
  seated({ clans = 'random' }, seats) {
    if (clans !== 'random') return clans.split('+');
    return seats === crests.length ? crests : [];
  },
  seatedBy: 'clans',
  story: {
    points: (view) => narrowed(view).players.map(({ vp }) => vp),
    track: {
      name: () => t('rs-honor'),
      icon: 'honor',
      isPlace: true,
      of: (view) => narrowed(view).players.map((_, seat) => narrowed(view).honor.indexOf(seat)),
    },
    chapter(document) {
      const view = narrowed(document);
      const season = term(name, 'season', view.season, view);
      const part = view.season === 'winter' ? '' : term(name, 'phase', view.phase, view);
      return { season, icon: `season-${view.season}`, part };
    },
    pins: {
      alliance_formed: 'alliance',
      alliance_broken: 'mandate-betray',
      battle_began: 'force',
    },
    decides: true,
    frames: ['mandate_played', 'mandate_named', 'kami_won', 'battle_began', 'winter_came'],
    weights: {
      battle_began: 5,
      alliance_broken: 5,
      winter_came: 5,
      alliance_formed: 3,
      mandate_played: 2,
      kami_won: 2,
      season_began: 1,
      wars_began: 1,
      season_cleaned: 0,
    },
  },
  // Whoever has most pieces in a province gives it their colour; of equals, nobody.
  glance(document) {
    const { map, players, clans } = narrowed(document);
    const owners = Object.entries(map).flatMap(([province, seats]) => {
      const counts = seats.map((pieces) => Object.values(pieces).reduce((sum, one) => sum + (one ?? 0), 0));
      const most = Math.max(...counts);
      const first =
        counts.filter((count) => count === most).length === 1 ? clans[counts.indexOf(most)] : undefined;
      return first ? [[province, first] as const] : [];
    });
    return { points: players.map((player) => player.vp), owners: Object.fromEntries(owners) };
  },
  standing(document) {
    const view = narrowed(document);
    const season = term(name, 'season', view.season, view);
    const phase = term(name, 'phase', view.phase, view);
    const turn = view.mandate_turns;
    const where = view.phase === 'politics' && turn ? listed([phase, n(turn)]) : phase;
    const words = where.startsWith(season) ? where : `${season} · ${where}`;
    return { icon: `season-${view.season}`, words };
  },
};
