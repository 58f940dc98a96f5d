/** What a table was told, put together again. */

/** Everything heard so far: the server sends events in pieces. */
export class Heard<Event> {
  events: Event[] = [];
  /** How many came before them, of which nothing is known here. */
  missed = 0;

  /** Take a piece in; returns what is new since the last one. */
  take(state: { events: readonly Event[]; next: number }): Event[] {
    const from = Math.max(0, state.next - state.events.length);
    const before = this.missed + this.events.length;
    const goesOn = from <= before && state.next >= before;
    const kept = goesOn ? this.events.slice(0, Math.max(0, from - this.missed)) : [];
    if (!kept.length) this.missed = from;
    this.events = [...kept, ...state.events];
    // All told anew, from the beginning on: somebody looks at another moment, and nothing is on its way there.
    return goesOn && before && from > 0 ? this.events.slice(before - this.missed) : [];
  }
}
