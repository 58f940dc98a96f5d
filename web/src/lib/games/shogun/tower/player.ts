/**
 * The show, as a table uses it. A throw is a recording, so that pausing, seeking and stepping back cost nothing.
 * `play` never fails: without a plan in time, or without motion, the outcome is laid out still.
 */
import { FIELDS, LOWER, placeOf, RATE, resting, SCALE, TRAY, UPPER, type Spot } from './measures.ts';
import { Scene } from './picture/scene.ts';
import type { Posed } from './picture/cubes.ts';
import type { Shown } from './plan.ts';
import type { Knock } from './fall/simulation.ts';
import type { After, Before, Counts } from './ways.ts';

export type Plan = (before: Before, after: After, seed: number) => Promise<Shown | null>;
export type Ending = 'shown' | 'still' | 'skipped';

/** The tower's time runs a little faster than ours. */
const PACE = 1.2;
/** Milliseconds that a plan is waited for. */
const PATIENCE = 1200;
const LONGEST_STEP = 0.1;
const FULL_TURN = 2 * Math.PI;

export interface Options {
  colours: readonly string[];
  plan: Plan;
  onknock?: (knock: Knock) => void;
  /** Cubes that lie in the tray, by colour, whenever one more has come out. */
  onout?: (counts: Counts) => void;
  /** No picture can be drawn. */
  onfail: (error: unknown) => void;
  still?: boolean;
}

export class Player {
  speed = 1;
  private readonly building: Promise<void>;
  private scene: Scene | null = null;
  /** What is to be seen, also before there is a scene to see it on. */
  private cubes: readonly Posed[] | null = null;
  private shown: Shown | null = null;
  private time = 0;
  private before = 0;
  private nextKnock = 0;
  private outs = 0;
  private isPlaying = false;
  private finish: ((how: Ending) => void) | null = null;
  private turn = 0;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly options: Options,
  ) {
    this.building = Scene.on(canvas, options.colours).then((scene) => {
      this.scene = scene;
      if (this.cubes) scene.paint(this.cubes);
    }, options.onfail);
  }

  /** Seconds of the tower's time. */
  get duration(): number {
    return this.shown ? (this.shown.count - 1) / RATE : 0;
  }

  async play(before: Before, after: After, seed: number): Promise<Ending> {
    this.skip();
    const mine = ++this.turn;
    const shown = this.options.still ? null : await this.planned(before, after, seed);
    if (shown) await this.building;
    if (mine !== this.turn) return 'skipped';
    if (!shown) {
      this.show(after);
      return 'still';
    }
    this.shown = shown;
    this.time = this.nextKnock = this.outs = 0;
    return new Promise((resolve) => {
      this.finish = resolve;
      this.resume();
    });
  }

  private async planned(before: Before, after: After, seed: number): Promise<Shown | null> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
    return Promise.race([this.options.plan(before, after, seed).catch(() => null), late]);
  }

  /** The outcome without motion. */
  show(after: After): void {
    this.shown = null;
    this.draw(laidOut(after));
    this.options.onout?.(after.out);
  }

  pause(): void {
    this.isPlaying = false;
  }

  resume(): void {
    if (!this.shown || this.isPlaying) return;
    this.isPlaying = true;
    this.before = performance.now();
    requestAnimationFrame((now) => this.tick(now));
  }

  seek(seconds: number): void {
    this.time = Math.max(0, Math.min(this.duration, seconds));
    const next = this.shown?.knocks.findIndex((knock) => knock.time > this.time) ?? 0;
    this.nextKnock = next < 0 ? Infinity : next;
    if (this.shown) this.paint(posedAt(this.shown, this.time));
  }

  private draw(cubes: readonly Posed[]): void {
    this.cubes = cubes;
    this.scene?.paint(cubes);
  }

  private paint(cubes: readonly Posed[]): void {
    this.draw(cubes);
    const out = cubes.filter(({ x, y }) => placeOf(x, y) === 'O');
    if (out.length === this.outs) return;
    this.outs = out.length;
    this.options.onout?.(
      this.options.colours.map((_, colour) => out.filter((cube) => cube.colour === colour).length),
    );
  }

  step(frames: number): void {
    this.pause();
    this.seek(this.time + frames / RATE);
  }

  /** To the end of the throw at once. */
  skip(): void {
    this.turn++;
    if (!this.finish) return;
    this.seek(this.duration);
    this.end('skipped');
  }

  private tick(now: number): void {
    if (!this.isPlaying || !this.shown) return;
    this.time += Math.min(LONGEST_STEP, (now - this.before) / 1000) * this.speed * PACE;
    this.before = now;
    for (let knock; (knock = this.shown.knocks[this.nextKnock]) && knock.time <= this.time; this.nextKnock++)
      this.options.onknock?.(knock);
    this.paint(posedAt(this.shown, this.time));
    if (this.time >= this.duration) this.end('shown');
    else requestAnimationFrame((later) => this.tick(later));
  }

  private end(how: Ending): void {
    this.isPlaying = false;
    const tell = this.finish;
    this.finish = null;
    tell?.(how);
  }
}

/** The cubes between two pictures of a recording. */
export function posedAt({ frames, colours, count }: Shown, seconds: number): Posed[] {
  const at = Math.min(count - 1, Math.max(0, seconds * RATE));
  const first = Math.floor(at);
  const second = Math.min(count - 1, first + 1);
  return colours.map((colour, number) => {
    const value = (field: number) => {
      const [a, b] = [first, second].map(
        (frame) => frames[(frame * colours.length + number) * FIELDS + field] ?? 0,
      ) as [number, number];
      return between(a / SCALE, b / SCALE, at - first, field === 2);
    };
    return { x: value(0), y: value(1), angle: value(2), depth: value(3), turn: value(4), colour };
  });
}

function between(a: number, b: number, part: number, isAngle: boolean): number {
  const way = b - a;
  // an angle goes the short way round
  const shortest = isAngle && Math.abs(way) > Math.PI ? way - Math.sign(way) * FULL_TURN : way;
  return a + shortest * part;
}

const TRAY_ROW = 5;
const TRAY_LAYER = 45;

/** Shelves as they lie, the tray in rows by colour. */
export function laidOut({ out, upper, lower }: After): Posed[] {
  const total = (counts: Counts) => counts.reduce((a, b) => a + b, 0);
  const tray = Array.from({ length: total(out) }, (_, number) => ({
    x: TRAY.left + 2 + (Math.floor(number / TRAY_ROW) % 9) * 1.15,
    y: 0.5 + Math.floor(number / TRAY_LAYER) * 1.02,
    angle: 0,
    lane: number % TRAY_ROW,
  }));
  return [
    ...laid(upper, resting(UPPER, total(upper))),
    ...laid(lower, resting(LOWER, total(lower))),
    ...laid(out, tray),
  ];
}

function laid(counts: Counts, spots: readonly Omit<Spot, 'along'>[]): Posed[] {
  const colours = counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));
  return spots.map(({ x, y, angle, lane }, at) => ({
    x,
    y,
    angle,
    depth: lane,
    turn: ((at * 37) % 11) / 22 - 0.25,
    colour: colours[at] ?? 0,
  }));
}
