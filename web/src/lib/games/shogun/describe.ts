/** The position in sentences, for the text mode and screen readers. */
import type { View } from '$lib/server/protocol.ts';
import { t } from '$lib/words/words.ts';
import { facts, isOut, PROVINCES, provincesOf, regionOf } from './facts.ts';
import { aboutProvince } from './map/province.ts';
import { narrowed, type Cubes, type ShogunView } from './types.ts';
import { cardName, colourName, houseName, listed, n, provinceName, spaceName, w } from './words.ts';

export function describe(document: View): string[] {
  const view = narrowed(document);
  return [
    `${w('year', { year: view.year })}. ${t(`shogun-season-${view.season}`)}.`,
    ...events(view),
    ...order(view),
    ...view.players.map((_, seat) => house(view, seat)),
    ...board(view),
    ...tower(view),
    ...map(view),
  ];
}

function events(view: ShogunView): string[] {
  const found: string[] = [];
  const told = (event: string) =>
    `${t(`event-${event}`)}: ${t(`event-${event}`, {}, 'effect')} ${t(`event-${event}`, {}, 'winter')}`;
  if (view.events.round) found.push(`${w('event-round', { event: told(view.events.round) })}`);
  if (view.events.open.length) found.push(`${w('events-open')}: ${view.events.open.map(told).join(' ')}`);
  return found;
}

function order(view: ShogunView): string[] {
  return view.specials.map((special, place) => {
    const seat = view.players.findIndex((player) => player.special === special);
    const name = seat >= 0 ? houseName(seat) : w('nobody');
    return `${w('place', { place: place + 1, special: t(`special-${special}`), house: name })}.`;
  });
}

function house(view: ShogunView, seat: number): string {
  const player = view.players[seat]!;
  const parts = (['points', 'chests', 'rice', 'supply'] as const).map(
    (name) =>
      `${w(`col-${name}`)} ${n(player[name])}${name === 'rice' ? `/${n(provincesOf(view, seat).length)}` : ''}`,
  );
  return `${houseName(seat, 'full')}: ${listed(parts)}.`;
}

function board(view: ShogunView): string[] {
  const known = view.agenda.map((action, at) => {
    const mine = view.plan[action];
    return `${n(at + 1)} ${spaceName(action)}${mine ? ` (${cardName(mine)})` : ''}`;
  });
  return known.length ? [`${w('plan')}: ${listed(known)}.`] : [];
}

function cubes(found: Cubes): string {
  const parts = Object.entries(found).map(([colour, count]) =>
    w('cubes', { colour: colourName(colour), count }),
  );
  return parts.length ? listed(parts) : w('nothing');
}

function tower(view: ShogunView): string[] {
  const [upper = {}, lower = {}] = view.tower;
  const floors = [
    ['upper', upper],
    ['lower', lower],
    ['tray', view.tray],
  ] as const;
  return [
    `${w('tower')}. ${floors.map(([name, found]) => `${w(`shelf-${name}`)}: ${cubes(found)}.`).join(' ')}`,
  ];
}

function map(view: ShogunView): string[] {
  return facts.regions.flatMap((region) =>
    PROVINCES.filter((province) => regionOf(view, province) === region && !isOut(view, province)).map(
      (province) => `${provinceName(province)}: ${aboutProvince(view, province)}`,
    ),
  );
}
