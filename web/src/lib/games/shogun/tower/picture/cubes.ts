/** Cubes: a turned box of up to three faces, each with its colour and weave, and its shadow. */
import { TRAY } from '../measures.ts';
import { DEPTH, sheet, TOWER_BACK, type Pen, type Screen } from './screen.ts';

/** Where a cube is in one picture. */
export interface Posed {
  x: number;
  y: number;
  angle: number;
  /** Its lane, between two while it glides. */
  depth: number;
  /** About its upright. */
  turn: number;
  colour: number;
}

type Vector = readonly [number, number, number];

const HALF = 0.49;
const FACE = 64;
const LIGHT = { x: -0.42, y: 0.91 };

/** Weaves as on the map, so that colour is never the only sign; farmers have an ear of rice. */
interface Weave {
  size: [number, number];
  fill?: string;
  line?: string;
}
const WEAVES: readonly (Weave | null)[] = [
  { size: [16, 14], fill: 'M0 14L8 0L16 14z' },
  { size: [14, 14], fill: 'M0 0H7V7H0zM7 7H14V14H7z' },
  { size: [18, 18], line: 'M2 1L4.5 8L7 1M11 10L13.5 17L16 10M10 3L16 6M1 12L7 15' },
  { size: [16, 24], line: 'M5 0C5 6 1 6 1 12S5 18 5 24M11 0C11 6 15 6 15 12S11 18 11 24' },
  {
    size: [14, 14],
    line: 'M3.5 1A2.5 2.5 0 1 1 3.5 6A2.5 2.5 0 1 1 3.5 1zM10.5 8A2.5 2.5 0 1 1 10.5 13A2.5 2.5 0 1 1 10.5 8z',
  },
  null,
];
const EAR =
  'M32 60V26M32 26c-9-4-12-10-12-18 9 3 12 9 12 18zM32 26c9-4 12-10 12-18-9 3-12 9-12 18zM32 44c-9-4-12-9-12-16 9 2 12 8 12 16zM32 44c9-4 12-9 12-16-9 2-12 8-12 16z';

/** `hex` darker below one, lighter above. */
function shade(hex: string, by: number): string {
  const value = parseInt(hex.slice(1), 16);
  const mix = (part: number) => Math.round(by < 1 ? part * by : part + (255 - part) * (by - 1));
  return `rgb(${mix(value >> 16)},${mix((value >> 8) & 255)},${mix(value & 255)})`;
}

function paintWeave(pen: Pen, { size: [width, height], fill, line }: Weave): void {
  const tile = sheet(width * 1.5, height * 1.5);
  tile.pen.scale(1.5, 1.5);
  tile.pen.fillStyle = tile.pen.strokeStyle = 'rgba(255,244,220,.27)';
  tile.pen.lineWidth = 1.7;
  if (fill) tile.pen.fill(new Path2D(fill));
  if (line) tile.pen.stroke(new Path2D(line));
  pen.fillStyle = pen.createPattern(tile.canvas, 'repeat') ?? 'transparent';
  pen.fillRect(0, 0, FACE, FACE);
}

function faceOf(hex: string, number: number): HTMLCanvasElement {
  const { canvas, pen } = sheet(FACE, FACE);
  const fill = pen.createLinearGradient(0, 0, FACE * 0.4, FACE);
  fill.addColorStop(0, shade(hex, 1.1));
  fill.addColorStop(1, shade(hex, 0.86));
  pen.fillStyle = fill;
  pen.fillRect(0, 0, FACE, FACE);
  const weave = WEAVES[number];
  if (weave) paintWeave(pen, weave);
  else {
    pen.strokeStyle = 'rgba(255,246,214,.85)';
    pen.lineWidth = 4.5;
    pen.lineCap = pen.lineJoin = 'round';
    pen.stroke(new Path2D(EAR));
  }
  pen.lineWidth = 4;
  pen.strokeStyle = 'rgba(255,245,225,.3)';
  pen.strokeRect(3, 3, FACE - 6, FACE - 6);
  return canvas;
}

function softShadow(): HTMLCanvasElement {
  const { canvas, pen } = sheet(FACE, FACE);
  const middle = FACE / 2;
  const fill = pen.createRadialGradient(middle, middle, 4, middle, middle, middle);
  fill.addColorStop(0, 'rgba(24,8,0,.75)');
  fill.addColorStop(0.5, 'rgba(24,8,0,.4)');
  fill.addColorStop(1, 'rgba(24,8,0,0)');
  pen.fillStyle = fill;
  pen.fillRect(0, 0, FACE, FACE);
  return canvas;
}

