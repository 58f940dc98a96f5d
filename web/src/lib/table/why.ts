/** Why something cannot be done now: the server's reasons in words. */
import type { AnswerDoc, View } from '$lib/protocol.ts';
import type { Reason } from '$lib/ui/explain.svelte.ts';
import { wordRefusal } from '$lib/words.ts';

const MOST_REASONS = 2;

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
