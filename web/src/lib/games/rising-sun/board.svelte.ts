/** What the parts of the table share: the position, what can be chosen, and what I hold in my hand. */
import { getContext, setContext } from 'svelte';
import type { EventDoc, GameTableProps } from '$lib/protocol.ts';
import { isStill } from '$lib/stage/motion.ts';
import {
  light,
  meant,
  onlySource,
  parseAll,
  placeOf,
  sources,
  type Choice,
  type Light,
  type Spot,
} from './choices.ts';
import { forceOf } from './force.ts';
import { flightsOf, Heard, lastBattle, type Flight } from './history.ts';
import { groupsAt, type Group } from './pieces.ts';
import { wishes } from './wishes.ts';
import { stepOf, type Clan, type Place, type Province, type ResultDoc, type ViewDoc } from './types.ts';

export interface Picking {
  choices: Choice[];
  x: number;
  y: number;
}

export interface Drag {
  spot: Spot;
  x: number;
  y: number;
}

const KEY = Symbol('rising-sun');

export class Board {
  /** What I took: a piece or something of my reserve. */
  private taken = $state<Spot | null>(null);
  /** Several choices are meant by one place: which? */
  picking = $state.raw<Picking | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The province that lies open. */
  open = $state<Province | null>(null);
  isPhone = $state(false);
  /** A map on which single pieces would be too small to tell apart. */
  hasSmallMap = $state(false);
  /** Pieces that are being carried just now. */
  flights = $state.raw<Flight[]>([]);
  events = $state.raw<EventDoc[]>([]);
  private heard = new Heard();
  private readonly props: () => GameTableProps;

  constructor(props: () => GameTableProps) {
    this.props = props;
  }

  readonly state = $derived.by(() => this.props().state);
  readonly table = $derived.by(() => this.props().table);
  readonly readonly = $derived.by(() => this.props().readonly ?? false);
  readonly view = $derived.by(() => this.state.view as ViewDoc);
  readonly me = $derived.by(() => this.state.seat ?? null);
  readonly clan = $derived.by((): Clan | null =>
    this.me === null ? null : (this.view.clans[this.me] ?? null),
  );
  readonly step = $derived.by(() => stepOf(this.view));
  readonly choices = $derived.by(() => (this.readonly ? [] : parseAll(this.state.choices, this.view)));
  readonly result = $derived.by(() => (this.state.result ?? null) as ResultDoc | null);
  /** What I hold: what I took while it can still be taken, or the only thing there is to take. */
  readonly chosen = $derived.by(() =>
    this.taken && sources(this.choices).includes(this.taken) ? this.taken : onlySource(this.choices),
  );
  /** What happened since I acted last. */
  readonly news = $derived.by(() => this.events.slice(this.state.seen).filter(({ code }) => code !== ''));
  readonly newFlights = $derived.by(() => flightsOf(this.news).filter(({ seat }) => seat !== this.me));
  readonly battle = $derived.by(() => lastBattle(this.events));

  /** A new state has come. */
  hear(): void {
    const fresh = this.heard.take(this.state);
    this.events = this.heard.events;
    this.picking = null;
    this.flights = isStill() ? [] : flightsOf(fresh).slice(-8);
  }

  /** Motion is only ever shown on top of what is: skipping it loses nothing. */
  skip(): void {
    this.flights = [];
  }

  player(seat: number) {
    return this.view.players[seat];
  }

  force(seat: number, place: Place): number {
    return forceOf(this.view, seat, place);
  }

  groups(place: Place): Group[] {
    return groupsAt(this.view, place, (seat, at) => this.force(seat, at));
  }

  light(spot: Spot): Light {
    return light(this.choices, this.chosen, spot);
  }

  /** The choices behind a thing that is lit as a target. */
  meant(spot: Spot): Choice[] {
    return meant(this.choices, this.chosen, spot);
  }

  /** What I would like to do with a thing that is not lit; `pressed`: I have tried to. */
  wishes(spot: Spot, pressed = false): string[] {
    const { me, step, choices, chosen } = this;
    if (me === null || this.readonly || this.result) return [];
    return wishes({ me, step, choices, chosen }, spot, pressed);
  }

  /** Whether pressing a thing that is not lit would be answered with a reason. */
  answersPress(spot: Spot): boolean {
    return this.wishes(spot, true).length > 0;
  }

  answers(...tags: string[]): Choice[] {
    return this.choices.filter(({ tag }) => tags.includes(tag));
  }

  act(...actions: string[]): void {
    if (this.readonly) return;
    this.picking = null;
    this.props().act(actions);
  }

  aside(text: string): void {
    if (!this.readonly) this.props().aside(text);
  }

  take(spot: Spot | null): void {
    this.taken = spot;
    this.picking = null;
  }

  /** Something was clicked, tapped or chosen by key; true if it meant anything. */
  press(spot: Spot, x: number, y: number): boolean {
    const how = this.light(spot);
    if (how === 'target') return this.choose(this.meant(spot), x, y);
    if (how === 'source' || how === 'chosen') {
      this.take(how === 'chosen' ? null : spot);
      return true;
    }
    const province = placeOf(spot);
    if (province && this.isPhone && !this.chosen && this.hasSource(province)) {
      this.open = province as Province;
      return true;
    }
    const found = this.chosen ? [] : this.meant(spot);
    if (found.length) return this.choose(found, x, y);
    this.take(null);
    if (province && spot.startsWith('province:')) {
      this.open = this.open === province ? null : (province as Province);
    }
    return false;
  }

  /** Whether something can be taken at this place: on a small screen it is taken from the open province. */
  private hasSource(place: string): boolean {
    return sources(this.choices).some((from) => placeOf(from) === place);
  }

  private choose(choices: Choice[], x: number, y: number): boolean {
    const [one] = choices;
    if (!one) return false;
    if (choices.length === 1) this.act(one.action);
    else this.picking = { choices, x, y };
    return true;
  }
}

export function makeBoard(props: () => GameTableProps): Board {
  return setContext(KEY, new Board(props));
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
