/** A game on a timeline: its seasons and their parts, what is marked, and the points of every seat over time. */
import { gameOf, type Story, type Track } from '$lib/game.ts';
import type { EventDoc, View } from '$lib/server/protocol.ts';
import { stopsIn } from '$lib/stage/beats.ts';
import type { Reel } from '$lib/stage/reel.ts';

/** From one number of events to another. */
export interface Part {
  name: string;
  from: number;
  to: number;
}
export interface Band extends Part {
  icon: string;
  parts: Part[];
}
/** Something that is marked: it is seen after so many events. */
export interface Pin {
  count: number;
  icon: string;
  event: EventDoc;
}
export interface Title {
  /** What it is part of. */
  frame: EventDoc | null;
  event: EventDoc | null;
}

export class Told {
  readonly bands: Band[];
  readonly pins: Pin[];
  /** By number of events: where that is on the timeline, from 0 to 1. Only what all have heard takes room. */
  readonly places: number[];
  /** By number of events: the points of every seat. */
  readonly points: number[][];
  /** By number of events: the game's track for every seat, more is better; none in a game without one. */
  readonly track: number[][];
  /** Where what others belong to begins: the numbers of these events. */
  readonly frames: number[];
  private readonly story: Story;

  constructor(
    game: string,
    private readonly reel: Reel,
  ) {
    this.story = gameOf(game)!.story;
    this.places = placesOf(reel.events);
    this.points = reel.views.map((view) => this.story.points(view));
    this.track = this.story.track ? trackOf(this.story.track, reel.views) : [];
    this.frames = reel.events.flatMap(({ code }, at) => (this.story.frames.includes(code) ? [at] : []));
    this.bands = bandsOf(this.story, reel.views);
    this.pins = pinsOf(game, this.story, reel.events);
  }

  /** Who did what at this moment. */
  title(count: number): Title {
    const told = this.reel.events.slice(0, count);
    const at = told.findLastIndex(isOfTheGame);
    const from = this.bands.flatMap(({ parts }) => parts).findLast((part) => part.from <= count)?.from ?? 0;
    const frame = told
      .slice(Math.max(0, from - 1), at)
      .findLast(({ code }) => this.story.frames.includes(code));
    const event = told[at] ?? null;
    const isItself = event !== null && this.story.frames.includes(event.code);
    return { frame: isItself ? null : (frame ?? null), event };
  }
}

/** Of places the first is the highest, each in the middle of its stripe. */
function trackOf(track: Track, views: readonly View[]): number[][] {
  const all = views.map((view) => track.of(view));
  return track.isPlace ? all.map((places) => places.map((place) => places.length - place - 0.5)) : all;
}

/** What the server makes known beside the game has no clause. */
const isOfTheGame = ({ clause }: EventDoc) => clause !== '';

function placesOf(events: readonly EventDoc[]): number[] {
  const heard = [0];
  for (const event of events) heard.push(heard.at(-1)! + (event.private || !isOfTheGame(event) ? 0 : 1));
  const most = Math.max(1, heard.at(-1)!);
  return heard.map((count) => count / most);
}

function bandsOf(story: Story, views: readonly View[]): Band[] {
  const bands: Band[] = [];
  for (const [count, view] of views.entries()) {
    const { season, icon, part } = story.chapter(view);
    let band = bands.at(-1);
    if (band?.name !== season) bands.push((band = { name: season, icon, from: count, to: count, parts: [] }));
    // Between two parts nothing has a name: that belongs to the one before.
    if (!band.parts.length || (part && band.parts.at(-1)!.name !== part))
      band.parts.push({ name: part, from: count, to: count });
    band.to = band.parts.at(-1)!.to = count;
  }
  for (const [at, band] of bands.entries()) {
    band.to = bands[at + 1]?.from ?? band.to;
    for (const [place, one] of band.parts.entries()) one.to = band.parts[place + 1]?.from ?? band.to;
  }
  return bands;
}

function pinsOf(game: string, story: Story, events: readonly EventDoc[]): Pin[] {
  const stops = stopsIn(game, events);
  return events.flatMap((event, at) => {
    const icon = story.pins[event.code];
    const count = stops.find((stop) => stop.count > at)?.count;
    return icon && count !== undefined ? [{ count, icon, event }] : [];
  });
}

/** What one seat has up to a moment as a line: `x,y` from 0 to 1 of `most`, new where it changes. */
export function lineOf(
  told: Told,
  values: readonly number[][],
  seat: number,
  until: number,
  most: number,
): [number, number][] {
  const line: [number, number][] = [];
  for (let count = 0; count <= until; count++) {
    const y = (values[count]?.[seat] ?? 0) / most;
    const isSame = line.length > 1 && line.at(-1)![1] === y && line.at(-2)![1] === y;
    if (isSame) line.pop();
    line.push([told.places[count] ?? 1, y]);
  }
  return line;
}

/** The line on a drawing of 1000 by 100, more of it higher. */
export function pathOf(line: readonly [number, number][]): string {
  return line.map(([x, y]) => `${x * 1000},${100 - y * 100}`).join(' ');
}
