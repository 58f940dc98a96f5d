/** Which scene the moment calls for. */
import type { Board } from '../board.svelte.ts';
import type { Battle } from './history.ts';
import { within } from '../types.ts';

export type Scene = 'tea' | 'mandate' | 'market' | 'kami' | 'battle' | 'task' | 'question' | 'wait';

/** Steps that are played on the map, the reserve or the shrines. */
const TASKS = new Set(['summon', 'worship', 'move', 'build', 'replace', 'with', 'place', 'kill']);
const MANDATES = new Set(['play', 'lay', 'name']);

export function sceneOf(board: Board): Scene {
  const { view, choices, step } = board;
  if (step === 'tea') return 'tea';
  if (within(view, 'battle')) return 'battle';
  if (!choices.length) return 'wait';
  const tags = new Set(choices.map(({ tag }) => tag));
  if ([...tags].some((tag) => MANDATES.has(tag))) return 'mandate';
  if (tags.has('buy') || tags.has('buy-full')) return 'market';
  if (step === 'kami_gift') return 'kami';
  if ([...tags].some((tag) => TASKS.has(tag))) return 'task';
  return 'question';
}

/** The battle that is being fought or shown, from its beginning until all of it was seen. */
export function battleNow(board: Board): Battle | null {
  const { battle, view } = board;
  return battle && !battle.over && within(view, 'battle') ? battle : null;
}

/** The gift of a kami lies above its shrine where there is sea for it, among what else lies there. */
export function isOnSea(board: Board, scene: Scene): boolean {
  return scene === 'kami' && !board.isPhone && !board.isTablet;
}

/** Scenes that rise over the board; a battle has a stage of its own. */
export function isStaged(scene: Scene): boolean {
  return scene === 'tea' || scene === 'kami' || scene === 'market';
}
