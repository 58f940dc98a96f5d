/** Places of a map as pairs: in a file of JSON they are lists. */
export type Point = [x: number, y: number];

export function point([x = 0, y = 0]: readonly number[]): Point {
  return [x, y];
}

/** Every value of a map's record, made anew. */
export function mapped<Key extends string, From, To>(
  record: Record<Key, From>,
  make: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, make(value)] as const);
  return Object.fromEntries(entries) as Record<Key, To>;
}

/** How far a point lies from the line between two others, or from both where they are one. */
function aside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay);
}

/** The points of a line without those that lie no further than `by` from what is left of it. */
function thinned(points: readonly Point[], by: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const asides = points.map((one) => aside(one, first, last));
  const most = Math.max(...asides);
  if (most <= by) return [first, last];
  const at = asides.indexOf(most);
  return [...thinned(points.slice(0, at + 1), by).slice(0, -1), ...thinned(points.slice(at), by)];
}

/** An outline of straight lines, `M1 2L3 4…Z`, with fewer points: for strokes so wide that nobody sees the others. */
export function coarse(outline: string, by: number): string {
  const points = outline
    .slice(1, -1)
    .split('L')
    .map((one) => point(one.split(' ').map(Number)));
  const half = points.length >> 1;
  const found = [...thinned(points.slice(0, half + 1), by).slice(0, -1), ...thinned(points.slice(half), by)];
  return `M${found.map((one) => one.join(' ')).join('L')}Z`;
}
