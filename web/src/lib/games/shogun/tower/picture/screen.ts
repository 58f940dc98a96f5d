/** From the tower's measures to the canvas: depth shifts a point to the upper right, and wood has a grain. */
import { LANES } from '../measures.ts';
import { random } from '../fall/random.ts';

/** Screen shift of one lane. */
export const DEPTH = { x: 0.22, y: 0.46 };
export const VIEW = { left: -7.4, right: 19.9, bottom: -2.0, top: 24.2 };
/** Lanes grow towards the viewer; here the tray ends. */
export const FRONT = LANES - 0.5;
/** Where the tower's own walls stand. */
export const TOWER_FRONT = 3.5;
export const TOWER_BACK = 0.5;

/** x, y and lane. */
export type Corner = readonly [number, number, number];
export type Pen = CanvasRenderingContext2D;

const TIMBER_EDGE = 'rgba(38,18,6,.55)';

export function sheet(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return { canvas, pen: penOf(canvas) };
}

export function penOf(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  return pen;
}

/** Long grain with a few darker years. */
export function wood(
  width: number,
  height: number,
  base: string,
  seed: number,
  strong = 1,
): HTMLCanvasElement {
  const { canvas, pen } = sheet(width, height);
  const chance = random(seed);
  pen.fillStyle = base;
  pen.fillRect(0, 0, width, height);
  for (let year = 0; year < height * 0.9; year++) {
    const y = chance() * height;
    pen.strokeStyle =
      chance() < 0.35
        ? `rgba(255,232,190,${0.05 * strong + chance() * 0.07 * strong})`
        : `rgba(52,24,6,${chance() * 0.17 * strong})`;
    pen.lineWidth = 0.4 + chance() * 1.3;
    const wave = chance.between(0.4, 2.2);
    const long = chance.between(60, 220);
    const begins = chance() * 6.28;
    pen.beginPath();
    for (let x = -4; x <= width + 4; x += 8)
      pen.lineTo(x, y + Math.sin(x / long + begins) * wave + Math.sin(x / 31 + year) * 0.35);
    pen.stroke();
  }
  return canvas;
}

/** Where things stand on a canvas of one size. */
export class Screen {
  /** Pixels of one cube's edge. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;

  constructor(width: number) {
    this.unit = width / (VIEW.right - VIEW.left);
    this.width = Math.round(width);
    this.height = Math.round((VIEW.top - VIEW.bottom) * this.unit);
  }

  x(x: number, lane = FRONT): number {
    return (x - VIEW.left + (FRONT - lane) * DEPTH.x) * this.unit;
  }

  y(y: number, lane = FRONT): number {
    return (VIEW.top - y - (FRONT - lane) * DEPTH.y) * this.unit;
  }

  path(pen: Pen, corners: readonly Corner[]): void {
    pen.beginPath();
    for (const [x, y, lane] of corners) pen.lineTo(this.x(x, lane), this.y(y, lane));
    pen.closePath();
  }

  fill(pen: Pen, corners: readonly Corner[], fill: string | CanvasGradient, edge?: string): void {
    this.path(pen, corners);
    pen.fillStyle = fill;
    pen.fill();
    if (!edge) return;
    pen.strokeStyle = edge;
    pen.lineWidth = 1;
    pen.stroke();
  }

  /** A piece of wood: its grain runs along `turn`; `dark` shades it, below zero lights it. */
  timber(
    pen: Pen,
    corners: readonly Corner[],
    grain: HTMLCanvasElement,
    dark = 0,
    turn = 0,
    edged = true,
  ): void {
    const far = this.height * 2;
    this.path(pen, corners);
    pen.save();
    pen.clip();
    pen.translate(
      Math.min(...corners.map(([x, , lane]) => this.x(x, lane))),
      Math.min(...corners.map(([, y, lane]) => this.y(y, lane))),
    );
    pen.rotate(turn);
    const shade = dark > 0 ? `rgba(26,11,2,${dark})` : `rgba(255,238,205,${-dark})`;
    for (const fill of [pen.createPattern(grain, 'repeat') ?? shade, shade]) {
      pen.fillStyle = fill;
      pen.fillRect(-far, -far, 2 * far, 2 * far);
    }
    pen.restore();
    if (!edged) return;
    this.path(pen, corners);
    pen.strokeStyle = TIMBER_EDGE;
    pen.lineWidth = Math.max(0.75, this.unit * 0.045);
    pen.stroke();
  }
}
