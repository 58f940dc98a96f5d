/**
 * One throw of cubes without colours, recorded. The bodies are rigid and the physics is a library's; guided is only
 * - friction: a cube that has reached its shelf grips, one that has further to go slips;
 * - who stays: cubes exchange their goals when another one lies better for it;
 * - depth: a cube that is barred glides into the next lane, and is nudged when it lies in the way too long.
 */
import { Vec2, World, type Contact, type ContactImpulse } from 'planck';
import { build, type Struck } from './building.ts';
import { Cube, GRIP, SLIP } from './cube.ts';
import {
  FIELDS,
  LANES,
  LOWER,
  RAMP,
  RATE,
  SCALE,
  TOWER_LANES,
  UPPER,
  placeOf,
  resting,
  type Place,
  type Plank,
} from '../measures.ts';
import { random, type Random } from './random.ts';
import type { Totals, Way } from '../ways.ts';

/** How many cubes lie where, which ways they shall go, and which other totals would do. */
export interface Task {
  thrown: number;
  upper: number;
  lower: number;
  totals: Totals;
  allows: (totals: Totals) => boolean;
}

export interface Knock {
  time: number;
  on: Struck;
  strength: number;
  x: number;
}

export interface Recording {
  /** How many pictures. */
  count: number;
  frames: Int16Array<ArrayBuffer>;
  ways: Way[];
  totals: Totals;
  knocks: Knock[];
}

const LONGEST = 10 * RATE;
const GRAVITY = -58;
/** Where thrown cubes begin. */
const TOP = 23;
const FULL_TURN = 2 * Math.PI;
/** Pictures without motion before it is over. */
const CALM = 18;
/** Knocks below these loosen nothing, and are not heard. */
const LOOSENS = 0.6;
const HEARD = 2.2;
const HELD = 1.1;
const ORDER: Record<Place, number> = { T: 0, U: 1, L: 2, R: 3, O: 4 };
const DOWNHILL: Record<Place, number> = { T: 0, U: 1, L: -1, R: 1, O: 1 };

class Throw {
  readonly cubes: Cube[] = [];
  readonly knocks: Knock[] = [];
  readonly frames: Int16Array<ArrayBuffer>;
  totals: Totals;
  isLost = false;
  private time = 0;
  private readonly random: Random;
  private readonly world = new World({
    gravity: Vec2(0, GRAVITY),
    allowSleep: true,
    continuousPhysics: false,
  });

  constructor(
    private readonly task: Task,
    seed: number,
  ) {
    this.random = random(seed);
    this.totals = { ...task.totals };
    build(this.world);
    this.layInside('U', UPPER, task.upper);
    this.layInside('L', LOWER, task.lower);
    this.readyThrown();
    this.frames = new Int16Array(LONGEST * this.cubes.length * FIELDS);
    this.world.on('post-solve', (contact, impulse) => this.hear(contact, impulse));
  }

  /** Those that must leave a shelf are the ones nearest its free end. */
  private layInside(from: 'U' | 'L', plank: Plank, count: number): void {
    const { UO, UL, LO } = this.totals;
    const goals: ('O' | 'L')[] =
      from === 'U'
        ? [...repeated<'O' | 'L'>('O', UO), ...repeated<'O' | 'L'>('L', UL)]
        : repeated<'O' | 'L'>('O', LO);
    const spots = resting(plank, count).sort((a, b) => b.along - a.along);
    for (const [at, spot] of spots.entries()) {
      const cube = new Cube(from, goals[at] ?? from, spot.lane, this.random);
      cube.loose = false;
      this.cubes.push(cube);
      cube.embody(this.world, spot.x, spot.y, spot.angle, null);
    }
  }

  /** Order, place and spin of the pour. Those that will stay come late and near the wall, where they bar nobody. */
  private readyThrown(): void {
    const { task, random, totals } = this;
    const goals: ('O' | 'U' | 'L')[] = [
      ...repeated<'O' | 'U' | 'L'>('U', totals.TU),
      ...repeated<'O' | 'U' | 'L'>('L', totals.TL),
      ...repeated<'O' | 'U' | 'L'>('O', totals.TO),
    ];
    const lasts = Math.min(2.1, 0.25 + task.thrown * 0.05);
    const timed = goals.map((goal, at) => ({ goal, at, when: goal === 'O' ? random() : random() ** 0.4 }));
    const lanes = random.shuffle(goals.map((_, at) => TOWER_LANES[at % TOWER_LANES.length] ?? 2));
    timed.sort((a, b) => a.when - b.when);
    for (const [rank, { goal, at }] of timed.entries()) {
      const lane = goal === 'O' ? (lanes[at] ?? 2) : at % 2 ? 3 : 1;
      const cube = new Cube('T', goal, lane, random);
      cube.start = 0.1 + (task.thrown > 1 ? (rank / (task.thrown - 1)) * lasts : 0);
      cube.startX = goal === 'U' ? random.between(-3.3, -1.8) : random.between(-3, 1.4);
      cube.startAngle = random.between(-3, 3);
      this.cubes.push(cube);
    }
  }

