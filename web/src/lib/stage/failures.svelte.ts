/** Scenes that failed: each is left out from then on, and the board is right without it. */
import { SvelteSet } from 'svelte/reactivity';

const failed = new SvelteSet<string>();

export function hasFailed(scene: string): boolean {
  return failed.has(scene);
}

/** Told once for each scene, to whoever looks after the page. */
export function fail(scene: string, error: unknown): void {
  if (failed.has(scene)) return;
  failed.add(scene);
  console.warn(`the scene "${scene}" failed and is left out`, error);
}
