/** Which scene the moment calls for. */
import type { Board } from '../board.svelte.ts';
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
