/**
 * Where the pills of a province lie: inside its shape, clear of its name, reward and war number, and of each other.
 * Sizes shrink and then contents fold until everything fits.
 */
import board from '$lib/maps/rising-sun.json';
import type { Group, Stack } from './pieces';
import { PROVINCES, type Province } from './types';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** full: every kind with its number; folded: the chief figure and a number; tiny: crest and Force alone. */
export type Fold = 'full' | 'folded' | 'tiny';

export interface Pill extends Box {
  group: Group;
  fold: Fold;
  /** Where each stack starts inside a full pill, from the left edge. */
  cells: { stack: Stack; x: number; w: number }[];
}

type Point = [number, number];
interface Shape {
  path: string;
  label: Point;
  label_w: number;
  badge: Point;
  war: Point;
  spots: Point[];
}

const CELL = 4;
const GAP = 3;
const EDGE = 4;
export const shapes = board.provinces as unknown as Record<Province, Shape>;
export const sizes = board.sizes;

/** On a small screen names and war numbers are drawn larger, rewards not at all. */
export interface Scale {
  label: number;
  war: number;
  badge: boolean;
  heights: number[];
}
export const TABLE: Scale = { label: 1, war: 1, badge: true, heights: [42, 38, 34, 31] };
export const PHONE: Scale = { label: 1.55, war: 1.4, badge: false, heights: [58, 52, 46, 42] };

// --- what is free ---------------------------------------------------------------------------------------------------

interface Mask {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** Summed areas of blocked cells: a box is free when its sum is 0. */
  sums: Int32Array;
  centre: Point;
}

function ring(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
}

function inside(points: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** What must stay uncovered in a province. */
export function obstacles(province: Province, scale: Scale): Box[] {
  const { label, label_w, badge, war } = shapes[province];
  const w = label_w * scale.label;
  const h = sizes.label_h * scale.label;
  const r = sizes.war_r * scale.war;
  const b = sizes.badge_r;
  const found: Box[] = [
    { x: label[0] - w / 2, y: label[1] - h / 2, w, h },
    { x: war[0] - r, y: war[1] - r, w: 2 * r, h: 2 * r },
  ];
  if (scale.badge) found.push({ x: badge[0] - b, y: badge[1] - b * 0.87, w: 2 * b, h: 2 * b * 0.87 });
  return found;
}

const masks = new Map<string, Mask>();

function maskOf(province: Province, scale: Scale): Mask {
  const key = `${province} ${scale.badge}`;
  const known = masks.get(key);
  if (known) return known;
  const points = ring(shapes[province].path);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const columns = Math.ceil((Math.max(...xs) - x) / CELL);
  const rows = Math.ceil((Math.max(...ys) - y) / CELL);
  const blocks = obstacles(province, scale).map((box) => grown(box, GAP));
  const sums = new Int32Array((columns + 1) * (rows + 1));
  let [sx, sy, free] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [cx, cy] = [x + (column + 0.5) * CELL, y + (row + 0.5) * CELL];
      const isFree = inside(points, cx, cy) && !blocks.some((box) => contains(box, cx, cy));
      if (isFree) [sx, sy, free] = [sx + cx, sy + cy, free + 1];
      const here = (row + 1) * (columns + 1) + column + 1;
      sums[here] =
        (isFree ? 0 : 1) + sums[here - 1]! + sums[here - columns - 1]! - sums[here - columns - 2]!;
    }
  }
  const mask = { x, y, columns, rows, sums, centre: [sx / free, sy / free] as Point };
  masks.set(key, mask);
  return mask;
}

