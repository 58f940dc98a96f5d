import { describe, expect, it } from 'vitest';
import { formOf, measured, type Wishes } from '../measures.ts';

/** Of every screen the head takes this much, but for a phone held sideways. */
const HEAD = 44;
const PLAIN: Wishes = { ratio: 1.5, side: false, cards: false, tall: false };
const TOWER: Wishes = { ratio: 1.598, side: true, cards: true, tall: false };

/** The share of the screen that the map gets. */
function share(width: number, height: number, wishes: Wishes): number {
  const box = height - (height < 480 ? 0 : HEAD);
  const { form, seats, side, sill } = measured(width, box, wishes);
  const [room, high] = form === 'sideways' ? [width - seats - sill, box] : [width - seats - side, box - sill];
  const map = Math.min(room, high * wishes.ratio);
  return (map * (map / wishes.ratio)) / (width * height);
}

describe('the zones of a table', () => {
  it.each([
    [1280, 800, 'wide'],
    [2560, 1440, 'wide'],
    [1180, 820, 'folded'],
    [820, 1180, 'upright'],
    [390, 844, 'phone'],
    [844, 390, 'sideways'],
  ])('have a form of their own at %i x %i', (width, height, form) => {
    expect(formOf(width, height)).toBe(form);
  });

  it.each([
    [1280, 800],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [1180, 820],
    [844, 390],
  ])('leave the map most of the screen at %i x %i', (width, height) => {
    expect(share(width, height, PLAIN)).toBeGreaterThan(0.6);
    expect(share(width, height, TOWER)).toBeGreaterThan(0.6);
  });

  it('make room for a battle beside the map, which stays as large as it is', () => {
    const calm = measured(1920, 1036, TOWER);
    const fought = measured(1920, 1036, { ...TOWER, grown: true });
    expect(fought.side).toBeGreaterThan(calm.side);
    expect(fought.side + fought.seats).toBe(calm.side + calm.seats);
    expect(fought.hasRoom).toBe(true);
    expect(measured(1280, 756, { ...TOWER, grown: true }).hasRoom).toBe(false);
  });

  it('make a column for a battle on a tablet, and a wider panel for a plan on a phone held sideways', () => {
    expect(measured(1180, 776, TOWER)).toMatchObject({ side: 0, hasRoom: false });
    expect(measured(1180, 776, { ...TOWER, grown: true })).toMatchObject({ side: 300, hasRoom: true });
    expect(measured(1180, 776, { ...PLAIN, grown: true })).toMatchObject({ side: 0, hasRoom: false });
    const [calm, planned] = [TOWER, { ...TOWER, tall: true }].map(
      (wishes) => measured(844, 390, wishes).sill,
    );
    expect(planned).toBeGreaterThan(calm! * 1.5);
  });
});
