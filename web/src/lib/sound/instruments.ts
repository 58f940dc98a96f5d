/** The instruments of the table, made on the spot: nothing is loaded, nothing is recorded. */

/** Plays one sound into `out`, `at` in seconds of the context's clock. */
export type Instrument = (context: BaseAudioContext, out: AudioNode, at: number) => void;

const FADED = 0.0001;

interface Tone {
  pitch: number;
  /** The pitch it falls to. */
  end?: number;
  level: number;
  seconds: number;
  shape?: OscillatorType;
}

function tone(context: BaseAudioContext, out: AudioNode, at: number, one: Tone): void {
  const source = context.createOscillator();
  const loudness = context.createGain();
  source.type = one.shape ?? 'sine';
  source.frequency.setValueAtTime(one.pitch, at);
  if (one.end) source.frequency.exponentialRampToValueAtTime(one.end, at + one.seconds * 0.7);
  loudness.gain.setValueAtTime(one.level, at);
  loudness.gain.exponentialRampToValueAtTime(FADED, at + one.seconds);
  source.connect(loudness).connect(out);
  source.start(at);
  source.stop(at + one.seconds);
}

interface Hiss {
  pitch: number;
  width: number;
  level: number;
  seconds: number;
}

/** Noise through a narrow gap: the skin of a drum, a sheet of paper. */
function hiss(context: BaseAudioContext, out: AudioNode, at: number, one: Hiss): void {
  const samples = context.createBuffer(1, Math.ceil(one.seconds * context.sampleRate), context.sampleRate);
  const noise = samples.getChannelData(0);
  for (let n = 0; n < noise.length; n++) noise[n] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  const gap = context.createBiquadFilter();
  const loudness = context.createGain();
  source.buffer = samples;
  gap.type = 'bandpass';
  gap.frequency.value = one.pitch;
  gap.Q.value = one.width;
  loudness.gain.setValueAtTime(one.level, at);
  loudness.gain.exponentialRampToValueAtTime(FADED, at + one.seconds);
  source.connect(gap).connect(loudness).connect(out);
  source.start(at);
}

const wood =
  (pitch: number, level = 0.3): Instrument =>
  (context, out, at) => {
    tone(context, out, at, { pitch, end: pitch / 2, level, seconds: 0.12, shape: 'triangle' });
    hiss(context, out, at, { pitch: pitch * 2, width: 2, level: level / 2, seconds: 0.03 });
  };

const taiko =
  (level: number): Instrument =>
  (context, out, at) => {
    tone(context, out, at, { pitch: 96, end: 52, level, seconds: 0.6 });
    hiss(context, out, at, { pitch: 240, width: 0.8, level: level / 2, seconds: 0.09 });
  };

/** One after another, `gaps` seconds apart. */
const inTurn =
  (gaps: number[], ...parts: Instrument[]): Instrument =>
  (context, out, at) => {
    let when = at;
    parts.forEach((part, n) => {
      part(context, out, when);
      when += gaps[n % gaps.length] ?? 0;
    });
  };

const coin: Instrument = (context, out, at) => {
  tone(context, out, at, { pitch: 2350, level: 0.1, seconds: 0.25 });
  tone(context, out, at + 0.07, { pitch: 3140, level: 0.1, seconds: 0.35 });
};

const paper: Instrument = (context, out, at) =>
  hiss(context, out, at, { pitch: 3200, width: 0.7, level: 0.2, seconds: 0.16 });

/** A temple bell: partials that are no harmonics, the low ones ringing longest. */
const bell =
  (pitch: number): Instrument =>
  (context, out, at) => {
    for (const [times, level, seconds] of [
      [1, 0.22, 3.2],
      [2.01, 0.12, 2.2],
      [2.77, 0.09, 1.6],
      [4.13, 0.05, 0.9],
    ] as const)
      tone(context, out, at, { pitch: pitch * times, level, seconds });
  };

export const SOUNDS = {
  piece: wood(520),
  build: inTurn([0.11], wood(300), wood(340)),
  coin,
  card: paper,
  seal: inTurn([0.05], paper, wood(420, 0.2)),
  reveal: inTurn([0.16], taiko(0.25), taiko(0.45)),
  drum: taiko(0.5),
  blow: inTurn([0.1], taiko(0.4), wood(210, 0.4)),
  cubes: inTurn(
    [0.07, 0.05, 0.09, 0.06],
    wood(900, 0.14),
    wood(700, 0.16),
    wood(820, 0.12),
    wood(610, 0.16),
    wood(540, 0.1),
  ),
  accord: inTurn([0.09], wood(640, 0.2), coin),
  broken: inTurn([0.13], wood(180, 0.45), wood(140, 0.4)),
  season: bell(196),
  end: inTurn([0.5, 0.5, 0.9], taiko(0.4), taiko(0.5), bell(147)),
  turn: inTurn([0.09], wood(820, 0.25), wood(620, 0.25)),
} satisfies Record<string, Instrument>;

export type Sound = keyof typeof SOUNDS;
