/** My turn has come: a knock of wood, and a notice while the page is hidden, where they were asked for. */
import { settings } from '../settings.svelte.ts';
import { sound } from '../sound/listening.ts';
import { t } from '../words/words.ts';

const QUIET = 10_000;

let lastTold = 0;

export function notifyTurn(name: string): void {
  sound('turn');
  if (!document.hidden || Date.now() - lastTold < QUIET) return;
  lastTold = Date.now();
  if (settings.notices && 'Notification' in window && Notification.permission === 'granted')
    new Notification(t('table-your-turn'), { body: name, tag: name });
}
