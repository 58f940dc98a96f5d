/** The fields of a position in words, and where they are on the board. */
import type { Where } from '$lib/editor/editing.ts';
import { has, listed, n, t } from '$lib/words/words.ts';
import { isProvince } from '../facts.ts';
import { colourName, houseName, provinceName, spaceName } from '../words.ts';

const fieldName = (name: string) => (has(`editor-field-${name}`) ? t(`editor-field-${name}`) : name);

export function where(field: string): Where {
  const onMap = /^provinces\.(\w+)(?:\.(\w+))?/.exec(field);
  if (onMap) {
    const [, province = '', name] = onMap;
    const words = [
      isProvince(province) ? provinceName(province) : province,
      ...(name ? [fieldName(name)] : []),
    ];
    return { words: listed(words), spot: isProvince(province) ? province : null, seat: null };
  }
  const ofSeat = /^players\[(\d)\](?:\.(\w+))?/.exec(field);
  if (ofSeat) {
    const [, seat = '', name] = ofSeat;
    return { words: listed([houseName(+seat), ...(name ? [fieldName(name)] : [])]), spot: null, seat: +seat };
  }
  const planned = /^secrets\.plans\[(\d)\](?:\.(\w+))?/.exec(field);
  if (planned) {
    const [, seat = '', space] = planned;
    return {
      words: listed([houseName(+seat), ...(space ? [spaceName(space)] : [])]),
      spot: null,
      seat: +seat,
    };
  }
  const inTower = /^(?:tower\[(\d)\]|tray)\.(\w+)/.exec(field);
  if (inTower) {
    const [, shelf, colour = ''] = inTower;
    const named = shelf ? t('editor-shelf', { number: n(+shelf + 1) }) : t('editor-field-tray');
    return { words: listed([named, colourName(colour)]), spot: null, seat: null };
  }
  const stock = /^stock\.(\w+)/.exec(field);
  if (stock) return { words: t(`building-${stock[1]}`), spot: null, seat: null };
  const [first = field] = /^\w+/.exec(field) ?? [];
  return { words: fieldName(first), spot: null, seat: null };
}
