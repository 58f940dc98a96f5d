/**
 * What I would like to do with a thing that is not lit: action texts for the server to refuse with reasons. What is asked
 * now is known by what is offered of it, and what an action is called by the board's own words.
 */
import { light, type Choice, type Spot } from './choices.ts';
import { isAction, wordsOf } from '../facts.ts';
import { isProvince, PROVINCES, SHRINES } from '../types.ts';

export interface Asked {
  me: number;
  choices: readonly Choice[];
  /** What I hold in my hand. */
  chosen: Spot | null;
}

/** Empty where there is nothing to wonder about: it is lit, or it has nothing to do with what is asked of me.
 *  Who presses a thing means something by it whatever is asked: then what it is for at all. */
export function wishes(asked: Asked, spot: Spot, pressed = false): string[] {
  if (light(asked.choices, asked.chosen, spot)) return [];
  const [kind = '', ...words] = spot.split(':');
  const known = meant(asked, kind, words).map((texts) => texts.filter(isAction));
  const now = known.find(([first]) => first !== undefined && isOffered(asked, first));
  const found = now ?? (pressed ? known.find((texts) => texts.length) : undefined);
  return (found ?? []).map((text) => `${asked.me} ${text}`);
}

/** Whether anything of the kind can be done now. */
function isOffered({ choices }: Asked, text: string): boolean {
  return choices.some(({ tag }) => text.startsWith(`${tag} `));
}

/** All that a thing can be for, each verb by itself, the first one what it is for at all. */
function meant(asked: Asked, kind: string, words: string[]): string[][] {
  const [a = ''] = words;
  const each = (...tags: string[]) => tags.map((tag) => [`${tag} ${a}`]);
  switch (kind) {
    case 'piece':
      return withPiece(asked, words);
    case 'province':
    case 'shrine':
      return toPlace(asked, a);
    case 'reserve':
      return [
        to(`summon ${a}`),
        a === 'stronghold' ? PROVINCES.map((place) => `build ${place}`) : [],
        to(`place ${a}`),
        [`with ${a}`],
      ];
    case 'card':
      return each('buy', 'buy-full');
    case 'own':
      return each('use');
    case 'mandate':
      return each('play', 'lay', 'name');
    case 'seat':
      return each('propose', 'hand-coin', 'remainder');
    default:
      return [];
  }
}

/** An action moves a figure of mine; whose figure another one is about, it names. */
function withPiece(asked: Asked, [seat = '', kind = '', place = '']: string[]): string[][] {
  const others = [[`replace ${seat} ${kind} ${place}`], [`take-hostage ${seat} ${kind}`]];
  const named = [...others, [`kill ${seat} ${kind} ${place}`]];
  if (Number(seat) !== asked.me) return named;
  return [to(`move ${kind} ${place}`, place), ...named.filter(([text = '']) => isOffered(asked, text))];
}

/** With what I hold; with nothing in hand, what of my reserve could come elsewhere; else who could worship there. */
function toPlace({ chosen, choices }: Asked, place: string): string[][] {
  const [kind, first = '', second = '', third = ''] = (chosen ?? '').split(':');
  if (kind === 'piece')
    return [[`move ${second} ${third} ${place}`], [`worship ${second} ${third} ${place}`]];
  const held = chosen ?? choices.find(({ from }) => from?.startsWith('reserve:'))?.from;
  const piece = kind === 'reserve' ? first : held?.split(':')[1];
  const worship = wordsOf('worship', 0).flatMap((figure) =>
    PROVINCES.map((origin) => `worship ${figure} ${origin} ${place}`),
  );
  const coming = piece ? [[`summon ${piece} ${place}`], [`place ${piece} ${place}`]] : [];
  return [...coming, piece === 'stronghold' && isProvince(place) ? [`build ${place}`] : [], worship];
}

function to(start: string, except = ''): string[] {
  return [...PROVINCES, ...SHRINES].filter((place) => place !== except).map((place) => `${start} ${place}`);
}
