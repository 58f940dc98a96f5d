/** Which puzzle comes next. */
import type { PuzzlesDoc } from '$lib/server/protocol.ts';

/** Puzzles so near to one's rating are as good as each other. */
const NEAREST = 6;

/** One that was not tried, about as hard as I am good; of a theme if one is named. Null when all were tried. */
export function nextPuzzle(
  { puzzles, record }: Pick<PuzzlesDoc, 'puzzles' | 'record'>,
  theme = '',
  luck = Math.random(),
): string | null {
  const mine = record?.rating ?? 1500;
  const left = puzzles.filter((one) => one.right === null && (!theme || one.theme === theme));
  left.sort((a, b) => Math.abs(a.rating - mine) - Math.abs(b.rating - mine));
  const near = left.slice(0, NEAREST);
  return near[Math.floor(luck * near.length)]?.id ?? null;
}
