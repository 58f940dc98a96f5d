/** A koto that makes up its melody: slow walks on a Japanese scale, with rests. It never comes round to the same. */

/** Semitones of the hirajōshi scale above its root. */
const SCALE = [0, 2, 3, 7, 8];
const ROOT = 146.83; // D below middle C
const LOWEST = 0;
const HIGHEST = 11;
const HOME = 5;

/** Seconds of a beat. */
export const BEAT = 0.62;
export const BEATS = 8;

export interface Note {
  /** In beats from the start of the phrase. */
  at: number;
  /** Steps of the scale above the root. */
  step: number;
  level: number;
}

export function pitchOf(step: number): number {
  const semitones = 12 * Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0);
  return ROOT * 2 ** (semitones / 12);
}

/** The next phrase, from where the last one ended: small steps mostly, drawn back towards the middle, silence at times. */
export function phrase(from: number, random: () => number): Note[] {
  const notes: Note[] = [];
  let step = from;
  for (let at = 0; at < BEATS; at += random() < 0.3 ? 0.5 : 1) {
    if (random() < 0.35) continue;
    const pull = Math.sign(HOME - step) * (random() < Math.abs(HOME - step) / 8 ? 1 : 0);
    const walk = pull || (random() < 0.5 ? 1 : -1) * (random() < 0.2 ? 2 : 1);
    step = Math.min(HIGHEST, Math.max(LOWEST, step + walk));
    notes.push({ at, step, level: at % 4 === 0 ? 0.16 : 0.09 + 0.05 * random() });
  }
  if (random() < 0.5) notes.unshift({ at: 0, step: random() < 0.7 ? 0 : 3, level: 0.14 });
  return notes;
}

/** A plucked string after Karplus and Strong: a burst of noise that goes round and loses its edges. */
export function plucked(context: BaseAudioContext, pitch: number, seconds = 2.6): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  const round = Math.max(2, Math.round(context.sampleRate / pitch));
  for (let n = 0; n < samples.length; n++) {
    const old = samples[n - round] ?? 0;
    const older = samples[n - round - 1] ?? 0;
    samples[n] = n < round ? Math.random() * 2 - 1 : 0.4985 * (old + older);
  }
  return buffer;
}
