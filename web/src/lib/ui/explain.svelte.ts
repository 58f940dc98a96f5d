/** Explanations on hover, focus or a long touch: one tip for the whole page, `Tip.svelte` draws it.
 *
 *    <button {@attach explain(() => ({ text: 'Costs 3 coins', clause: 'RS6.9' }))}>
 *
 * What cannot be done now stays where it is and can be focused: `aria-disabled` instead of `disabled`. A click, a tap or
 * Enter does nothing there but say why:
 *
 *    <button aria-disabled={empty} onclick={send} {@attach explain(() => ({ against: empty ? t('why-empty') : '' }))}>
 */
import type { Attachment } from 'svelte/attachments';

/** Some of a kind, drawn one by one so that they can be counted. */
export interface Count {
  icon: string;
  count: number;
  /** Whose they are: a clan or house. */
  who?: string;
}

export interface Explanation {
  title?: string;
  text?: string;
  /** What is there, to be counted; the label of the thing says the same in words. */
  counts?: Count[];
  /** A rule clause; its words and a link are added. */
  clause?: string | null;
  /** Actions it would mean if it were possible: the server says why it is not. */
  wish?: string[];
  /** Why it is not possible, where the page itself knows. */
  against?: string;
}

/** What explains a thing; `pressed`: somebody tried it, so it may say more than a passing pointer asked for. */
export type Explainer = (pressed: boolean) => Explanation | null;

/** Why something is not possible, in words. */
export interface Reason {
  text: string;
  clauses: string[];
}

class Tip {
  shown = $state.raw<Explanation | null>(null);
  at = $state.raw<DOMRect | null>(null);
  reasons = $state.raw<Reason[]>([]);
  /** What the shown explanation belongs to. */
  private of: Element | null = null;
  /** It answers somebody who tried; a pointer that passes meanwhile does not ask anew. */
  private answers = false;
  /** Who answers wishes: the table I play at. */
  asker: ((actions: string[]) => Promise<Reason[]>) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(explanation: Explanation, element: Element, wait: number): void {
    clearTimeout(this.timer);
    if (this.shown && this.answers && this.of === element) return;
    this.timer = setTimeout(() => this.present(explanation, element, false), wait);
  }

  /** Somebody tried it. `stay`: how long it is shown where nothing tells that the reader has left; 0: until then. */
  answer(explanation: Explanation, element: Element, stay: number): void {
    clearTimeout(this.timer);
    this.present(explanation, element, true);
    if (stay) this.hide(stay);
  }

  private present(explanation: Explanation, element: Element, answers: boolean): void {
    this.answers = answers;
    this.shown = explanation;
    this.of = element;
    this.at = element.getBoundingClientRect();
    void this.wonder(explanation);
  }

  private async wonder(explanation: Explanation): Promise<void> {
    this.reasons = explanation.against ? [{ text: explanation.against, clauses: [] }] : [];
    if (!explanation.wish?.length || !this.asker) return;
    const known = this.reasons;
    const reasons = await this.asker(explanation.wish).catch(() => []);
    if (this.shown === explanation) this.reasons = [...known, ...reasons];
  }

  /** A moment's grace, so that the pointer can reach the link inside. */
  hide(wait = 300): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = null), wait);
  }

  /** A thing has left the page, and its explanation goes with it. */
  forget(element: Element): void {
    if (this.of === element) this.hide(0);
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
const TOUCH_STAY = 6000;

const explained = new WeakSet<Element>();

/** What explains a thing: itself, or what it stands in. */
function nearest(target: EventTarget | null): Element | null {
  let at = target instanceof Element ? target : null;
  while (at && !explained.has(at)) at = at.parentElement;
  return at;
}

/** Where the pointer was when it last moved: what appears under a resting one has not been asked about. */
let rested = { x: NaN, y: NaN };
if (typeof window !== 'undefined')
  window.addEventListener('pointermove', ({ clientX, clientY }) => (rested = { x: clientX, y: clientY }));
const hasMoved = ({ clientX, clientY }: PointerEvent) => clientX !== rested.x || clientY !== rested.y;

const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch';
const isBarred = (element: Element) => element.getAttribute('aria-disabled') === 'true';

export function explain(what: Explainer): Attachment<Element> {
  return (element) => {
    explained.add(element);
    const show = (wait: number) => {
      const found = what(false);
      if (found && (found.text || found.clause || found.wish?.length || found.against))
        tip.show(found, element, wait);
    };
    /** Somebody tried it: what stands against it is said at once; what is possible needs no words. */
    const tried = (event: Event) => {
      if (nearest(event.target) !== element) return;
      const found = what(true);
      if (found && (found.wish?.length || found.against))
        tip.answer(found, element, isTouch(event) ? TOUCH_STAY : 0);
    };
    // A finger does not hover: a long press explains, a tap acts.
    let hovered = false;
    const hover = (event: Event) => {
      if (isTouch(event) || hovered || !hasMoved(event as PointerEvent)) return;
      hovered = true;
      show(HOVER_WAIT);
    };
    const leave = (event: Event) => {
      hovered = false;
      if (!isTouch(event)) tip.hide();
    };
    const press = (event: Event) => {
      if (isTouch(event)) show(PRESS_WAIT);
    };
    const click = (event: Event) => {
      if (element instanceof HTMLButtonElement && isBarred(element)) {
        event.preventDefault();
        event.stopPropagation();
      }
      tried(event);
    };
    const hide = () => tip.hide();
    const focus = (event: Event) => {
      const target = event.target as Element;
      if (target.matches(':focus-visible') && nearest(target) === element) show(0);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key === 'Escape') tip.hide(0);
      // a button makes a click of it
      if ((key === 'Enter' || key === ' ') && !(event.target instanceof HTMLButtonElement)) tried(event);
    };
    const listeners: [string, (event: Event) => unknown][] = [
      ['pointerenter', hover],
      ['pointermove', hover],
      ['pointerdown', press],
      ['pointerup', (event) => isTouch(event) && tip.release()],
      ['pointerleave', leave],
      ['focusin', focus],
      ['focusout', hide],
      ['keydown', key],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener('click', click, { capture: true });
      tip.forget(element);
    };
  };
}
