/** Bots by name: a level, and perhaps a temper after a colon (`steady:loyal`). */
import type { SeatDoc } from './protocol.ts';
import { has, t } from './words.ts';

export function botName(bot: string): string {
  const [level = '', temper = ''] = bot.split(':');
  const name = has(`bot-${level}`) ? t(`bot-${level}`) : level;
  return temper ? t('bot-tempered', { bot: name, temper: temperName(temper) }) : name;
}

/** Who sits there: a person by name, a bot by its level. Anybody could have taken a guest's name: it is marked. */
export function sitterName(seat: SeatDoc | undefined): string {
  if (seat?.bot) return botName(seat.bot);
  const name = seat?.name ?? '';
  return seat?.guest && !saysGuest(name) ? t('guest-named', { name }) : name;
}

/** Such as “Guest 123”, which is who one is before saying a name. */
function saysGuest(name: string): boolean {
  return name.toLowerCase().includes(t('guest-mark').toLowerCase());
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
