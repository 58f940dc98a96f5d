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
  hide(wait = 160): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = null), wait);
  }

  keep(): void {
    clearTimeout(this.timer);
  }
}

export const tip = new Tip();
const HOVER_WAIT = 250;

export function explain(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    const show = (wait: number) => () => {
      const explanation = what();
      if (explanation && (explanation.text || explanation.clause)) tip.show(explanation, element, wait);
    };
    const hover = show(HOVER_WAIT);
    const hide = () => tip.hide();
    const focus = () => {
      if (element.matches(':focus-visible')) show(0)();
    };
    const key = (event: Event) => {
      if ((event as KeyboardEvent).key === 'Escape') tip.hide(0);
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', hover],
      ['pointerleave', hide],
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
