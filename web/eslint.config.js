import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { GAMES, gate } from './gate.js';
import svelteConfig from './svelte.config.js';

const one = (words) => `Literal[value=/^(${words})$/]`;

const NO_DOUBLE_CAST = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword.typeAnnotation',
  message: 'Give it its type where it comes from: two casts hide that nobody knows it.',
};
/** What the server sends is described by itself: `make types`. */
const WIRE = JSON.parse(readFileSync('openapi.json', 'utf8')).components.schemas;
const keysOf = (names) => [...names].sort().join();
const SHAPES = new Map(
  Object.entries(WIRE)
    .filter(([, { properties = {} }]) => Object.keys(properties).length > 2)
    .map(([name, { properties }]) => [keysOf(Object.keys(properties)), name]),
);
const NO_COPY = {
  create(context) {
    const check = (node, members) => {
      const name = SHAPES.get(keysOf(members.map((member) => member.key?.name ?? '')));
      if (name) context.report({ node, message: `This is the server's ${name}: take it from protocol.ts.` });
    };
    return {
      TSInterfaceBody: (node) => check(node, node.body),
      TSTypeLiteral: (node) => check(node, node.members),
    };
  },
};
const DOCUMENT = `/Doc$|^(${Object.keys(WIRE).join('|')})$/`;
const NO_HANDMADE = [
  `TSInterfaceDeclaration[id.name=${DOCUMENT}]`,
  `TSTypeAliasDeclaration[id.name=${DOCUMENT}] TSTypeLiteral`,
].map((selector) => ({
  selector,
  message: 'What the server sends has its type from api-types.ts: name that, and write none by hand.',
}));
const NO_DOCUMENT_CAST = {
  selector: `TSAsExpression TSTypeReference[typeName.name=${DOCUMENT}]`,
  message: 'A document has its type where it comes in; a game narrows it by asking `game`.',
};
/** Where the server's texts come in and become documents. */
const DOORS = ['api.ts', 'connection.svelte.ts', 'hotseat.svelte.ts'].map((name) => `src/lib/server/${name}`);
const NO_GAME = [one(GAMES.join('|')), `TemplateElement[value.raw=/(^|\\W)(${GAMES.join('|')})(\\W|$)/]`].map(
  (selector) => ({
    selector,
    message: 'The shell asks no game for its name: what differs, a game tells in games/GAME/game.ts.',
  }),
);
/** The steps of the games: what each asks and allows, the engine says. */
const STEPS = Object.entries(WIRE)
  .filter(([name]) => name.endsWith('Step'))
  .flatMap(([, { oneOf }]) => oneOf.map(({ properties }) => properties.step.const))
  .join('|');
const SAME = 'BinaryExpression[operator=/^[!=]==$/]';
const NO_STEP = [
  ...["property.name='step'", "expression.property.name='step'", "name='step'", "callee.name='stepOf'"].map(
    (asked) => `${SAME}[left.${asked}] > ${one(STEPS)}`,
  ),
  "SwitchStatement > MemberExpression.discriminant[property.name='step']",
  "SwitchStatement > Identifier.discriminant[name='step']",
].map((selector) => ({
  selector,
  message:
    'What a step asks for is known by its choices; where it has a picture of its own, stage/scenes.ts says so.',
}));
const NO_POSITION = {
  selector:
    "MemberExpression[computed=true] > BinaryExpression.property:has(> BinaryExpression[operator='*'])",
  message: 'A document names its parts: nothing is found by counting.',
};
/** Who leads or is served is reckoned from honor, and by the engine. */
const NO_RULE = [
  "ForOfStatement[right.property.name='honor']",
  "CallExpression[callee.object.property.name='honor'][callee.property.name=/^(find|reduce|slice|sort|toSorted|some|every)/]",
]
  .map((selector) => ({ selector, message: 'A page knows no rule: let the engine say it.' }))
  .concat(NO_STEP, NO_POSITION);
/** Where the names of a game get their pictures, their places and their order. */
const DRAWN = [
  'rising-sun/{,choosing/,pieces/}*.ts',
  'rising-sun/stage/{history,winter}.ts',
  'rising-sun/{map/MapBoard,parts/tracks/Mandates,stage/Victor,stage/moments/HarvestMoment}.svelte',
  'rising-sun/stage/battle/model.ts',
  'shogun/map/Board.svelte',
].map((name) => `src/lib/games/${name}`);
DRAWN.push('src/lib/rules/pages/cards/Cards.svelte');
/** Where a moment gets its picture, and where a view is read. */
const SEEN = ['types', 'stage/scenes'].map((name) => `src/lib/games/*/${name}.ts`);
const NO_RULE_BUT_STEPS = NO_RULE.filter((one) => !NO_STEP.includes(one));
/** Pairs of seats lie in one row of the view; they are read here alone. And what is counted on a canvas is no document. */
const COUNTED = ['src/lib/games/rising-sun/stage/tea/round.ts', 'src/lib/games/shogun/tower/**'];
const NO_RULE_BUT_POSITIONS = NO_RULE.filter((one) => one !== NO_POSITION);
const only = (...restrictions) => ({ 'no-restricted-syntax': ['error', ...restrictions.flat()] });

export default ts.config(
  { ignores: ['node_modules', 'src/lib/server/api-types.ts', 'src/lib/art', 'src/lib/maps'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    plugins: { wire: { rules: { 'no-copy': NO_COPY } }, gate },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 400 }],
      'wire/no-copy': 'error',
      ...only(NO_DOUBLE_CAST, NO_HANDMADE),
    },
  },
  { files: ['src/**'], rules: only(NO_DOUBLE_CAST, NO_HANDMADE, NO_DOCUMENT_CAST, NO_GAME, NO_RULE) },
  { files: ['src/**'], rules: { 'gate/no-word': 'error', 'gate/no-number': 'error', eqeqeq: 'error' } },
  { files: DRAWN, rules: { 'gate/no-word': ['error', 'drawn'] } },
  { files: DOORS, rules: only(NO_DOUBLE_CAST, NO_HANDMADE, NO_GAME, NO_RULE) },
  { files: ['src/lib/games/**'], rules: only(NO_DOUBLE_CAST, NO_HANDMADE, NO_DOCUMENT_CAST, NO_RULE) },
  { files: SEEN, rules: only(NO_DOUBLE_CAST, NO_HANDMADE, NO_DOCUMENT_CAST, NO_RULE_BUT_STEPS) },
  { files: COUNTED, rules: only(NO_DOUBLE_CAST, NO_HANDMADE, NO_DOCUMENT_CAST, NO_RULE_BUT_POSITIONS) },
  {
    files: ['src/lib/games/*/tests/**'],
    rules: { ...only(NO_DOUBLE_CAST, NO_HANDMADE), 'gate/no-word': 'off', 'gate/no-number': 'off' },
  },
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
