/** What the characters at a table say, for whoever draws them: in words, or what is left of them to who has muted them. */
import { getContext, setContext } from 'svelte';
import { api } from '$lib/server/api.ts';
import { lineText, plainText } from '$lib/bots.ts';
import type { Connection } from '$lib/server/connection.svelte.ts';
import type { TalkDoc } from '$lib/server/protocol.ts';
import { settings } from '$lib/settings.svelte.ts';

export const isMuted = (name: string | undefined): boolean =>
  settings.muted.some((one) => one === 'all' || one === name);

export const heardText = (said: TalkDoc): string =>
  isMuted(said.name) ? plainText(said.text) : lineText(said.text);

export class Voices {
  /** Whether everybody is drawn where they speak: then what they say needs no place of its own. */
  areSeen = $state(false);

  constructor(private readonly live: Connection) {
    // Something may have been said before this page was there, or while the line was cut.
    $effect(() => {
      if (live.link === 'open')
        api.talk(live.id).then(
          (heard) => (live.talk = heard),
          () => undefined, // the connection bar says so already
        );
    });
  }

  get last(): TalkDoc | undefined {
    return this.live.talk.findLast((one) => one.line && !one.removed);
  }

  /** The last words of a seat since some moment, in seconds since 1970. */
  wordsOf(seat: number, since: number): string {
    const said = this.live.talk.findLast((one) => one.line && !one.removed && one.seat === seat);
    return said && said.at >= since ? heardText(said) : '';
  }
}

const KEY = Symbol('voices');

export const provideVoices = (live: Connection): Voices => setContext(KEY, new Voices(live));

/** None where nobody plays. */
export const useVoices = (): Voices | null => getContext<Voices | undefined>(KEY) ?? null;
