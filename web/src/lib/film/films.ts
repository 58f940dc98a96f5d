/** Finished games as films: they change no more, so each is asked for once. */
import { api } from '$lib/server/api.ts';
import type { FilmDoc } from '$lib/server/protocol.ts';

const KEPT = 6;
const films = new Map<string, Promise<FilmDoc>>();

export function filmOf(table: string, seat: number | null): Promise<FilmDoc> {
  const name = `${table} ${seat ?? ''}`;
  const known = films.get(name);
  if (known) return known;
  const found = api.film(table, 0, seat);
  found.catch(() => films.delete(name));
  films.set(name, found);
  for (const oldest of [...films.keys()].slice(0, -KEPT)) films.delete(oldest);
  return found;
}
