/** What this browser remembers: language, theme, motion, pace, sound, music, and how much to ask before a turn ends. */
import type { Pace } from './stage/beats.ts';
import { LANGUAGES, type Language } from './words/words.ts';

export interface Settings {
  language: Language;
  /** The names of the language's own edition, where it prints others. */
  edition: boolean;
  theme: 'system' | 'light' | 'dark';
  contrast: 'normal' | 'strong';
  motion: 'system' | 'reduced';
  /** How much of what happens is shown, and how fast. */
  pace: Pace;
  rate: number;
  sound: boolean;
  music: boolean;
  /** Of both, from 0 to 1. */
  volume: number;
  confirm: boolean;
  textMode: boolean;
  notices: boolean;
  /** Characters that are not listened to; `all` for everybody. */
  muted: string[];
}

const KEY = 'gunbai-settings';

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2) as Language);
  return wanted.find((one) => LANGUAGES.includes(one)) ?? 'en';
}

function read(): Settings {
  const standard: Settings = {
    language: preferredLanguage(),
    edition: false,
    theme: 'system',
    contrast: 'normal',
    motion: 'system',
    pace: 'all',
    rate: 1,
    sound: false,
    music: false,
    volume: 0.6,
    confirm: true,
    textMode: false,
    notices: false,
    muted: [],
  };
  try {
    const kept = { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
    return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: standard.language };
  } catch {
    return standard;
  }
}

export const settings = $state<Settings>(read());

/** Keep them, and show them on the page. */
export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.lang = settings.language;
  root.dir = settings.language === 'fa' ? 'rtl' : 'ltr';
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.contrast = settings.contrast;
}
