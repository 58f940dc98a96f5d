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
