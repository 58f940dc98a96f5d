/** What a coach has said about the question that is asked now; with the next question it is forgotten. */
import { api, Refused } from '$lib/server/api.ts';
import type { CounselDoc, StateDoc, TableDoc, ThreatsDoc } from '$lib/server/protocol.ts';
import { t, wordRefusal } from '$lib/words/words.ts';

/** At tea others speak while the coach thinks: it thinks again about what is asked then. */
const TRIES = 4;
type Topic = 'counsel' | 'threats';

export class Coach {
  counsel = $state.raw<CounselDoc | null>(null);
  threats = $state.raw<ThreatsDoc | null>(null);
  /** Of several ideas only the first is told until it is asked for. */
  compares = $state(false);
  thinks = $state<Topic | null>(null);
  failed = $state('');
  private decision: number | null = null;

  constructor(
    private readonly table: () => TableDoc,
    private readonly now: () => StateDoc,
  ) {}

  /** Another question: what was said is about one that has gone. */
  follow(decision: number | null): void {
    if (decision === this.decision) return;
    this.decision = decision;
    this.counsel = this.threats = null;
    this.compares = false;
    this.failed = '';
  }

  ask(topic: Topic): Promise<void> {
    return this.attempt(topic, async (id) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const asked = this.decision;
        const said = topic === 'counsel' ? await api.counsel(id) : await api.threats(id);
        if (asked !== this.decision) continue;
        if ('ideas' in said) this.counsel = said;
        else this.threats = said;
        return;
      }
    });
  }

  /** Everybody is asked whether people may be coached here. */
  propose(): Promise<void> {
    return this.attempt(null, (id) => api.vote(id, 'coach'));
  }

  private async attempt(topic: Topic | null, what: (id: string) => Promise<unknown>): Promise<void> {
    const table = this.table();
    this.failed = '';
    this.thinks = topic;
    try {
      await what(table.id);
    } catch (error) {
      this.failed =
        error instanceof Refused
          ? wordRefusal(error.doc, table.game, this.now().view)
          : t('page-failed-text');
    }
    this.thinks = null;
  }
}
