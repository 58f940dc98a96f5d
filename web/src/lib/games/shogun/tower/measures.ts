/** The tower's measures, one cube = 1, y upwards. Physics and drawing both read them here. */

export type Point = readonly [number, number];

export interface Plank {
  /** The end at the wall, upper side. */
  from: Point;
  /** The free end. */
  to: Point;
  thick: number;
}

/** Where a cube is: in the mouth, on the upper or lower shelf, on the ramp, out in the tray. */
export type Place = 'T' | 'U' | 'L' | 'R' | 'O';

/** Depth: a cube collides only within its lane and may change lanes. The tray is one lane deeper on both sides. */
export const LANES = 5;
/** 0 is the back. */
export const TOWER_LANES = [1, 2, 3];
export const WALL = { left: -4.6, right: 4.6, top: 16.6 };
export const MOUTH = {
  y: 19.2,
  left: -5.4,
  right: 4.2,
  throatLeft: -3.4,
  throatRight: 1.2,
  throatY: 16.4,
};
export const UPPER: Plank = { from: [-4.6, 13.0], to: [1.2, 11.4], thick: 0.5 };
export const LOWER: Plank = { from: [4.6, 8.6], to: [-1.2, 7.0], thick: 0.5 };
export const RAMP: Plank = { from: [-4.6, 5.4], to: [5.2, 1.5], thick: 0.5 };
export const EXIT = { top: 4.9 };
export const TRAY = { left: 4.6, right: 17.2, floor: 0, rim: 2.3, wall: 0.5 };

/** Pictures a second of a recording, how its whole numbers are scaled, and how many there are of a cube. */
export const RATE = 60;
export const SCALE = 1024;
/** x, y, angle, lane, turn about the upright. */
export const FIELDS = 5;

/** y of a plank's upper side at x. */
export function surface(plank: Plank, x: number): number {
  const [x0, y0] = plank.from;
  const [x1, y1] = plank.to;
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

function slope(plank: Plank): number {
  return Math.atan2(plank.to[1] - plank.from[1], plank.to[0] - plank.from[0]);
}

export function placeOf(x: number, y: number): Place {
  if (x > WALL.right + 0.35) return 'O';
  if (y > 15.8) return 'T';
  if (y > surface(UPPER, Math.min(x, UPPER.to[0])) - 0.4) return 'U';
  if (y > surface(LOWER, Math.max(x, LOWER.to[0])) - 0.4) return 'L';
  return 'R';
}

/** A place where a cube lies still. */
export interface Spot {
  x: number;
  y: number;
  angle: number;
  lane: number;
  /** How far from the wall. */
  along: number;
}

const PER_LAYER = 12;
const OUTER_LANES = 8;
const STEP = 1.08;
/** Lanes begin at different distances from the wall, so that the cubes behind show. */
const OFFSET = [0, 0, 0.66, 0.4];

/** Resting places of a shelf, those nearest the wall first; the middle lane last: it stays open for those that pass. */
export function resting(plank: Plank, count: number): Spot[] {
  const way = Math.sign(plank.to[0] - plank.from[0]);
  const angle = slope(plank);
  const steep = Math.abs(Math.cos(angle));
  const lying = way > 0 ? angle : angle + Math.PI;
  return Array.from({ length: count }, (_, number) => {
    const row = number % PER_LAYER;
    const layer = Math.floor(number / PER_LAYER);
    const outer = row < OUTER_LANES;
    const lane = outer ? (row % 2 ? 3 : 1) : 2;
    const step = outer ? row >> 1 : row - OUTER_LANES;
    const along = (way > 0 ? 0.62 : 0.8) + step * STEP + (OFFSET[lane] ?? 0) + layer * 0.3;
    const x = plank.from[0] + way * along * steep;
    return { x, y: surface(plank, x) + (0.505 + layer * 1.01) / steep, angle: lying, lane, along };
  });
}
