/** What never moves and stands before the cubes: posts, hopper, eaves, the rims of the tray. */
import { EXIT, MOUTH, RAMP, TRAY, WALL, surface } from '../measures.ts';
import {
  FRONT,
  TOWER_BACK as BACK,
  TOWER_FRONT as NEAR,
  type Corner,
  type Pen,
  type Screen,
} from './screen.ts';
import type { Grains } from './scene.ts';

const TOP = WALL.top + 0.2;
const UPRIGHT = Math.PI / 2;
const GOLD = '#c89b3c';
const RIGHT = WALL.right;
const OUTER = RIGHT + 0.4;
const LEFT = WALL.left;
const POST = LEFT - 0.6;
const EAVES = TOP - 0.5;

export function paintBefore(screen: Screen, pen: Pen, grains: Grains): void {
  paintRightWall(screen, pen, grains);
  paintFoot(screen, pen, grains);
  paintHopper(screen, pen, grains);
  paintEaves(screen, pen, POST - 1.1, OUTER + 1.1, EAVES - 0.15);
  paintRim(screen, pen, grains);
  paintTrayRims(screen, pen, grains);
}

/** An upright or lying rectangle in one lane. */
function board(x0: number, y0: number, x1: number, y1: number, lane: number): Corner[] {
  return [
    [x0, y0, lane],
    [x1, y0, lane],
    [x1, y1, lane],
    [x0, y1, lane],
  ];
}

function paintRightWall(screen: Screen, pen: Pen, grains: Grains): void {
  const outer: Corner[] = [
    [OUTER, EXIT.top, NEAR],
    [OUTER, TOP, NEAR],
    [OUTER, TOP, BACK],
    [OUTER, EXIT.top, BACK],
  ];
  screen.timber(pen, outer, grains.wall, 0.48, UPRIGHT);
  screen.timber(pen, board(RIGHT, EXIT.top, OUTER, TOP, NEAR), grains.lacquer, -0.04, UPRIGHT);
}

/** The foot under the ramp, with our sign on it, and the left post. */
function paintFoot(screen: Screen, pen: Pen, grains: Grains): void {
  const under = (x: number) => surface(RAMP, x) - RAMP.thick;
  const [end] = RAMP.to;
  const foot: Corner[] = [
    [LEFT, -0.7, NEAR],
    [end, -0.7, NEAR],
    [end, under(end), NEAR],
    [LEFT, under(LEFT), NEAR],
  ];
  screen.timber(pen, foot, grains.wall, 0.1);
  const shade = pen.createLinearGradient(0, screen.y(4), 0, screen.y(-0.7));
  shade.addColorStop(0, 'rgba(30,12,2,.35)');
  shade.addColorStop(1, 'rgba(30,12,2,.05)');
  screen.fill(pen, foot, shade);
  paintFan(screen, pen, -1.9, 1.35, 1.25);
  screen.timber(pen, board(POST, -0.7, LEFT, TOP, NEAR), grains.lacquer, -0.04, UPRIGHT);
  screen.timber(pen, board(POST - 0.5, -1.25, end + 0.3, -0.55, NEAR), grains.lacquer, -0.02);
}

function paintHopper(screen: Screen, pen: Pen, grains: Grains): void {
  const side: Corner[] = [
    [MOUTH.right + 1.3, MOUTH.y + 0.45, NEAR],
    [MOUTH.right + 1.3, MOUTH.y + 0.45, BACK],
    [OUTER, EAVES, BACK],
    [OUTER, EAVES, NEAR],
  ];
  const front: Corner[] = [
    [MOUTH.left - 0.9, MOUTH.y, NEAR],
    [MOUTH.right + 1.3, MOUTH.y, NEAR],
    [OUTER, EAVES, NEAR],
    [POST, EAVES, NEAR],
  ];
  screen.timber(pen, side, grains.wall, 0.5);
  screen.timber(pen, front, grains.wall, -0.05);
}

