/**
 * What is shown, and when. The server tells what has happened at once; here every event waits its turn, and the table
 * is drawn as it stood at the event that is being shown: nothing changes before its cause. What is asked of me comes
 * when all before it was seen.
 */
import type { EventDoc, StateDoc } from '$lib/server/protocol.ts';
import { holdOf, lengthOf, rowAt, sceneIn, stopsIn, type Pace } from './beats.ts';
import type { Cut } from './cut.ts';
import { patched } from './patch.ts';
import type { Reel } from './reel.ts';

/** So far behind, what is shown hurries; further still, only the end of it is shown. */
const HURRY_MS = 12_000;
const FAR_MS = 40_000;
const FASTEST = 4;

/** The state with other events, up to a number; one table plays one game, so they are of its kind. */
export function withEvents<State extends StateDoc>(state: State, events: EventDoc[], next: number): State {
  return { ...state, events, next };
}

export interface Wishes {
  game: () => string;
  pace: () => Pace;
  rate: () => number;
  /** Something else is being shown meanwhile, and nothing of this may pass unseen. */
  held?: () => boolean;
}

export class Director {
  /** The table as it stood at the event that is shown. */
  state = $state.raw<StateDoc | null>(null);
  /** All events up to it. */
  events = $state.raw<EventDoc[]>([]);
  /** Something is still to be shown. */
  isPlaying = $state(false);
  isPaused = $state(false);
  /** Of a game that is shown from its record: how the table stood after so many events. Nothing comes after its end. */
  private views: readonly StateDoc['view'][] | null = null;
  private ledgers: Reel['ledgers'] = [];
  /** It is told in short: what happened while I was away. */
  private cut: Cut | null = null;
  private latest: StateDoc | null = null;
  /** The view that the next patch is meant for: what the events alone have made of the first one. */
  private base: StateDoc['view'] | null = null;
  private waiting: EventDoc[] = [];
  /** The events of the scene that is being shown: what they changed is drawn when it has ended. */
  private scene = $state.raw<EventDoc[]>([]);
  /** Events that were there when the page was drawn last: a state brings those after them. */
  private drawn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wishes: Wishes) {}

  /** The number of the next event that the server has not told yet. */
  get next(): number {
    return this.cursor + this.waiting.length;
  }

  /** How many events were shown, those of the present scene with them. */
  get cursor(): number {
    return this.events.length + this.scene.length;
  }

  /** How many events may be put into words: a scene keeps its end to itself while it is shown. */
  get said(): number {
    return this.events.length + Math.min(1, this.scene.length);
  }

  private get all(): EventDoc[] {
    return [...this.events, ...this.scene, ...this.waiting];
  }

  /** Other eyes: begin again. */
  reset(): void {
    this.stop();
    this.latest = this.state = this.base = null;
    this.events = [];
    this.views = this.cut = null;
  }

  /** The table is left. */
  stop(): void {
    this.halt();
    this.waiting = [];
    this.scene = [];
    this.isPlaying = this.isPaused = false;
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** What the server tells: events in a piece that ends before number `next`, and what is true after them. */
  push(state: StateDoc): void {
    const from = state.next - state.events.length;
    const fresh = state.events.slice(Math.max(0, this.next - from));
    const goesOn =
      this.state !== null &&
      from <= this.next &&
      state.next >= this.next &&
      fresh.every(({ patch }) => patch !== null);
    this.latest = state;
    if (!goesOn) this.jump(from);
    else {
      this.waiting.push(...fresh);
      this.go();
    }
  }

  /** A game from its record: how it stood after each event, and what is true at its end. */
  load(reel: Reel, end: StateDoc): void {
    this.reset();
    this.latest = end;
    this.events = reel.events;
    this.views = reel.views;
    this.ledgers = reel.ledgers;
  }

  /** The last moment at which something was to be seen, up to `count` events, held there. */
  to(count: number): void {
    const { all, latest, views } = this;
    const stop = stopsIn(this.wishes.game(), all).findLast((one) => one.count <= count) ?? {
      count: 0,
      from: 0,
    };
    const view = views?.[stop.from];
    if (!view || !latest) return;
    this.halt();
    this.events = all.slice(0, stop.from);
    this.scene = [];
    this.waiting = all.slice(stop.from);
    this.base = view;
    this.drawn = 0;
    this.isPlaying = this.isPaused = true;
    if (!this.waiting.length) this.settle();
    else if (stop.from < stop.count) this.beginScene(this.waiting.splice(0, stop.count - stop.from));
    else this.state = withEvents(this.marked(this.meanwhile(latest, view)), this.events, stop.count);
  }

  /** The moment before, held there. */
  stepBack(): void {
    this.to(this.cursor - 1);
  }

  /** On to the next moment, and held there. */
  stepOn(): void {
    const { all, cursor } = this;
    const stop = stopsIn(this.wishes.game(), all).find(({ count }) => count > cursor);
    this.isPaused = this.isPlaying;
    while (this.isPlaying && stop && this.cursor < stop.count) this.step(cursor);
    if (!stop) this.skip();
  }

  /** All of it once more: the board has shown something else meanwhile. */
  retell(): void {
    if (this.state) this.state = withEvents(this.state, [...this.events, ...this.scene], this.cursor);
  }

  /** All of it from the beginning on, told in short. */
  tell(cut: Cut): void {
    this.to(0);
    this.cut = cut;
    this.resume();
  }

  pause(): void {
    this.halt();
    this.isPaused = this.isPlaying;
  }

  resume(): void {
    this.isPaused = false;
    this.go();
  }

  /** The next event now; while it is held, one at a time. The page was drawn last after `drawn` events. */
  step(drawn?: number): void {
    if (!this.isPlaying) return;
    const wasPaused = this.isPaused;
    this.halt();
    this.isPaused = false;
    this.go(drawn);
    if (wasPaused) this.pause();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    this.halt();
    this.isPaused = false;
    this.drawn = this.views ? 0 : this.cursor;
    this.settle();
  }

  /** Something was taken back, or missed: there is nothing to show on the way. */
  private jump(from: number): void {
    const { latest } = this;
    this.stop();
    if (!latest) return;
    if (from <= this.events.length) this.events = [...this.events.slice(0, from), ...latest.events];
    this.state = latest;
    this.base = latest.view;
  }

  private go(drawn = this.cursor): void {
    if (this.timer !== undefined || this.isPaused || this.wishes.held?.()) return;
    this.drawn = drawn;
    this.endScene();
    this.catchUp();
    while (this.waiting.length) {
      const hold = this.showNext();
      if (!hold) continue;
      this.isPlaying = true;
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.go();
      }, hold / this.rate());
      return;
    }
    this.settle();
  }

  /** Shows what comes next and says for how long. */
  private showNext(): number {
    const { waiting } = this;
    const length = this.isSeen() ? sceneIn(this.wishes.game(), waiting) : 0;
    const hold = length
      ? lengthOf(this.wishes.game(), waiting.slice(0, length), this.wishes.pace())
      : this.holdOfNext();
    if (length && hold) this.beginScene(waiting.splice(0, length));
    else this.show(waiting.splice(0, 1));
    return hold;
  }

  /** Whether somebody wants to see what comes next: not on a hidden page that is live, nor what is passed over. */
  private isSeen(): boolean {
    return this.views ? this.cut?.keeps(this.cursor) !== false : !document.hidden;
  }

  private beginScene(events: EventDoc[]): void {
    const { base, latest } = this;
    this.scene = events;
    if (!base || !latest) return;
    const fresh = [...this.events.slice(this.drawn), ...events];
    this.state = withEvents(this.meanwhile(latest, base), fresh, this.events.length + events.length);
  }

  private endScene(): void {
    const events = this.scene;
    this.scene = [];
    if (events.length) this.show(events);
  }

  /** What I did myself I have seen; for the rest the beat says how long. */
  private holdOfNext(): number {
    const [event] = this.waiting;
    if (!event || !this.isSeen()) return 0;
    const row = rowAt(this.waiting, 0);
    const hold = holdOf(this.wishes.game(), event, this.wishes.pace(), row, row === 1);
    return !this.views && event.actor !== null && event.actor === this.latest?.seat ? hold / 2 : hold;
  }

  private rate(): number {
    if (this.views) return (this.cut?.rate ?? 1) * this.wishes.rate();
    const hurry = Math.ceil(this.left() / HURRY_MS);
    return Math.min(FASTEST, this.wishes.rate() * Math.max(1, hurry));
  }

  private left(): number {
    return lengthOf(this.wishes.game(), this.waiting, this.wishes.pace());
  }

  /** After an absence only the end is worth waiting for. */
  private catchUp(): void {
    if (this.views || this.left() / this.wishes.rate() <= FAR_MS) return;
    let at = this.waiting.length;
    while (at > 0 && lengthOf(this.wishes.game(), this.waiting.slice(at - 1), this.wishes.pace()) <= HURRY_MS)
      at--;
    this.show(this.waiting.splice(0, at));
  }

  private show(events: EventDoc[]): void {
    const { latest } = this;
    const base = this.follow(events);
    if (!base || !latest) return;
    const meanwhile = this.meanwhile(latest, base);
    this.events = [...this.events, ...events];
    this.state = withEvents(this.marked(meanwhile), this.events.slice(this.drawn), this.events.length);
  }

  private follow(events: EventDoc[]): StateDoc['view'] | null {
    for (const { patch } of events) if (this.base && patch) this.base = patched(this.base, patch);
    return this.base;
  }

  /** The table while something is shown: nothing has ended yet, and what has causes not seen yet is not asked. */
  private meanwhile<State extends StateDoc>(latest: State, view: State['view']): State {
    const open = { ...latest, status: 'running' as const, view, result: undefined };
    if (!this.views && !latest.result && latest.after <= this.events.length) return open;
    const promises = this.state?.promises ?? latest.promises;
    return {
      ...open,
      promises,
      decision: null,
      question: null,
      actors: [],
      choices: [],
      asides: [],
      undoable: 0,
    };
  }

  /** From its record a game has no news but what is being shown: the last event, and equal ones before it. */
  private marked<State extends StateDoc>(state: State): State {
    const { events, views } = this;
    if (!views) return state;
    const seen = events.findLastIndex(({ code }) => code !== events.at(-1)?.code) + 1;
    const promises = this.ledgers.findLast(({ after }) => after <= events.length)?.promises ?? [];
    return { ...state, seen, promises };
  }

  /** Nothing waits any more: what the server said last is what is. */
  private settle(): void {
    const { latest, scene, waiting } = this;
    this.isPlaying = this.isPaused = false;
    if (!latest) return;
    this.waiting = [];
    this.scene = [];
    this.follow([...scene, ...waiting]);
    this.events = [...this.events, ...scene, ...waiting];
    this.state = withEvents(latest, this.events.slice(this.drawn), this.events.length);
  }
}
