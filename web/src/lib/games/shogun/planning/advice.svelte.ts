/** Advice on a plan, as the rules say it: asked of the server while the plan is made. It never blocks. */
import { cardName, spaceName, w } from '../words.ts';
import type { Plan } from './plan.ts';
import type { AdviceDoc, ForecastDoc, RemarkDoc } from '$lib/server/protocol.ts';

export type Ask = (plan: Plan) => Promise<AdviceDoc>;
/** So long a plan rests before it is asked about: who lays cards quickly is not answered between them. */
const REST = 150;

/** Keeps the advice on the plan that was last asked about; answers that come late are dropped. */
export class Adviser {
  told = $state.raw<AdviceDoc | null>(null);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  about(plan: Plan, ask: Ask): void {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    if (!Object.keys(plan).length) {
      this.told = null;
      return;
    }
    this.#timer = setTimeout(() => void this.#listen(number, ask(plan)), REST);
  }

  async #listen(number: number, answer: Promise<AdviceDoc>): Promise<void> {
    const told = await answer.catch(() => null);
    if (number === this.#asked) this.told = told;
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

export interface Column {
  /** `now`, `bid`, an action, or `closed`. */
  space: string;
  /** Below it: a sign, what the bid takes, the number in the order. */
  sign: 'now' | '?' | number;
  chests: number;
  /** Else it is skipped for want of chests. */
  isPaid: boolean;
}

/** The chests that a plan leaves, column by column: now, when the bid is paid, after each open action, after the closed ones. */
export function columnsOf({ chests, after_bid, open, closed_gain, closed_cost }: ForecastDoc): Column[] {
  const columns: Column[] = [{ space: 'now', sign: 'now', chests, isPaid: true }];
  if (after_bid !== chests)
    columns.push({ space: 'bid', sign: after_bid - chests, chests: after_bid, isPaid: after_bid >= 0 });
  for (const [at, one] of open.entries())
    columns.push({ space: one.space, sign: at + 1, chests: one.chests, isPaid: one.is_paid });
  const end = (open.at(-1)?.chests ?? after_bid) + closed_gain - closed_cost;
  if (closed_gain || closed_cost) columns.push({ space: 'closed', sign: '?', chests: end, isPaid: end >= 0 });
  return columns;
}
