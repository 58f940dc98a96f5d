/** The fields of a position in words, and where they are on the board. */
import type { Where } from '$lib/editor/editing.ts';
import type { View } from '$lib/server/protocol.ts';
import { has, listed, t } from '$lib/words/words.ts';
import { cardName, pieceName, placeName, provinceName, seatName } from '../say.ts';
import { isProvince, narrowed, SHRINES, type ViewDoc } from '../types.ts';

const nameOf = (kind: string) => pieceName(kind === 'strongholds' ? 'stronghold' : kind);
const who = (view: ViewDoc | null, seat: number) =>
  view?.clans[seat] ? seatName(view, seat) : t(`seat-${seat}`);
const fieldName = (name: string) => (has(`editor-field-${name}`) ? t(`editor-field-${name}`) : name);

export function where(field: string, document: View | null): Where {
  const view = document ? narrowed(document) : null;
  const onMap = /^map\.(\w+)\[(\d)\](?:\.(\w+))?/.exec(field);
  if (onMap) {
    const [, province = '', seat = '', kind] = onMap;
    const words = [isProvince(province) ? provinceName(province) : province, who(view, +seat)];
    return { words: listed(kind ? [...words, nameOf(kind)] : words), spot: province, seat: +seat };
  }
  const atShrine = /^shrines\[(\d)\]\.pieces\[(\d)\]\.(\w+)/.exec(field);
  if (atShrine) {
    const [, index = '', seat = '', kind = ''] = atShrine;
    const place = SHRINES[+index] ?? SHRINES[0];
    const named = view ? placeName(view, place) : place;
    return { words: listed([named, who(view, +seat), nameOf(kind)]), spot: place, seat: +seat };
  }
  const ofSeat = /^players\[(\d)\](?:\.cards\.(\w+)|\.(\w+))?/.exec(field);
  if (ofSeat) {
    const [, seat = '', card, name] = ofSeat;
    const what = card ? cardName(card) : name ? fieldName(name) : '';
    return { words: listed([who(view, +seat), what].filter(Boolean)), spot: null, seat: +seat };
  }
  const [, first = field, card] = /^(\w+)(?:\.(\w+))?/.exec(field) ?? [];
  const what = first === 'market' && card ? [cardName(card)] : [];
  return { words: listed([fieldName(first), ...what]), spot: null, seat: null };
}
