/** The rulebook of Shogun. */
import type { Book } from '$lib/rules/book.ts';

const CUBES = ['army-cube', 'farmer-cube', 'castle', 'temple', 'theatre', 'revolt', 'chest'];

export const book: Book = {
  pages: ['overview', 'box', 'map', 'actions', 'events', 'start', 'turn', 'questions', 'words', 'every'],
  setup: 'SG2',
  model: 'crimson',
  seal: 'shogun-castle',
  season: 'shogun-season-',
  wide: true,
  print: (drawing) => (CUBES.includes(drawing) ? `shogun-${drawing}` : ''),
  rows: () => [
    { icon: 'action-battle-a', title: 'step-actions', text: 'actions' },
    { icon: 'ui-rules', title: 'step-planning', text: 'planning' },
    { icon: 'event', title: 'step-event', text: 'event' },
    { icon: 'chest', title: 'step-order', text: 'order' },
    { icon: 'tower', title: 'step-carry_out', text: 'carry_out' },
  ],
  gain: { icon: 'victory-point', text: 'twice' },
  signs: [
    ['mark_armies', 63.5, 46],
    ['mark_sites', 68, 14.5],
    ['mark_region', 47.5, 36],
    ['mark_sea', 57, 84],
  ],
};
