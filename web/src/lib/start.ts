/** The shortest way to a game: a table against bots, started at once. */
import { api } from './api.ts';
import { go } from './router.svelte.ts';
import { session } from './session.svelte.ts';

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
    public: false,
  });
  if (table.status === 'open') await api.start(table.id);
  go(`/table/${table.id}`);
}
