/** How long ago something was, in words. */
import { currentLanguage } from '$lib/words/words.ts';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** `when` in seconds since 1970, as the server tells it. */
export function ago(when: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - when);
  const [unit, length] = STEPS.find(([, least]) => seconds >= least) ?? ['minute', 60];
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto', style: 'short' });
  return words.format(-Math.floor(seconds / length), unit);
}
