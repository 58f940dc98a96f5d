import { expect, it } from 'vitest';
import { game } from '../game.ts';
import { fixture } from './fixture.ts';

/* RS4.1: what is said before the game of who sits where is what the engine then deals. */
it('names the clans of the seats before the game where nothing is left to draw', () => {
  const { table, view } = fixture('mandate');
  expect(game.seated(table.options, view.clans.length)).toEqual(view.clans);
});

it('names the clans that were chosen, and none that are to be drawn', () => {
  const { options } = fixture('end-3').table;
  expect(game.seated({ ...options, clans: 'lotus+dragonfly+bonsai' }, 3)).toEqual([
    'lotus',
    'dragonfly',
    'bonsai',
  ]);
  expect(game.seated(options, 3)).toEqual([]);
});
