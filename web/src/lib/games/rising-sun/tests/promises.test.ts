import { expect, it } from 'vitest';
import { blocks } from '../promises.ts';
import type { ViewDoc } from '../types.ts';
import { fixture } from './fixture.ts';

const offered = (view: ViewDoc, by: number, to: number) => blocks(view, by, to).map(({ id }) => id);

it('RS5.3: an alliance is promised at tea, by those who have none', () => {
  const { view } = fixture('tea-3');
  expect(offered(view, 0, 1)).toContain('ally');
  const players = view.players.map((one, seat) => ({ ...one, ally: seat === 1 ? 2 : seat === 2 ? 1 : null }));
  expect(offered({ ...view, players }, 0, 1)).not.toContain('ally');
  expect(offered(fixture('mandate-3').view, 0, 1)).not.toContain('ally');
});

it('RS5.3: who has no alliance cannot promise to keep it', () => {
  const { view } = fixture('mandate-3');
  expect(offered(view, 0, 1)).toContain('stay');
  expect(offered(view, 0, 2)).not.toContain('stay');
});

it('RS8.1: in the wars nobody promises what came before them', () => {
  const { view } = fixture('bids');
  expect(offered(view, 0, 1)).toContain('no_bid');
  expect(offered(view, 0, 1)).not.toContain('once');
  expect(offered({ ...view, phase: 'cleanup' }, 0, 1)).not.toContain('once');
});

it('RS5.3: in autumn there is no other tea', () => {
  const { view } = fixture('mandate');
  expect(view.season).toBe('autumn');
  expect(offered(view, 0, 1)).not.toContain('first_ask');
  expect(offered(fixture('kami').view, 0, 1)).toContain('first_ask');
});
