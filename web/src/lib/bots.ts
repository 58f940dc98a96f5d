/** Bots by name: one of the cast, or a level with perhaps a temper after a colon (`steady:loyal`). */
import type { GameDoc, SeatDoc } from './server/protocol.ts';
import { has, t } from './words/words.ts';

/** The level and the temper; `sage:quick` is a level of its own. */
function parted(bot: string): [string, string] {
  const [level = '', temper = '', ...rest] = bot.split(':');
  return has(`bot-${level}-${temper}`) ? [`${level}-${temper}`, rest.join(':')] : [level, temper];
}

export function botName(bot: string): string {
  const [level, temper] = parted(bot);
  const name = has(`bot-${level}`) ? t(`bot-${level}`) : level;
  return temper ? t('bot-tempered', { bot: name, temper: temperName(temper) }) : name;
}

/** Who sits there: a person by name, a bot by its own. Anybody could have taken a guest's name: it is marked. */
export function sitterName(seat: SeatDoc | undefined): string {
  if (seat?.bot) return botName(seat.bot);
  const name = seat?.name ?? '';
  return seat?.guest && !saysGuest(name) ? t('guest-named', { name }) : name;
}

/** The first letter of a name, as one signs a picture. */
export function signed(name: string): string {
  return [...name].find((sign) => sign.trim()) ?? '';
}

/** Such as “Guest 123”, which is who one is before saying a name. */
function saysGuest(name: string): boolean {
  return name.toLowerCase().includes(t('guest-mark').toLowerCase());
}

export function temperName(temper: string): string {
  return has(`temper-${temper}`) ? t(`temper-${temper}`) : temper;
}

export function botAbout(bot: string): string {
  const [level, temper] = parted(bot);
  return [t(`bot-${level}`, {}, 'about'), temper ? t(`temper-${temper}`, {}, 'about') : '']
    .filter(Boolean)
    .join(' ');
}

/** How well somebody plays and of what temper, in words; empty for a bot that is no character. */
export function nature(game: GameDoc, bot: string): string {
  const one = game.characters.find((character) => character.name === bot);
  return one ? t('bot-tempered', { bot: t(`bot-${one.level}`), temper: temperName(one.temper) }) : '';
}

/** Who plays when nobody is chosen: some of the cast, none twice, and none that thinks for seconds. */
export function drawn(game: GameDoc, count: number, without: string[] = []): string[] {
  const left = game.characters
    .filter((one) => one.level !== 'master' && !without.includes(one.name))
    .map((one) => one.name);
  for (let last = left.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [left[last], left[other]] = [left[other]!, left[last]!];
  }
  const plain = game.bots.includes('steady') ? 'steady' : (game.bots.at(-1) ?? 'random');
  return Array.from({ length: count }, (_, at) => left[at] ?? plain);
}

/** What a character says, `abbot thanks 1`, and why it declines: `abbot refusal 2 trust`, `steady reason 0 trust`. */
export function lineText(said: string): string {
  const [character, moment, number, ...reasons] = said.split(' ');
  const line = moment === 'reason' ? [] : [t(`talk-${character}`, {}, `line-${moment}-${number}`)];
  return [...line, ...reasons.map(reasonText)].join(' ');
}

const reasonText = (reason: string) => t('talk-reasons', {}, reason);

/** What is left of a line to whoever has muted its speaker: the reason, for it answers a question. */
export function plainText(said: string): string {
  return said.split(' ').slice(3).map(reasonText).join(' ');
}
