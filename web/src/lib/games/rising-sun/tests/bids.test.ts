import { expect, it } from 'vitest';
import { chain, laid, total, type Bids } from '../bids.ts';

const NONE: Bids = [0, 0, 0, 0];

it('lays coins within the purse and never below nothing', () => {
  expect(laid(NONE, 1, 1, 3)).toEqual([0, 1, 0, 0]);
  expect(laid([2, 1, 0, 0], 3, 1, 3)).toEqual([2, 1, 0, 0]);
  expect(laid(NONE, 0, -1, 3)).toEqual(NONE);
  expect(total(laid([1, 0, 0, 0], 2, 5, 3))).toBe(3);
});

it('is one bid for each advantage', () => {
  expect(chain(2, [0, 3, 1, 0], 6)).toEqual(['2 bid 0', '2 bid 3', '2 bid 1', '2 bid 0']);
});

it('ends with the last coin, as the engine does', () => {
  expect(chain(0, [0, 3, 0, 0], 3)).toEqual(['0 bid 0', '0 bid 3']);
  expect(chain(0, [0, 1, 1, 1], 3)).toEqual(['0 bid 0', '0 bid 1', '0 bid 1', '0 bid 1']);
});

it('goes on where a chain was begun', () => {
  expect(chain(1, [1, 0, 2, 0], 5, [1])).toEqual(['1 bid 0', '1 bid 2', '1 bid 0']);
});
