/** What the editor is told of Shogun. */
import type { Editing } from '$lib/editor/editing.ts';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { where } from './where.ts';

export const editing: Editing = { Board, Panel, where };
