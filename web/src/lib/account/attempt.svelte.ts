/** One thing that is tried at a time: what became of it, in words. */
import { Refused } from '$lib/server/api.ts';
import { t, wordRefusal } from '$lib/words/words.ts';

export class Attempt {
  failed = $state('');
  done = $state('');

  /** Whether it worked; `done` is the message that says so. */
  async make(what: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.failed = this.done = '';
    try {
      await what();
      this.done = done && t(done);
      return true;
    } catch (error) {
      this.failed = error instanceof Refused ? wordRefusal(error.doc) : String(error);
      return false;
    }
  }
}

/** Give the reader a file. */
export function save(name: string, document: unknown): void {
  const link = window.document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
  );
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
