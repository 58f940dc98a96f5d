import type { EventDoc } from '../src/lib/server/protocol.ts';

/** What a test gives for the real thing: a document from a file, a stand-in for a part of the browser. */
export function read<Type>(given: unknown): Type {
  return given as Type;
}

/** An event of which a test cares for a part. */
export function happening(code: string, more: object = {}): EventDoc {
  const frame = { number: 0, move: 0, clause: '', args: {}, actor: null, private: false, patch: null };
  return read<EventDoc>({ ...frame, code, ...more });
}
