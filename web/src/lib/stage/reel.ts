/** A recorded piece of a game: its events, and how the table stood before and after each of them. */
import type {
  EventDoc,
  FilmDoc,
  LedgerDoc,
  ReplayDoc,
  ResultDoc,
  StateDoc,
  View,
} from '$lib/server/protocol.ts';
import { asking } from '$lib/words/wording.ts';
import { patched } from './patch.ts';

export interface Reel {
  events: EventDoc[];
  /** One more than events: the first is how it stood before all of them. */
  views: View[];
  /** What had been promised after so many events. */
  ledgers: readonly LedgerDoc[];
}

/** What the server tells of the past; the events of the setup have no changes, the first view is after them. */
export function reelOf({ view, events, ledgers }: FilmDoc): Reel {
  const views: View[] = [view];
  for (const { patch } of events) views.push(patched(views.at(-1)!, patch ?? []));
  const first = events[0]?.number ?? 0;
  return { events, views, ledgers: ledgers.map((one) => ({ ...one, after: one.after - first })) };
}

/** How many of the first events all have heard: by it a moment is the same for everybody's eyes. */
export function publicCount(events: readonly EventDoc[], count: number): number {
  return events.slice(0, count).filter((event) => !event.private).length;
}

/** After how many of these events `wanted` were heard by all. */
export function countAt(events: readonly EventDoc[], wanted: number): number {
  let heard = 0;
  for (const [at, event] of events.entries()) {
    if (heard === wanted && !event.private) return at;
    if (!event.private) heard += 1;
  }
  return events.length;
}

/** A moment of the past as a state in which nothing can be chosen. */
export function pastState(doc: ReplayDoc): StateDoc {
  return asking<StateDoc>({
    ...doc,
    status: 'over',
    decision: null,
    lesson: null,
    choices: [],
    asides: [],
    undoable: 0,
    next: doc.events.length,
    after: doc.events.length,
    seen: 0,
    tea: null,
  });
}

/** What is true when all was shown; of a game that is over, its result. */
export function endOf(film: FilmDoc, reel: Reel, result?: ResultDoc): StateDoc {
  const promises = reel.ledgers.at(-1)?.promises ?? [];
  const last = { ...atEnd(film, reel), action: null, actors: [], position: null, promises };
  return concluded({ ...pastState(last), seen: reel.events.length }, result);
}

function atEnd<Film extends FilmDoc>(film: Film, { events, views }: Reel): Film {
  return { ...film, events, view: views.at(-1)!, question: null };
}

function concluded<State extends StateDoc>(state: State, result?: ResultDoc): State {
  return result ? { ...state, result } : state;
}
