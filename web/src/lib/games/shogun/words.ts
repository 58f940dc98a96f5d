/** The words of this table: seats are houses, cards and places are provinces, as `text.py` has it. */
import { n, t, has } from '$lib/words.ts';
import type { EventDoc } from '$lib/protocol.ts';
import { chestsOn, isProvince } from './facts.ts';
import { houseOf, topFrame, type ShogunView } from './types.ts';

export { n };

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

const WORDS: Record<string, (word: string) => string> = {
  seat: (word) => houseName(Number(word)),
  colour: colourName,
  province: provinceName,
  card: cardName,
  space: (word) => spaceName(word),
  action: (word) => t(`action-${word}`),
  special: (word) => t(`special-${word}`),
  event: (word) => t(`event-${word}`),
  season: (word) => t(`shogun-season-${word}`),
  region: (word) => t(`region-${word}`),
  building: (word) => t(`building-${word}`),
};

function worded(raw: Record<string, unknown>): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(raw)) {
    const vocabulary = name.replace(/\d+$/, '');
    const say = WORDS[vocabulary];
    found[name] = say ? say(String(value)) : Number(value);
    if (vocabulary === 'event') found[`${name}_effect`] = t(`event-${String(value)}`, {}, 'effect');
    if (vocabulary === 'region') found[`${name}_short`] = t(`region-${String(value)}`, {}, 'short');
  }
  return found;
}

export function eventText(event: EventDoc): string {
  const id = `shogun-event-${event.code}`;
  return has(id) ? t(id, worded(event.args)) : '';
}

const ASKED: Record<string, string[]> = {
  place: ['province'],
  build: ['action', 'province'],
  collect: ['action', 'province'],
  deploy: ['action', 'province'],
  muster: ['action', 'province'],
  march: ['action', 'province'],
  how_many: ['province1', 'province2'],
  revolts: ['amount'],
};

/** What the present step asks. A frame is the step, the seat, and what the step keeps. */
export function question(view: ShogunView): string {
  const frame = topFrame(view);
  const step = String(frame[0]);
  let kept = frame.slice(2);
  if (step === 'place') kept = [view.blind ?? String(frame[2])];
  if (step === 'relocate') kept = [String(frame[3])];
  const names = step === 'relocate' ? ['province'] : (ASKED[step] ?? []);
  const args = Object.fromEntries(names.map((name, at) => [name, kept[at]]));
  const id = `shogun-ask-${step}`;
  return has(id) ? t(id, worded(args)) : '';
}
