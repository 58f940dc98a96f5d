/** The map as drawn: shapes, spots and labels by the ids of the engine. */
import { point, type Point } from '$lib/board/map/points.ts';
import data from '$lib/maps/shogun.json';

export type { Point };

export interface Shape {
  id: string;
  path: string;
  label: Point;
  army: Point;
  marker: Point;
  buildings: Point[];
  centre: Point;
  /** The radius of the armies' token: as large as what stands beside it allows. */
  radius: number;
}

export interface Route {
  a: string;
  b: string;
  path: string;
}

/** What the page shows of the sheet: the land in play and a margin of sea. */
export const BOX = { x: 12, y: -14, width: 1566, height: 980 };

/** Side of a building, radius of a marker, and the most an army's token may have. */
export const SIZES = { building: 23, marker: 11.5, army: 20, gap: 1.5 };

function roomFor([x, y]: Point, buildings: Point[], marker: Point): number {
  const half = SIZES.building / 2;
  const aside = buildings.map(([bx, by]) =>
    Math.hypot(Math.max(0, Math.abs(bx - x) - half), Math.max(0, Math.abs(by - y) - half)),
  );
  const free = Math.hypot(marker[0] - x, marker[1] - y) - SIZES.marker;
  return Math.min(SIZES.army, Math.min(...aside, free) - SIZES.gap);
}

export const SHAPES: readonly Shape[] = Object.entries(data.provinces).map(([name, province]) => {
  const [army, marker, buildings] = [
    point(province.army),
    point(province.marker),
    province.buildings.map(point),
  ];
  return {
    id: name.toLowerCase(),
    path: province.path,
    label: point(province.label),
    army,
    marker,
    buildings,
    centre: point(province.inscribed.c),
    radius: roomFor(army, buildings, marker),
  };
});
const byId = new Map(SHAPES.map((shape) => [shape.id, shape]));

export function shapeOf(province: string): Shape {
  return byId.get(province)!;
}

export const COAST = data.coastline;
export const ABROAD = data.neighbours;
export const BORDERS = data.borders.map((border) => ({
  a: border.a.toLowerCase(),
  b: border.b?.toLowerCase() ?? null,
  path: border.path,
}));

function lower(route: Route): Route {
  return { a: route.a.toLowerCase(), b: route.b.toLowerCase(), path: route.path };
}

export function routes(side: 'sun' | 'moon'): Route[] {
  const all = side === 'moon' ? [...data.sea_routes, ...data.sea_routes_moon_extra] : data.sea_routes;
  return all.map(lower);
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The province an arrow key leads to: near, and rather straight ahead than aside. */
export function towards(from: string, key: string): string | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = shapeOf(from).centre;
  let best: string | null = null;
  let least = Infinity;
  for (const shape of SHAPES) {
    const dx = shape.centre[0] - x;
    const dy = shape.centre[1] - y;
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] + dy * direction[0]);
    if (ahead <= 0 || aside > ahead * 1.8) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [least, best] = [cost, shape.id];
  }
  return best;
}

/** Whence and where a bent arrow goes, and what bends it; it ends short of the token there. */
function bent(from: string, to: string): [Point, Point, Point] {
  const [x1, y1] = shapeOf(from).army;
  const [x2, y2] = shapeOf(to).army;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  return [
    [x1 + ux * 20, y1 + uy * 20],
    [(x1 + x2) / 2 - uy * length * 0.16, (y1 + y2) / 2 + ux * length * 0.16],
    [x2 - ux * 25, y2 - uy * 25],
  ];
}

/** A bent arrow from one province to another. */
export function arrow(from: string, to: string): string {
  const [[x1, y1], [mx, my], [x2, y2]] = bent(from, to);
  return `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`;
}

/** Where the middle of that arrow is. */
export function arrowMiddle(from: string, to: string): Point {
  const [a, bend, b] = bent(from, to);
  return [(a[0] + 2 * bend[0] + b[0]) / 4, (a[1] + 2 * bend[1] + b[1]) / 4];
}
