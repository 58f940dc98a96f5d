/** A page for looking at the table with fixtures: ?at=marshal&theme=dark&lang=fa&choose=piece:3:bushi:shikoku */
import '../../../../app.css';
import { mount } from 'svelte';
import { loadArt } from '$lib/art.ts';
import { loadGame, setLanguage, type Language } from '$lib/words/words.ts';
import Page from './Page.svelte';

const query = new URLSearchParams(location.search);
const language = (query.get('lang') ?? 'en') as Language;
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
if (query.get('still')) document.documentElement.dataset.motion = 'reduced';
document.documentElement.lang = language;
document.documentElement.dir = language === 'fa' ? 'rtl' : 'ltr';
await loadArt();
await setLanguage(language);
await loadGame('rising-sun');
const fixtures = import.meta.glob('../fixtures/*.json', { import: 'default' });
const doc = await fixtures[`../fixtures/${query.get('at') ?? 'tea'}.json`]!();
mount(Page, {
  target: document.getElementById('app')!,
  props: { doc, choose: query.get('choose') } as never,
});
