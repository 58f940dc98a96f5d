/** Who I am. A guest is made silently when somebody first sits down. */
import { api } from './api.ts';
import type { MeDoc } from './protocol.ts';
import { t } from './words.ts';

class Session {
  me = $state.raw<MeDoc | null>(null);
  asked = $state(false);

  async load(): Promise<void> {
    this.me = await api.me();
    this.asked = true;
  }

  /** Somebody, so that one can play at once. */
  async ensure(): Promise<MeDoc> {
    if (!this.asked) await this.load();
    this.me ??= await api.guest(t('guest-name', { number: String(Math.floor(Math.random() * 900) + 100) }));
    return this.me;
  }
}

export const session = new Session();
