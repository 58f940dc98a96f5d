/** The table of a worked example: nobody sits there, and nothing can be chosen. */
import { playersOf } from '$lib/players.ts';
import type { GameName, SeatDoc, TableDoc, View } from '$lib/server/protocol.ts';

function seat(number: number): SeatDoc {
  return {
    seat: number,
    name: '',
    person: null,
    bot: null,
    acting: false,
    ready: false,
    online: false,
    seeded: false,
    guest: false,
    stand_in: false,
    bank: null,
    deadline: null,
  };
}

export function exampleTable(game: GameName, clause: string, view: View, you: number | null): TableDoc {
  return {
    id: clause,
    tea: 20,
    name: clause,
    game,
    you,
    seats: playersOf(view).map((_, number) => seat(number)),
    status: 'over',
    options: {},
    rules: 1,
    public: false,
    paused: false,
    lesson: false,
    pace: 'free',
    policy: 'wait',
    clock: null,
    delay: 0,
    host: '',
    invite: null,
    seed_hash: '',
    created: 0,
    started: null,
    ended: null,
    result: null,
    rematch: null,
    study: null,
    rated: false,
    coach: 'free',
    votes: [],
  };
}
