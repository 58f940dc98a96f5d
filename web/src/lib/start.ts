/** The shortest ways to a game: a table against bots, or the guided first game, started at once. */
import { api } from './server/api.ts';
import { drawn } from './bots.ts';
import { go } from './router.svelte.ts';
import { session } from './session.svelte.ts';
import { kept, t } from './words/words.ts';

const SEATS = 4;

/** Against some of the cast. */
export async function playAgainstBots(game: string): Promise<void> {
  await session.ensure();
  const found = (await api.games()).find((one) => one.name === game);
  const table = await api.create({
    game,
    seats: SEATS,
    bots: found ? drawn(found, SEATS - 1) : [],
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
