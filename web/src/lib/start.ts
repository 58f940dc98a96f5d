/** The shortest ways to a game: a table against bots, or the guided first game, started at once. */
import { api } from './api.ts';
import { go } from './router.svelte.ts';
import { session } from './session.svelte.ts';
import { kept, t } from './words.ts';

const SEATS = 4;

/** The strongest bot comes last in the list. */
export async function playAgainstBots(game: string): Promise<void> {
  await session.ensure();
  const games = await api.games();
  const bots = games.find((one) => one.name === game)?.bots ?? ['random'];
  const bot = bots.includes('steady') ? 'steady' : bots.at(-1)!;
  const table = await api.create({
    game,
    seats: SEATS,
    bots: Array<string>(SEATS - 1).fill(bot),
    name: kept(t('table-default-name', { name: session.me?.name ?? '' })),
    public: false,
  });
  if (table.status === 'open') await api.start(table.id);
  go(`/table/${table.id}`);
}

/** The guided first game: the one that was left is gone on with. */
export async function learn(game: string): Promise<void> {
  await session.ensure();
  const mine = await api.tables('mine=true&status=running&limit=50');
  const left = mine.tables.find((table) => table.lesson && table.game === game);
  go(`/table/${(left ?? (await api.learn(game))).id}`);
}
