// @vitest-environment node
/** What the pages must not know is planted, one of each kind, and the gate finds it. */
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const linter = new ESLint();
const SHELL = 'src/lib/table/planted.ts';
const GAME = 'src/lib/games/rising-sun/stage/planted.ts';
const PICTURES = 'src/lib/games/rising-sun/pieces.ts';

async function found(code: string, filePath: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath });
  return result!.messages.filter(({ ruleId }) => ruleId !== null).map(({ message }) => message);
}

const PLANTED: [string, string, string][] = [
  ['a game’s name in the shell', SHELL, "export const f = (game: string) => game === 'shogun';"],
  ['a card in a condition', GAME, "export const f = (card: string) => card === 'yurei';"],
  ['a province in a condition', GAME, "export const f = (at: string) => at === 'kyoto';"],
  ['a card among some', GAME, "export const f = (card: string) => [card].includes('yurei');"],
  ['a clan in a condition', GAME, "export const f = (clan: string) => clan === 'lotus';"],
  ['a mandate in a condition', GAME, "export const f = (p: { mandate: string }) => p.mandate === 'betray';"],
  ['a rule in a pattern', GAME, 'export const f = (action: string) => /(play|name) betray$/.test(action);'],
  ['a number of the game', GAME, 'export const f = (p: { coins: number }) => p.coins >= 3;'],
  [
    'a number with a name',
    GAME,
    'const PRICE = 3;\nexport const f = (p: { coins: number }) => p.coins >= PRICE;',
  ],
  ['a number in a part', GAME, 'export const f = ({ coins }: { coins: number }) => coins > 4;'],
  [
    'a number after another name',
    GAME,
    'export const f = (p: { rice: number }) => { const left = p.rice; return left < 2; };',
  ],
  ['a reckoned number', GAME, 'export const f = (p: { strongholds?: number }) => (p.strongholds ?? 0) * 2;'],
  ['a bound', GAME, 'export const f = (coins: number) => Math.min(coins, 5);'],
  ['so many players', GAME, 'export const f = (v: { players: string[] }) => v.players.length > 3;'],
  ['groups of armies', GAME, 'export const SIZES = [5, 4, 3, 2];'],
  ['the same as words', GAME, "export const SIZES = ['5', '4', '3', '2'];"],
  ['turns of kami', GAME, 'export const AFTER = [3, 5, 7];'],
  ['the turns of a season', GAME, 'export const TURNS = [1, 2, 3, 4, 5, 6, 7];'],
  ['how many can play', SHELL, 'export const SEATS = [3, 4, 5];'],
  ['prices by card', GAME, 'export const COST = { yurei: 3 };'],
  ['a card in a text', GAME, "export const f = (card: string) => 'yurei komainu'.indexOf(card) >= 0;"],
  ['a card as a part', GAME, 'export const f = (p: { cards: { yurei?: number } }) => p.cards.yurei;'],
  ['a card in a hand', GAME, "export const f = (cards: object) => 'yurei' in cards;"],
  ['the beginning of cards', GAME, "export const f = (card: string) => card.startsWith('oni_of');"],
  ['a card in a template', GAME, 'export const f = (card: string) => card === `yurei`;'],
  ['a clan in a switch', GAME, "export const f = (c: string) => { switch (c) { case 'koi': return 1; } };"],
  ['an advantage in a variable', GAME, "export const f = (advantage: string) => advantage === 'seppuku';"],
  [
    'a building',
    'src/lib/games/shogun/planted.ts',
    "export const f = (b: string) => (b === 'castle' ? 3 : 2);",
  ],
  ['a card where cards are drawn', PICTURES, "export const f = (card: string) => card === 'yurei';"],
  ['who stands above', GAME, 'export const f = (v: { honor: number[] }) => v.honor.slice(0, 1);'],
  ['some figures', GAME, "export const WORSHIP = ['shinto', 'komainu'];"],
  ['a step by its name', GAME, "export const f = (v: { step: string }) => v.step === 'marshal';"],
  ['a step in a variable', GAME, "export const f = (step: string) => step !== 'recruit';"],
  ['a step in the shell', SHELL, "export const f = (q?: { step: string }) => q?.step === 'tea';"],
  [
    'a switch of steps',
    GAME,
    "export const f = (step: string) => { switch (step) { case 'x': return 1; } };",
  ],
  ['a place in a row', GAME, 'export const f = (all: number[], a: number, b: number) => all[a * 5 + b];'],
  ['two casts', GAME, 'export const f = (one: string) => one as unknown as number;'],
  ['a document by hand', GAME, 'export interface PromiseDoc { block: string }'],
];

describe('the gate', () => {
  it.each(PLANTED)('finds %s', async (_, file, code) => {
    expect(await found(code, file)).not.toEqual([]);
  });

  it('lets pass what is offered, and how it is drawn', async () => {
    expect(await found("export const ORDER = ['bushi', 'shinto'];\n", PICTURES)).toEqual([]);
    const code = "export const f = (c: { tag: string; ends: boolean }) => c.ends || c.tag === 'bid';\n";
    expect(await found(code, GAME)).toEqual([]);
    const scene = "export const f = (step: string) => (step === 'tea' ? 'tea' : 'map');\n";
    expect(await found(scene, 'src/lib/games/rising-sun/stage/scenes.ts')).toEqual([]);
  });
});
