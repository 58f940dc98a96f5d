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

let prints: Promise<unknown> | undefined;

/** The large prints of figures, pieces and cards, for pages that show them: `Print.svelte` draws one. */
export function loadPrints(): Promise<unknown> {
  prints ??= Promise.all(
    [
      import('./art/prints/figures.svg?url'),
      import('./art/prints/shogun.svg?url'),
      import('./art/prints/cards.svg?url'),
    ].map(async (file) => inlined((await file).default)),
  );
  return prints;
}
