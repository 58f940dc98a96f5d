/** What the parts of the table share: the position, what can be chosen, and what I hold in my hand. */
import { getContext, setContext } from 'svelte';
import type { Drag } from '$lib/board/pressing.ts';
import type { ForesightDoc, GameTableProps } from '$lib/server/protocol.ts';
import { Heard } from '$lib/stage/heard.ts';
import { isStill } from '$lib/stage/motion.ts';
import {
  light,
  meant,
  onlySource,
  allPlaced,
  placeOf,
  sources,
  type Choice,
  type Light,
  type Spot,
} from './choosing/choices.ts';
import { forceOf } from './pieces/force.ts';
import { flightsOf, lastBattle, type Flight } from './stage/history.ts';
import { groupsAt, type Group } from './pieces/pieces.ts';
import { wishes } from './choosing/wishes.ts';
import {
  isProvince,
  stateOf,
  stepOf,
  type Clan,
  type Happening,
  type Place,
  type Province,
} from './types.ts';

export interface Picking {
  choices: Choice[];
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
  /** What the pointer or the keyboard is at. */
  aim = $state<Spot | null>(null);
  /** The province that lies open. */
  open = $state<Province | null>(null);
  /** A phone: figures stand as pills, and a crowded province is looked at first. */
  isPhone = $state(false);
  /** A tablet held upright: the map is small, but figures can stand. */
  isTablet = $state(false);
  /** The drawings of figures are there: until then pills stand for them. */
  hasPrints = $state(false);
  /** The season's cards lie open though nobody asks for them. */
  showsMarket = $state(false);
  /** What lies open under the map, in px: the map keeps the rest. */
  sheet = $state(0);
  /** Pieces that are being carried just now. */
  flights = $state.raw<Flight[]>([]);
  events = $state.raw<Happening[]>([]);
  private missed = $state(0);
  private heard = new Heard<Happening>();
  private readonly props: () => GameTableProps;

  constructor(props: () => GameTableProps) {
    this.props = props;
  }

  readonly state = $derived.by(() => stateOf(this.props().state));
  readonly table = $derived.by(() => this.props().table);
  readonly readonly = $derived.by(() => this.props().readonly ?? false);
  readonly stage = $derived.by(() => this.props().stage);
  readonly staging = $derived.by(() => this.props().staging);
  readonly view = $derived.by(() => this.state.view);
  readonly me = $derived.by(() => this.state.seat ?? null);
  readonly clan = $derived.by((): Clan | null =>
    this.me === null ? null : (this.view.clans[this.me] ?? null),
  );
  readonly step = $derived.by(() => stepOf(this.view));
  readonly choices = $derived.by(() => (this.readonly ? [] : allPlaced(this.state.choices, this.view)));
  readonly result = $derived.by(() => this.state.result ?? null);
  /** What I hold: what I took while it can still be taken, or the only thing there is to take. */
  readonly chosen = $derived.by(() =>
    this.taken && sources(this.choices).includes(this.taken) ? this.taken : onlySource(this.choices),
  );
  /** What happened since I acted last. */
  readonly news = $derived.by(() => this.events.slice(Math.max(0, this.state.seen - this.missed)));
  readonly newFlights = $derived.by(() => flightsOf(this.news).filter(({ seat }) => seat !== this.me));
  readonly battle = $derived.by(() => lastBattle(this.events));

  /** Something is being carried on the map just now. */
  get carries(): boolean {
    return this.flights.length > 0;
  }

  /** A new state has come. */
  hear(): void {
    const fresh = this.heard.take(this.state);
    this.events = this.heard.events;
    this.missed = this.heard.missed;
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
    const { me, choices, chosen } = this;
    if (me === null || this.readonly || this.result) return [];
    return wishes({ me, choices, chosen }, spot, pressed);
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

  /** Something that I was asked about already. */
  actSurely(actions: string[]): void {
    if (!this.readonly) this.props().act(actions, true);
  }

  /** What a chain of mine would come to. */
  async foresee(actions: string[]): Promise<ForesightDoc> {
    return (await this.props().foresee?.(actions)) ?? { actions, breaks: [] };
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
      this.open = isProvince(province) ? province : this.open;
      return true;
    }
    const found = this.chosen ? [] : this.meant(spot);
    if (found.length) return this.choose(found, x, y);
    this.take(null);
    if (province && isProvince(province) && spot.startsWith('province:'))
      this.open = this.open === province ? null : province;
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
  return shareBoard(new Board(props));
}

/** Let the parts of a table find this board. */
export function shareBoard<Shared extends Board>(board: Shared): Shared {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
