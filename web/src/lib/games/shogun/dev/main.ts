/** A page for development: `?fixture=planning&theme=dark&lang=fa&box=980x720`. Not part of the build. */
import '../../../../app.css';
import { mount } from 'svelte';
import { loadArt } from '$lib/art.ts';
import { loadGame, setLanguage, type Language } from '$lib/words/words.ts';
import Dev from './Dev.svelte';

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.theme = asked.get('theme') ?? 'light';
const language = (asked.get('lang') ?? 'en') as Language;
root.lang = language;
root.dir = language === 'fa' ? 'rtl' : 'ltr';
await Promise.all([setLanguage(language), loadArt()]);
await loadGame('shogun');
mount(Dev, { target: document.getElementById('app')!, props: { asked } });
