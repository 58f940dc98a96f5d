/**
 * What an event changed of a view, applied to it. The view before stays as it was: both share what did not change.
 * A patch may begin with changes that I was shown already, of things that are gone by now: they change nothing.
 */
import type { ChangeDoc } from '$lib/server/protocol.ts';

type Json = unknown;

export function patched<T>(view: T, changes: readonly ChangeDoc[]): T {
  return changes.reduce<Json>((document, change) => changed(document, stepsOf(change.at), change), view) as T;
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function changed(document: Json, [step, ...rest]: string[], change: ChangeDoc): Json {
  if (step === undefined) return change.to;
  if (typeof document !== 'object' || document === null) return document;
  if (Array.isArray(document)) return changedList(document, Number(step), rest, change);
  const object = document as Record<string, Json>;
  if (rest.length || 'to' in change) return { ...object, [step]: changed(object[step], rest, change) };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step));
}

function changedList(list: readonly Json[], at: number, rest: string[], change: ChangeDoc): Json[] {
  if (!rest.length && !('to' in change)) return list.filter((_, place) => place !== at);
  if (at > list.length) return [...list];
  const copy = [...list];
  copy[at] = changed(list[at], rest, change);
  return copy;
}
