import { expect, it } from 'vitest';
import risingSun from '$lib/maps/rising-sun.json';
import shogun from '$lib/maps/shogun.json';
import { coarse } from '../map/points.ts';

it('leaves out what lies on the way, and no corner', () => {
  expect(coarse('M0 0L5 0.2L10 0L10 10L5 9.9L0 10Z', 0.5)).toBe('M0 0L10 0L10 10L0 10Z');
  expect(coarse('M0 0L5 3L10 0L10 10L0 10Z', 0.5)).toContain('L5 3L');
});

it.each([
  ['Rising Sun', risingSun],
  ['Shogun', shogun],
])('draws the coast of %s with far fewer points', (_, { coastline }) => {
  const count = (outlines: string[]) => outlines.join('').split('L').length;
  const found = coastline.map((one) => coarse(one, 1));
  for (const one of found) expect(one).toMatch(/^M[\d.-]+ [\d.-]+(L[\d.-]+ [\d.-]+)+Z$/);
  expect(count(found)).toBeLessThan(count(coastline) * 0.6);
});
