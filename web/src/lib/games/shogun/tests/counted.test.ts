/** The throw of a battle, counted from the events and from the table before or after it. */
import { describe, expect, it } from 'vitest';
import type { EventDoc } from '$lib/server/protocol.ts';
import type { Battle } from '../stage/battles.ts';
import type { ShogunView } from '../types.ts';
import { throwOf } from '../tower/throw.ts';
import { colouring } from '../tower/ways.ts';
import { read } from '../../../../../tests/fixture.ts';

const view = (upper: object, lower: object) => read<ShogunView>({ tower: [upper, lower] });

function battle(patch: EventDoc['patch']): Battle {
  const story = [{ code: 'cubes_thrown', patch } as EventDoc];
  const throws = [
    { colour: '1', into: 4, out: 3 },
    { colour: 'farmers', into: 2, out: 3 },
  ];
  return read<Battle>({ throws, story });
}

const before = view({ '1': 1, farmers: 1 }, { '0': 2 });
const after = view({ '1': 2 }, { '0': 2 });
const patch = [{ at: '/tower/0', to: { '1': 2 } }];

describe('the counts of a throw', () => {
  it('are those of the table before it and of what changed', () => {
    expect(throwOf(battle(patch), before)).toEqual({
      before: { thrown: [0, 4, 0, 0, 0, 2], upper: [0, 1, 0, 0, 0, 1], lower: [2, 0, 0, 0, 0, 0] },
      after: { out: [0, 3, 0, 0, 0, 3], upper: [0, 2, 0, 0, 0, 0], lower: [2, 0, 0, 0, 0, 0] },
    });
  });

  it.each([[null], [patch]])('can be a throw where only the table after it is known', (changes) => {
    const counted = throwOf(battle(changes), after);
    expect(counted.after.upper).toEqual([0, 2, 0, 0, 0, 0]);
    expect(colouring(counted.before, counted.after)).not.toBeNull();
  });
});
