/**
 * Where the pills of a province lie: inside its shape, clear of its name, reward and war number, and of each other.
 * Sizes shrink and then contents fold until everything fits.
 */
import { mapped, point, type Point } from '$lib/board/map/points.ts';
import board from '$lib/maps/rising-sun.json';
import { placeOf, type Choice, type Spot } from '../choosing/choices.ts';
import { contents, type Box, type Fold, type Pill } from './contents.ts';
import { isChief, LONGEST, type Group } from './pieces.ts';
import { isProvince, PROVINCES, type Province } from '../types.ts';

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
const COAST = 36;
const MOST_AT_SEA = 0.34;
/** The edge of the map; honor and shrines lie in the sea at the lower right. */
const RESERVED: Box[] = [
  { x: -100, y: -100, w: 128, h: 1000 },
  { x: 1172, y: -100, w: 128, h: 1000 },
  { x: -100, y: 780, w: 1400, h: 100 },
  { x: 945, y: 395, w: 255, h: 405 },
  { x: 905, y: 500, w: 285, h: 295 },
];
export const shapes: Record<Province, Shape> = mapped(board.provinces, (province) => ({
  path: province.path,
  label: point(province.label),
  label_w: province.label_w,
  badge: point(province.badge),
  war: point(province.war),
  spots: province.spots.map(point),
}));
export const sizes = board.sizes;

/** On a small screen names and war numbers are drawn larger, rewards not at all, and of the figures only the chiefs. */
export interface Scale {
  label: number;
  war: number;
  badge: boolean;
  /** Heights of standing figures to try first. */
  standing: number[];
  /** Heights of rows to try while every kind is shown, and when pills fold. */
  heights: number[];
  folded: number[];
}
export const TABLE: Scale = {
  label: 1,
  war: 1,
  badge: true,
  standing: [],
  heights: [50, 46, 42, 38, 35],
  folded: [46, 42, 38, 35, 32, 29],
};
/** Figures stand where they are drawn and there is room for them. */
export const STANDING: Scale = { ...TABLE, standing: [54, 50, 46, 42, 38] };
/** A map two thirds as large: lower ones could not be told apart. */
export const TABLET: Scale = { ...TABLE, standing: [54, 50, 46] };
export const PHONE: Scale = {
  label: 1.5,
  war: 1.35,
  badge: false,
  standing: [],
  heights: [58, 52, 46, 42],
  folded: [58, 52, 46, 42, 38, 34, 30],
};

// --- what is free ---------------------------------------------------------------------------------------------------

interface Mask {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** Summed areas of blocked cells: a box is free when its sum is 0. */
  blocked: Int32Array;
  /** Summed areas of sea: pills may hang over the coast a little, but would rather not. */
  sea: Int32Array;
  centre: Point;
}

function ring(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
}

/** Where the border of a shape crosses the line at this height. */
function crossings(points: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[j]!;
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return found;
}

/** Whether a point of that line lies inside: an odd number of crossings to its right. */
function inside(crossed: readonly number[], x: number): boolean {
  let odd = false;
  for (const at of crossed) if (x < at) odd = !odd;
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
const rings = PROVINCES.map((province) => ring(shapes[province].path));

function maskOf(province: Province, scale: Scale): Mask {
  const key = `${province} ${scale.badge}`;
  const known = masks.get(key);
  if (known) return known;
  const points = rings[PROVINCES.indexOf(province)]!;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - COAST, Math.min(...ys) - COAST];
  const columns = Math.ceil((Math.max(...xs) + COAST - x) / CELL);
  const rows = Math.ceil((Math.max(...ys) + COAST - y) / CELL);
  const blocks = obstacles(province, scale).map((box) => grown(box, GAP));
  blocks.push(...RESERVED);
  const others = rings.filter((one) => one !== points);
  const blocked = new Int32Array((columns + 1) * (rows + 1));
  const sea = new Int32Array((columns + 1) * (rows + 1));
  let [sx, sy, free] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const cy = y + (row + 0.5) * CELL;
    const land = crossings(points, cy);
    const abroad = others.map((one) => crossings(one, cy)).filter((crossed) => crossed.length);
    for (let column = 0; column < columns; column++) {
      const cx = x + (column + 0.5) * CELL;
      const isLand = inside(land, cx);
      const isBlocked =
        blocks.some((box) => contains(box, cx, cy)) ||
        (!isLand && abroad.some((crossed) => inside(crossed, cx)));
      if (isLand && !isBlocked) [sx, sy, free] = [sx + cx, sy + cy, free + 1];
      add(blocked, columns, row, column, isBlocked);
      add(sea, columns, row, column, !isLand);
    }
  }
  const mask = { x, y, columns, rows, blocked, sea, centre: [sx / free, sy / free] as Point };
  masks.set(key, mask);
  return mask;
}

