/** Bots by name: a level, and perhaps a temper after a colon (`steady:loyal`). */
import { has, t } from './words.ts';

export function botName(bot: string): string {
  const [level = '', temper = ''] = bot.split(':');
  const name = has(`bot-${level}`) ? t(`bot-${level}`) : level;
  return temper ? t('bot-tempered', { bot: name, temper: temperName(temper) }) : name;
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
