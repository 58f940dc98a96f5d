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
  /** Actions it would mean if it were possible: the server says why it is not. */
  wish?: string[];
}

/** Why something is not possible, in words. */
export interface Reason {
  text: string;
  clauses: string[];
}

class Tip {
  shown = $state.raw<Explanation | null>(null);
  at = $state.raw<DOMRect | null>(null);
  reasons = $state.raw<Reason[]>([]);
  /** Who answers wishes: the table I play at. */
  asker: ((actions: string[]) => Promise<Reason[]>) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(explanation: Explanation, element: Element, wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.shown = explanation;
      this.at = element.getBoundingClientRect();
      void this.wonder(explanation);
    }, wait);
  }

  private async wonder(explanation: Explanation): Promise<void> {
    this.reasons = [];
    if (!explanation.wish?.length || !this.asker) return;
    const reasons = await this.asker(explanation.wish).catch(() => []);
    if (this.shown === explanation) this.reasons = reasons;
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

const explained = new WeakSet<Element>();

/** What explains a thing: itself, or what it stands in. */
function nearest(target: Element): Element | null {
  let at: Element | null = target;
  while (at && !explained.has(at)) at = at.parentElement;
  return at;
}

export function explain(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    explained.add(element);
    const show = (wait: number) => () => {
      const explanation = what();
      if (explanation && (explanation.text || explanation.clause || explanation.wish?.length))
        tip.show(explanation, element, wait);
    };
    // A finger does not hover: a long press explains, a tap acts.
    const hover = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') show(HOVER_WAIT)();
    };
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') show(PRESS_WAIT)();
    };
    const hide = () => tip.hide();
    const focus = (event: Event) => {
      const target = event.target as Element;
      if (target.matches(':focus-visible') && nearest(target) === element) show(0)();
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
