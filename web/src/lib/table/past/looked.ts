/** How far this browser has seen each table: what came later happened while nobody looked. */

const KEY = 'gunbai-looked';
/** Tables that are remembered; the ones looked at longest ago are forgotten. */
const MOST = 40;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many events of a table were seen here; null where it was never looked at. */
export function lookedAt(table: string, seat: number | null): number | null {
  return read()[`${table} ${seat ?? ''}`] ?? null;
}

export function keepLook(table: string, seat: number | null, events: number): void {
  const name = `${table} ${seat ?? ''}`;
  const { [name]: before, ...others } = read();
  if (before === events) return;
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [name]: events }));
  } catch {
    // A browser that remembers nothing has no absences.
  }
}
