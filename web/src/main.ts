import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadArt } from './lib/art.ts';
import { keepSettings, settings } from './lib/settings.svelte.ts';
import { lookForUpdate } from './lib/server/update.ts';
import { setLanguage } from './lib/words/words.ts';

// A chunk that is gone may mean that the server was updated while this page was open.
addEventListener('vite:preloadError', () => void lookForUpdate());

keepSettings();
void loadArt();
await setLanguage(settings.language, settings.edition);
mount(App, { target: document.getElementById('app')! });
