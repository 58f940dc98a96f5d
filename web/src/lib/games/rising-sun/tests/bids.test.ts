import { expect, it } from 'vitest';
import { laid, total } from '../stage/battle/bids/bids.ts';

const NONE = [0, 0, 0, 0];

it('lays coins within the purse and never below nothing', () => {
  expect(laid(NONE, 1, 1, 3)).toEqual([0, 1, 0, 0]);
  expect(laid([2, 1, 0, 0], 3, 1, 3)).toEqual([2, 1, 0, 0]);
  expect(laid(NONE, 0, -1, 3)).toEqual(NONE);
  expect(total(laid([1, 0, 0, 0], 2, 5, 3))).toBe(3);
});
