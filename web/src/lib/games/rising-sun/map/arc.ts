/** The way from one province to another: a bow over the map, and the head of its arrow. */
import { landing } from '../pieces/placing.ts';
import type { Province } from '../types.ts';

const BOW = 0.16;

export interface Arc {
  d: string;
  head: string;
}

/** `size` is how far the head reaches on each side. */
export function arc(from: Province, to: Province, size: number): Arc {
  const [[ax, ay], [bx, by]] = [landing(from), landing(to)];
  const [mx, my] = [(ax + bx) / 2 + (ay - by) * BOW, (ay + by) / 2 + (bx - ax) * BOW];
  const angle = Math.atan2(by - my, bx - mx);
  const tip = (turn: number, far: number) =>
    `${(bx + Math.cos(angle + turn) * far).toFixed(1)} ${(by + Math.sin(angle + turn) * far).toFixed(1)}`;
  return {
    d: `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`,
    head: `M${tip(0, size * 0.7)}L${tip(2.5, size)}L${tip(-2.5, size)}z`,
  };
}
