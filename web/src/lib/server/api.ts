/** REST: small typed calls; a refusal is thrown as the server's own document. */
import type {
  AdviceDoc,
  AnalysisDoc,
  BranchesDoc,
  ChancesDoc,
  CounselDoc,
  DealDoc,
  DraftDoc,
  DraftedDoc,
  EntryDoc,
  ErrorDoc,
  ExportDoc,
  GameDoc,
  InsideDoc,
  LobbyDoc,
  MeDoc,
  MomentBody,
  NewTableBody,
  OddsDoc,
  OfferBody,
  OverviewDoc,
  PersonDoc,
  PositionDoc,
  PositionsDoc,
  PracticeBody,
  PracticeChainBody,
  PuzzleAnswerBody,
  PuzzleAnswerDoc,
  PuzzleChainBody,
  PuzzlesDoc,
  PuzzleStateDoc,
  Reason,
} from './protocol.ts';
import type {
  BoxDoc,
  ComicDoc,
  ExampleDoc,
  FilmDoc,
  ForesightDoc,
  FoundDoc,
  GlossaryDoc,
  ProfileDoc,
  RecordDoc,
  ReplayDoc,
  HookBody,
  HookDoc,
  SessionDoc,
  StartBody,
  TableDoc,
  StateDoc,
  TalkDoc,
  ThreatsDoc,
  UsesDoc,
  WhatIfBody,
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
const remove = <T>(path: string) => call<T>('DELETE', path);

export const api = {
  me: () => get<MeDoc | null>('/me'),
  guest: (name: string) => post<MeDoc>('/guests', { name }),
  account: (name: string, password: string, invitation: string | null = null) =>
    post<MeDoc>('/accounts', { name, password, invitation }),
  signIn: (name: string, password: string) => post<MeDoc>('/sign-in', { name, password }),
  signOut: () => post<unknown>('/sign-out'),
  pushKey: () => get<{ key: string }>('/push-key'),
  addPush: (subscription: PushSubscriptionJSON) => post<unknown>('/me/push', subscription),
  profile: (person: string) => get<ProfileDoc>(`/people/${person}`),
  games: () => get<GameDoc[]>('/games'),
  tables: (query: string) => get<LobbyDoc>(`/tables?${query}`),
  table: (id: string, invite = '') => get<TableDoc>(`/tables/${id}${invite ? `?invite=${invite}` : ''}`),
  /** As I see it now, without what has happened before. */
  state: (id: string) => get<StateDoc>(`/tables/${id}/state?since=1000000`),
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
  advice: (id: string, plan: Partial<Record<string, string>>) =>
    post<AdviceDoc>(`/tables/${id}/advice`, { plan }),
  why: (id: string, actions: string[]) => post<WhyDoc>(`/tables/${id}/why`, { actions }),
  foresee: (id: string, actions: string[]) => post<ForesightDoc>(`/tables/${id}/foresight`, { actions }),
  rematch: (id: string) => post<TableDoc>(`/tables/${id}/rematch`),
  invited: (code: string) => get<{ table: string }>(`/invites/${code}`),
  seatLink: (id: string) => post<{ key: string }>(`/tables/${id}/seat-link`),
  openSeat: (key: string) => post<MeDoc>('/seats', { key }),
  vote: (id: string, kind: string, target: number | null = null) =>
    post<TableDoc>(`/tables/${id}/votes`, { kind, target }),
  ballot: (id: string, vote: number, yes: boolean) => post<TableDoc>(`/tables/${id}/votes/${vote}`, { yes }),
  handOver: (id: string) => post<TableDoc>(`/tables/${id}/hand-over`),
  comeBack: (id: string) => post<TableDoc>(`/tables/${id}/return`),
  talk: (id: string) => get<TalkDoc[]>(`/tables/${id}/talk`),
  tea: (id: string, what: 'wait' | 'go_on' | 'take_back') =>
    post<StateDoc>(`/tables/${id}/tea`, { do: what }),
  say: (id: string, text: string, to: number | null) => post<TalkDoc>(`/tables/${id}/talk`, { text, to }),
  deals: (id: string) => get<DealDoc[]>(`/tables/${id}/deals`),
  offer: (id: string, body: Partial<OfferBody>) => post<DealDoc>(`/tables/${id}/deals`, body),
  answerDeal: (id: string, deal: number, how: 'accept' | 'refuse' | 'retract', reason?: Reason) =>
    post<DealDoc>(`/tables/${id}/deals/${deal}/${how}`, reason ? { reason } : undefined),
  markDeal: (id: string, deal: number, mark: 'kept' | 'broken') =>
    put<DealDoc>(`/tables/${id}/deals/${deal}/mark`, { mark }),
  replay: (id: string, move: number, seat: number | null, whole = false) =>
    get<ReplayDoc>(
      `/tables/${id}/replay?move=${move}${seat === null ? '' : `&seat=${seat}`}${whole ? '&whole=true' : ''}`,
    ),
  film: (id: string, move: number, seat: number | null) =>
    get<FilmDoc>(`/tables/${id}/film?move=${move}${seat === null ? '' : `&seat=${seat}`}`),
  analysis: (id: string) => get<AnalysisDoc>(`/tables/${id}/analysis`),
  counsel: (id: string) => post<CounselDoc>(`/tables/${id}/coach`),
  threats: (id: string) => post<ThreatsDoc>(`/tables/${id}/threats`),
  analyse: (id: string) => post<AnalysisDoc>(`/tables/${id}/analysis`),
  whatIf: (id: string, body: Partial<WhatIfBody>) => post<TableDoc>(`/tables/${id}/what-if`, body),
  branches: (id: string) => get<BranchesDoc>(`/tables/${id}/what-if`),
  startDraft: (body: Partial<StartBody>) => post<DraftedDoc>('/drafts/start', body),
  checkDraft: (
    document: unknown,
    moment: { name: string; about: Record<string, string | number> } | null = null,
  ) => post<DraftedDoc>('/drafts/check', { document, moment }),
  draftOf: (id: string, body: Partial<MomentBody>) => post<DraftedDoc>(`/tables/${id}/draft`, body),
  chances: (document: DraftDoc, earlier: ChancesDoc['found'] | null) =>
    post<ChancesDoc>('/drafts/chances', { document, earlier }),
  positions: () => get<PositionsDoc>('/positions'),
  position: (id: string) => get<PositionDoc>(`/positions/${id}`),
  keepPosition: (name: string, document: DraftDoc) => post<PositionDoc>('/positions', { name, document }),
  changePosition: (id: string, name: string, document: DraftDoc) =>
    put<PositionDoc>(`/positions/${id}`, { name, document }),
  forgetPosition: (id: string) => remove<unknown>(`/positions/${id}`),
  playPosition: (id: string, seat: number) => post<TableDoc>(`/positions/${id}/what-if`, { seat }),
  plays: (id: string) => get<BranchesDoc>(`/positions/${id}/what-if`),
  importRecord: (record: unknown) => post<TableDoc>('/records', { record }),
  record: (id: string) => get<RecordDoc>(`/tables/${id}/record`),
  rename: (name: string) => put<MeDoc>('/me/name', { name }),
  speak: (language: string) => put<MeDoc>('/me/language', { language }),
  searchRules: (game: string, query: string, language: string) =>
    get<FoundDoc>(`/rules/${game}/search?q=${encodeURIComponent(query)}&lang=${language}`),
  box: <Box extends BoxDoc>(game: string) => get<Box>(`/rules/${game}/box`),
  glossary: (game: string, language: string) => get<GlossaryDoc>(`/rules/${game}/glossary?lang=${language}`),
  comic: (game: string) => get<ComicDoc>(`/rules/${game}/comic`),
  ruleUses: (game: string) => get<UsesDoc>(`/rules/${game}/uses`),
  example: (game: string, clause: string) => get<ExampleDoc>(`/rules/${game}/examples/${clause}`),
  practise: (game: string, clause: string, body: PracticeBody) =>
    post<StateDoc>(`/rules/${game}/examples/${clause}/practice`, body),
  foreseeExample: (game: string, clause: string, body: PracticeChainBody) =>
    post<ForesightDoc>(`/rules/${game}/examples/${clause}/practice/foresight`, body),
  puzzles: (game: string) => get<PuzzlesDoc>(`/puzzles/${game}`),
  puzzle: (game: string, id: string) => get<PuzzleStateDoc>(`/puzzles/${game}/${id}`),
  answerPuzzle: (game: string, id: string, body: PuzzleAnswerBody) =>
    post<PuzzleAnswerDoc>(`/puzzles/${game}/${id}/answer`, body),
  foreseePuzzle: (game: string, id: string, body: PuzzleChainBody) =>
    post<ForesightDoc>(`/puzzles/${game}/${id}/foresight`, body),
  entry: () => get<EntryDoc>('/entry'),
  changePassword: (password: string, wanted: string) => put<unknown>('/me/password', { password, wanted }),
  setMail: (mail: string | null, password: string) => put<unknown>('/me/mail', { mail, password }),
  confirmMail: (token: string) => post<unknown>('/mail', { token }),
  forgotten: (name: string) => post<unknown>('/forgotten', { name }),
  setPassword: (token: string, wanted: string) => post<unknown>('/passwords', { token, wanted }),
  sessions: () => get<SessionDoc[]>('/me/sessions'),
  endSession: (id: string) => remove<unknown>(`/me/sessions/${id}`),
  hooks: () => get<HookDoc[]>('/me/hooks'),
  addHook: (body: HookBody) => post<HookDoc>('/me/hooks', body),
  removeHook: (id: string) => remove<unknown>(`/me/hooks/${id}`),
  exportMe: () => get<ExportDoc>('/me/export'),
  endMe: (password: string | null) => post<unknown>('/me/end', { password }),
  becomeAdmin: (token: string) => post<MeDoc>('/me/admin', { token }),
};

/** What only the admin may do. */
export const adminApi = {
  people: (words: string) => get<PersonDoc[]>(`/admin/people?q=${encodeURIComponent(words)}`),
  ban: (id: string, banned: boolean) => put<unknown>(`/admin/people/${id}/ban`, { banned }),
  mute: (id: string, muted: boolean) => put<unknown>(`/admin/people/${id}/mute`, { muted }),
  promote: (id: string, admin: boolean) => put<unknown>(`/admin/people/${id}/admin`, { admin }),
  reset: (id: string) => post<{ token: string }>(`/admin/people/${id}/reset`),
  signOut: (id: string) => remove<unknown>(`/admin/people/${id}/sessions`),
  exportOf: (id: string) => get<ExportDoc>(`/admin/people/${id}/export`),
  end: (id: string) => remove<unknown>(`/admin/people/${id}`),
  register: (registration: EntryDoc['registration']) => put<unknown>('/admin/registration', { registration }),
  invite: () => post<{ token: string }>('/admin/invitations'),
  tables: () => get<OverviewDoc[]>('/admin/tables'),
  close: (id: string) => post<unknown>(`/admin/tables/${id}/close`),
  kick: (id: string, seat: number) => remove<unknown>(`/admin/tables/${id}/seats/${seat}`),
  inside: (id: string) => get<InsideDoc>(`/admin/tables/${id}`),
  unsay: (id: string, number: number) => remove<unknown>(`/admin/tables/${id}/talk/${number}`),
};
