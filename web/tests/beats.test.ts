/** How long events are shown: the server's clocks reckon the same (`tests/session/test_beats.py`). */
import { expect, it } from 'vitest';
import { lengthOf } from '$lib/stage/beats.ts';
import { happening } from './fixture.ts';

const events = (...codes: string[]) => codes.map((code) => happening(code));
const length = (...codes: string[]) => lengthOf('rising-sun', events(...codes), 'all');

it('shows events one after the other, and equal ones together', () => {
  expect(length('battle_began', 'bid_sealed', 'advantage_won')).toBe(1400 + 1250);
  expect(length('moved', 'moved', 'moved')).toBe(2 * 90 + 450);
  expect(length(...new Array<string>(20).fill('killed'))).toBeCloseTo(1891.9, 0);
  expect(length('looked', 'looked')).toBe(1000);
  expect(length('sealed', 'nothing of the kind')).toBe(0);
});

it('shows what winter counts source by source', () => {
  const gained = (source: string) => happening('points_gained', { args: { seat: 0, amount: 1, source } });
  const eight = (source: string) => lengthOf('rising-sun', new Array(8).fill(gained(source)), 'all');
  expect(eight('war_tokens')).toBe(8 * 900);
  expect(eight('harvest')).toBeCloseTo(7 * 90 + 360);
});
