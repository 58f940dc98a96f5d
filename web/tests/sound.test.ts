import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte.ts';
import { CODES, soundsOf } from '../src/lib/sound/effects.ts';
import { SOUNDS } from '../src/lib/sound/instruments.ts';
import { Listener } from '../src/lib/sound/listening.ts';
import { BEATS, phrase, pitchOf, plucked } from '../src/lib/sound/music.ts';
import { happening, read } from './fixture.ts';

const happened = (...codes: string[]) => codes.map((code) => happening(code, { move: 1 }));

/** An audio context that counts what is started. */
class FakeContext {
  static started = 0;
  state = 'running';
  currentTime = 0;
  sampleRate = 800;
  destination = {};
  private value = {
    value: 0,
    setValueAtTime: () => undefined,
    setTargetAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  private node = () => ({
    gain: this.value,
    frequency: this.value,
    Q: this.value,
    connect: (next: unknown) => next,
    disconnect: () => undefined,
    start: () => (FakeContext.started += 1),
    stop: () => undefined,
  });
  createGain = this.node;
  createOscillator = this.node;
  createBufferSource = this.node;
  createBiquadFilter = this.node;
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe('sounds', () => {
  it('every code that sounds is an event with words in its game', () => {
    for (const [game, codes] of Object.entries(CODES)) {
      const words = readFileSync(`../src/gunbai/locale/en/play-${game}.ftl`, 'utf8');
      for (const code of codes) expect(words, `${game}: ${code}`).toMatch(new RegExp(`^\\S*${code} =`, 'm'));
    }
  });

  it('a crowd of events makes three sounds at most, the latest, each once', () => {
    expect(soundsOf('shogun', happened('moved', 'moved', 'scored_provinces'))).toEqual(['piece']);
    const many = happened('season_begins', 'moved', 'built', 'taxes_taken', 'moved');
    expect(soundsOf('shogun', many)).toEqual(['build', 'coin', 'piece']);
    expect(soundsOf('chess', many)).toEqual([]);
  });

  it('every instrument can be played', () => {
    for (const [name, play] of Object.entries(SOUNDS)) {
      FakeContext.started = 0;
      const context = new FakeContext();
      play(read<AudioContext>(context), read<AudioNode>(context.createGain()), 0);
      expect(FakeContext.started, name).toBeGreaterThan(0);
    }
  });
});

describe('listening', () => {
  beforeEach(() => {
    FakeContext.started = 0;
    vi.stubGlobal('AudioContext', FakeContext);
  });
  afterEach(() => {
    settings.sound = false;
    vi.unstubAllGlobals();
  });

  it('hears what is new, not what had happened before', async () => {
    settings.sound = true;
    const listener = new Listener();
    const before = happened('moved', 'moved');
    listener.hear('rising-sun', before);
    await new Promise((done) => setTimeout(done, 20));
    expect(FakeContext.started).toBe(0);
    listener.hear('rising-sun', [...before, ...happened('killed')]);
    await vi.waitFor(() => expect(FakeContext.started).toBeGreaterThan(0));
  });

  it('is silent unless sound was asked for', async () => {
    const listener = new Listener();
    listener.hear('rising-sun', []);
    listener.hear('rising-sun', happened('killed'));
    await new Promise((done) => setTimeout(done, 50));
    expect(FakeContext.started).toBe(0);
  });
});

describe('music', () => {
  /** The same walk every time. */
  function seeded(seed: number): () => number {
    return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  }

  it('stays on the strings and inside the phrase, phrase after phrase', () => {
    const random = seeded(7);
    let step = 5;
    const heard = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const notes = phrase(step, random);
      for (const note of notes) {
        expect(note.at).toBeLessThan(BEATS);
        expect(note.step).toBeGreaterThanOrEqual(0);
        expect(note.step).toBeLessThanOrEqual(11);
        step = note.step;
      }
      heard.add(JSON.stringify(notes));
    }
    expect(heard.size).toBeGreaterThan(190);
  });

  it('an octave is five steps of the scale', () => {
    expect(pitchOf(5)).toBeCloseTo(2 * pitchOf(0));
    expect(pitchOf(10)).toBeCloseTo(4 * pitchOf(0));
  });

  it('a plucked string dies away', () => {
    const samples = new Float32Array(8000);
    const context = { sampleRate: 8000, createBuffer: () => ({ getChannelData: () => samples }) };
    plucked(read<AudioContext>(context), 200, 1);
    const loudest = (from: number) => Math.max(...samples.slice(from, from + 400).map(Math.abs));
    expect(loudest(7600)).toBeLessThan(loudest(0) / 2);
    expect(loudest(7600)).toBeGreaterThan(0);
  });
});
