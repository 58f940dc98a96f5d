/** What never moves and stands behind the cubes: tray and mat, back wall, mouth from the inside. */
import { LOWER, MOUTH, RAMP, TRAY, UPPER, WALL, type Plank } from '../measures.ts';
import { random } from '../fall/random.ts';
import { FRONT, sheet, TOWER_BACK, TOWER_FRONT, type Corner, type Pen, type Screen } from './screen.ts';
import type { Grains } from './scene.ts';

const DEEP = -0.5;
const TOP = WALL.top + 0.2;
const UPRIGHT = Math.PI / 2;
/** The tray begins behind the tower. */
const TRAY_LEFT = 3.4;

export function paintBehind(screen: Screen, pen: Pen, grains: Grains): void {
  paintTableShadow(screen, pen);
  paintTray(screen, pen, grains);
  paintBackWall(screen, pen, grains);
  for (const plank of [UPPER, LOWER, RAMP]) paintPlankShadow(screen, pen, plank);
  paintInside(screen, pen, grains);
}

function paintTableShadow(screen: Screen, pen: Pen): void {
  pen.save();
  pen.filter = `blur(${screen.unit * 0.7}px)`;
  const corners: Corner[] = [
    [-5.6, -1.1, FRONT],
    [17.6, -1.3, FRONT],
    [18, 0, 1],
    [-4, -0.5, -1],
  ];
  screen.fill(pen, corners, 'rgba(40,22,8,.42)');
  pen.restore();
}

function paintTray(screen: Screen, pen: Pen, grains: Grains): void {
  const { right, floor, rim } = TRAY;
  const mat: Corner[] = [
    [TRAY_LEFT, floor, FRONT],
    [right, floor, FRONT],
    [right, floor, DEEP],
    [TRAY_LEFT, floor, DEEP],
  ];
  screen.fill(pen, mat, '#cfc08a');
  paintTatami(screen, pen, mat);
  const wall: Corner[] = [
    [TRAY_LEFT, floor, DEEP],
    [right, floor, DEEP],
    [right + 0.35, rim, DEEP],
    [TRAY_LEFT, rim, DEEP],
  ];
  screen.timber(pen, wall, grains.lacquer, -0.1);
  const shade = pen.createLinearGradient(0, screen.y(rim, DEEP), 0, screen.y(floor, FRONT));
  shade.addColorStop(0, 'rgba(20,8,2,.0)');
  shade.addColorStop(0.3, 'rgba(20,8,2,.34)');
  shade.addColorStop(0.52, 'rgba(20,8,2,.0)');
  const inner: Corner[] = [
    [TRAY_LEFT, floor, FRONT],
    [right, floor, FRONT],
    [right, floor, DEEP],
    [right, rim, DEEP],
    [TRAY_LEFT, rim, DEEP],
  ];
  screen.fill(pen, inner, shade);
}

function paintTatami(screen: Screen, pen: Pen, mat: readonly Corner[]): void {
  const { unit } = screen;
  const pattern = pen.createPattern(tatami(unit), 'repeat');
  if (!pattern) return;
  pen.save();
  screen.path(pen, mat);
  pen.clip();
  pen.translate(screen.x(TRAY_LEFT, FRONT), screen.y(TRAY.floor, FRONT));
  pen.transform(1, 0, -0.22 / 0.46, 1, 0, 0);
  pen.fillStyle = pattern;
  pen.fillRect(-unit * 4, -unit * 6, unit * 30, unit * 8);
  pen.restore();
}

function tatami(unit: number): HTMLCanvasElement {
  const width = Math.round(unit * 5.8);
  const height = Math.round(unit * 3);
  const { canvas, pen } = sheet(width, height);
  const chance = random(21);
  pen.fillStyle = '#d6c892';
  pen.fillRect(0, 0, width, height);
  for (let y = 0; y < height; y += Math.max(1.5, unit * 0.09)) {
    pen.fillStyle = `rgba(${chance() < 0.5 ? '120,108,52' : '250,242,200'},${0.1 + chance() * 0.16})`;
    pen.fillRect(0, y, width, Math.max(0.8, unit * 0.045));
  }
  for (let x = 0; x < width; x += Math.max(2, unit * 0.5)) {
    pen.fillStyle = 'rgba(110,96,44,.12)';
    pen.fillRect(x, 0, 1, height);
  }
  return canvas;
}

