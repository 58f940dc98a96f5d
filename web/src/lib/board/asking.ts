/** What a game tells the sill of the present question, beside what the server says. */
import type { Snippet } from 'svelte';

export interface Primary {
  label: string;
  clause?: string | null;
  /** Why it cannot be done yet; empty when it can. */
  against?: string;
  act: () => void;
}

export interface Asking {
  /** What is asked, where the game can say it better than the step does: a chain of questions that is answered at once. */
  question?: string;
  /** The second line: what I hold, what is left. */
  hint?: string;
  /** What moves the game on, when the choices themselves do not say it: sealing a plan, sending so many. */
  primary?: Primary | null;
  /** What stands in the place of the second line: a slider. */
  control?: Snippet;
  /** Every choice is a button: they are few, and have no place on the board. */
  buttons?: boolean;
  /** The game draws its own answers just now: a scene that asks. */
  silent?: boolean;
}
