/** What I would like to do with a thing that is not lit: action texts for the server to refuse with reasons. */
import { light, type Choice, type Spot } from './choices.ts';
import { isProvince, isShrine, PROVINCES } from './types.ts';

export interface Asked {
  me: number;
  step: string;
  choices: readonly Choice[];
  /** What I hold in my hand. */
  chosen: Spot | null;
}

/** Who goes to a shrine. */
const WORSHIPPERS = ['shinto', 'komainu'];
/** Whom a card can kill. */
const VICTIMS = ['bushi', 'shinto', 'komainu'];

/** Empty where there is nothing to wonder about: it is lit, or it has nothing to do with what is asked of me.
 *  Who presses a thing means something by it whatever is asked: then what it is for at all. */
export function wishes(asked: Asked, spot: Spot, pressed = false): string[] {
  if (light(asked.choices, asked.chosen, spot)) return [];
  const [kind = '', ...words] = spot.split(':');
  const now = asked.choices.length ? meantNow(asked, kind, words) : [];
  const found = now.length || !pressed ? now : meantEver(asked, kind, words);
  return found.map((text) => `${asked.me} ${text}`);
}

function meantNow(asked: Asked, kind: string, words: string[]): string[] {
  const [a = ''] = words;
  switch (kind) {
    case 'province':
    case 'shrine':
      return toPlace(asked, a);
    case 'piece':
      return withPiece(asked, words);
    case 'reserve':
      return fromReserve(asked, a);
    case 'card':
      return asked.step === 'train' ? [`buy ${a}`] : [];
    case 'own':
      return offers(asked, 'use') ? [`use ${a}`] : [];
    case 'mandate':
      return asked.step === 'mandate' ? [`${tileVerb(asked)} ${a}`] : [];
    case 'seat':
      return toSeat(asked, a);
    default:
      return [];
  }
}

function meantEver(asked: Asked, kind: string, words: string[]): string[] {
  const [a = '', b = '', c = ''] = words;
  switch (kind) {
    case 'piece':
      if (Number(a) === asked.me) return isProvince(c) ? anywhere(`move ${b} ${c}`, c) : [];
      return b === 'stronghold' ? [] : [`replace ${a} ${b} ${c}`];
    case 'shrine':
      return PROVINCES.map((province) => `worship shinto ${province} ${a}`);
    case 'reserve':
      return anywhere(a === 'stronghold' ? 'build' : `summon ${a}`);
    case 'card':
      return [`buy ${a}`];
    case 'own':
      return [`use ${a}`];
    case 'mandate':
      return [`play ${a}`];
    case 'seat':
      return [`propose ${a}`];
    default:
      return [];
  }
}

function offers(asked: Asked, tag: string): boolean {
  return asked.choices.some((choice) => choice.tag === tag);
}

/** Lotus lays a tile face down, everybody else plays one. */
function tileVerb(asked: Asked): string {
  return offers(asked, 'lay') ? 'lay' : 'play';
}

function withPiece(asked: Asked, [seat = '', kind = '', place = '']: string[]): string[] {
  const isMarching = asked.step === 'marshal' || offers(asked, 'move');
  if (Number(seat) === asked.me && isMarching && isProvince(place))
    return anywhere(`move ${kind} ${place}`, place);
  if (kind === 'stronghold') return [];
  if (asked.step === 'betray') return [`replace ${seat} ${kind} ${place}`];
  if (asked.step === 'hostages') return [`take-hostage ${seat} ${kind}`];
  return offers(asked, 'kill') && isProvince(place) && VICTIMS.includes(kind)
    ? [`kill ${seat} ${kind} ${place}`]
    : [];
}

function toSeat(asked: Asked, seat: string): string[] {
  const tag = ['hand-coin', 'remainder'].find((one) => offers(asked, one));
  return tag ? [`${tag} ${seat}`] : asked.step === 'tea' ? [`propose ${seat}`] : [];
}

/** With what I hold; with nothing in hand, what the mandate does there. */
function toPlace(asked: Asked, place: string): string[] {
  const [kind, ...words] = (asked.chosen ?? '').split(':');
  if (kind === 'piece') {
    if (!isShrine(place)) return [`move ${words[1]} ${words[2]} ${place}`];
    return WORSHIPPERS.includes(words[1]!) ? [`worship ${words[1]} ${words[2]} ${place}`] : [];
  }
  if (offers(asked, 'place')) return placed(words[0] ?? 'bushi', place);
  if (isShrine(place)) return [];
  if (kind === 'reserve')
    return words[0] === 'stronghold' ? [`build ${place}`] : [`summon ${words[0]} ${place}`];
  if (asked.step === 'recruit') return [`summon bushi ${place}`];
  return asked.step === 'marshal' ? [`build ${place}`] : [];
}

/** A kami's gift: Bushi come to provinces, worshippers to shrines. */
function placed(piece: string, place: string): string[] {
  const fits = isShrine(place) ? WORSHIPPERS.includes(piece) : piece === 'bushi';
  return fits ? [`place ${piece} ${place}`] : [];
}

function fromReserve(asked: Asked, piece: string): string[] {
  if (piece === 'stronghold') return asked.step === 'marshal' ? anywhere('build') : [];
  if (offers(asked, 'with')) return [`with ${piece}`];
  return asked.step === 'recruit' ? anywhere(`summon ${piece}`) : [];
}

function anywhere(start: string, except = ''): string[] {
  return PROVINCES.filter((province) => province !== except).map((province) => `${start} ${province}`);
}
