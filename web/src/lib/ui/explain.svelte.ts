/** Explanations on hover, focus or a long touch: one tip for the whole page, `Tip.svelte` draws it.
 *
 *    <button {@attach explain(() => ({ text: 'Costs 3 coins', clause: 'RS6.9' }))}>
 */
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title?: string;
  text?: string;
  /** A rule clause; its words and a link are added. */
  clause?: string | null;
}

class Tip {
  shown = $state.raw<Explanation | null>(null);
  at = $state.raw<DOMRect | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(explanation: Explanation, element: Element, wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.shown = explanation;
      this.at = element.getBoundingClientRect();
    }, wait);
  }

  /** A moment's grace, so that the pointer can reach the link inside. */
  hide(wait = 300): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = null), wait);
  }

  /** The finger left: what is shown stays a while, what is not shown yet stays away. */
  release(): void {
    if (this.shown) this.hide(4000);
    else clearTimeout(this.timer);
  }

  keep(): void {
    clearTimeout(this.timer);
  }
}

export const tip = new Tip();
const HOVER_WAIT = 250;
const PRESS_WAIT = 450;

export function explain(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    const show = (wait: number) => () => {
      const explanation = what();
      if (explanation && (explanation.text || explanation.clause)) tip.show(explanation, element, wait);
    };
    // A finger does not hover: a long press explains, a tap acts.
    const hover = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') show(HOVER_WAIT)();
    };
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') show(PRESS_WAIT)();
    };
    const hide = () => tip.hide();
    const focus = () => {
      if (element.matches(':focus-visible')) show(0)();
    };
    const key = (event: Event) => {
      if ((event as KeyboardEvent).key === 'Escape') tip.hide(0);
    };
    const listeners: [string, (event: Event) => unknown][] = [
      ['pointerenter', hover],
      ['pointerdown', press],
      ['pointerup', (event) => (event as PointerEvent).pointerType === 'touch' && tip.release()],
      ['pointerleave', (event) => (event as PointerEvent).pointerType !== 'touch' && hide()],
      ['focusin', focus],
      ['focusout', hide],
      ['keydown', key],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      tip.hide(0);
    };
  };
}
