/** One cube of a throw: its body, its lane of depth, where it comes from and where it shall end. */
import { Box, Vec2, type Body, type Fixture, type World } from 'planck';
import { ALONE, WOOD, laneBit } from './building.ts';
import type { Place } from '../measures.ts';
import type { Random } from './random.ts';

/** How a cube slides. */
export interface Behaviour {
  friction: number;
  restitution: number;
  damping: number;
}

export const SLIP: Behaviour = { friction: 0.004, restitution: 0.26, damping: 0 };
export const GRIP: Behaviour = { friction: 0.95, restitution: 0.02, damping: 0 };
/** Cubes come to lie at different distances in the tray. */
const TRAYED: readonly Behaviour[] = [0.03, 0.07, 0.14, 0.3].map((friction) => ({
  friction,
  restitution: 0.1,
  damping: 1.1,
}));

const HALF = 0.49;
/** Above this speed it moves; a cube that lies still asks for help after some pictures. */
const STILL = 0.35;

export class Cube {
  /** Depth as it is drawn: it glides from lane to lane. */
  depth: number;
  body: Body | null = null;
  /** Lying cubes are held until they are knocked. */
  loose = true;
  struck = false;
  at: Place;
  /** Pictures in which it hardly moved. */
  still = 0;
  /** How often it was helped. */
  helped = 0;
  /** The shelf that it leaves through others. */
  passing: Place | null = null;
  isSpread = false;
  /** When and where it is thrown. */
  start = 0;
  startX = 0;
  startAngle = 0;
  turn: number;
  turning = 0;
  readonly tray: Behaviour;
  private fixture: Fixture | null = null;
  private behaviour: Behaviour | null = null;

  constructor(
    readonly from: 'T' | 'U' | 'L',
    public to: 'O' | 'U' | 'L',
    public lane: number,
    random: Random,
  ) {
    this.at = from;
    this.depth = lane;
    this.turn = random.between(-0.3, 0.3);
    this.tray = TRAYED[random.below(TRAYED.length)] ?? SLIP;
  }

  get x(): number {
    return this.body?.getPosition().x ?? this.startX;
  }

  /** It enters the world; without a velocity (x, y, spin) it lies asleep. */
  embody(world: World, x: number, y: number, angle: number, velocity: [number, number, number] | null): void {
    this.body = world.createBody({ type: 'dynamic', position: Vec2(x, y), angle, userData: this });
    this.fixture = this.body.createFixture({
      shape: new Box(HALF, HALF),
      density: 1,
      friction: GRIP.friction,
      restitution: GRIP.restitution,
    });
    this.enterLane(this.lane);
    if (!velocity) {
      this.body.setAwake(false);
      return;
    }
    this.body.setLinearVelocity(Vec2(velocity[0], velocity[1]));
    this.body.setAngularVelocity(velocity[2]);
  }

  enterLane(lane: number): void {
    this.lane = lane;
    const bit = laneBit(lane);
    this.fixture?.setFilterData({ groupIndex: 0, categoryBits: bit, maskBits: WOOD | bit });
  }

  /** Hemmed in on all sides: it touches only wood until it has left this place. */
  squeeze(way: number): void {
    this.passing = this.at;
    this.fixture?.setFilterData({ groupIndex: 0, categoryBits: ALONE, maskBits: WOOD });
    this.push(way * 3, 1, 0);
  }

  push(x: number, y: number, spin: number): void {
    this.body?.setLinearVelocity(Vec2(x, y));
    this.body?.setAngularVelocity(spin);
  }

  behave(how: Behaviour): void {
    if (this.behaviour === how || !this.body || !this.fixture) return;
    this.behaviour = how;
    this.fixture.setFriction(how.friction);
    this.fixture.setRestitution(how.restitution);
    this.body.setLinearDamping(how.damping);
    for (let edge = this.body.getContactList(); edge; edge = edge.next ?? null) {
      edge.contact.resetFriction();
      edge.contact.resetRestitution();
    }
  }

  /** Depth and turn about the upright are decoration: they follow smoothly. */
  drift(rate: number): void {
    this.depth += Math.max(-0.1, Math.min(0.1, this.lane - this.depth));
    this.turn += this.turning / rate;
    this.turning = this.turning * 0.94 - (Math.abs(this.turn) > 0.4 ? this.turn * 0.9 : 0);
  }

  isTouching(): boolean {
    for (let edge = this.body?.getContactList() ?? null; edge; edge = edge.next ?? null)
      if (edge.contact.isTouching()) return true;
    return false;
  }

  isDone(): boolean {
    return this.at === this.to && this.speed() < STILL;
  }

  speed(): number {
    const velocity = this.body?.getLinearVelocity();
    return velocity ? Math.hypot(velocity.x, velocity.y) : Infinity;
  }
}
