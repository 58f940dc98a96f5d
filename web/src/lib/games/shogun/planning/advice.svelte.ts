/** Advice on a plan, as the rules say it: asked of the server while the plan is made. It never blocks. */
import { cardName, spaceName, w } from '../words.ts';
import type { Plan } from './plan.ts';
import type { RemarkDoc } from '$lib/server/protocol.ts';

export type Ask = (plan: Plan) => Promise<RemarkDoc[]>;
/** So long a plan rests before it is asked about: who lays cards quickly is not answered between them. */
const REST = 150;

/** Keeps the advice on the plan that was last asked about; answers that come late are dropped. */
export class Adviser {
  remarks = $state.raw<RemarkDoc[]>([]);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  about(plan: Plan, ask: Ask): void {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    if (!Object.keys(plan).length) {
      this.remarks = [];
      return;
    }
    this.#timer = setTimeout(() => void this.#listen(number, ask(plan)), REST);
  }

  async #listen(number: number, answer: Promise<RemarkDoc[]>): Promise<void> {
    const remarks = await answer.catch(() => []);
    if (number === this.#asked) this.remarks = remarks;
  }
}

/** The sentence of a remark, without naming the space. */
export function adviceText(remark: RemarkDoc): string {
  return w(`advice-${remark.code}`, { ...remark.details, card: cardName(remark.card) });
}

/** The same with the space in front. */
export function adviceLine(remark: RemarkDoc): string {
  return w('advice-line', { space: spaceName(remark.space, 'short'), text: adviceText(remark) });
}