function add(sums: Int32Array, columns: number, row: number, column: number, one: boolean): void {
  const here = (row + 1) * (columns + 1) + column + 1;
  sums[here] = (one ? 1 : 0) + sums[here - 1]! + sums[here - columns - 1]! - sums[here - columns - 2]!;
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

function sum(
  mask: Mask,
  sums: Int32Array,
  column: number,
  row: number,
  columns: number,
  rows: number,
): number {
  const width = mask.columns + 1;
  const [a, b] = [row * width + column, (row + rows) * width + column];
  return sums[b + columns]! - sums[a + columns]! - sums[b]! + sums[a]!;
}

// --- placing --------------------------------------------------------------------------------------------------------

function placeOne(mask: Mask, w: number, h: number, placed: readonly Box[]): Box | null {
  const columns = Math.ceil((w + 2 * EDGE) / CELL);
  const rows = Math.ceil((h + 2 * EDGE) / CELL);
  const tolerated = columns * rows * MOST_AT_SEA;
  let best: Box | null = null;
  let least = Infinity;
  for (let row = 0; row + rows <= mask.rows; row++) {
    for (let column = 0; column + columns <= mask.columns; column++) {
      if (sum(mask, mask.blocked, column, row, columns, rows)) continue;
      const wet = sum(mask, mask.sea, column, row, columns, rows);
      if (wet > tolerated) continue;
      const box = { x: mask.x + column * CELL + EDGE, y: mask.y + row * CELL + EDGE, w, h };
      const aligned = !placed.length || placed.some((one) => Math.abs(one.x - box.x) < 2);
      const [dx, dy] = [box.x + w / 2 - mask.centre[0], box.y + h / 2 - mask.centre[1]];
      const cost = Math.hypot(dx, dy) + (aligned ? 0 : 12) + wet * 0.5;
      if (cost >= least || placed.some((one) => overlap(one, box, GAP))) continue;
      [best, least] = [box, cost];
    }
  }
  return best;
}

function attempt(groups: readonly Group[], mask: Mask, row: number, folds: readonly Fold[]): Pill[] | null {
  const wanted = groups.map((group, i) => ({ group, fold: folds[i]!, ...contents(group, row, folds[i]!) }));
  const placed: Pill[] = [];
  for (const one of wanted.sort((a, b) => b.w * b.h - a.w * a.h)) {
    const box = placeOne(mask, one.w, one.h, placed);
    if (!box) return null;
    placed.push({ ...one, ...box });
  }
  return placed;
}

/** The pills of a province, the largest and most telling that fit. */
export function place(province: Province, groups: readonly Group[], scale: Scale = TABLE): Pill[] {
  if (!groups.length) return [];
  const mask = maskOf(province, scale);
  for (const [folds, row] of tries(groups, scale)) {
    const placed = attempt(groups, mask, row, folds);
    if (placed) return placed;
  }
  return []; // never with five clans: see the test; the province still explains itself
}

/** More than so many figures in a province cannot be counted standing. */
const MOST_STANDING = 10;

function hasRoom(groups: readonly Group[]): boolean {
  return (
    groups.every(({ stacks }) => stacks.reduce((sum, { count }) => sum + count, 0) <= 2 * LONGEST) &&
    groups.reduce((sum, { figures }) => sum + figures, 0) <= MOST_STANDING
  );
}

/** From large with everything shown, over smaller ones and folding the widest first, to crest and Force alone. */
function tries(groups: readonly Group[], { badge, standing, heights, folded }: Scale): [Fold[], number][] {
  const all = (fold: Fold) => groups.map(() => fold);
  const ranks = hasRoom(groups) ? standing.map((row): [Fold[], number] => [all('standing'), row]) : [];
  if (!badge) {
    const chiefs = groups.map(({ stacks }): Fold => (stacks.some(isChief) ? 'folded' : 'tiny'));
    return [
      ...heights.map((row): [Fold[], number] => [chiefs, row]),
      ...folded.map((row): [Fold[], number] => [all('tiny'), row]),
    ];
  }
  const order = groups.map((_, i) => i).sort((a, b) => groups[b]!.stacks.length - groups[a]!.stacks.length);
  const partly = (some: Fold, others: Fold, n: number) =>
    groups.map((_, i): Fold => (order.slice(0, n).includes(i) ? some : others));
  const numbers = order.map((_, i) => i + 1);
  const blocks = groups.map(({ stacks }): Fold => (stacks.length > 2 ? 'block' : 'full'));
  const open = heights.flatMap((row): [Fold[], number][] => [
    [all('full'), row],
    [blocks, row],
  ]);
  const closed = [
    ...numbers.map((n) => partly('folded', 'full', n)),
    ...numbers.map((n) => partly('tiny', 'folded', n)),
  ].flatMap((folds) => folded.map((row): [Fold[], number] => [folds, row]));
  return [...ranks, ...open, ...closed];
}

/** A place where a piece is about to land: the middle of what is free. */
export function landing(province: Province): Point {
  return shapes[province].spots[0]!;
}

/** Where the question is about, for a screen that sees only a part of the map. */
export function askedAbout(of: { choices: readonly Choice[]; chosen: Spot | null }): Point[] {
  const near = of.chosen ? of.choices.filter(({ from }) => from === of.chosen) : of.choices;
  const found = new Set(near.flatMap(({ from, to }) => [placeOf(from ?? ''), placeOf(to)]));
  return [...found].flatMap((place) => (place && isProvince(place) ? [shapes[place].label] : []));
}
