import { describe, expect, it } from 'vitest';
import type { PuzzleBriefDoc } from '$lib/server/protocol.ts';
import { nextPuzzle } from '../choosing.ts';

const puzzle = (id: string, rating: number, more: Partial<PuzzleBriefDoc> = {}): PuzzleBriefDoc => ({
  id,
  rating,
  theme: 'bids',
  seat: 0,
  seats: 3,
  options: 3,
  sealed: false,
  right: null,
  ...more,
});
const known = (rating: number) => ({
  record: { rating, deviation: 90, settled: true, tried: 9, right: 5, streak: 1, best: 2, days: 0 },
});

describe('the next puzzle', () => {
  const far = Array.from({ length: 9 }, (_, number) => puzzle(`far${number}`, 2400));
  const puzzles = [
    puzzle('easy', 1200),
    puzzle('near', 1510),
    puzzle('done', 1500, { right: false }),
    ...far,
  ];

  it('is about as hard as I am good, and was not tried', () => {
    expect(nextPuzzle({ puzzles, record: null }, '', 0)).toBe('near');
    expect(nextPuzzle({ puzzles, ...known(1100) }, '', 0)).toBe('easy');
    expect(nextPuzzle({ puzzles, record: null }, '', 0.99)).not.toBe('done');
  });

  it('is of the theme, and none when all were tried', () => {
    const other = [...puzzles, puzzle('other', 1900, { theme: 'plans' })];
    expect(nextPuzzle({ puzzles: other, record: null }, 'plans', 0.5)).toBe('other');
    expect(nextPuzzle({ puzzles: [puzzles[2]!], record: null })).toBeNull();
  });
});
