/** The rulebook of Rising Sun. */
import type { BoxDoc } from '$lib/server/protocol.ts';
import type { Book, Row } from '$lib/rules/book.ts';

const FIGURES = [
  'daimyo',
  'bushi',
  'shinto',
  'stronghold',
  'oni-of-blood',
  'kami-amaterasu',
  'coin',
  'ronin',
];

/** The track of a season: null for a mandate turn, else a kami turn. */
function trackIn(box: BoxDoc | null): readonly unknown[] {
  return box && 'track' in box ? box.track : [];
}

function rows(box: BoxDoc | null): Row[] {
  const track = trackIn(box);
  const kami = track.filter(Boolean).length;
  return [
    { icon: 'coin', title: 'phase-season_setup', text: 'setup' },
    { icon: 'tea-ceremony', title: 'phase-tea_ceremony', text: 'tea' },
    { icon: 'mandate-recruit', title: 'phase-mandate_turn', text: 'mandate', times: track.length - kami },
    { icon: 'kami-fujin', title: 'phase-kami_turn', text: 'kami', times: kami },
    { icon: 'mandate-betray', title: 'phase-war', text: 'war' },
    { icon: 'season-spring', title: 'phase-clean_up', text: 'clean' },
  ];
}

export const book: Book = {
  pages: ['overview', 'box', 'map', 'clans', 'mandates', 'cards', 'turn', 'questions', 'words', 'every'],
  setup: 'RS4',
  model: 'koi',
  seal: 'figure-daimyo',
  season: 'season-',
  wide: false,
  print(drawing) {
    if (drawing === 'force') return 'figure-war-spring';
    return FIGURES.includes(drawing) ? `figure-${drawing}` : '';
  },
  rows,
  gain: { icon: 'honor', text: 'honor' },
  signs: [
    ['mark_reward', 80.5, 46],
    ['mark_war', 32.5, 68],
    ['mark_figures', 74, 79],
    ['mark_sea', 22, 30],
  ],
};
