/** One WebSocket a table: it mends itself, and says so. */
import { api } from './api.ts';
import type {
  AnswerDoc,
  ClientMessage,
  DealDoc,
  ErrorDoc,
  EventDoc,
  ForesightDoc,
  ServerMessage,
  StateDoc,
  TableDoc,
  TalkDoc,
} from './protocol.ts';
import { settings } from '../settings.svelte.ts';
import { Director, withEvents } from '../stage/director.svelte.ts';
import { lookForUpdate } from './update.ts';
import { asking } from '../words/wording.ts';

/** silent: the line stands, and nothing comes over it. */
export type Link = 'connecting' | 'open' | 'silent' | 'mending' | 'refused';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** While somebody looks at the page: a line that is gone is said to be so within three seconds. */
const LISTEN_EVERY = 500;
const ASK_EVERY = 1000;
const SILENCE = 1200;
/** So long without a word, and a new line is tried. */
const GIVEN_UP = 12_000;
/** Bots may move every few milliseconds: drawn after each of their moves, the page would hardly get to paint any. */
const DRAW_EVERY = 40;
/** An answer that takes longer is noticed: then what must wait for it looks so. */
export const LATE = 200;

type News = Extract<ServerMessage, { type: 'state' }>;
/** What I send; it gets its number on the way. */
type Doing = ClientMessage extends infer One ? (One extends ClientMessage ? Omit<One, 'id'> : never) : never;
type Waiting = (error: ErrorDoc | null) => void;

/** Two pieces of news as one. */
function joined(first: News | null, second: News): News {
  if (!first) return second;
  const events = [...first.state.events, ...second.state.events];
  return { ...second, state: withEvents(second.state, events, second.state.next) };
}

/** The live table. `table` and `state` change under the components that read them. */
export class Connection {
  table = $state.raw<TableDoc | null>(null);
  /** What has come is shown by and by. */
  readonly director = new Director({
    game: () => this.table?.game ?? '',
    pace: () => settings.pace,
    rate: () => settings.rate,
    held: () => this.held(),
  });
  /** Whether something else is shown first: the page says so. */
  held = (): boolean => false;
  talk = $state.raw<TalkDoc[]>([]);
  deals = $state.raw<DealDoc[]>([]);
  spectators = $state(0);
  link = $state<Link>('connecting');
  /** Why the server does not let us in. */
  refused = $state.raw<ErrorDoc | null>(null);
  /** The latest refusal of something I did; cleared by the next thing that works. */
  error = $state.raw<ErrorDoc | null>(null);
  /** Something of mine is on its way; nothing else can be sent meanwhile. */
  busy = $state(false);
  /** It has been so for a while. */
  late = $state(false);
  /** How many of my doings have been answered. */
  answers = $state(0);
  /** When the connection was lost, to say for how long. */
  lostAt = $state<number | null>(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  /** When the server was last heard, and asked whether it is there. */
  private heardAt = 0;
  private askedAt = 0;
  private sent = 0;
  private waiting = new Map<number, Waiting>();
  private lateness: ReturnType<typeof setTimeout> | undefined;
  /** What has come and is not drawn yet. */
  private news: News | null = null;
  private drawing: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** The game as it stood at the event that is shown, and all events up to it. */
  get state(): StateDoc | null {
    return this.director.state;
  }
  get events(): EventDoc[] {
    return this.director.events;
  }

  constructor(
    readonly id: string,
    readonly invite = '',
  ) {
    window.addEventListener('online', this.retry);
    window.addEventListener('offline', this.doubt);
    window.addEventListener('gunbai:cut', this.cut);
    this.open();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.retry);
    window.removeEventListener('offline', this.doubt);
    window.removeEventListener('gunbai:cut', this.cut);
    clearTimeout(this.timer);
    clearTimeout(this.lateness);
    clearTimeout(this.drawing);
    clearInterval(this.pinging);
    this.director.stop();
    this.socket?.close();
  }

  /** For tests: as if the line had been cut. */
  private cut = (): void => this.socket?.close();

