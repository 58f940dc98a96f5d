/** Changes of a draft by hand. Nothing here knows a rule: what is impossible, the engine says. */
import type { Document, DraftDoc, View } from '$lib/server/protocol.ts';
import { narrowed, type Building, type ProvinceDoc, type ShogunView } from '../types.ts';

export type Draft = Document<'ShogunDraft'>;
export type Goods = Draft['players'][number];

export function draftOf(document: DraftDoc): Draft {
  if (document.game !== 'shogun') throw new TypeError(`${document.game} is another game`);
  return document;
}

/** A province as it is held; null: by nobody. */
export function withProvince(draft: Draft, province: string, held: ProvinceDoc | null): Draft {
  const others = Object.entries(draft.provinces).filter(([name]) => name !== province);
  return { ...draft, provinces: Object.fromEntries(held ? [...others, [province, held]] : others) };
}

/** So many armies of a seat; none: nobody holds it. */
export function withArmies(draft: Draft, province: string, seat: number, armies: number): Draft {
  if (armies <= 0) return withProvince(draft, province, null);
  return withProvince(draft, province, { ...draft.provinces[province], owner: seat, armies });
}

/** One army more; whoever held it before has left. */
export function reinforced(draft: Draft, province: string, seat: number): Draft {
  const held = draft.provinces[province];
  return withArmies(draft, province, seat, held?.owner === seat ? held.armies + 1 : 1);
}

export function reduced(draft: Draft, province: string): Draft {
  const held = draft.provinces[province];
  return held ? withArmies(draft, province, held.owner, held.armies - 1) : draft;
}

/** Built, or pulled down again. */
export function rebuilt(draft: Draft, province: string, seat: number, building: Building): Draft {
  const held = draft.provinces[province] ?? { owner: seat, armies: 1 };
  const built = held.buildings ?? [];
  const buildings = built.includes(building) ? built.filter((one) => one !== building) : [...built, building];
  return withProvince(draft, province, { ...held, buildings });
}

export function marked(draft: Draft, province: string, markers: number): Draft {
  const held = draft.provinces[province];
  return held ? withProvince(draft, province, { ...held, markers }) : draft;
}

export function withGoods(draft: Draft, seat: number, goods: Partial<Goods>): Draft {
  return { ...draft, players: draft.players.map((one, at) => (at === seat ? { ...one, ...goods } : one)) };
}

/** The special card of a seat; none: it is nobody's. */
export function withSpecial(draft: Draft, seat: number, special: Goods['special'] | null): Draft {
  const players = draft.players.map((one, at) => {
    if (at !== seat) return one;
    const { special: _, ...rest } = one;
    return special ? { ...rest, special } : rest;
  });
  return { ...draft, players };
}

/** Cubes of a colour on a shelf of the tower, or in its tray. */
export function withCubes(draft: Draft, shelf: number | 'tray', colour: string, count: number): Draft {
  if (shelf === 'tray') return { ...draft, tray: { ...draft.tray, [colour]: count } };
  return {
    ...draft,
    tower: draft.tower.map((one, at) => (at === shelf ? { ...one, [colour]: count } : one)),
  };
}

/** The view with everything in it that was changed since the engine looked: also what is impossible is drawn. */
export function drawn(view: View, document: DraftDoc): ShogunView & View {
  const seen = narrowed(view);
  const draft = draftOf(document);
  const { provinces, order, tray, tower, season, year } = draft;
  const players = seen.players.map((one, seat) => ({ ...one, ...draft.players[seat] }));
  return { ...seen, provinces, order, tray, tower, season, year, players };
}
