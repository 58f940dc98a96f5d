/** Pan and zoom of the map: drag, wheel, pinch, keys. Moves one layer by a transform, so that nothing is painted anew. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from './points.ts';

export const MOST = 5;
/** What must stay free around what is looked at: half a province, and the buttons. */
const MARGIN = 48;

/** Where something lies along one side of the box, before it is moved and zoomed. */
interface Span {
  size: number;
  from: number;
  to: number;
}

function isSeen({ size, from, to }: Span, moved: number, k: number): boolean {
  return moved + from * k >= MARGIN && moved + to * k <= size - MARGIN;
}

function closest({ size, from, to }: Span): number {
  return (size - 2 * MARGIN) / Math.max(1, to - from);
}

/** What can be taken follows the hand by itself; the map stays. */
function isCarried(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-carry]') !== null;
}

export class PanZoom {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** While fingers are down the layer is kept by the compositor; afterwards it is painted sharp. */
  moving = $state(false);
  #box: HTMLElement | null = null;
  #pointers = new Map<number, PointerEvent>();
  #travelled = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
  }

  /** True right after a drag: the click that follows is none. */
  get dragged(): boolean {
    return this.#travelled > 6;
  }

  fit(): void {
    this.k = 1;
    this.x = this.y = 0;
  }

  by(factor: number, px?: number, py?: number): void {
    const box = this.#box?.getBoundingClientRect();
    if (!box) return;
    const cx = px ?? box.width / 2;
    const cy = py ?? box.height / 2;
    const k = Math.min(MOST, Math.max(1, this.k * factor));
    this.x = cx - ((cx - this.x) * k) / this.k;
    this.y = cy - ((cy - this.y) * k) / this.k;
    this.k = k;
    this.#bound();
  }

  /** Bring these points of a drawing, which lies in the middle of the layer, into view: all of them, and not too far away. */
  look(
    points: readonly Point[],
    drawing: { width: number; height: number },
    most: number,
    fills = false,
  ): void {
    const box = this.#box?.getBoundingClientRect();
    if (!box?.width || !box.height || !points.length) return;
    const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
    const span = (size: number, whole: number, of: number[]): Span => {
      const edge = (size - whole * scale) / 2;
      return { size, from: edge + Math.min(...of) * scale, to: edge + Math.max(...of) * scale };
    };
    const across = span(
      box.width,
      drawing.width,
      points.map(([x]) => x),
    );
    const down = span(
      box.height,
      drawing.height,
      points.map(([, y]) => y),
    );
    // as wide as the whole drawing, the window would be half empty
    const least = fills ? Math.min(most, box.height / (drawing.height * scale)) : 1;
    if (this.k > 1 && isSeen(across, this.x, this.k) && isSeen(down, this.y, this.k)) return;
    this.k = Math.max(1, least, Math.min(most, closest(across), closest(down)));
    this.x = across.size / 2 - ((across.from + across.to) / 2) * this.k;
    this.y = down.size / 2 - ((down.from + down.to) / 2) * this.k;
    this.#bound();
  }

  #bound(): void {
    const box = this.#box?.getBoundingClientRect();
    if (!box) return;
    this.x = Math.min(0, Math.max(box.width * (1 - this.k), this.x));
    this.y = Math.min(0, Math.max(box.height * (1 - this.k), this.y));
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => (this.moving = false), 180);
  }

  readonly attach: Attachment<HTMLElement> = (box) => {
    this.#box = box;
    const stop = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      passive = true,
    ) => box.addEventListener(name, listener, { signal: stop.signal, passive });
    listen('wheel', (event) => this.#wheel(event), false);
    listen('dblclick', (event) => this.#turn(event));
    listen('pointerdown', (event) => {
      if (event.button !== 0 || isCarried(event.target)) return;
      if (!this.#pointers.size) this.#travelled = 0;
      this.#pointers.set(event.pointerId, event);
    });
    listen('pointermove', (event) => this.#move(event));
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      listen(name, (event) => this.#pointers.delete(event.pointerId));
    return () => stop.abort();
  };

  /** Twice on the same place: near, and all of it again. */
  #turn(event: MouseEvent): void {
    if (isCarried(event.target)) return;
    const box = this.#box!.getBoundingClientRect();
    if (this.k > 1) this.fit();
    else this.by(2, event.clientX - box.left, event.clientY - box.top);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = this.#box!.getBoundingClientRect();
    this.#stir();
    this.by(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const others = [...this.#pointers.values()].filter((one) => one.pointerId !== event.pointerId);
    const dx = event.clientX - before.clientX;
    const dy = event.clientY - before.clientY;
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    this.#pointers.set(event.pointerId, event);
    if (this.k <= 1 && !others.length) return;
    this.#stir();
    const other = others[0];
    if (other) this.#pinch(before, event, other);
    else if (this.dragged) {
      this.x += dx;
      this.y += dy;
      this.#bound();
    }
  }

  #pinch(before: PointerEvent, now: PointerEvent, other: PointerEvent): void {
    const span = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const box = this.#box!.getBoundingClientRect();
    const cx = (now.clientX + other.clientX) / 2 - box.left;
    const cy = (now.clientY + other.clientY) / 2 - box.top;
    this.by(span(now) / Math.max(1, span(before)), cx, cy);
  }
}
