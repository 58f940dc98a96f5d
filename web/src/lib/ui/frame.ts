/** What needs the page laid out is done in the next frame, when that happens anyway; done at once it would happen twice. */
import type { Attachment } from 'svelte/attachments';

/** Returns how to call it off. */
export function inFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** Takes the focus: the next key is for this. */
export const takesFocus: Attachment<HTMLElement> = (element) => inFrame(() => element.focus());
