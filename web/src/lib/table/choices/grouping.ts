/** Choices in a short form: those that differ in their last word only stand under one heading. */
import type { ChoiceDoc, View } from '$lib/server/protocol.ts';
import { has, n, parsed, term, vocabularyOf, wordAction } from '$lib/words/words.ts';

export interface Group {
  /** The common part in words; empty where a choice stands alone. */
  heading: string;
  items: { choice: ChoiceDoc; label: string; whole: string }[];
}

const FEW = 5;

function headOf(action: string): string {
  return action.slice(0, action.lastIndexOf(' '));
}

/** The last argument of an action in words. */
function lastWord(game: string, action: string, view: View): string {
  const { named } = parsed(game, action);
  const [name, value] = Object.entries(named).at(-1)!;
  const vocabulary = vocabularyOf(game, name);
  if (typeof value === 'number' && vocabulary !== 'seat') return n(value);
  return term(game, vocabulary, value, view);
}

export function grouped(game: string, choices: ChoiceDoc[], view: View): Group[] {
  const alone = (choice: ChoiceDoc): Group => {
    const whole = wordAction(game, choice.action, view);
    return { heading: '', items: [{ choice, label: whole, whole }] };
  };
  if (choices.length <= FEW) return choices.map(alone);
  const byHead = new Map<string, ChoiceDoc[]>();
  for (const choice of choices) {
    const head = headOf(choice.action);
    byHead.set(head, [...(byHead.get(head) ?? []), choice]);
  }
  return [...byHead.values()].flatMap((group) => {
    const first = group[0]!;
    const { tag, named } = parsed(game, first.action);
    const isNumber = typeof Object.values(named).at(-1) === 'number' && !('seat' in named);
    const headed = has(`${game}-do-${tag}`, 'group');
    if (!Object.keys(named).length || (group.length === 1 && !headed) || (!headed && !isNumber))
      return group.map(alone);
    if (group.length === 1) return [alone(first)];
    const items = group.map((choice) => ({
      choice,
      label: lastWord(game, choice.action, view),
      whole: wordAction(game, choice.action, view),
    }));
    return [{ heading: headed ? wordAction(game, first.action, view, 'group') : '', items }];
  });
}

/** Whether to ask before sending: the choice cannot be taken back, or others go on after it.
 *  A chain of several has been confirmed on the board where it was made. */
export function endsTurn(actions: string[], choices: ChoiceDoc[]): boolean {
  return actions.length === 1 && choices.some((choice) => choice.action === actions[0] && choice.ends);
}
