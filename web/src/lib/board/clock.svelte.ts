/** The time a seat has left, in words, counted down while it is shown. */
import { n } from '$lib/words/words.ts';

export class Clock {
  private now = $state(Date.now() / 1000);

  constructor(private readonly deadline: () => number | null) {
    $effect(() => {
      if (this.deadline() === null) return;
      const timer = setInterval(() => (this.now = Date.now() / 1000), 1000);
      return () => clearInterval(timer);
    });
  }

  /** Seconds; null where no clock runs. */
  readonly left = $derived.by(() => {
    const end = this.deadline();
    return end === null ? null : Math.max(0, Math.round(end - this.now));
  });
  readonly words = $derived(this.left === null ? '' : clockText(this.left));
}

function clockText(seconds: number): string {
  const two = { minimumIntegerDigits: 2 };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${n(minutes)}:${n(seconds % 60, two)}`;
  return `${n(Math.floor(minutes / 60))}:${n(minutes % 60, two)}:${n(seconds % 60, two)}`;
}
