/** A position that is being built: the page keeps the draft, the server says what is impossible in it and why. */
import { api, Refused } from '$lib/server/api.ts';
import type {
  ChancesDoc,
  DraftDoc,
  DraftedDoc,
  PositionDoc,
  ProblemDoc,
  View,
} from '$lib/server/protocol.ts';
import { session } from '$lib/session.svelte.ts';
import { t, wordRefusal } from '$lib/words/words.ts';

const CHECK_WAIT = 120;
const MOST_UNDONE = 200;
const storeOf = (game: string) => `gunbai-draft-${game}`;

/** What was being built here last, for a page that opens the desk of this game. */
export function storedDraft(game: string, document: DraftDoc): void {
  try {
    localStorage.setItem(storeOf(game), JSON.stringify(document));
  } catch {
    // a full or forbidden store: the draft lives as long as the page
  }
}

export function hasStoredDraft(game: string): boolean {
  return localStorage.getItem(storeOf(game)) !== null;
}

/** A place whose position was just kept: the page of its link goes on with it. */
let handed: EditPlace | null = null;

export function handOver(place: EditPlace): void {
  handed = place;
}

export function takeOver(id: string): EditPlace | null {
  const place = handed?.kept?.id === id ? handed : null;
  handed = null;
  return place;
}

export class EditPlace {
  document = $state.raw<DraftDoc | null>(null);
  /** What the engine said last. */
  drafted = $state.raw<DraftedDoc | null>(null);
  /** What was drawn last: it stays while too much is impossible to draw anything new. */
  view = $state.raw<View | null>(null);
  problems = $state.raw<ProblemDoc[]>([]);
  /** Whose pieces and numbers are being set. */
  seat = $state(0);
  /** The province that is looked at closely. */
  spot = $state<string | null>(null);
  /** Which half of the panel lies open: what stands where, or what can be done with it. */
  tab = $state<'board' | 'use'>('board');
  kept = $state.raw<PositionDoc | null>(null);
  /** The draft is as it was kept. */
  isKept = $state(false);
  isChecking = $state(false);
  chances = $state.raw<ChancesDoc | null>(null);
  isJudging = $state(false);
  failed = $state('');
  private past = $state.raw<DraftDoc[]>([]);
  private future = $state.raw<DraftDoc[]>([]);
  private asked = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {}

  readonly canUndo = $derived.by(() => this.past.length > 0);
  readonly canRepeat = $derived.by(() => this.future.length > 0);
  /** It can be kept, judged and played. */
  readonly isPossible = $derived.by(
    () => !this.isChecking && this.drafted?.document !== null && this.problems.length === 0,
  );
  readonly isOver = $derived.by(() => this.isPossible && this.drafted?.question === null);

  /** Begin with what the server has made: a start, a moment of a game, a position that was kept. */
  open(found: DraftedDoc, kept: PositionDoc | null = null): void {
    this.take(found);
    if (found.document) this.document = found.document;
    this.past = [];
    this.future = [];
    this.seat = 0;
    this.spot = null;
    // a position that somebody else has built is looked at and played first
    this.tab = kept && !kept.mine ? 'use' : 'board';
    this.kept = kept;
    this.isKept = kept !== null;
    this.chances = null;
    this.failed = '';
    this.store();
  }

  /** A change by hand. */
  change(next: DraftDoc): void {
    if (!this.document || next === this.document) return;
    this.past = [...this.past, this.document].slice(-MOST_UNDONE);
    this.future = [];
    this.show(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before || !this.document) return;
    this.future = [...this.future, this.document];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after || !this.document) return;
    this.past = [...this.past, this.document];
    this.future = this.future.slice(0, -1);
    this.show(after);
  }

  /** Let the draft begin at a moment; where that never comes the draft stays, and the reason is told. */
  begin(name: string, about: Record<string, string | number>): Promise<boolean> {
    return this.attempt(async () => {
      const found = await api.checkDraft(this.document, { name, about });
      if (found.document) {
        this.change(found.document);
        clearTimeout(this.waiting);
        this.isChecking = false;
      }
      this.take(found);
    });
  }

  keep(name: string, asNew = false): Promise<boolean> {
    return this.attempt(async () => {
      await session.ensure();
      const { document, kept } = this;
      if (!document) return;
      this.kept =
        kept?.mine && !asNew
          ? await api.changePosition(kept.id, name, document)
          : await api.keepPosition(name, document);
      this.isKept = this.document === document;
    });
  }

  /** Winning chances, a second of thinking after the other, until they are sure enough or something is changed. */
  judge(): Promise<boolean> {
    return this.attempt(async () => {
      await session.ensure();
      const { document } = this;
      if (!document || this.isJudging) return;
      this.isJudging = true;
      this.chances = null;
      try {
        let found: ChancesDoc | null = null;
        while (this.document === document && (found?.done ?? 0) < 1) {
          found = await api.chances(document, found?.found ?? null);
          if (this.document === document) this.chances = found;
        }
      } finally {
        this.isJudging = false;
      }
    });
  }

  /** What was not kept when this page was left; none where it cannot be read any more. */
  async restore(): Promise<boolean> {
    const text = localStorage.getItem(storeOf(this.game));
    if (!text) return false;
    try {
      const found = await api.checkDraft(JSON.parse(text));
      if (found.document) this.open(found);
      return found.document !== null;
    } catch {
      return false;
    }
  }

  async attempt(work: () => Promise<void>): Promise<boolean> {
    this.failed = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.failed = error instanceof Refused ? wordRefusal(error.doc, this.game) : t('page-failed-text');
      return false;
    }
  }

  private show(next: DraftDoc): void {
    this.document = next;
    this.isKept = false;
    this.chances = null;
    this.isChecking = true;
    this.store();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.check(), CHECK_WAIT);
  }

  private async check(): Promise<void> {
    const number = ++this.asked;
    await this.attempt(async () => {
      const found = await api.checkDraft(this.document);
      if (number === this.asked) this.take(found);
    });
    if (number === this.asked) this.isChecking = false;
  }

  private take(found: DraftedDoc): void {
    this.drafted = found;
    this.problems = found.problems;
    if (found.view) this.view = found.view;
  }

  private store(): void {
    if (this.document) storedDraft(this.game, this.document);
  }
}
