/** Puts the drawings and weaves into the page once, so that `<use href="#i-…">` and `url(#pat-…)` find them. */
import patterns from './art/patterns.svg?url';
import sprite from './art/sprite.svg?url';

async function inlined(address: string): Promise<void> {
  const text = (await (await fetch(address)).text()).replace(/ style="[^"]*"/g, ''); // the policy forbids them
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.setAttribute('class', 'art-defs');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(svg, true));
}

export async function loadArt(): Promise<void> {
  await Promise.all([inlined(sprite), inlined(patterns)]);
}

const PRINTS = {
  figures: () => import('./art/prints/figures.svg?url'),
  armies: () => import('./art/prints/shogun.svg?url'),
  cards: () => import('./art/prints/cards.svg?url'),
  terrain: () => import('./art/prints/terrain.svg?url'),
};
export type Prints = keyof typeof PRINTS;
const loading = new Map<Prints, Promise<void>>();

/** Large prints of figures, pieces and cards, for pages that show them: `Print.svelte` draws one. Each comes once. */
export async function loadPrints(...wanted: Prints[]): Promise<void> {
  await Promise.all(
    wanted.map((name) => {
      const known = loading.get(name) ?? PRINTS[name]().then((file) => inlined(file.default));
      loading.set(name, known);
      return known;
    }),
  );
}
