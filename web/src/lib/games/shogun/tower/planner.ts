/** Asks the worker for throws. It is started when a table first needs it; one that fails answers with nothing. */
import type { Plan } from './player.ts';
import type { Shown } from './plan.ts';

interface Answer {
  id: number;
  shown: Shown | null;
}

let asking: Plan | null = null;

/** The one planner of this page. */
export function planner(): Plan {
  return (asking ??= started());
}

function started(): Plan {
  const waiting = new Map<number, (shown: Shown | null) => void>();
  let last = 0;
  let worker: Worker | null = null;
  const giveUp = () => {
    worker = null;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = giveUp;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data.shown);
      waiting.delete(data.id);
    };
  } catch {
    giveUp();
  }
  return (before, after, seed) =>
    new Promise((resolve) => {
      if (!worker) {
        resolve(null);
        return;
      }
      waiting.set(++last, resolve);
      worker.postMessage({ id: last, before, after, seed });
    });
}
