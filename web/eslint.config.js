import { readFileSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const GAMES = readdirSync('src/lib/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const facts = (game) => JSON.parse(readFileSync(`src/lib/games/${game}/facts.json`, 'utf8'));
/** Words that only a rule would ask for: cards, places, events. */
const RULED = GAMES.map(facts)
  .flatMap(({ provinces, cards = {}, events = {}, chests = {} }) => [
    ...(Array.isArray(provinces) ? provinces : Object.keys(provinces)),
    ...[cards, events, chests].flatMap((one) => Object.keys(one)),
  ])
  .join('|');
const one = (words) => `Literal[value=/^(${words})$/]`;
const QUANTITIES = 'armies|chests|coins|farmers|honor|markers|rice|ronin|sites|supply|vp';

const NO_DOUBLE_CAST = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword.typeAnnotation',
  message: 'Give it its type where it comes from: two casts hide that nobody knows it.',
};
const NO_GAME = [one(GAMES.join('|')), `TemplateElement[value.raw=/(^|\\W)(${GAMES.join('|')})(\\W|$)/]`].map(
  (selector) => ({
    selector,
    message: 'The shell asks no game for its name: what differs, a game tells in games/GAME/game.ts.',
  }),
);
const NO_RULE = [
  `BinaryExpression[operator=/^[!=]==$/] > ${one(RULED)}`,
  `SwitchCase > ${one(RULED)}`,
  `CallExpression[callee.property.name='includes'] > ${one(RULED)}`,
  `BinaryExpression[operator=/^([!=]==|[<>]=?)$/]:has(> MemberExpression[property.name=/^(${QUANTITIES})$/]) > Literal[raw=/^[2-9]$|^\\d\\d/]`,
].map((selector) => ({ selector, message: 'A page knows no rule: let the engine say it.' }));
const only = (...restrictions) => ({ 'no-restricted-syntax': ['error', ...restrictions.flat()] });

export default ts.config(
  { ignores: ['node_modules', 'src/lib/api-types.ts', 'src/lib/art', 'src/lib/maps'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 400 }],
      ...only(NO_DOUBLE_CAST),
    },
  },
  { files: ['src/**'], rules: only(NO_DOUBLE_CAST, NO_GAME, NO_RULE) },
  { files: ['src/lib/games/**'], rules: only(NO_DOUBLE_CAST, NO_RULE) },
  { files: ['src/lib/games/*/tests/**'], rules: only(NO_DOUBLE_CAST) },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/no-at-html-tags': 'error',
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
