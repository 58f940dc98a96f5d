/** What I would like to do with a thing that is not lit: action texts for the server to refuse with reasons. */
import { light, type Choice, type Spot } from './choices.ts';
import { PROVINCES } from './types.ts';

export interface Asked {
  me: number;
  step: string;
  choices: readonly Choice[];
  /** What I hold in my hand. */
  chosen: Spot | null;
}

/** Empty where there is nothing to wonder about: it is lit, or nothing is asked of me. */
export function wishes(asked: Asked, spot: Spot): string[] {
  if (!asked.choices.length || light(asked.choices, asked.chosen, spot)) return [];
  const [kind = '', ...words] = spot.split(':');
  return texts(asked, kind, words).map((text) => `${asked.me} ${text}`);
}

function texts(asked: Asked, kind: string, words: string[]): string[] {
  const [a = '', b = '', c = ''] = words;
  switch (kind) {
    case 'province':
    case 'shrine':
      return toPlace(asked, a);
    case 'piece':
      if (asked.step === 'betray') return [`replace ${a} ${b} ${c}`];
      if (asked.step === 'hostages') return [`take-hostage ${a} ${b}`];
      return Number(a) === asked.me && asked.step === 'marshal' ? anywhere(`move ${b} ${c}`, c) : [];
    case 'reserve':
      return fromReserve(asked, a);
    case 'card':
      return asked.step === 'train' ? [`buy ${a}`] : [];
    case 'mandate':
      return asked.step === 'mandate' ? [`${tileVerb(asked)} ${a}`] : [];
    case 'seat':
      return asked.step === 'tea' ? [`propose ${a}`] : [];
    default:
      return [];
  }
}

/** Lotus lays a tile face down, everybody else plays one. */
function tileVerb(asked: Asked): string {
  return asked.choices.some(({ tag }) => tag === 'lay') ? 'lay' : 'play';
}

/** With what I hold; with nothing in hand, what the mandate does there. */
function toPlace(asked: Asked, place: string): string[] {
  const [kind, ...words] = (asked.chosen ?? '').split(':');
  if (kind === 'piece') {
    const verb = place.startsWith('shrine') ? 'worship' : 'move';
    return [`${verb} ${words[1]} ${words[2]} ${place}`];
  }
  if (kind === 'reserve')
    return words[0] === 'stronghold' ? [`build ${place}`] : [`summon ${words[0]} ${place}`];
  if (place.startsWith('shrine')) return [];
  if (asked.step === 'recruit') return [`summon bushi ${place}`];
  return asked.step === 'marshal' ? [`build ${place}`] : [];
}

function fromReserve(asked: Asked, piece: string): string[] {
  if (piece === 'stronghold') return asked.step === 'marshal' ? anywhere('build') : [];
  return asked.step === 'recruit' ? anywhere(`summon ${piece}`) : [];
}

function anywhere(start: string, except = ''): string[] {
  return PROVINCES.filter((province) => province !== except).map((province) => `${start} ${province}`);
}
