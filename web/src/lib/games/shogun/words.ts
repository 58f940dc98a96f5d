/** The words of this table: seats are houses, cards and places are provinces, as `text.py` has it. */
import { has, listed, n, t, wordEvent, wordQuestion } from '$lib/words/words.ts';
import type { EventDoc } from '$lib/server/protocol.ts';
import { chestsOn, isProvince } from './facts.ts';
import { houseOf, type ShogunView } from './types.ts';

export { listed, n };

export function w(id: string, args: Record<string, string | number> = {}, part = ''): string {
  return t(`shogun-web-${id}`, args, part);
}

export function provinceName(province: string): string {
  return t(`province-${province}`);
}

export function houseName(seat: number, part = ''): string {
  return t(`house-${houseOf(seat)}`, {}, part);
}

export function colourName(colour: string): string {
  return colour === 'farmers' ? t('shogun-colour-farmers') : houseName(Number(colour));
}

export function cardName(card: string): string {
  return isProvince(card) ? provinceName(card) : t(`shogun-card-${card}`);
}

/** As short as it goes: the number of a chest card. */
export function cardShort(card: string): string {
  const chests = chestsOn(card);
  return chests === null ? cardName(card) : n(chests);
}

export function spaceName(space: string, part = ''): string {
  return space === 'bid' ? t('shogun-space-bid', {}, part) : t(`action-${space}`, {}, part);
}

export function eventText(event: EventDoc): string {
  return has(`shogun-event-${event.code}`) ? wordEvent('shogun', event, null) : '';
}

/** What the present step asks. */
export function question(view: ShogunView): string {
  return wordQuestion('shogun', view);
}

const VOWEL = 'aeiouyąęóаеєиіїоуюяэыё';
const SYLLABLE = new RegExp(`(?<=[\\p{L}])([${VOWEL}])(?=[^${VOWEL}\\s-]{1,2}[${VOWEL}])`, 'giu');

/** A Japanese name that may break between its syllables, which end in vowels. */
export function hyphenated(name: string): string {
  return name.replace(SYLLABLE, '$1\u00ad');
}
