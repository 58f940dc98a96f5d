/** How the seats of a table look: clan or house by seat. */
import { GAMES, gameOf, type Game } from './game.ts';
import type { View } from './server/protocol.ts';

/** The family of a player's tokens in tokens.css: `--clan-koi-main`, `--house-pine-main`. */
export function kindOf(who: string): Game['family'] {
  return GAMES.find((game) => game.crests.includes(who))?.family ?? 'clan';
}

/** The clan or house of every seat; empty before the game has begun. */
export function playersOf(view: View | null | undefined): string[] {
  return view ? (gameOf(view.game)?.players(view) ?? []) : [];
}
