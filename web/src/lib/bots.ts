/** Bots by name: a level, and perhaps a temper after a colon (`steady:loyal`). */
import type { SeatDoc } from './protocol.ts';
import { has, t } from './words.ts';

export function botName(bot: string): string {
  const [level = '', temper = ''] = bot.split(':');
  const name = has(`bot-${level}`) ? t(`bot-${level}`) : level;
  return temper ? t('bot-tempered', { bot: name, temper: temperName(temper) }) : name;
}

/** Who sits there: a person by name, a bot by its level. */
export function sitterName(seat: SeatDoc | undefined): string {
  return seat?.bot ? botName(seat.bot) : (seat?.name ?? '');
}

export function temperName(temper: string): string {
  return has(`temper-${temper}`) ? t(`temper-${temper}`) : temper;
}

export function botAbout(bot: string): string {
  const [level = '', temper = ''] = bot.split(':');
  return [t(`bot-${level}`, {}, 'about'), temper ? t(`temper-${temper}`, {}, 'about') : '']
    .filter(Boolean)
    .join(' ');
}
