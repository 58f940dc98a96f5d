/** Rules of our own for eslint: a page draws what the engine says, and knows no rule of a game. */
import { readFileSync, readdirSync } from 'node:fs';

export const GAMES = readdirSync('src/lib/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const FACTS = GAMES.map((game) => JSON.parse(readFileSync(`src/lib/games/${game}/facts.json`, 'utf8')));
const namesIn = (part) => (Array.isArray(part) ? part : Object.keys(part ?? {}));

/** Words that only a rule would ask for: cards, places, events, figures, mandates, advantages, clans. */
export const RULED = [
  ...FACTS.flatMap((facts) =>
    ['provinces', 'cards', 'events', 'chests'].flatMap((part) => namesIn(facts[part])),
  ),
  ...FACTS.flatMap(({ verbs }) => verbs?.summon?.[0]?.[0] ?? []),
  ...FACTS.flatMap(({ mandates = [], advantages = [] }) => [...mandates, ...advantages]),
  ...['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'],
].filter((word) => word !== 'all'); // a promise may be about all advantages
const KNOWN = new Set(RULED);
/** Buildings have the names of pictures too, and of what is planned: they are a rule only where they are asked for. */
const PLANNED = new Set(['castle', 'temple', 'theatre']);
const QUANTITIES = new Set(
  'armies chests coins cost farmers honor markers price rice ronin seats sites strongholds supply vp'.split(
    ' ',
  ),
);
/** Numbers that belong together on a board: groups of armies, how many play, turns and which of them are of a kami. */
const ROWS = new Set(
  FACTS.flatMap(({ groups = [], boards = [], track = [] }) => {
    const turns = track.map((_, at) => track.slice(0, at + 1).filter((isKami) => !isKami).length);
    const kami = turns.filter((_, at) => track[at]);
    return [groups, boards.map(({ seats }) => seats), turns, kami].map(rowOf);
  }).filter(Boolean),
);
const LISTS = new Set(['players', 'clans', 'seats', 'provinces']);
const NO_RULE = 'A page knows no rule: let the engine say it.';
const ASKING = new Set(['includes', 'indexOf', 'has', 'startsWith', 'endsWith', 'match', 'test', 'get']);

/** The same numbers are the same row, in whatever order and however often. */
function rowOf(numbers) {
  return [...new Set(numbers)].sort((a, b) => a - b).join();
}

/** A ruled word, whole or among others, or a part of one that somebody looks for. */
function isRuled(text, parent) {
  if (text.split(/[^a-z0-9_-]+/).some((word) => KNOWN.has(word))) return true;
  const asked = parent.type === 'CallExpression' && parent.callee.property?.name;
  if (asked === 'startsWith') return text.length > 2 && RULED.some((word) => word.startsWith(text));
  if (asked === 'endsWith') return text.length > 2 && RULED.some((word) => word.endsWith(text));
  return false;
}

function isAskedFor(node) {
  const { parent } = node;
  if (parent.type === 'BinaryExpression') return /^[!=]==?$/.test(parent.operator);
  if (parent.type === 'CallExpression')
    return parent.arguments.includes(node) && ASKING.has(parent.callee.property?.name);
  return parent.type === 'SwitchCase';
}

/** No name of the games is written into a page; where they are drawn they may be listed, and still not asked for. */
const noWord = {
  meta: { schema: [{ enum: ['drawn'] }] },
  create(context) {
    const [isDrawn] = context.options;
    const check = (node, text, parent) => {
      const isAsked = isAskedFor(node);
      if (isRuled(text, parent) ? isAsked || !isDrawn : PLANNED.has(text) && isAsked)
        context.report({ node, message: NO_RULE });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value, node.parent);
        else if (node.regex) check(node, node.regex.pattern, node.parent);
      },
      TemplateElement: (node) => check(node, node.value.raw, node.parent),
      'Property > Identifier.key': (node) => node.parent.computed || check(node, node.name, node.parent),
      'MemberExpression[computed=false] > Identifier.property': (node) => check(node, node.name, node.parent),
    };
  },
};

/** What stands behind brackets, casts, `?.`, `!` and `?? 0`. */
function bare(node) {
  for (;;) {
    if (node.type === 'ChainExpression' || node.type.startsWith('TSNonNull')) node = node.expression;
    else if (node.type === 'TSAsExpression') node = node.expression;
    else if (node.type === 'LogicalExpression' && node.operator === '??') node = node.left;
    else return node;
  }
}

/** What a constant of the file was set to. */
function origin(context, node) {
  const found = bare(node);
  if (found.type !== 'Identifier') return found;
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const [definition] = scope.set.get(found.name)?.defs ?? [];
    if (!definition) continue;
    const { init, id } = definition.node;
    return definition.type === 'Variable' && init && id?.type === 'Identifier' ? bare(init) : found;
  }
  return found;
}

const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.property?.name);

/** No number of the games: how much there is of something is shown, and not compared or reckoned with by hand. */
const noNumber = {
  create(context) {
    const isQuantity = (node) =>
      [bare(node), origin(context, node)].some((one) => {
        if (one.type === 'MemberExpression' && one.property.name === 'length')
          return LISTS.has(nameOf(bare(one.object)));
        return (one.type === 'Identifier' || one.type === 'MemberExpression') && QUANTITIES.has(nameOf(one));
      });
    const isNumber = (node) => {
      const { value } = origin(context, node);
      return typeof value === 'number' && value > 1;
    };
    const check = (node, sides) => {
      if (sides.some(isQuantity) && sides.some(isNumber)) context.report({ node, message: NO_RULE });
    };
    return {
      BinaryExpression: (node) =>
        node.left.type !== 'PrivateIdentifier' && check(node, [node.left, node.right]),
      "CallExpression[callee.object.name='Math'][callee.property.name=/^(min|max)$/]": (node) =>
        check(node, node.arguments),
      ArrayExpression(node) {
        const numbers = node.elements.map((one) => (one?.type === 'Literal' ? Number(one.value) : NaN));
        if (ROWS.has(rowOf(numbers))) context.report({ node, message: NO_RULE });
      },
    };
  },
};

export const gate = { rules: { 'no-word': noWord, 'no-number': noNumber } };
