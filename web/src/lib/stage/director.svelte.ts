/**
 * What is shown, and when. The server tells what has happened at once; here every event waits its turn, and the table
 * is drawn as it stood at the event that is being shown: nothing changes before its cause. What is asked of me comes
 * when all before it was seen.
 */
import type { EventDoc, StateDoc } from '$lib/protocol.ts';
import { holdOf, lengthOf, rowAt, sceneIn, type Pace } from './beats.ts';
import { patched } from './patch.ts';

/** So far behind, what is shown hurries; further still, only the end of it is shown. */
const HURRY_MS = 12_000;
const FAR_MS = 40_000;
const FASTEST = 4;

export interface Wishes {
  game: () => string;
  pace: () => Pace;
  rate: () => number;
}

export class Director {
  /** The table as it stood at the event that is shown. */
  state = $state.raw<StateDoc | null>(null);
  /** All events up to it. */
  events = $state.raw<EventDoc[]>([]);
  /** Something is still to be shown. */
  isPlaying = $state(false);
  isPaused = $state(false);
  private latest: StateDoc | null = null;
  /** The view that the next patch is meant for: what the events alone have made of the first one. */
  private base: StateDoc['view'] | null = null;
  private waiting: EventDoc[] = [];
  /** The events of the scene that is being shown: what they changed is drawn when it has ended. */
  private scene: EventDoc[] = [];
  /** Events that were there when the page was drawn last: a state brings those after them. */
  private drawn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wishes: Wishes) {}

  /** The number of the next event that the server has not told yet. */
  get next(): number {
    return this.events.length + this.scene.length + this.waiting.length;
  }

  /** Other eyes: begin again. */
  reset(): void {
    this.stop();
    this.latest = this.state = this.base = null;
    this.events = [];
  }

  /** The table is left. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.scene = [];
    this.isPlaying = this.isPaused = false;
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

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isPaused = this.isPlaying;
  }

  resume(): void {
    this.isPaused = false;
    this.go();
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isPaused = false;
    this.drawn = this.events.length + this.scene.length;
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

  private go(): void {
    if (this.timer !== undefined || this.isPaused) return;
    this.drawn = this.events.length + this.scene.length;
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
    const length = document.hidden ? 0 : sceneIn(this.wishes.game(), waiting);
    const hold = length
      ? lengthOf(this.wishes.game(), waiting.slice(0, length), this.wishes.pace())
      : this.holdOfNext();
    if (length && hold) this.beginScene(waiting.splice(0, length));
    else this.show(waiting.splice(0, 1));
    return hold;
  }

  private beginScene(events: EventDoc[]): void {
    const { base } = this;
    this.scene = events;
    if (!base) return;
    const fresh = [...this.events.slice(this.drawn), ...events];
    this.state = { ...this.meanwhile(base), events: fresh, next: this.events.length + events.length };
  }

  private endScene(): void {
    const events = this.scene;
    this.scene = [];
    if (events.length) this.show(events);
  }

  /** What I did myself I have seen; for the rest the beat says how long. */
  private holdOfNext(): number {
    const [event] = this.waiting;
    if (!event || document.hidden) return 0;
    const row = rowAt(this.waiting, 0);
    const hold = holdOf(this.wishes.game(), event.code, this.wishes.pace(), row, row === 1);
    return event.actor !== null && event.actor === this.latest?.seat ? hold / 2 : hold;
  }

  private rate(): number {
    const hurry = Math.ceil(this.left() / HURRY_MS);
    return Math.min(FASTEST, this.wishes.rate() * Math.max(1, hurry));
  }

  private left(): number {
    return lengthOf(this.wishes.game(), this.waiting, this.wishes.pace());
  }

  /** After an absence only the end is worth waiting for. */
  private catchUp(): void {
    if (this.left() / this.wishes.rate() <= FAR_MS) return;
    let at = this.waiting.length;
    while (at > 0 && lengthOf(this.wishes.game(), this.waiting.slice(at - 1), this.wishes.pace()) <= HURRY_MS)
      at--;
    this.show(this.waiting.splice(0, at));
  }

  private show(events: EventDoc[]): void {
    const base = this.follow(events);
    if (!base) return;
    const meanwhile = this.meanwhile(base);
    this.events = [...this.events, ...events];
    this.state = { ...meanwhile, events: this.events.slice(this.drawn), next: this.events.length };
  }

  private follow(events: EventDoc[]): StateDoc['view'] | null {
    for (const { patch } of events) if (this.base && patch) this.base = patched(this.base, patch);
    return this.base;
  }

  /** The table while something is shown: nothing has ended yet, and what has causes not seen yet is not asked. */
  private meanwhile(view: StateDoc['view']): StateDoc {
    const latest = this.latest as StateDoc;
    const open: StateDoc = { ...latest, status: 'running', view, result: undefined };
    if (!latest.result && latest.after <= this.events.length) return open;
    return { ...open, decision: null, question: null, actors: [], choices: [], asides: [], undoable: 0 };
  }

  /** Nothing waits any more: what the server said last is what is. */
  private settle(): void {
    const { latest, scene, waiting } = this;
    this.isPlaying = false;
    if (!latest) return;
    this.waiting = [];
    this.scene = [];
    this.follow([...scene, ...waiting]);
    this.events = [...this.events, ...scene, ...waiting];
    this.state = { ...latest, events: this.events.slice(this.drawn), next: this.events.length };
  }
}
