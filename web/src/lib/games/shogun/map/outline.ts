/** One province by itself, as it is drawn on its card. */
import { shapeOf } from './geometry.ts';

export interface Outline {
  path: string;
  /** The view box that holds it. */
  box: string;
}

const known = new Map<string, Outline>();

export function outlineOf(province: string): Outline {
  const found = known.get(province) ?? drawn(shapeOf(province).path);
  known.set(province, found);
  return found;
}

function drawn(path: string): Outline {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { path, box: `${x - 3} ${y - 3} ${Math.max(...xs) - x + 6} ${Math.max(...ys) - y + 6}` };
}
