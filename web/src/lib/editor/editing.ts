/** What a game tells the editor: its board and tray, its numbers, and the words of the fields of its positions. */
import type { Component } from 'svelte';
import type { View } from '$lib/server/protocol.ts';
import type { EditPlace } from './place.svelte.ts';

/** Where something is impossible: in words, and the place on the board if there is one. */
export interface Where {
  words: string;
  spot: string | null;
  seat: number | null;
}

export interface Editing {
  Board: Component<{ place: EditPlace }>;
  Panel: Component<{ place: EditPlace }>;
  where: (field: string, view: View | null) => Where;
}

const found = import.meta.glob<{ editing: Editing }>('../games/*/edit/editing.ts');

export async function editingOf(game: string): Promise<Editing | null> {
  const load = found[`../games/${game}/edit/editing.ts`];
  return load ? (await load()).editing : null;
}
