/** My turn while the page is hidden: a notice and a wooden click, where they were asked for. */
import { settings } from './settings.svelte.ts';
import { t } from './words.ts';

let lastTold = 0;

/** Two short knocks of wood, made on the spot. */
export function knock(): void {
  const context = new AudioContext();
  for (const [at, pitch] of [
    [0, 820],
    [0.09, 620],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const start = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.08);
    loudness.gain.setValueAtTime(0.25, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
  setTimeout(() => void context.close(), 600);
}

export function notifyTurn(name: string): void {
  if (!document.hidden || Date.now() - lastTold < 10_000) return;
  lastTold = Date.now();
  if (settings.sound) knock();
  if (settings.notices && 'Notification' in window && Notification.permission === 'granted')
    new Notification(t('table-your-turn'), { body: name, tag: name });
}
