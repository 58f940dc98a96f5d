import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explain, tip, type Explanation } from '../src/lib/ui/explain.svelte.ts';

let button: HTMLButtonElement;
let detach: (() => void) | undefined;
const acted = vi.fn();

function attach(element: Element, what: (pressed: boolean) => Explanation | null) {
  detach = explain(what)(element) as () => void;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><button type="submit">Send</button><g tabindex="0"></g></form>';
  button = document.querySelector('button')!;
  button.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    acted();
  });
});
afterEach(() => {
  detach?.();
  tip.hide(0);
  vi.runAllTimers();
  vi.useRealTimers();
  acted.mockReset();
  tip.asker = null;
});

it('a barred button does nothing but say why', () => {
  button.setAttribute('aria-disabled', 'true');
  attach(button, () => ({ against: 'Nothing to send' }));
  const clicked = vi.fn();
  document.body.addEventListener('click', clicked, { once: true }); // where Svelte listens for all buttons
  button.click();
  expect(acted).not.toHaveBeenCalled();
  expect(clicked).not.toHaveBeenCalled();
  expect(tip.reasons.map(({ text }) => text)).toEqual(['Nothing to send']);
});

it('a button that can act acts, and has nothing to say', () => {
  button.setAttribute('aria-disabled', 'false');
  attach(button, () => ({ text: 'Sends it', against: '' }));
  button.click();
  expect(acted).toHaveBeenCalledTimes(1);
  expect(tip.shown).toBeNull();
});

it('the server is asked what stands against a wish, for more of them once it is pressed', async () => {
  const asker = vi.fn((actions: string[]) =>
    Promise.resolve([{ text: `no ${actions.join()}`, clauses: ['RS1.2'] }]),
  );
  tip.asker = asker;
  const thing = document.querySelector('g')!;
  attach(thing, (pressed) => ({ text: 'A figure', wish: pressed ? ['0 move'] : [] }));
  thing.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(1000);
  expect(tip.shown?.text).toBe('A figure');
  expect(asker).not.toHaveBeenCalled();
  thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await vi.waitFor(() => expect(tip.reasons.map(({ text }) => text)).toEqual(['no 0 move']));
  thing.dispatchEvent(new Event('pointerenter')); // a pointer that rests there does not take the answer away
  vi.advanceTimersByTime(1000);
  expect(tip.reasons).toHaveLength(1);
});

it('what leaves the page takes its own explanation along, not that of others', () => {
  attach(button, () => ({ against: 'No' }));
  button.click();
  const other = explain(() => ({ text: 'Other' }))(document.querySelector('g')!) as () => void;
  other();
  vi.runAllTimers();
  expect(tip.shown).not.toBeNull();
  detach?.();
  vi.runAllTimers();
  expect(tip.shown).toBeNull();
});
