/** A province in words: for its explanation and for screen readers. */
import type { Count } from '$lib/ui/explain.svelte.ts';
import { listed, t } from '$lib/words/words.ts';
import { facts, freeSites, isOut, regionOf } from '../facts.ts';
import { BUILDINGS, houseOf, type ShogunView } from '../types.ts';
import { houseName, provinceName, w } from '../words.ts';

function holding(view: ShogunView, province: string): string {
  const here = view.provinces[province];
  if (!here) return w('neutral');
  const parts = [w('held', { house: houseName(here.owner), armies: here.armies })];
  for (const kind of here.buildings ?? []) parts.push(t(`building-${kind}`));
  if (here.markers) parts.push(w('markers', { markers: here.markers }));
  return listed(parts);
}

/** Which region, and what can still be built there. */
function sites(view: ShogunView, province: string): { region: string; free: string } {
  const region = t(`region-${regionOf(view, province)}`);
  const printed = facts.provinces[province]!;
  return { region, free: w('sites', { sites: printed.sites, free: freeSites(view, province) }) };
}

export function aboutProvince(view: ShogunView, province: string): string {
  if (isOut(view, province)) return w('out');
  const { tax, rice } = facts.provinces[province]!;
  const { region, free } = sites(view, province);
  return `${region}. ${holding(view, province)}. ${w('yields', { tax, rice })} ${free}`;
}

/** What the counted pieces beside it do not say. */
export function besideCounts(view: ShogunView, province: string): string {
  if (isOut(view, province)) return w('out');
  const { region, free } = sites(view, province);
  return view.provinces[province] ? `${region}. ${free}` : `${region}. ${w('neutral')}. ${free}`;
}

/** What stands in a province and what it yields, to be counted. */
export function countsOf(view: ShogunView, province: string): Count[] {
  if (isOut(view, province)) return [];
  const here = view.provinces[province];
  const { tax, rice } = facts.provinces[province]!;
  const built = BUILDINGS.map((kind) => ({
    icon: kind,
    count: (here?.buildings ?? []).filter((one) => one === kind).length,
  }));
  return [
    ...(here ? [{ icon: 'army-cube', count: here.armies, who: houseOf(here.owner) }] : []),
    ...built,
    { icon: 'revolt', count: here?.markers ?? 0 },
    { icon: 'chest', count: tax },
    { icon: 'rice', count: rice },
  ].filter(({ count }) => count > 0);
}

export function labelOfProvince(view: ShogunView, province: string, offered: boolean): string {
  const text = `${provinceName(province)}. ${aboutProvince(view, province)}`;
  return offered ? `${text} ${w('can-choose')}` : text;
}