/** Upright boards, light falling in from the front. */
function paintBackWall(screen: Screen, pen: Pen, grains: Grains): void {
  const wall: Corner[] = [
    [WALL.left, 0, TOWER_BACK],
    [WALL.right, 0, TOWER_BACK],
    [WALL.right, TOP, TOWER_BACK],
    [WALL.left, TOP, TOWER_BACK],
  ];
  screen.timber(pen, wall, grains.wall, 0.12, UPRIGHT);
  for (let board = 1; board < 6; board++) {
    const x = WALL.left + ((WALL.right - WALL.left) * board) / 6;
    const gap: Corner[] = [
      [x, 0, TOWER_BACK],
      [x + 0.05, 0, TOWER_BACK],
      [x + 0.05, TOP, TOWER_BACK],
      [x, TOP, TOWER_BACK],
    ];
    screen.fill(pen, gap, 'rgba(45,20,4,.4)');
  }
  const { unit } = screen;
  const lamp = pen.createRadialGradient(
    screen.x(-0.5),
    screen.y(9.5),
    unit * 2,
    screen.x(0.4),
    screen.y(9),
    unit * 10,
  );
  lamp.addColorStop(0, 'rgba(255,226,170,.26)');
  lamp.addColorStop(0.45, 'rgba(60,28,6,.12)');
  lamp.addColorStop(1, 'rgba(24,9,0,.62)');
  screen.fill(pen, wall, lamp);
}

function paintPlankShadow(screen: Screen, pen: Pen, { from, to }: Plank): void {
  const clip: Corner[] = [
    [WALL.left, -1, TOWER_BACK],
    [WALL.right, -1, TOWER_BACK],
    [WALL.right, WALL.top, TOWER_BACK],
    [WALL.left, WALL.top, TOWER_BACK],
  ];
  const shadow: Corner[] = [
    [from[0], from[1] - 0.3, TOWER_BACK],
    [to[0] + 0.5, to[1] - 0.3, TOWER_BACK],
    [to[0] + 0.5, to[1] - 1.4, TOWER_BACK],
    [from[0], from[1] - 1.4, TOWER_BACK],
  ];
  pen.save();
  pen.filter = `blur(${screen.unit * 0.35}px)`;
  screen.path(pen, clip);
  pen.clip();
  screen.fill(pen, shadow, 'rgba(28,10,0,.5)');
  pen.restore();
}

/** The left wall and the mouth, seen from the inside. */
function paintInside(screen: Screen, pen: Pen, grains: Grains): void {
  const left: Corner[] = [
    [WALL.left, 0, TOWER_BACK],
    [WALL.left, 0, TOWER_FRONT],
    [WALL.left, TOP, TOWER_FRONT],
    [WALL.left, TOP, TOWER_BACK],
  ];
  screen.timber(pen, left, grains.wall, 0.34, UPRIGHT);
  const back: Corner[] = [
    [MOUTH.left - 0.9, MOUTH.y + 0.45, TOWER_BACK],
    [MOUTH.right + 1.3, MOUTH.y + 0.45, TOWER_BACK],
    [WALL.right + 0.4, WALL.top - 0.3, TOWER_BACK],
    [WALL.left - 0.6, WALL.top - 0.3, TOWER_BACK],
  ];
  screen.timber(pen, back, grains.wall, 0.45);
  const side: Corner[] = [
    [MOUTH.left - 0.9, MOUTH.y + 0.45, TOWER_BACK],
    [MOUTH.left - 0.9, MOUTH.y, TOWER_FRONT],
    [MOUTH.throatLeft, MOUTH.throatY, TOWER_FRONT],
    [MOUTH.throatLeft, MOUTH.throatY, TOWER_BACK],
  ];
  screen.timber(pen, side, grains.wall, 0.3);
}
