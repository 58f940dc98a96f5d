/** What a test gives for the real thing: a document from a file, a stand-in for a part of the browser. */
export function read<Type>(given: unknown): Type {
  return given as Type;
}
