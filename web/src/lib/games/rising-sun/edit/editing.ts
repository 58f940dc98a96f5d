/** What the editor is told of Rising Sun. */
import type { Editing } from '$lib/editor/editing.ts';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { where } from './where.ts';

export const editing: Editing = { Board, Panel, where };
