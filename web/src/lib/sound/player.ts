/** The one audio context of the page: sounds of the table, and the koto. It is loaded when somebody wants to hear it. */
import { settings } from '../settings.svelte.ts';
import { SOUNDS, type Sound } from './instruments.ts';
import { BEAT, BEATS, phrase, pitchOf, plucked } from './music.ts';

const GAP = 0.18;
const FADE = 0.4;
const MUSIC_LEVEL = 0.7;

let context: AudioContext | null = null;
let loudness: GainNode | null = null;

/** A browser lets a page sound only after a click or a key: then the context wakes. */
function wake(): void {
  if (context?.state === 'suspended' && !document.hidden) void context.resume();
}

function opened(): { context: AudioContext; out: GainNode } {
  if (!context || !loudness) {
    context = new AudioContext();
    loudness = context.createGain();
    loudness.connect(context.destination);
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, wake);
  }
  loudness.gain.setTargetAtTime(settings.volume, context.currentTime, 0.05);
  wake();
  return { context, out: loudness };
}

/** Sounds one after another. */
export function play(sounds: Sound[]): void {
  const { context, out } = opened();
  if (context.state !== 'running') return; // what was not heard at the time is not heard later
  sounds.forEach((sound, n) => SOUNDS[sound](context, out, context.currentTime + n * GAP));
}

/** The koto, from now until `stop()`; it is silent while the page is hidden. */
export class Music {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private strings = new Map<number, AudioBuffer>();
  private step = 5;
  private next = 0;
  private level: GainNode;
  private context: AudioContext;

  constructor() {
    const { context, out } = opened();
    this.context = context;
    this.level = context.createGain();
    this.level.gain.value = MUSIC_LEVEL;
    this.level.connect(out);
    this.go();
  }

  /** Lay out the next phrase a little before the last one ends. */
  private go = (): void => {
    const now = this.context.currentTime;
    if (this.context.state === 'running' && !document.hidden && this.next < now + BEAT) {
      const start = Math.max(this.next, now + 0.1);
      for (const note of phrase(this.step, Math.random)) {
        this.pluck(note.step, note.level, start + note.at * BEAT);
        this.step = note.step;
      }
      this.next = start + BEATS * BEAT;
    }
    this.timer = setTimeout(this.go, 300);
  };

  private pluck(step: number, level: number, at: number): void {
    const string = this.strings.get(step) ?? plucked(this.context, pitchOf(step));
    this.strings.set(step, string);
    const source = this.context.createBufferSource();
    const touch = this.context.createGain();
    source.buffer = string;
    touch.gain.value = level;
    source.connect(touch).connect(this.level);
    source.start(at);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.level.gain.setTargetAtTime(0, this.context.currentTime, FADE / 4);
    setTimeout(() => this.level.disconnect(), FADE * 1000);
  }
}
