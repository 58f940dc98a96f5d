/** The fixtures as documents; only tests read them. */
import type { TableDoc } from '$lib/server/protocol.ts';
import { asking } from '$lib/words/wording.ts';
import type { State, ViewDoc } from '../types.ts';

export interface Fixture {
  table: TableDoc;
  state: State;
  view: ViewDoc;
}

const files = import.meta.glob<Omit<Fixture, 'view'>>('../fixtures/*.json', {
  eager: true,
  import: 'default',
});

export const NAMES = Object.keys(files).map((path) => path.split('/').at(-1)!.replace('.json', ''));

export function fixture(name: string): Fixture {
  const doc = files[`../fixtures/${name}.json`]!;
  const state = asking(doc.state);
  return { ...doc, state, view: state.view };
}
