/** Several people at one screen: each further player is a guest of their own with a token kept by this browser,
 *  so that the server tells each only what that seat may see. */
import { LATE, offline } from './connection.svelte.ts';
import type { AnswerDoc, ErrorDoc, ForesightDoc, MeDoc, StateDoc, TableDoc, WhyDoc } from './protocol.ts';
import { asking } from '../words/wording.ts';

export interface Here {
  seat: number;
  name: string;
  token: string;
}

const key = (table: string) => `gunbai-here-${table}`;

/** Who else plays at this screen. */
export function playersHere(table: string): Here[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '[]') as Here[];
  } catch {
    return [];
  }
}

async function call<T>(path: string, token: string, body?: unknown): Promise<T | ErrorDoc> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  try {
    const response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    return (await response.json()) as T | ErrorDoc;
  } catch {
    return offline;
  }
}

const isError = (answer: unknown): answer is ErrorDoc =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;

/** Seat further people of this screen at a table. */
export async function seatHere(table: TableDoc, people: { seat: number; name: string }[]): Promise<void> {
  const here: Here[] = [];
  for (const { seat, name } of people) {
    const guest = await call<MeDoc>('/guests', '', { name, token: true });
    if (isError(guest) || !guest.token) throw new Error(isError(guest) ? guest.message : 'no token');
    const joined = await call(`/tables/${table.id}/join`, guest.token, { seat, invite: table.invite });
    if (isError(joined)) throw new Error(joined.message);
    here.push({ seat, name, token: guest.token });
  }
  if (here.length) localStorage.setItem(key(table.id), JSON.stringify(here));
}

/** One further player's place, with the same doings as a Connection. */
export class PlaceHere {
  state = $state.raw<StateDoc | null>(null);
  error = $state.raw<ErrorDoc | null>(null);
  busy = $state(false);
  late = $state(false);

  constructor(
    readonly table: string,
    readonly here: Here,
  ) {}

  async refresh(): Promise<void> {
    const answer = await call<StateDoc>(`/tables/${this.table}/state`, this.here.token);
    if (isError(answer)) this.error = answer;
    else this.state = asking(answer);
  }

  private async carryOut(what: string, body: unknown, answered?: () => void): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const lateness = setTimeout(() => (this.late = true), LATE);
    const answer = await call<StateDoc>(`/tables/${this.table}/${what}`, this.here.token, body);
    this.error = isError(answer) ? answer : null;
    if (!isError(answer)) await this.refresh();
    clearTimeout(lateness);
    this.busy = this.late = false;
    answered?.();
    return !isError(answer);
  }

  act = (actions: string[], answered?: () => void): Promise<boolean> =>
    this.carryOut('actions', { actions, decision: this.state?.decision ?? null }, answered);
  aside = (text: string): Promise<boolean> => this.carryOut('actions', { actions: [text] });
  undo = (count = 1): Promise<boolean> => this.carryOut('undo', { count });
  async why(actions: string[]): Promise<AnswerDoc[]> {
    const answer = await call<WhyDoc>(`/tables/${this.table}/why`, this.here.token, { actions });
    return isError(answer) ? [] : answer.answers;
  }
  async foresee(actions: string[]): Promise<ForesightDoc> {
    const answer = await call<ForesightDoc>(`/tables/${this.table}/foresight`, this.here.token, { actions });
    return isError(answer) ? { actions, breaks: [] } : answer;
  }
  clearError(): void {
    this.error = null;
  }
}
