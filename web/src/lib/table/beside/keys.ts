/** Keys of the table: letters for what is beside the board, Space for what moves the game on, M for the map. */

export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;
export const isPressed = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, [role=button], [role=tab]') !== null;

/** The button that moves the game on, wherever it is drawn. */
const PRIMARY = '.sill .confirm .primary, .sill [data-primary]';
/** Where the keyboard enters the map. */
const MAP = '[data-map] [tabindex="0"]';

/** What the sheet of keys tells, in its order: the key, and the message that says what it does. */
export const KEYS: readonly [string, string][] = [
  ['Space', 'keys-primary'],
  ['L', 'table-all-choices'],
  ['1–9', 'keys-number'],
  ['Z', 'table-undo'],
  ['M', 'keys-map'],
  ['P', 'keys-pause'],
  ['.', 'stage-next'],
  [',', 'log-step-back'],
  ['Esc', 'keys-escape'],
  ['G', 'table-log'],
  ['C', 'table-chat'],
  ['D', 'table-deals'],
  ['H', 'table-coach'],
  ['R', 'nav-rules'],
  ['T', 'table-more'],
  ['?', 'keys-title'],
];

/** The choice with this number in the open list is focused; Enter takes it. */
export function walkTo(number: number): void {
  document.querySelectorAll<HTMLElement>('.all.open [data-action]')[number - 1]?.focus();
}

/** The key as a Latin keyboard has it: letters and signs of another one are taken by where they lie. */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length > 1 || /[ -~]/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const signs: Record<string, string> = { Comma: ',', Period: '.' };
  return signs[code] ?? code.replace(/^(Key|Digit)/, '').toLowerCase();
}

export function shortcut(event: KeyboardEvent, does: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.target))
    return;
  if (event.key === ' ' && !isPressed(event.target)) {
    event.preventDefault();
    document.querySelector<HTMLElement>(PRIMARY)?.click();
    return;
  }
  const key = keyOf(event).toLowerCase();
  if (key === 'm') document.querySelector<SVGElement | HTMLElement>(MAP)?.focus();
  else if (/^[1-9]$/.test(key)) walkTo(Number(key));
  else does[key]?.();
}
