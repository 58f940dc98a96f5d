/** Coins laid on the advantages before they are sealed. */

export type Bids = readonly number[];

export function total(bids: Bids): number {
  return bids.reduce((sum, one) => sum + one, 0);
}

/** Lay `change` more coins on one advantage (or take some back), within the purse. */
export function laid(bids: Bids, index: number, change: number, coins: number): Bids {
  const wanted = Math.min(change, coins - total(bids));
  return bids.map((one, at) => (at === index ? Math.max(0, one + wanted) : one));
}
