/** What the pieces of a clan in a province look like together, and how much room that takes: a rank of figures or a pill. */
import { LONGEST, type Group, type Stack } from './pieces.ts';
import type { Piece } from '../types.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** standing: every figure drawn, its Force below; full: every kind with its number, in one row; block: under a head;
 *  folded: the chief figure and a number; tiny: Force. */
export type Fold = 'standing' | 'full' | 'block' | 'folded' | 'tiny';

export interface Pill extends Box {
  group: Group;
  fold: Fold;
  /** The height of a row of pieces. */
  row: number;
  /** Where each stack lies inside the pill, from its corner. */
  cells: { stack: Stack; x: number; y: number; w: number }[];
}

/** The height of a block's head, in rows. */
export const HEAD = 0.74;

type Content = Pick<Pill, 'w' | 'h' | 'row' | 'cells'>;

export function contents(group: Group, row: number, fold: Fold): Content {
  const tab = row * 0.94;
  const end = forceWidth(group, row);
  if (fold === 'tiny') return { row, h: row, w: tab + (group.force ? end : row * 0.8), cells: [] };
  if (fold === 'folded') {
    const built = group.stacks.some(({ piece }) => piece === 'stronghold') && group.figures > 0;
    return { row, h: row, w: tab + chiefWidth(group, row) + (built ? row * 0.52 : 0) + end, cells: [] };
  }
  if (fold === 'standing') return rank(group, row);
  if (fold === 'block') return block(group, row);
  const cells: Pill['cells'] = [];
  let x = tab;
  for (const stack of group.stacks) {
    const w = cellWidth(stack, row);
    cells.push({ stack, x, y: 0, w });
    x += w;
  }
  return { row, h: row, w: x + end, cells };
}

function cellWidth(stack: Stack, row: number): number {
  return row * (stack.count > 1 ? 1.22 : 0.84);
}

const LOW: Partial<Record<Piece, number>> = { bushi: 1, shinto: 1 };

/** How much taller than a Bushi a piece stands. */
export function stature({ piece }: Stack): number {
  return LOW[piece] ?? 1.12;
}

/** The tag with crest and Force below a rank, by the height of a Bushi. */
export const TAG = { w: 0.84, h: 0.4 };
/** Width of a figure by its height, and how far the next one stands from it. */
export const FIGURE = { w: 0.88, step: 0.64 };

/** Figures side by side, each a little in front of the one before, a second line before the first. */
function rank(group: Group, row: number): Content {
  const amount = group.stacks.reduce((sum, { count }) => sum + count, 0);
  const lines = Math.ceil(amount / LONGEST);
  const perLine = Math.ceil(amount / lines);
  const [step, back] = [row * FIGURE.step, row * 0.58];
  const cells: Pill['cells'] = [];
  let at = 0;
  for (const stack of group.stacks) {
    const line = Math.floor(at / perLine);
    cells.push({
      stack,
      x: (at % perLine) * step,
      y: row * 0.14 + line * back,
      w: step * (stack.count - 1) + row,
    });
    at += stack.count;
  }
  const w = Math.max(row * TAG.w, step * (perLine - 1) + row * FIGURE.w * 1.1);
  return { row, h: row * (1.14 + TAG.h * 0.6) + (lines - 1) * back, w, cells };
}

/** Crest and Force above, the pieces below, at most three in a line. */
function block(group: Group, row: number): Content {
  const cells: Pill['cells'] = [];
  const perLine = group.stacks.length <= 3 ? 3 : Math.ceil(group.stacks.length / 2);
  let [x, y, widest] = [row * 0.06, row * HEAD, row * 1.7];
  for (const [i, stack] of group.stacks.entries()) {
    if (i && i % perLine === 0) [x, y] = [row * 0.06, y + row * 0.94];
    const w = cellWidth(stack, row);
    cells.push({ stack, x, y, w });
    x += w;
    widest = Math.max(widest, x + row * 0.06);
  }
  return { row, h: y + row, w: widest, cells };
}

/** The chief figure of a folded pill, and how many there are where there are more. */
export function chiefWidth(group: Group, h: number): number {
  return h * (group.figures > 1 ? 1.28 : 0.96);
}

/** The Force at the end of a pill; nothing where there is none. */
export function forceWidth(group: Group, h: number): number {
  return group.force ? h * (group.force > 9 ? 0.9 : 0.66) : h * 0.16;
}
