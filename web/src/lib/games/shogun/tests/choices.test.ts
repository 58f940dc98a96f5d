import { describe, expect, it } from 'vitest';
import { Offers, offerOf, withdrawal } from '../choices.ts';
import type { State } from '../types.ts';
import howMany from '../fixtures/how-many.json';
import march from '../fixtures/march.json';
import order from '../fixtures/order.json';
import ready from '../fixtures/planning-ready.json';
import revolts from '../fixtures/revolts.json';
import draft from '../fixtures/draft-exchange.json';

const stateOf = (fixture: unknown) => (fixture as { state: State }).state;
const offersOf = (fixture: unknown) => new Offers(stateOf(fixture).choices);

describe('choices', () => {
  it('reads tag and word', () => {
    const offered = {
      action: '1 target awa-boso',
      tag: 'target' as const,
      args: { province: 'awa-boso' as const },
      clause: 'SG5.7',
      ends: false,
    };
    expect(offerOf(offered)).toEqual({
      action: '1 target awa-boso',
      tag: 'target',
      word: 'awa-boso',
      clause: 'SG5.7',
    });
    expect(offerOf({ action: '0 skip', tag: 'skip', args: {}, clause: 'SG5.2', ends: false }).word).toBe('');
  });

  it('puts targets, revolts and draft cards on the map, and only what is offered', () => {
    const offers = offersOf(march);
    expect([...offers.onMap().keys()]).toEqual(offers.tagged('target').map((offer) => offer.word));
    expect(offers.onMap().has('skip')).toBe(false);
    expect(offersOf(revolts).onMap().size).toBe(2);
    expect(offersOf(draft).onMap().size).toBe(2);
    expect(offersOf(draft).find('exchange')?.clause).toMatch(/^SG2/);
  });

  it('counts armies in rising order', () => {
    const counts = offersOf(howMany).counts();
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[0]).toBe(1);
  });

  it('offers the special cards that are left', () => {
    const laid = stateOf(order).view.specials;
    for (const offer of offersOf(order).tagged('special')) expect(laid).toContain(offer.word);
  });

  it('words the withdrawal as the engine reads it', () => {
    expect(withdrawal(stateOf(ready).asides, 2)).toBe('2 withdraw');
    expect(withdrawal(stateOf(ready).asides, null)).toBeNull();
    expect(withdrawal([], 2)).toBeNull();
  });
});
