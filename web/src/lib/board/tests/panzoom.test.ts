import { beforeEach, describe, expect, it } from 'vitest';
import { PanZoom } from '../map/panzoom.svelte.ts';
import type { Point } from '../map/points.ts';

const BOX = { width: 390, height: 240 };
const DRAWING = { width: 1600, height: 1000 };

/** Where a point of the drawing is on the screen. */
function seen(pan: PanZoom, [x, y]: Point): Point {
  const scale = Math.min(BOX.width / DRAWING.width, BOX.height / DRAWING.height);
  const at = (size: number, whole: number, of: number) => (size - whole * scale) / 2 + of * scale;
  return [pan.x + at(BOX.width, DRAWING.width, x) * pan.k, pan.y + at(BOX.height, DRAWING.height, y) * pan.k];
}

describe('looking at a place of the map', () => {
  let pan: PanZoom;
  beforeEach(() => {
    pan = new PanZoom();
    const box = document.createElement('div');
    box.getBoundingClientRect = () => ({ left: 0, top: 0, ...BOX }) as DOMRect;
    pan.attach(box);
  });

  it('brings one point to the middle, as close as it may', () => {
    pan.look([[800, 500]], DRAWING, 2);
    expect(pan.k).toBe(2);
    expect(seen(pan, [800, 500]).map(Math.round)).toEqual([195, 120]);
  });

  it('goes as far away as two points want', () => {
    const ends: Point[] = [
      [400, 300],
      [1100, 700],
    ];
    pan.look(ends, DRAWING, 4);
    expect(pan.k).toBeGreaterThan(1);
    expect(pan.k).toBeLessThan(4);
    for (const end of ends) {
      const [x, y] = seen(pan, end);
      expect(x > 0 && x < BOX.width && y > 0 && y < BOX.height).toBe(true);
    }
  });

  it('stays where it is while all is in sight', () => {
    pan.look([[800, 500]], DRAWING, 2);
    const before = pan.transform;
    pan.look([[850, 520]], DRAWING, 2);
    expect(pan.transform).toBe(before);
    pan.look([[100, 900]], DRAWING, 2);
    expect(pan.transform).not.toBe(before);
  });
});