/** The cube's own axes in (x, y, depth). */
function axesOf({ angle, turn }: Posed): [Vector, Vector, Vector] {
  const [ca, sa, ct, st] = [Math.cos(angle), Math.sin(angle), Math.cos(turn), Math.sin(turn)];
  return [
    [ca * ct, sa, ca * st],
    [-sa * ct, ca, -sa * st],
    [-st, 0, ct],
  ];
}

export class CubePainter {
  private readonly faces: HTMLCanvasElement[];
  private readonly soft = softShadow();

  constructor(
    private readonly screen: Screen,
    colours: readonly string[],
  ) {
    this.faces = colours.map(faceOf);
  }

  paintWallShadow(pen: Pen, cube: Posed): void {
    const { screen } = this;
    const gap = cube.depth - TOWER_BACK;
    const size = screen.unit * (1.7 + gap * 0.22);
    const x = screen.x(cube.x + 0.18 + gap * 0.12, TOWER_BACK) - size / 2;
    const y = screen.y(cube.y - 0.3 - gap * 0.25, TOWER_BACK) - size / 2;
    pen.globalAlpha = 0.62 - gap * 0.13;
    pen.drawImage(this.soft, x, y, size, size);
    pen.globalAlpha = 1;
  }

  paintMatShadow(pen: Pen, cube: Posed): void {
    const { screen } = this;
    const high = Math.max(0, cube.y - 0.5 - TRAY.floor);
    const size = screen.unit * (1.9 + high * 0.25);
    const x = screen.x(cube.x + 0.12, cube.depth) - size / 2;
    const y = screen.y(TRAY.floor, cube.depth) - size * 0.26;
    pen.globalAlpha = Math.max(0, 0.75 - high * 0.16);
    pen.drawImage(this.soft, x, y, size, size * 0.46);
    pen.globalAlpha = 1;
  }

  paint(pen: Pen, cube: Posed): void {
    const axes = axesOf(cube);
    pen.lineJoin = 'round';
    pen.lineWidth = Math.max(0.6, this.screen.unit * 0.05);
    for (const [at, axis] of axes.entries()) {
      const seen = axis[0] * DEPTH.x + axis[1] * DEPTH.y - axis[2];
      if (Math.abs(seen) < 0.02) continue;
      const normal: Vector = seen < 0 ? [-axis[0], -axis[1], -axis[2]] : axis;
      this.paintFace(pen, cube, normal, axes[(at + 1) % 3] ?? axis, axes[(at + 2) % 3] ?? axis);
    }
  }

  private paintFace(pen: Pen, cube: Posed, normal: Vector, across: Vector, down: Vector): void {
    const face = this.faces[cube.colour];
    const [ax, ay] = this.projected(across);
    const [dx, dy] = this.projected(down);
    const [nx, ny] = this.projected(normal);
    const x = this.screen.x(cube.x, cube.depth) + nx;
    const y = this.screen.y(cube.y, cube.depth) + ny;
    if (face) {
      const half = FACE / 2;
      pen.setTransform(ax / half, ay / half, dx / half, dy / half, x - ax - dx, y - ay - dy);
      pen.drawImage(face, 0, 0);
      pen.setTransform(1, 0, 0, 1, 0, 0);
    }
    pen.beginPath();
    pen.moveTo(x - ax - dx, y - ay - dy);
    pen.lineTo(x + ax - dx, y + ay - dy);
    pen.lineTo(x + ax + dx, y + ay + dy);
    pen.lineTo(x - ax + dx, y - ay + dy);
    pen.closePath();
    const lit = 0.26 * normal[0] * LIGHT.x + 0.3 * normal[1] * LIGHT.y - 0.06 * normal[2] - 0.06;
    pen.fillStyle =
      lit > 0 ? `rgba(255,244,222,${lit.toFixed(3)})` : `rgba(18,6,0,${(-2.4 * lit).toFixed(3)})`;
    pen.fill();
    pen.strokeStyle = 'rgba(22,10,4,.6)';
    pen.stroke();
  }

  private projected([x, y, depth]: Vector): [number, number] {
    const scale = this.screen.unit * HALF;
    return [(x + depth * DEPTH.x) * scale, -(y + depth * DEPTH.y) * scale];
  }
}