  /** Try again now instead of when the pause is over. */
  retry = (): void => {
    if (this.link === 'silent') return this.socket?.close();
    if (this.link !== 'mending') return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const query = new URLSearchParams({ since: String(this.director.next) });
    if (this.invite) query.set('invite', this.invite);
    const socket = new WebSocket(`${base}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    clearInterval(this.pinging);
    if (this.closed || socket !== this.socket || this.link === 'refused') return;
    for (const answer of this.waiting.values()) answer(offline);
    this.waiting.clear();
    this.lostAt ??= Date.now();
    this.link = 'mending';
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The browser has lost its network; what is heard nevertheless says otherwise. */
  private doubt = (): void => {
    if (this.link === 'open') this.link = 'silent';
    this.listen();
  };

  /** Is the server still there? Whoever looks at the page is told soon; a hidden one asks now and then. */
  private listen = (): void => {
    if (this.link !== 'open' && this.link !== 'silent') return;
    const now = Date.now();
    const asked = this.askedAt > this.heardAt;
    if (asked && now - this.askedAt > GIVEN_UP) return this.socket?.close();
    if (asked && now - this.askedAt > SILENCE) this.link = 'silent';
    const every = document.visibilityState === 'visible' ? ASK_EVERY : PING_EVERY;
    if (asked || now - this.heardAt < every) return;
    this.askedAt = now;
    this.send({ type: 'ping' }, () => undefined);
  };

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    if (this.link === 'silent') this.link = 'open';
    // What is said of the table is true only after what was said before.
    if (this.news && message.type !== 'state' && message.type !== 'reply') this.draw();
    switch (message.type) {
      case 'hello':
        this.greet(message.table, message.state);
        break;
      case 'state':
        this.news = joined(this.news, message);
        if (!this.busy && this.drawing === undefined) this.draw();
        break;
      case 'table':
        this.replaceTable(message.table);
        break;
      case 'presence':
        this.spectators = message.spectators;
        if (this.table) {
          const seats = this.table.seats.map((s) => ({ ...s, online: message.online.includes(s.seat) }));
          this.table = { ...this.table, seats };
        }
        break;
      case 'talk':
        this.talk = [...this.talk.filter((one) => one.number !== message.talk.number), message.talk];
        break;
      case 'deal':
        this.deals = [...this.deals.filter((one) => one.number !== message.deal.number), message.deal];
        break;
      case 'reply':
        this.answered(message.id, message.error);
        break;
      case 'refused':
        this.refused = message.error;
        this.link = 'refused';
    }
  }

  private greet(table: TableDoc, state: StateDoc | null): void {
    if (this.table && this.table.you !== table.you) return this.replaceTable(table);
    this.news = null;
    this.table = table;
    if (state) this.take(state);
    this.link = 'open';
    if (this.lostAt !== null) void lookForUpdate();
    this.lostAt = null;
    this.wait = FIRST_WAIT;
    clearInterval(this.pinging);
    this.heardAt = Date.now();
    this.pinging = setInterval(this.listen, LISTEN_EVERY);
  }

  /** I sat down or stood up: other eyes have other events, so begin again. */
  private replaceTable(table: TableDoc): void {
    const other = this.table !== null && this.table.you !== table.you;
    this.table = table;
    if (other) {
      this.news = null;
      this.director.reset();
      this.socket?.close();
    }
  }

  /** What is new goes onto the page; what comes right after it waits until that is painted. */
  private draw(): void {
    clearTimeout(this.drawing);
    this.drawing = setTimeout(() => {
      this.drawing = undefined;
      if (this.news && !this.busy) this.draw();
    }, DRAW_EVERY);
    const news = this.news;
    this.news = null;
    if (!news) return;
    this.take(news.state);
    if (this.table) this.table = { ...this.table, seats: news.seats, status: news.state.status };
  }

  private take(sent: StateDoc): void {
    this.director.push(asking(sent));
  }

  private answered(id: number | null, error: ErrorDoc | null): void {
    if (id === null) return;
    this.waiting.get(id)?.(error);
    this.waiting.delete(id);
    if (error?.state) this.take(error.state);
  }

  /** False when there is no connection. */
  private send(message: Doing, answer: Waiting): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    const id = ++this.sent;
    this.socket.send(JSON.stringify({ ...message, id }));
    this.waiting.set(id, answer);
    return true;
  }

  /** The server tells what follows before it answers: both are drawn at once, and with them what `answered` changes. */
  private carryOut(message: Doing, answered?: () => void): Promise<boolean> {
    if (this.busy) return Promise.resolve(false);
    this.busy = true;
    this.lateness = setTimeout(() => (this.late = true), LATE);
    return new Promise((resolve) => {
      const settle: Waiting = (error) => {
        clearTimeout(this.lateness);
        this.busy = this.late = false;
        this.error = error;
        this.answers += 1;
        answered?.();
        this.draw();
        resolve(error === null);
      };
      if (!this.send(message, settle)) settle(offline);
    });
  }

  /** Answer the present decision with one action or a chain of them, applied whole or not at all. */
  act = (actions: string[], answered?: () => void): Promise<boolean> =>
    this.carryOut({ type: 'act', actions, decision: this.state?.decision ?? null }, answered);

  /** Out of turn: a gift, an offer, taking back a sealed choice. */
  aside = (text: string): Promise<boolean> => this.carryOut({ type: 'act', actions: [text], decision: null });

  undo = (count = 1): Promise<boolean> => this.carryOut({ type: 'undo', count });

  /** Why these are not possible now. */
  why = async (actions: string[]): Promise<AnswerDoc[]> => (await api.why(this.id, actions)).answers;

  /** What these would come to. */
  foresee = (actions: string[]): Promise<ForesightDoc> => api.foresee(this.id, actions);

  clearError(): void {
    this.error = null;
  }
}

export const offline: ErrorDoc = {
  code: 'connection/lost',
  message: 'no connection',
  clause: null,
  details: {},
  state: null,
};
