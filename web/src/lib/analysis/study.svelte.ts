/** The analysis of a finished game: asked for, followed while it is thought out, shown as far as it has come. */
import { api, Refused } from '$lib/server/api.ts';
import type { AnalysisDoc } from '$lib/server/protocol.ts';
import { session } from '$lib/session.svelte.ts';
import { t, wordRefusal } from '$lib/words/words.ts';

/** Milliseconds between two looks; what is found is stored about as often. */
const BETWEEN = 2500;

export class Study {
  doc = $state.raw<AnalysisDoc | null>(null);
  /** Nobody has asked for it yet. */
  isUnasked = $state(false);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLeft = false;

  constructor(private readonly table: string) {}

  get found() {
    return this.doc?.analysis ?? null;
  }

  get isGoing(): boolean {
    return this.doc?.status === 'waiting' || this.doc?.status === 'working';
  }

  open(): Promise<void> {
    return this.attempt(() => api.analysis(this.table));
  }

  /** By whoever may see the game; somebody must have asked. */
  ask(): Promise<void> {
    return this.attempt(async () => {
      await session.ensure();
      return api.analyse(this.table);
    });
  }

  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
  }

  private async attempt(what: () => Promise<AnalysisDoc>): Promise<void> {
    try {
      this.doc = await what();
      this.isUnasked = false;
      this.problem = '';
    } catch (error) {
      this.isUnasked = error instanceof Refused && error.doc.code === 'analysis/unknown';
      if (!this.isUnasked) this.problem = worded(error);
    }
    // A line that is gone comes back: what is thought out meanwhile is not lost.
    if (this.isGoing && !this.isLeft) this.timer = setTimeout(() => void this.open(), BETWEEN);
  }
}

function worded(error: unknown): string {
  if (!(error instanceof Refused)) return t('page-failed-text');
  return error.doc.code === 'table/not_over' ? t('analysis-not-over') : wordRefusal(error.doc);
}
