/** Who I am. A guest is made silently when somebody first sits down. */
import { api } from './server/api.ts';
import type { MeDoc } from './server/protocol.ts';
import { settings } from './settings.svelte.ts';
import { kept, LANGUAGES, n, t, type Language } from './words/words.ts';

class Session {
  me = $state.raw<MeDoc | null>(null);
  asked = $state(false);

  async load(): Promise<void> {
    const before = this.me?.id;
    const isNew = this.asked; // somebody else from now on: they have just signed in here
    this.me = await api.me();
    this.asked = true;
    const theirs = LANGUAGES.find((one) => one === this.me?.language);
    if (isNew && theirs && this.me?.id !== before) settings.language = theirs;
    else await this.speak(settings.language);
  }

  /** The account keeps the language, for other devices and for what the server itself tells me. */
  async speak(language: Language): Promise<void> {
    if (this.me && !this.me.table && this.me.language !== language) this.me = await api.speak(language);
  }

  /** Somebody, so that one can play at once. */
  async ensure(): Promise<MeDoc> {
    if (!this.asked) await this.load();
    this.me ??= await api.guest(kept(t('guest-name', { number: n(Math.floor(Math.random() * 900) + 100) })));
    void this.speak(settings.language).catch(() => undefined); // a game does not wait for it
    return this.me;
  }
}

export const session = new Session();
