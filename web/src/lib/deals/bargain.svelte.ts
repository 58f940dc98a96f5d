/** What I do with deals at a table: the same from the panel, the tea scene and the bar of open offers. */
import { getContext, setContext } from 'svelte';
import { api, Refused } from '$lib/server/api.ts';
import type { Connection } from '$lib/server/connection.svelte.ts';
import type { DealDoc, OfferBody, Reason, TermsDoc } from '$lib/server/protocol.ts';
import { wordRefusal } from '$lib/words/words.ts';

export type Answer = 'accept' | 'refuse' | 'retract';

export class Bargain {
  /** Why the last attempt was refused. */
  failed = $state('');
  /** What was sent makes room: the form begins anew. */
  sent = $state(0);
  /** The offer whose terms the form starts from. */
  countering = $state.raw<DealDoc | null>(null);

  /** With whom the panel talks, and how often somebody asked for the panel to be opened. */
  partner = $state<number | null>(null);
  asked = $state(0);

  constructor(private readonly live: Connection) {}

  get you(): number | null {
    return this.live.table?.you ?? null;
  }

  /** Open offers to me, the oldest first. */
  get mine(): DealDoc[] {
    return this.live.deals
      .filter((deal) => deal.status === 'open' && deal.to === this.you)
      .sort((one, other) => one.made - other.made);
  }

  /** My own open offers. */
  get offered(): DealDoc[] {
    return this.live.deals.filter((deal) => deal.status === 'open' && deal.by === this.you);
  }

  /** Every deal that I may know of. */
  get known(): DealDoc[] {
    return this.live.deals;
  }

  /** The panel, with this seat; to counter an offer, with its terms in the form. */
  open = (seat: number, countering: DealDoc | null = null): void => {
    this.partner = seat;
    this.countering = countering;
    this.asked += 1;
  };

  refresh = async (): Promise<void> => {
    try {
      this.live.deals = await api.deals(this.live.id);
    } catch {
      // the table may be gone, or the link; what comes over the socket is enough
    }
  };

  offer = (
    to: number,
    terms: TermsDoc,
    open_to: OfferBody['open_to'],
    answers: number | null,
  ): Promise<void> => this.attempt(() => api.offer(this.live.id, { ...terms, to, open_to, answers }));

  answer = (deal: DealDoc, how: Answer, reason?: Reason): Promise<void> =>
    this.attempt(() => api.answerDeal(this.live.id, deal.number, how, reason));

  mark = (deal: DealDoc, mark: 'kept' | 'broken'): Promise<void> =>
    this.attempt(() => api.markDeal(this.live.id, deal.number, mark));

  /** A counter offer with these terms, at once. */
  counter = (deal: DealDoc, terms: TermsDoc): Promise<void> =>
    this.offer(deal.by, terms, deal.open_to, deal.number);

  private async attempt(what: () => Promise<unknown>): Promise<void> {
    this.failed = '';
    try {
      await what();
      this.countering = null;
      this.sent += 1;
      await this.refresh();
    } catch (error) {
      const { table, state } = this.live;
      this.failed =
        error instanceof Refused
          ? wordRefusal(error.doc, table?.game ?? '', state?.view ?? null)
          : String(error);
    }
  }
}

const KEY = Symbol('bargain');

export function provideBargain(live: Connection): Bargain {
  return setContext(KEY, new Bargain(live));
}

/** None where nobody plays: in a replay, or on a page for looking at a scene. */
export function useBargain(): Bargain | null {
  return getContext<Bargain | undefined>(KEY) ?? null;
}