  /** Knocks are heard; they loosen a cube that lies there and turn cubes a little. */
  private hear(contact: Contact, impulse: ContactImpulse): void {
    const strength = impulse.normalImpulses[0] ?? 0;
    const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
    const cubes = fixtures.map((f) => f.getBody().getUserData()).filter((one) => one instanceof Cube);
    if (strength > LOOSENS) for (const cube of cubes) cube.struck ||= !cube.loose;
    const [first] = cubes;
    if (strength < HEARD || !first) return;
    for (const cube of cubes) cube.turning += this.random.between(-1, 1) * Math.min(5, strength * 0.5);
    const last = this.knocks.at(-1);
    if (last && this.time - last.time < 0.02) {
      last.strength = Math.max(last.strength, strength);
      return;
    }
    const wood = fixtures.map((f) => f.getUserData()).find((data) => typeof data === 'string');
    this.knocks.push({ time: this.time, on: (wood as Struck | undefined) ?? 'cube', strength, x: first.x });
  }

  /** Two cubes exchange goals, if the colours can follow. */
  private exchange(a: Cube, b: Cube): boolean {
    if (a.to === b.to) return false;
    if (a.from !== b.from) {
      if (ORDER[b.to] < ORDER[a.from] || ORDER[a.to] < ORDER[b.from]) return false;
      const next = { ...this.totals };
      next[wayOf(a.from, a.to)]--;
      next[wayOf(b.from, b.to)]--;
      next[wayOf(a.from, b.to)]++;
      next[wayOf(b.from, a.to)]++;
      if (!this.task.allows(next)) return false;
      this.totals = next;
    }
    [a.to, b.to] = [b.to, a.to];
    for (const cube of [a, b]) {
      cube.loose = true;
      cube.still = 0;
    }
    return true;
  }

  /** It fell past its shelf: another one that can still get there takes the goal over. */
  private replace(cube: Cube): void {
    const able = this.cubes
      .filter((other) => ORDER[other.to] > ORDER[cube.to] && ORDER[other.at] <= ORDER[cube.to])
      .sort((a, b) => ORDER[b.at] - ORDER[a.at] || b.start - a.start);
    const same = able.filter((other) => other.from === cube.from);
    this.isLost = ![...same, ...able].some((other) => this.exchange(cube, other));
  }

  step(): void {
    this.time += 1 / RATE;
    for (const cube of this.cubes) {
      if (cube.body) this.guide(cube);
      else if (this.time >= cube.start) {
        const { random } = this;
        const velocity: [number, number, number] = [random.between(-2, 2), -12, random.between(-7, 7)];
        cube.embody(this.world, cube.startX, TOP, cube.startAngle, velocity);
      }
      if (this.isLost) return;
    }
    this.world.step(1 / RATE, 6, 3);
  }

  private guide(cube: Cube): void {
    const { body } = cube;
    if (!body) return;
    const { x, y } = body.getPosition();
    cube.at = placeOf(x, y);
    cube.drift(RATE);
    if (cube.passing && cube.at !== cube.passing) {
      cube.passing = null;
      cube.enterLane(cube.lane);
    }
    if (ORDER[cube.at] > ORDER[cube.to]) this.replace(cube);
    if (cube.at === 'O') this.spread(cube, x, y);
    else if (cube.at === cube.to) this.hold(cube, x);
    else if (cube.loose || this.loosen(cube)) this.hasten(cube, x, y);
  }

  /** One that lies and must leave waits for a knock, but not for ever. */
  private loosen(cube: Cube): boolean {
    if (!cube.struck && this.time <= HELD + cube.start) return false;
    cube.loose = true;
    cube.body?.setAwake(true);
    cube.body?.applyLinearImpulse(Vec2(DOWNHILL[cube.at] * 1.2, 0.4), cube.body.getWorldCenter(), true);
    return true;
  }

  private hasten(cube: Cube, x: number, y: number): void {
    cube.behave(SLIP);
    if (cube.at === 'T') return;
    cube.still = cube.speed() < 0.7 ? cube.still + 1 : 0;
    if (cube.still > 8) this.help(cube, x, y);
  }

