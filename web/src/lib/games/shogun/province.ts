/** A province in words: for its explanation and for screen readers. */
import { listed, t } from '$lib/words.ts';
import { facts, freeSites, isOut, regionOf } from './facts.ts';
import type { ShogunView } from './types.ts';
import { houseName, provinceName, w } from './words.ts';

function holding(view: ShogunView, province: string): string {
  const here = view.provinces[province];
  if (!here) return w('neutral');
  const parts = [w('held', { house: houseName(here.owner), armies: here.armies })];
  for (const kind of here.buildings ?? []) parts.push(t(`building-${kind}`));
  if (here.markers) parts.push(w('markers', { markers: here.markers }));
  return listed(parts);
}

export function aboutProvince(view: ShogunView, province: string): string {
  if (isOut(view, province)) return w('out');
  const printed = facts.provinces[province]!;
  const region = t(`region-${regionOf(view, province)}`);
  const yields = w('yields', { tax: printed.tax, rice: printed.rice });
  const sites = w('sites', { sites: printed.sites, free: freeSites(view, province) });
  return `${region}. ${holding(view, province)}. ${yields} ${sites}`;
}

export function labelOfProvince(view: ShogunView, province: string, offered: boolean): string {
  const text = `${provinceName(province)}. ${aboutProvince(view, province)}`;
  return offered ? `${text} ${w('can-choose')}` : text;
}
