/** What stands on the ground of a map by province, and on the sea: symbol, place, scale. Kept clear of names and pieces. */
export type Mark = [symbol: string, x: number, y: number, scale: number];
export type Decor = Record<string, Mark[] | undefined>;

/** Symbols of `art/prints/terrain.svg`: size and where they begin, from the place they stand on. */
export const BOXES: Record<string, readonly [width: number, height: number, x: number, y: number]> = {
  'tr-mountain': [68, 46, -34, -40],
  'tr-hill': [60, 26, -30, -22],
  'tr-pine': [32, 34, -16, -28],
  'tr-paddy': [48, 26, -24, -14],
  'tr-hut': [28, 24, -14, -18],
  'tr-crest': [68, 36, -34, -26],
  'tr-boat': [52, 44, -26, -34],
};

/** Decor as it is kept in JSON, where a mark is a list. */
export function decorOf(kept: unknown): Decor {
  return kept as Decor;
}