function grown({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

export function overlap(a: Box, b: Box, gap = 0): boolean {
  return a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;
}

function isFree(mask: Mask, column: number, row: number, columns: number, rows: number): boolean {
  const width = mask.columns + 1;
  const [a, b] = [row * width + column, (row + rows) * width + column];
  return mask.sums[b + columns]! - mask.sums[a + columns]! - mask.sums[b]! + mask.sums[a]! === 0;
}

// --- sizes of pills -------------------------------------------------------------------------------------------------

function contents(group: Group, h: number, fold: Fold): Pick<Pill, 'w' | 'cells'> {
  const cells: Pill['cells'] = [];
  let x = h * 0.94;
  if (fold === 'full') {
    for (const stack of group.stacks) {
      const w = h * (stack.count > 1 ? 1.22 : 0.84);
      cells.push({ stack, x, w });
      x += w;
    }
  } else if (fold === 'folded') {
    x += h * 1.22;
    if (group.stacks.some(({ piece }) => piece === 'stronghold')) x += h * 0.5;
  }
  return { cells, w: x + forceWidth(group, h) };
}

export function forceWidth(group: Group, h: number): number {
  return group.force ? h * (group.force > 9 ? 0.9 : 0.66) : h * 0.16;
}

// --- placing --------------------------------------------------------------------------------------------------------

function placeOne(mask: Mask, w: number, h: number, placed: readonly Box[]): Box | null {
  const columns = Math.ceil((w + 2 * EDGE) / CELL);
  const rows = Math.ceil((h + 2 * EDGE) / CELL);
  let best: Box | null = null;
  let least = Infinity;
  for (let row = 0; row + rows <= mask.rows; row++) {
    for (let column = 0; column + columns <= mask.columns; column++) {
      if (!isFree(mask, column, row, columns, rows)) continue;
      const box = { x: mask.x + column * CELL + EDGE, y: mask.y + row * CELL + EDGE, w, h };
      const aligned = !placed.length || placed.some((one) => Math.abs(one.x - box.x) < 2);
      const [dx, dy] = [box.x + w / 2 - mask.centre[0], box.y + h / 2 - mask.centre[1]];
      const cost = Math.hypot(dx, dy) + (aligned ? 0 : 16);
      if (cost >= least || placed.some((one) => overlap(one, box, GAP))) continue;
      [best, least] = [box, cost];
    }
  }
  return best;
}

function attempt(groups: readonly Group[], mask: Mask, h: number, folds: readonly Fold[]): Pill[] | null {
  const wanted = groups.map((group, i) => ({ group, fold: folds[i]!, ...contents(group, h, folds[i]!) }));
  const placed: Pill[] = [];
  for (const one of wanted.sort((a, b) => b.w - a.w)) {
    const box = placeOne(mask, one.w, h, placed);
    if (!box) return null;
    placed.push({ ...one, ...box });
  }
  return placed;
}

/** The pills of a province, the largest and most telling that fit. */
export function place(province: Province, groups: readonly Group[], scale: Scale = TABLE): Pill[] {
  if (!groups.length) return [];
  const mask = maskOf(province, scale);
  for (const folds of foldings(groups, scale)) {
    for (const h of scale.heights) {
      const placed = attempt(groups, mask, h, folds);
      if (placed) return placed;
    }
  }
  throw new Error(`no room in ${province}`);
}

/** From all full, folding the widest first, to all tiny. */
function foldings(groups: readonly Group[], scale: Scale): Fold[][] {
  const tiny = groups.map((): Fold => 'tiny');
  if (!scale.badge) return [tiny];
  const order = groups.map((_, i) => i).sort((a, b) => groups[b]!.stacks.length - groups[a]!.stacks.length);
  const found: Fold[][] = [];
  for (let n = 0; n <= order.length; n++) {
    found.push(groups.map((_, i): Fold => (order.slice(0, n).includes(i) ? 'folded' : 'full')));
  }
  for (let n = 1; n <= order.length; n++) {
    found.push(groups.map((_, i): Fold => (order.slice(0, n).includes(i) ? 'tiny' : 'folded')));
  }
  return found;
}

/** A place where a piece is about to land: the middle of what is free. */
export function landing(province: Province): Point {
  return shapes[province].spots[0]!;
}

export function isProvinceName(word: string): word is Province {
  return (PROVINCES as readonly string[]).includes(word);
}
