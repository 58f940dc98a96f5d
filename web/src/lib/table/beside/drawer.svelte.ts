/** What lies beside the board and comes out when it is wanted: log, chat, deals, the coach, rules, the table itself. */
import { gameOf } from '$lib/game.ts';
import type { DealDoc, TableDoc, TalkDoc } from '$lib/server/protocol.ts';

export interface Tab {
  id: string;
  icon: string;
  /** Its name in the words of the pages. */
  words: string;
  /** The key that opens and closes it. */
  key: string;
  /** Something new lies there. */
  news: boolean;
}

interface Heard {
  table: TableDoc | null;
  talk: readonly TalkDoc[];
  deals: readonly DealDoc[];
}

export class Drawer {
  /** Which lies open; null: none. */
  open = $state<string | null>(null);
  /** The clause that the rules show. */
  clause = $state('');
  private heard = $state(0);

  constructor(private readonly of: () => Heard) {
    $effect(() => {
      if (this.open === 'chat') this.heard = this.of().talk.length;
    });
  }

  readonly tabs = $derived.by((): Tab[] => {
    const { table, talk, deals } = this.of();
    const trades = table !== null && table.you !== null && gameOf(table.game)?.deals;
    const offered = deals.some((deal) => deal.status === 'open' && deal.to === table?.you);
    const coached = table !== null && table.you !== null && table.status === 'running' && !table.lesson;
    const unheard = this.open !== 'chat' && talk.length > this.heard;
    return [
      { id: 'log', icon: 'ui-replay', words: 'table-log', key: 'g', news: false },
      { id: 'chat', icon: 'ui-chat', words: 'table-chat', key: 'c', news: unheard },
      ...(trades ? [{ id: 'deals', icon: 'ui-deal', words: 'table-deals', key: 'd', news: offered }] : []),
      ...(coached ? [{ id: 'coach', icon: 'ui-whisper', words: 'table-coach', key: 'h', news: false }] : []),
      { id: 'rules', icon: 'ui-rules', words: 'nav-rules', key: 'r', news: false },
      { id: 'more', icon: 'ui-menu', words: 'table-more', key: 't', news: false },
    ];
  });

  toggle = (id: string): void => {
    this.open = this.open === id ? null : id;
  };

  /** The rules, at this clause. */
  look = (clause: string): void => {
    this.clause = clause;
    this.open = 'rules';
  };

  close = (): void => {
    this.open = null;
  };
}
