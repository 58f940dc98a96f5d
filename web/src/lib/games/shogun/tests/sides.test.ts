/** Who fights in a battle, and who is left of it: as the end tells it. */
import { describe, expect, it } from 'vitest';
import { besides, sidesOf } from '../battle/sides.ts';
import { battlesIn, type Battle } from '../stage/battles.ts';
import type { Happening } from '../types.ts';
import after from '../fixtures/after-battle.json';
import drawn from '../fixtures/after-drawn.json';
import revolt from '../fixtures/after-revolt.json';

const battles = (fixture: { state: { events: unknown } }) => battlesIn(fixture.state.events as Happening[]);
const ended = (fixture: { state: { events: unknown } }, code: string): Battle =>
  battles(fixture).find(({ end }) => end?.code === code)!;

describe('the sides of a battle', () => {
  it('are the attacker and the defender with what came out, and what the end leaves of it', () => {
    const won = ended(after, 'attack_won');
    const [attacker, defender] = sidesOf(won);
    expect(attacker).toMatchObject({ colour: '1', into: 4, out: 4 });
    expect(attacker.left).toBe(won.end?.code === 'attack_won' ? won.end.args.amount : -1);
    expect(defender).toMatchObject({ colour: '3', into: 2, out: 2, left: 0 });
  });

  it('are nobody when both fall', () => {
    expect(sidesOf(ended(drawn, 'battle_drawn')).map(({ left }) => left)).toEqual([0, 0]);
  });

  it('are the owner and the farmers in a revolt', () => {
    const lost = ended(revolt, 'revolt_won');
    const [owner, farmers] = sidesOf(lost);
    expect([owner.colour, farmers.colour]).toEqual([String(lost.seat), 'farmers']);
    expect([owner.left, farmers.left]).toEqual([0, farmers.out]);
  });

  it('never leave more than came out, and name who helped', () => {
    for (const battle of [after, drawn, revolt].flatMap(battles)) {
      const sides = sidesOf(battle);
      for (const { left, out } of sides) expect(left).toBeLessThanOrEqual(out);
      const helps = battle.story.filter(({ code }) => /reinforced|castle_defended|farmers_defend/.test(code));
      expect(sides.flatMap(({ helped }) => helped)).toHaveLength(helps.length);
      expect(besides(battle)).not.toContain(sides[0].colour);
    }
  });
});
