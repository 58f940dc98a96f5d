/** Which message a word of the table means. The counterpart of the game's `text.py`. */
import type { GameWording } from '$lib/wording.ts';

const PROVINCES = ['hokkaido', 'oshu', 'edo', 'kyoto', 'kansai', 'nagato', 'kyushu', 'shikoku'];

export const wording: GameWording = {
  aliases(view) {
    const found: Record<string, string> = {};
    (view.clans as string[]).forEach((clan, seat) => (found[`seat-${seat}`] = `clan-${clan}`));
    for (const province of PROVINCES) found[`place-${province}`] = `province-${province}`;
    (view.shrines as { kami: string }[]).forEach(
      (shrine, n) => (found[`place-shrine${n + 1}`] = `rising-sun-shrine-${shrine.kami}`),
    );
    return found;
  },
};
