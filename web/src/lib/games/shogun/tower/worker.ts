/** Plans throws beside the page, so that nothing on it stands still meanwhile. */
import { plan } from './plan.ts';
import type { After, Before } from './ways.ts';

export interface Asked {
  id: number;
  before: Before;
  after: After;
  seed: number;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const shown = plan(data.before, data.after, data.seed);
  postMessage({ id: data.id, shown }, { transfer: shown ? [shown.frames.buffer] : [] });
});

// The first throws of a fresh worker are slow, its code being translated: two for nobody, before anyone waits.
const none = [0, 0, 0, 0, 0, 0];
const some = [5, 5, 0, 0, 0, 0];
for (const seed of [1, 2])
  plan({ thrown: some, upper: some, lower: none }, { out: some, upper: some, lower: none }, seed);
