/** Coins laid on the four advantages, and the chain of actions that seals them. */

export type Bids = [number, number, number, number];

export function total(bids: readonly number[]): number {
  return bids.reduce((sum, one) => sum + one, 0);
}

/** Lay `change` more coins on one advantage (or take some back), within the purse. */
export function laid(bids: Bids, index: number, change: number, coins: number): Bids {
  const next: Bids = [...bids];
  const room = coins - total(bids);
  const wanted = Math.min(change, room);
  next[index] = Math.max(0, (bids[index] ?? 0) + wanted);
  return next;
}

/**
 * One `bid` for each advantage that is still open, in their order. The engine seals a purse as soon as its last coin
 * is laid, so the chain ends there.
 */
export function chain(seat: number, bids: Bids, coins: number, done: readonly number[] = []): string[] {
  const actions: string[] = [];
  let left = coins - total(done);
  for (const amount of bids.slice(done.length)) {
    actions.push(`${seat} bid ${amount}`);
    left -= amount;
    if (left <= 0) break;
  }
  return actions;
}
