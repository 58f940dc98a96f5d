/** What lies on the table and is not offered, though the question is about its like: for the text mode. */
import type { StateDoc } from '$lib/server/protocol.ts';
import type { Unlit } from '$lib/table/choices/why.ts';
import { allPlaced, spot } from './choosing/choices.ts';
import facts from './facts.json';
import { groupsAt, reserveOf } from './pieces/pieces.ts';
import { cardName, clanName, mandateName, pieceName, placeName, provinceName } from './say.ts';
import { PROVINCES, SHRINES, stateOf, type ViewDoc } from './types.ts';
import { wishes } from './choosing/wishes.ts';

export function unlit(document: StateDoc): Unlit[] {
  const state = stateOf(document);
  const { seat: me, view } = state;
  if (me === null || !state.choices.length) return [];
  const asked = { me, choices: allPlaced(state.choices, view), chosen: null };
  const offered = new Set(state.choices.map(({ action }) => action));
  return things(view, me)
    .map(({ at, label }) => ({ label, wish: wishes(asked, at) }))
    .filter(({ wish }) => wish.length && !wish.some((action) => offered.has(action)));
}

function things(view: ViewDoc, me: number): { at: string; label: string }[] {
  const pieces = [...PROVINCES, ...SHRINES].flatMap((place) =>
    groupsAt(view, place, () => 0).flatMap((group) =>
      group.stacks.map(({ piece }) => ({
        at: spot.piece(group.seat, piece, place),
        label: `${clanName(group.clan)}: ${pieceName(piece)}, ${placeName(view, place)}`,
      })),
    ),
  );
  return [
    ...facts.mandates.map((mandate) => ({ at: spot.mandate(mandate), label: mandateName(mandate) })),
    ...view.clans
      .map((one, seat) => ({ at: spot.seat(seat), label: clanName(one) }))
      .filter(({ at }) => at !== spot.seat(me)),
    ...PROVINCES.map((province) => ({ at: spot.place(province), label: provinceName(province) })),
    ...pieces,
    ...reserveOf(view, me).map(({ piece }) => ({ at: spot.reserve(piece), label: pieceName(piece) })),
    ...Object.keys(view.market).map((card) => ({ at: spot.card(card), label: cardName(card) })),
    ...Object.keys(view.players[me]?.cards ?? {}).map((card) => ({
      at: spot.own(card),
      label: cardName(card),
    })),
  ];
}
