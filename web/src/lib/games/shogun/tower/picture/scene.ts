/** The picture: flat physics seen with depth. What never moves is painted once, behind and before the cubes. */
import { LANES, LOWER, RAMP, TOWER_LANES, UPPER, WALL, placeOf, type Plank } from '../measures.ts';
import { paintBefore } from './before.ts';
import { paintBehind } from './behind.ts';
import { CubePainter, type Posed } from './cubes.ts';
import { DEPTH, penOf, Screen, sheet, TOWER_BACK, wood, type Corner, type Pen } from './screen.ts';

export interface Grains {
  wall: HTMLCanvasElement;
  lacquer: HTMLCanvasElement;
  plank: HTMLCanvasElement;
}

const SHARPEST = 2;
const NARROWEST = 320;
/** A cube right of this lies in the tray. */
const OUT = WALL.right + 0.4;

/** What never moves, and what the rest is painted with. */
interface Tower {
  screen: Screen;
  painter: CubePainter;
  plank: HTMLCanvasElement;
  behind: HTMLCanvasElement;
  before: HTMLCanvasElement;
}

/** When the page has painted what it has to show; a hidden one shows nothing. */
function rest(): Promise<void> {
  return new Promise((go) => {
    if (document.hidden) setTimeout(go);
    else requestAnimationFrame(() => setTimeout(go));
  });
}

/** It takes the time of some pictures: so it is built piece by piece, and the page is painted between them. */
async function build(screen: Screen, colours: readonly string[]): Promise<Tower> {
  const { unit } = screen;
  await rest();
  const wall = wood(22 * unit, 12 * unit, '#c99a5e', 11);
  await rest();
  const lacquer = wood(26 * unit, 8 * unit, '#3b2016', 3, 0.8);
  await rest();
  const plank = wood(24 * unit, 2 * unit, '#b98045', 5, 1.2);
  const painter = new CubePainter(screen, colours);
  const grains = { wall, lacquer, plank };
  await rest();
  const behind = layer(screen, (pen) => paintBehind(screen, pen, grains));
  await rest();
  const before = layer(screen, (pen) => paintBefore(screen, pen, grains));
  return { screen, painter, plank, behind, before };
}

function layer({ width, height }: Screen, paint: (pen: Pen) => void): HTMLCanvasElement {
  const { canvas, pen } = sheet(width, height);
  paint(pen);
  return canvas;
}

let built: { of: string; tower: Promise<Tower> } | null = null;

/** The tower of this size: the next battle is fought in the one that stands. */
function towerOf(screen: Screen, colours: readonly string[]): Promise<Tower> {
  const of = [screen.width, ...colours].join();
  if (built?.of !== of) built = { of, tower: build(screen, colours) };
  return built.tower;
}

/** Before the lower shelf, between the shelves, after both: who can hide whom within a lane. */
function stageOf({ x, y }: Posed): 0 | 1 | 2 {
  const place = placeOf(x, y);
  if (place === 'R') return 0;
  if (place !== 'L') return 2;
  if (x < LOWER.to[0]) return 0;
  return x < UPPER.to[0] + 0.5 ? 1 : 2;
}

const nearness = (cube: Posed) => cube.x * DEPTH.x + cube.y * DEPTH.y;

export class Scene {
  private constructor(
    private readonly pen: Pen,
    private readonly tower: Tower,
  ) {}

  /** A scene, as soon as its tower stands. Six colours as hexadecimal numbers: five houses, then the farmers. */
  static on(canvas: HTMLCanvasElement, colours: readonly string[]): Promise<Scene> {
    const sharp = Math.min(SHARPEST, globalThis.devicePixelRatio || 1);
    const screen = new Screen((canvas.clientWidth || NARROWEST) * sharp);
    canvas.width = screen.width;
    canvas.height = screen.height;
    const pen = penOf(canvas);
    return towerOf(screen, colours).then((tower) => new Scene(pen, tower));
  }

  paint(cubes: readonly Posed[]): void {
    const { pen } = this;
    const { screen, behind, before } = this.tower;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, screen.width, screen.height);
    pen.drawImage(behind, 0, 0);
    this.paintShadows(cubes);
    for (let lane = 0; lane < LANES; lane++)
      this.paintLane(
        lane,
        cubes.filter((cube) => Math.round(cube.depth) === lane),
      );
    pen.drawImage(before, 0, 0);
  }

  private paintShadows(cubes: readonly Posed[]): void {
    const { pen } = this;
    const { painter, screen } = this.tower;
    const wall: Corner[] = [
      [WALL.left, 0, TOWER_BACK],
      [WALL.right, 0, TOWER_BACK],
      [WALL.right, WALL.top, TOWER_BACK],
      [WALL.left, WALL.top, TOWER_BACK],
    ];
    pen.save();
    screen.path(pen, wall);
    pen.clip();
    for (const cube of cubes) if (cube.x <= OUT && cube.y < WALL.top) painter.paintWallShadow(pen, cube);
    pen.restore();
    for (const cube of cubes) if (cube.x > OUT) painter.paintMatShadow(pen, cube);
  }

  private paintLane(lane: number, cubes: Posed[]): void {
    const planks = TOWER_LANES.includes(lane) ? [RAMP, LOWER, UPPER] : [];
    const sorted = cubes.sort((a, b) => nearness(a) - nearness(b));
    for (const stage of [0, 1, 2] as const) {
      const plank = planks[stage];
      if (plank) this.paintPlank(plank, lane);
      for (const cube of sorted) if (stageOf(cube) === stage) this.tower.painter.paint(this.pen, cube);
    }
  }

  /** One lane's part of a plank; its front shows in the last. */
  private paintPlank({ from, to, thick }: Plank, lane: number): void {
    const { pen } = this;
    const { screen, plank: grain } = this.tower;
    const [back, front] = [lane - 0.52, lane + 0.5];
    const turn = Math.atan2(from[1] - to[1], to[0] - from[0]);
    const falls = to[0] > from[0];
    const lean = falls ? turn : turn - Math.PI;
    /** A side of it between two of its corners, drawn down by `by`. */
    const side = (a: readonly [number, number], b: readonly [number, number], by: number): Corner[] => [
      [a[0], a[1], front],
      [b[0], b[1], front],
      [b[0], b[1] - by, front],
      [a[0], a[1] - by, front],
    ];
    const top: Corner[] = [
      [from[0], from[1], back],
      [to[0], to[1], back],
      [to[0], to[1], front],
      [from[0], from[1], front],
    ];
    screen.timber(pen, top, grain, -0.2, lean, false);
    const end: Corner[] = [
      [to[0], to[1], back],
      [to[0], to[1], front],
      [to[0], to[1] - thick, front],
      [to[0], to[1] - thick, back],
    ];
    if (falls) screen.timber(pen, end, grain, 0.42, lean, false);
    if (lane < Math.max(...TOWER_LANES)) return;
    screen.timber(pen, side(from, to, thick), grain, 0.16, lean);
    screen.fill(pen, side(from, to, 0.07), 'rgba(255,230,180,.5)');
  }
}
