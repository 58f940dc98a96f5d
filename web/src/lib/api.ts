/** REST: small typed calls; a refusal is thrown as the server's own document. */
import type {
  DealDoc,
  ErrorDoc,
  GameDoc,
  LobbyDoc,
  MeDoc,
  NewTableBody,
  OddsDoc,
  OfferBody,
} from './protocol.ts';
import type {
  BoxDoc,
  ComicDoc,
  ExampleDoc,
  FoundDoc,
  GlossaryDoc,
  ProfileDoc,
  ReplayDoc,
  TableDoc,
  TalkDoc,
  UsesDoc,
  WhyDoc,
} from './protocol.ts';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly doc: ErrorDoc,
  ) {
    super(doc.message);
  }
}

const GONE: ErrorDoc = { code: 'server/gone', message: 'no answer', clause: null, details: {}, state: null };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, GONE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new Refused(response.status, (answer as ErrorDoc | null) ?? GONE);
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body);
const put = <T>(path: string, body?: unknown) => call<T>('PUT', path, body);

export const api = {
  me: () => get<MeDoc | null>('/me'),
  guest: (name: string) => post<MeDoc>('/guests', { name }),
  account: (name: string, password: string) => post<MeDoc>('/accounts', { name, password }),
  signIn: (name: string, password: string) => post<MeDoc>('/sign-in', { name, password }),
  signOut: () => post<unknown>('/sign-out'),
  pushKey: () => get<{ key: string }>('/push-key'),
  addPush: (subscription: PushSubscriptionJSON) => post<unknown>('/me/push', subscription),
  profile: (person: string) => get<ProfileDoc>(`/people/${person}`),
  games: () => get<GameDoc[]>('/games'),
  tables: (query: string) => get<LobbyDoc>(`/tables?${query}`),
  table: (id: string, invite = '') => get<TableDoc>(`/tables/${id}${invite ? `?invite=${invite}` : ''}`),
  create: (body: Partial<NewTableBody>) => post<TableDoc>('/tables', body),
  learn: (game: string) => post<TableDoc>('/lessons', { game }),
  join: (id: string, body: { invite?: string | null; seat?: number | null }) =>
    post<TableDoc>(`/tables/${id}/join`, body),
  leave: (id: string) => post<TableDoc>(`/tables/${id}/leave`),
  start: (id: string) => post<TableDoc>(`/tables/${id}/start`),
  setBot: (id: string, seat: number, bot: string | null) =>
    put<TableDoc>(`/tables/${id}/seats/${seat}`, { bot }),
  odds: (id: string, province: string, armies: number) =>
    get<OddsDoc>(`/tables/${id}/odds?province=${province}&armies=${armies}`),
  why: (id: string, actions: string[]) => post<WhyDoc>(`/tables/${id}/why`, { actions }),
  rematch: (id: string) => post<TableDoc>(`/tables/${id}/rematch`),
  invited: (code: string) => get<{ table: string }>(`/invites/${code}`),
  seatLink: (id: string) => post<{ key: string }>(`/tables/${id}/seat-link`),
  openSeat: (key: string) => post<MeDoc>('/seats', { key }),
  vote: (id: string, kind: string, target: number | null = null) =>
    post<TableDoc>(`/tables/${id}/votes`, { kind, target }),
  ballot: (id: string, vote: number, yes: boolean) => post<TableDoc>(`/tables/${id}/votes/${vote}`, { yes }),
  comeBack: (id: string) => post<TableDoc>(`/tables/${id}/return`),
  talk: (id: string) => get<TalkDoc[]>(`/tables/${id}/talk`),
  say: (id: string, text: string, to: number | null) => post<TalkDoc>(`/tables/${id}/talk`, { text, to }),
  deals: (id: string) => get<DealDoc[]>(`/tables/${id}/deals`),
  offer: (id: string, body: Partial<OfferBody>) => post<DealDoc>(`/tables/${id}/deals`, body),
  answerDeal: (id: string, deal: number, how: 'accept' | 'refuse' | 'retract') =>
    post<DealDoc>(`/tables/${id}/deals/${deal}/${how}`),
  markDeal: (id: string, deal: number, mark: 'kept' | 'broken') =>
    put<DealDoc>(`/tables/${id}/deals/${deal}/mark`, { mark }),
  replay: (id: string, move: number, seat: number | null, whole = false) =>
    get<ReplayDoc>(
      `/tables/${id}/replay?move=${move}${seat === null ? '' : `&seat=${seat}`}${whole ? '&whole=true' : ''}`,
    ),
  record: (id: string) => get<Record<string, unknown>>(`/tables/${id}/record`),
  speak: (language: string) => put<MeDoc>('/me/language', { language }),
  searchRules: (game: string, query: string, language: string) =>
    get<FoundDoc>(`/rules/${game}/search?q=${encodeURIComponent(query)}&lang=${language}`),
  box: <Box extends BoxDoc>(game: string) => get<Box>(`/rules/${game}/box`),
  glossary: (game: string, language: string) => get<GlossaryDoc>(`/rules/${game}/glossary?lang=${language}`),
  comic: (game: string) => get<ComicDoc>(`/rules/${game}/comic`),
  ruleUses: (game: string) => get<UsesDoc>(`/rules/${game}/uses`),
  example: (game: string, clause: string) => get<ExampleDoc>(`/rules/${game}/examples/${clause}`),
};
