/** The counting of a winter as it is told: what is being counted, and what each house has of it so far. */
import { PROVINCES, provincesOf, regionOf } from '../facts.ts';
import type { Happening, ShogunView, YearRow } from '../types.ts';

export type Counted = Extract<
  Happening,
  { code: 'scored_provinces' | 'scored_buildings' | 'scored_majority' }
>;
const COUNTED: readonly string[] = ['scored_provinces', 'scored_buildings', 'scored_majority'];
const isCounted = (event: Happening): event is Counted => COUNTED.includes(event.code);

/** The event that counts just now; none before and after the counting. */
export function countedNow(events: readonly Happening[]): Counted | null {
  const last = events.at(-1);
  return last && isCounted(last) ? last : null;
}

/** The lands that an event counts: those of the house, or of the region it has most in. */
export function landsOf(view: ShogunView, event: Counted): ReadonlySet<string> {
  if (event.code === 'scored_majority') {
    const { region } = event.args;
    return new Set(PROVINCES.filter((province) => regionOf(view, province) === region));
  }
  const mine = provincesOf(view, event.args.seat);
  if (event.code === 'scored_provinces') return new Set(mine);
  return new Set(mine.filter((province) => (view.provinces[province]?.buildings?.length ?? 0) > 0));
}

export interface Standing {
  seat: number;
  /** Points of the years before. */
  before: number;
  provinces: number;
  buildings: number;
  most: number;
  points: number;
}

/** The houses, the leader first. */
export function standings(view: ShogunView): Standing[] {
  const rows = view.scored.at(-1) ?? [];
  return view.players
    .map(({ points }, seat) => {
      const { provinces, buildings, most } = shares(rows[seat]);
      return { seat, before: points - provinces - buildings - most, provinces, buildings, most, points };
    })
    .toSorted((a, b) => b.points - a.points || a.seat - b.seat);
}

function shares(row: YearRow | undefined): Pick<Standing, 'provinces' | 'buildings' | 'most'> {
  const kinds = Object.values(row?.majorities ?? {}).flatMap((one) => Object.values(one ?? {}));
  const most = kinds.reduce<number>((sum, points) => sum + (points ?? 0), 0);
  return { provinces: row?.provinces ?? 0, buildings: row?.buildings ?? 0, most };
}
