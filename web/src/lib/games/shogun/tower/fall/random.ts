/** A small seeded generator: the same seed is the same throw. */
export interface Random {
  (): number;
  between(low: number, high: number): number;
  below(count: number): number;
  shuffle<T>(list: T[]): T[];
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    below,
    shuffle<T>(list: T[]): T[] {
      for (let at = list.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [list[at], list[other]] = [list[other] as T, list[at] as T];
      }
      return list;
    },
  });
}
