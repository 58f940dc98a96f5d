/** The cubes of a throw with their way through the tower, moved by the browser's own animations. */
import type { Attachment } from 'svelte/attachments';
import type { Battle } from './battles.ts';
import { houseOfColour, type House } from './types.ts';

export interface Cube {
  id: number;
  house: House | null;
  /** It ends inside the tower. */
  stays: boolean;
  /** It was inside before and is knocked loose. */
  inside: boolean;
  from: [number, number];
  to: [number, number];
}

const ROW = 10;

/** Where a cube comes to lie: in the tray row by row, or on a shelf. */
function resting(at: number, stays: boolean): [number, number] {
  if (!stays) return [40 + (at % ROW) * 15.5, 193 - Math.floor(at / ROW) * 14.5];
  const upper = at % 2 === 0;
  const step = Math.floor(at / 2);
  return upper
    ? [86 + (step % 3) * 13, 66 - Math.floor(step / 3) * 13]
    : [134 - (step % 3) * 13, 106 - Math.floor(step / 3) * 13];
}

export function fallenCubes(battle: Battle): Cube[] {
  const found: Cube[] = [];
  let lying = 0;
  let stuck = 0;
  for (const one of battle.throws) {
    const house = houseOfColour(one.colour);
    const through = Math.min(one.into, one.out);
    for (let at = 0; at < Math.max(one.into, one.out); at++) {
      const stays = at >= one.out;
      const inside = at >= one.into;
      const id = found.length;
      found.push({
        id,
        house,
        stays,
        inside: inside && at >= through,
        from: inside ? [110, 60] : [84 + ((id * 37) % 52), -16 - ((id * 13) % 30)],
        to: stays ? resting(stuck++, true) : resting(lying++, false),
      });
    }
  }
  return found;
}

function moved([x, y]: [number, number], degrees: number): string {
  return `translate(${x}px, ${y}px) rotate(${degrees}deg)`;
}

const FALL = 900;
const APART = 70;
const LATEST = 900;

function startOf(cube: Cube): number {
  return Math.min(LATEST, cube.id * APART);
}

/** After how many milliseconds the last cube lies still; at once without motion. */
export function fallTime(cubes: readonly Cube[]): number {
  return isStill() ? 0 : Math.max(0, ...cubes.map(startOf)) + FALL;
}

function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}

/** Lets a cube fall along the shelves; without motion it lies there at once. */
export function fall(cube: Cube): Attachment<SVGElement> {
  return (element) => {
    const lying = ((cube.id * 47) % 15) - 7; // nothing lies quite straight
    element.style.transform = moved(cube.to, lying);
    if (isStill() || typeof element.animate !== 'function') return;
    const way: [number, number][] = [cube.from, [110 + ((cube.id % 3) - 1) * 12, 40]];
    if (cube.to[1] > 75) way.push([116, 76]);
    if (cube.to[1] > 115) way.push([104, 116], [110, 150]);
    way.push(cube.to);
    const animation = element.animate(
      way.map((spot, at) => ({ transform: moved(spot, at === way.length - 1 ? lying : at * 70) })),
      { duration: FALL, delay: startOf(cube), easing: 'cubic-bezier(.4, 0, .7, 1)', fill: 'backwards' },
    );
    return () => animation.cancel();
  };
}
