/** One listener for the whole table: click, tap, key or drag on anything that carries `data-spot`. */
import type { Attachment } from 'svelte/attachments';

/** What the listener needs of a table: what is lit, what is in hand, and what a press means. */
export interface Pressed {
  readonly chosen: string | null;
  /** Several choices are meant by one place. */
  picking: unknown;
  drag: Drag | null;
  /** Something is being carried on the board. */
  readonly carries: boolean;
  light(spot: string): string | null;
  press(spot: string, x: number, y: number): boolean;
  take(spot: string | null): void;
  skip(): void;
}

export interface Drag {
  spot: string;
  x: number;
  y: number;
}

const FAR = 6;
const GOALS = '.land.target, [data-map] .piece.target, .shrine .goal';

function spotOf(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-spot]') : null;
}

/** Arrow keys walk from a province through what stands there, lit or not, and back to the province; with something in
 *  hand from place to place where it can go. */
function walk(root: HTMLElement, from: Element, key: string, inHand: boolean): Element | null {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const own = from.closest<HTMLElement | SVGElement>('[data-piece-at], .land, .shrine .goal');
  const place = own?.dataset.pieceAt ?? own?.dataset.spot?.split(':')[1];
  if (!by || !own || !place) return null;
  const land = `.land[data-spot="province:${place}"]`;
  const stops = [...root.querySelectorAll(inHand ? GOALS : `${land}, [data-piece-at="${place}"]`)];
  const at = stops.indexOf(own);
  if (at < 0) return stops.at(by > 0 ? 0 : -1) ?? null;
  return stops[(at + by + stops.length) % stops.length]!;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

export function pressing(board: Pressed): Attachment<HTMLElement> {
  return (root) => {
    let start: { spot: string; x: number; y: number } | null = null;
    let dragged = false;

    function onclick(event: MouseEvent): void {
      if (dragged) {
        dragged = false;
        return;
      }
      const element = spotOf(event.target);
      if (!element) {
        if (!(event.target as Element).closest('.picker')) board.picking = null;
        return;
      }
      const [x, y] = event.detail ? [event.clientX, event.clientY] : middle(element);
      board.press(element.dataset.spot!, x, y);
    }

    function onkeydown(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        if (board.chosen || board.picking || board.carries) event.stopPropagation();
        board.take(null);
        board.skip();
      }
      const next = walk(root, event.target as Element, event.key, board.chosen !== null);
      if (next instanceof HTMLElement || next instanceof SVGElement) {
        event.preventDefault();
        next.focus();
        return;
      }
      const element = spotOf(event.target);
      if (!element || element instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' '))
        return;
      event.preventDefault();
      board.press(element.dataset.spot!, ...middle(element));
    }

    function onpointerdown(event: PointerEvent): void {
      board.skip();
      dragged = false;
      const spot = spotOf(event.target)?.dataset.spot;
      if (!spot || event.button || !['source', 'chosen'].includes(board.light(spot) ?? '')) return;
      start = { spot, x: event.clientX, y: event.clientY };
    }

    function onpointermove(event: PointerEvent): void {
      if (!start) return;
      if (!board.drag && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      board.take(start.spot);
      board.drag = { spot: start.spot, x: event.clientX, y: event.clientY };
      event.preventDefault();
    }

    function onpointerup(event: PointerEvent): void {
      start = null;
      if (!board.drag) return;
      board.drag = null;
      dragged = true;
      setTimeout(() => (dragged = false));
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const spot = under
        .map((one) => spotOf(one)?.dataset.spot)
        .find((one) => one && board.light(one) === 'target');
      if (spot) board.press(spot, event.clientX, event.clientY);
    }

    function oncancel(): void {
      start = null;
      board.drag = null;
    }

    root.addEventListener('click', onclick);
    root.addEventListener('keydown', onkeydown);
    root.addEventListener('pointerdown', onpointerdown);
    addEventListener('pointermove', onpointermove, { passive: false });
    addEventListener('pointerup', onpointerup);
    addEventListener('pointercancel', oncancel);
    return () => {
      root.removeEventListener('click', onclick);
      root.removeEventListener('keydown', onkeydown);
      root.removeEventListener('pointerdown', onpointerdown);
      removeEventListener('pointermove', onpointermove);
      removeEventListener('pointerup', onpointerup);
      removeEventListener('pointercancel', oncancel);
    };
  };
}
