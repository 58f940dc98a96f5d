/** How the seats of a table look: clan or house by seat. */
import type { View } from './protocol.ts';

const HOUSES = ['crimson', 'indigo', 'pine', 'amber', 'plum'];

/** The family of a player's tokens in tokens.css: `--clan-koi-main`, `--house-pine-main`. */
export function kindOf(who: string): 'clan' | 'house' {
  return HOUSES.includes(who) ? 'house' : 'clan';
}

/** The clan or house of every seat; empty before the game has begun. */
export function playersOf(view: View | null | undefined): string[] {
  if (view?.game === 'shogun') return HOUSES.slice(0, Number(view.seats));
  return Array.isArray(view?.clans) ? view.clans.map(String) : [];
}
