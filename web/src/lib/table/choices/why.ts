/** Why something cannot be done now: the server's reasons in words. */
import type { AnswerDoc, View } from '$lib/server/protocol.ts';
import type { Reason } from '$lib/ui/explain.svelte.ts';
import { wordRefusal } from '$lib/words/words.ts';

/** Asks the server of each action why it is not possible. */
export type Ask = (actions: string[]) => Promise<AnswerDoc[]>;

/** A thing that is not offered, and the actions it would mean. */
export interface Unlit {
  label: string;
  wish: string[];
}

const MOST_REASONS = 2;
/** The server looks at so many actions at once. */
const MOST_ACTIONS = 64;

/** One wish may mean several actions (a figure could go anywhere): what holds for most of them is the reason. */
export function reasonsIn(game: string, view: View, answers: readonly AnswerDoc[]): Reason[] {
  if (answers.some((answer) => answer.possible)) return [];
  const byCode = new Map<string, AnswerDoc['reasons']>();
  for (const reason of answers.flatMap((answer) => answer.reasons))
    byCode.set(reason.code, [...(byCode.get(reason.code) ?? []), reason]);
  return [...byCode.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_REASONS)
    .map(([reason]) => {
      const { code, clauses, details } = reason!;
      const error = { code, message: code, clause: clauses[0] ?? null, details, state: null };
      return { text: wordRefusal(error, game, view), clauses };
    });
}

/** The reasons against many things at once; what turns out to be possible is left out. */
export async function reasonsOf(
  ask: Ask,
  game: string,
  view: View,
  things: readonly Unlit[],
): Promise<(Unlit & { reasons: Reason[] })[]> {
  const actions = things.flatMap(({ wish }) => wish);
  const answers: AnswerDoc[] = [];
  for (let at = 0; at < actions.length; at += MOST_ACTIONS)
    answers.push(...(await ask(actions.slice(at, at + MOST_ACTIONS))));
  let at = 0;
  return things
    .map((thing) => {
      const own = answers.slice(at, (at += thing.wish.length));
      return { ...thing, reasons: reasonsIn(game, view, own) };
    })
    .filter(({ reasons }) => reasons.length);
}
