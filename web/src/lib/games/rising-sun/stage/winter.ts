/** The end as a story: the sources of points in the order they are told, the last of them in winter itself. */
export const SOURCES = [
  'harvest',
  'kami',
  'seppuku',
  'hostages',
  'poets',
  'cards',
  'stolen_by_others',
  'winter_upgrades',
  'war_tokens',
  'province_sets',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Told {
  shares: { source: Source; points: number }[];
  /** What others stole, below 0. */
  lost: number;
  total: number;
}

/** A clan's points as far as they have been told. */
export function toldUpTo(breakdown: Record<string, number>, told: readonly Source[]): Told {
  const all = told.map((source) => ({ source, points: breakdown[source] ?? 0 }));
  return {
    shares: all.filter(({ points }) => points > 0),
    lost: all.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, 0),
    total: all.reduce((sum, { points }) => sum + points, 0),
  };
}