  /** It has reached its shelf: it grips, the more the nearer to the edge; or one lying better takes its goal. */
  private hold(cube: Cube, x: number): void {
    const velocity = cube.body?.getLinearVelocity();
    cube.behave(GRIP);
    if (!velocity || !cube.isTouching()) return;
    const way = DOWNHILL[cube.at];
    const edge = (cube.at === 'U' ? UPPER : LOWER).to[0];
    const left = (edge - x) * way;
    const outward = velocity.x * way;
    if (outward > 2.5 && left < 1.6 && this.handOver(cube, edge, left)) return;
    const brake = outward > 0 ? (left < 0.9 ? 0.45 : left < 2 ? 0.75 : 0.9) : 0.95;
    const spin = (cube.body?.getAngularVelocity() ?? 0) * (outward > 0 ? brake : 1);
    cube.push(velocity.x * brake, velocity.y, spin);
  }

  private handOver(cube: Cube, edge: number, left: number): boolean {
    const way = DOWNHILL[cube.at];
    const better = this.cubes.find(
      (other) =>
        other.from === cube.from &&
        other.at === cube.at &&
        other.to !== other.at &&
        (edge - other.x) * way > left + 1,
    );
    return better !== undefined && this.exchange(cube, better);
  }

  /** Off the ramp: cubes fan out over the depth of the tray. */
  private spread(cube: Cube, x: number, y: number): void {
    if (x < RAMP.to[0] + 0.6) {
      cube.behave(SLIP);
      return;
    }
    cube.behave(cube.tray);
    if (cube.isSpread) return;
    cube.isSpread = true;
    const lanes = Array.from({ length: LANES }, (_, lane) => lane);
    this.enterOneOf(
      cube,
      lanes.filter((lane) => Math.abs(lane - cube.lane) <= 2 && this.isFree(lane, x, y, 1)),
    );
  }

  private enterOneOf(cube: Cube, lanes: number[]): boolean {
    const lane = lanes[this.random.below(lanes.length)];
    if (lane === undefined) return false;
    cube.enterLane(lane);
    return true;
  }

  /** It should go on and lies still: an exchange, another lane, a nudge, at last a squeeze. */
  private help(cube: Cube, x: number, y: number): void {
    cube.still = 0;
    const way = DOWNHILL[cube.at];
    const ahead = this.cubes
      .filter((other) => other !== cube && other.body && other.lane === cube.lane)
      .filter((other) => other.at === cube.at && other.to === other.at && (other.x - x) * way > -0.3)
      .sort((a, b) => (b.x - a.x) * way);
    if (ahead.some((other) => this.exchange(cube, other))) return;
    const lanes = TOWER_LANES.filter((lane) => lane !== cube.lane && this.isFree(lane, x, y, way));
    if (ahead.length && this.enterOneOf(cube, lanes)) return;
    cube.helped++;
    if (cube.helped > 2) cube.squeeze(way);
    else if (ahead.length) cube.push(way * 3, 7, -way * 5);
    else cube.push(way * 3, 1, -way);
  }

  private isFree(lane: number, x: number, y: number, way: number): boolean {
    return !this.cubes.some((cube) => {
      if (!cube.body || cube.lane !== lane) return false;
      const position = cube.body.getPosition();
      const ahead = (position.x - x) * way;
      return ahead > -1.2 && ahead < 1.5 && Math.abs(position.y - y) < 1.3;
    });
  }

  record(frame: number): void {
    let at = frame * this.cubes.length * FIELDS;
    for (const cube of this.cubes) {
      const y = cube.body?.getPosition().y ?? Math.min(31, TOP + 12 * (cube.start - this.time));
      const angle = (cube.body?.getAngle() ?? cube.startAngle) % FULL_TURN;
      for (const value of [cube.x, y, angle, cube.depth, cube.turn % FULL_TURN])
        this.frames[at++] = Math.round(value * SCALE);
    }
  }

  isDone(): boolean {
    return this.cubes.every((cube) => cube.body && cube.isDone());
  }
}

function repeated<T>(value: T, count: number): T[] {
  return Array.from({ length: count }, () => value);
}

function wayOf(from: 'T' | 'U' | 'L', to: 'O' | 'U' | 'L'): Way {
  return `${from}${to}` as Way;
}

/** Null when a cube ended where the colours could not follow, or after too long. */
export function simulate(task: Task, seed: number): Recording | null {
  const thrown = new Throw(task, seed);
  let calm = 0;
  for (let frame = 0; frame < LONGEST && !thrown.isLost; frame++) {
    thrown.record(frame);
    calm = thrown.isDone() ? calm + 1 : 0;
    if (calm > CALM)
      return {
        count: frame + 1,
        frames: thrown.frames.slice(0, (frame + 1) * thrown.cubes.length * FIELDS),
        ways: thrown.cubes.map((cube) => wayOf(cube.from, cube.to)),
        totals: thrown.totals,
        knocks: thrown.knocks,
      };
    thrown.step();
  }
  return null;
}