function paintEaves(screen: Screen, pen: Pen, x0: number, x1: number, y: number): void {
  const at = (x: number, up: number): [number, number] => [screen.x(x, NEAR), screen.y(up, NEAR)];
  const middle = (x0 + x1) / 2;
  const lower = () => {
    pen.beginPath();
    pen.moveTo(...at(x0 - 0.5, y + 0.55));
    pen.quadraticCurveTo(...at(x0 + 1.6, y - 0.25), ...at(middle, y - 0.2));
    pen.quadraticCurveTo(...at(x1 - 1.6, y - 0.25), ...at(x1 + 0.5, y + 0.55));
  };
  lower();
  pen.lineTo(...at(x1 - 0.2, y + 1.0));
  pen.quadraticCurveTo(...at(x1 - 1.9, y + 0.55), ...at(middle, y + 0.6));
  pen.quadraticCurveTo(...at(x0 + 1.9, y + 0.55), ...at(x0 + 0.2, y + 1.0));
  pen.closePath();
  const slate = pen.createLinearGradient(0, screen.y(y + 1), 0, screen.y(y - 0.3));
  slate.addColorStop(0, '#51423a');
  slate.addColorStop(1, '#1d1512');
  pen.fillStyle = slate;
  pen.fill();
  lower();
  pen.lineWidth = screen.unit * 0.1;
  pen.strokeStyle = GOLD;
  pen.stroke();
  pen.lineWidth = screen.unit * 0.05;
  pen.strokeStyle = 'rgba(0,0,0,.5)';
  for (let x = x0 + 0.5; x < x1; x += 0.62) {
    const lift = 0.5 * Math.abs((x - middle) / (x1 - middle)) ** 3;
    pen.beginPath();
    pen.moveTo(...at(x, y - 0.15 + lift));
    pen.lineTo(...at(x, y + 0.55 + lift * 0.8));
    pen.stroke();
  }
}

/** A war fan, the sign of the house of games. */
function paintFan(screen: Screen, pen: Pen, x: number, y: number, size: number): void {
  const scale = (screen.unit * size) / 32;
  pen.save();
  pen.translate(screen.x(x, NEAR), screen.y(y, NEAR));
  pen.scale(scale, scale);
  pen.translate(-32, -32);
  pen.fillStyle = GOLD;
  pen.fill(
    new Path2D(
      'M32 5C25 0 13 0 8 7c-4 7 3 10 3 16s-7 8-3 15c5 6 17 5 24 2 7 3 19 4 24-2 4-7-3-9-3-15s7-9 3-16C51 0 39 0 32 5z',
    ),
  );
  pen.fillRect(28.5, 38, 7, 20);
  for (const [radius, fill] of [
    [10.5, '#3b2016'],
    [8, '#b3321b'],
  ] as const) {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(32, 22.5, radius, 0, 7);
    pen.fill();
  }
  pen.restore();
}

/** The rim of the mouth, and the lintel over the exit. */
function paintRim(screen: Screen, pen: Pen, grains: Grains): void {
  const [left, right] = [MOUTH.left - 1.1, MOUTH.right + 1.5];
  screen.timber(pen, board(left, MOUTH.y - 0.1, right, MOUTH.y + 0.45, NEAR), grains.lacquer, -0.06);
  screen.fill(pen, board(left, MOUTH.y + 0.36, right, MOUTH.y + 0.45, NEAR), GOLD);
  const lintel = board(RIGHT - 0.05, EXIT.top - 0.12, OUTER + 0.05, EXIT.top + 0.22, NEAR);
  screen.fill(pen, lintel, GOLD, 'rgba(60,35,5,.8)');
}

function paintTrayRims(screen: Screen, pen: Pen, { lacquer }: Grains): void {
  const { right, floor, rim, wall } = TRAY;
  const low = 0.62;
  const left = RAMP.to[0] - 0.1;
  const [inner, outer] = [right + 0.35, right + 0.35 + wall];
  /** A side that runs into the depth, from (x0, y0) below to (x1, y1) above. */
  const deep = (x0: number, y0: number, x1: number, y1: number): Corner[] => [
    [x0, y0, FRONT],
    [x1, y1, FRONT],
    [x1, y1, -0.5],
    [x0, y0, -0.5],
  ];
  screen.timber(pen, deep(right, floor, inner, rim), lacquer, 0.1);
  screen.timber(pen, deep(inner, rim, outer, rim), lacquer, -0.22);
  screen.timber(pen, deep(right + wall, -0.9, outer, rim), lacquer, 0.28);
  const front: Corner[] = [
    [left, -0.9, FRONT],
    [right + wall, -0.9, FRONT],
    [right + wall + 0.16, low, FRONT],
    [left, low, FRONT],
  ];
  screen.timber(pen, front, lacquer, -0.05);
  const corner: Corner[] = [
    [right, floor + 0.1, FRONT],
    [right + wall, floor - 0.2, FRONT],
    [outer, rim, FRONT],
    [inner, rim, FRONT],
  ];
  screen.timber(pen, corner, lacquer, -0.02);
  screen.fill(pen, board(left, low - 0.1, right + wall + 0.15, low, FRONT), GOLD);
}
