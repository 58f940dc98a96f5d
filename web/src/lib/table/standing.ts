/** Where a game stands, in words for the head of the table. */
import type { View } from '$lib/protocol.ts';
import { listed, n, t, term } from '$lib/words.ts';

export interface Standing {
  icon: string;
  words: string;
}

function risingSun(view: View): Standing {
  const season = String(view.season);
  const phase = term('rising-sun', 'phase', String(view.phase), view);
  const turn = Number(view.mandate_turns);
  const where = view.phase === 'politics' && turn ? listed([phase, n(turn)]) : phase;
  const name = term('rising-sun', 'season', season, view);
  return { icon: `season-${season}`, words: where.startsWith(name) ? where : `${name} · ${where}` };
}

function shogun(view: View): Standing {
  const season = String(view.season);
  const year = t('table-year', { year: Number(view.year) });
  return { icon: `season-${season}`, words: listed([year, term('shogun', 'season', season, view)]) };
}

export function standing(game: string, view: View): Standing {
  return game === 'shogun' ? shogun(view) : risingSun(view);
}
