/** The documents of the server. `api-types.ts` is made from its OpenAPI document: `make types`. */
import type { components, paths } from './api-types.ts';

type Schemas = components['schemas'];
export type { paths };

export type TableDoc = Schemas['TableDoc'];
export type SeatDoc = Schemas['SeatDoc'];
export type StateDoc = Schemas['StateDoc'];
export type CupDoc = Schemas['CupDoc'];
export type ChoiceDoc = Schemas['ChoiceDoc'];
export type AsideDoc = Schemas['AsideDoc'];
export type FieldDoc = Schemas['FieldDoc'];
export type EventDoc = Schemas['EventDoc'];
export type ChangeDoc = Schemas['ChangeDoc'];
export type VoteDoc = Schemas['VoteDoc'];
export type MeDoc = Schemas['MeDoc'];
export type GameDoc = Schemas['GameDoc'];
export type OptionDoc = Schemas['OptionDoc'];
export type TalkDoc = Schemas['TalkDoc'];
export type DealDoc = Schemas['DealDoc'];
export type EntryDoc = Schemas['EntryDoc'];
export type SessionDoc = Schemas['SessionDoc'];
export type PersonDoc = Schemas['PersonDoc'];
export type OverviewDoc = Schemas['OverviewDoc'];
export type InsideDoc = Schemas['InsideDoc'];
export type TermsDoc = Schemas['TermsDoc'];
export type ReplayDoc = Schemas['ReplayDoc'];
export type ProfileDoc = Schemas['ProfileDoc'];
export type ErrorDoc = Schemas['ErrorDoc'];
export type AnswerDoc = Schemas['AnswerDoc'];
export type WhyDoc = Schemas['WhyDoc'];
export type LobbyDoc = Schemas['LobbyDoc'];
export type NewTableBody = Schemas['NewTableBody'];
export type OddsDoc = Schemas['OddsDoc'];
export type AdviceDoc = Schemas['AdviceDoc'];
export type RemarkDoc = Schemas['RemarkDoc'];
export type OfferBody = Schemas['OfferBody'];
export type FoundDoc = Schemas['FoundDoc'];
export type UseDoc = Schemas['UseDoc'];
export type UsesDoc = Schemas['UsesDoc'];
export type ExampleDoc = Schemas['ExampleDoc'];
export type RisingSunBox = Schemas['RisingSunBox'];
export type ShogunBox = Schemas['ShogunBox'];
export type BoxDoc = RisingSunBox | ShogunBox;
export type GlossaryDoc = Schemas['GlossaryDoc'];
export type TermDoc = Schemas['TermDoc'];
export type ComicDoc = Schemas['ComicDoc'];
export type PanelDoc = Schemas['PanelDoc'];
export type RisingSunView = Schemas['RisingSunView'];
export type ShogunView = Schemas['ShogunView'];

/** A view is another document in every game; each game's folder narrows it. */
export type View = StateDoc['view'];

/** What comes over the WebSocket. */
export type ServerMessage =
  | { type: 'hello'; table: TableDoc; state: StateDoc | null }
  | { type: 'state'; state: StateDoc; seats: SeatDoc[] }
  | { type: 'table'; table: TableDoc }
  | { type: 'presence'; online: number[]; spectators: number }
  | { type: 'talk'; talk: TalkDoc }
  | { type: 'deal'; deal: DealDoc }
  | { type: 'reply'; id: number | null; ok: boolean; error: ErrorDoc | null }
  | { type: 'refused'; error: ErrorDoc };

/** What a game's `GameTable.svelte` is given. See web/README.md. */
export interface GameTableProps {
  table: TableDoc;
  state: StateDoc;
  /** Answer the present decision: one of `state.choices`, or a chain of them sent as one batch. */
  act: (actions: string[]) => void;
  /** Do something out of turn: `SEAT tag number …` within the bounds of `state.asides`. */
  aside: (text: string) => void;
  /** Why actions are not possible now; absent where nothing is asked of anybody here. */
  why?: (actions: string[]) => Promise<AnswerDoc[]>;
  /** A replay or a spectator: nothing can be chosen. */
  readonly?: boolean;
}

/** Something that happened, but for what it was: where an event is needed and nothing is known of it. */
export const SILENCE: EventDoc = {
  number: 0,
  move: 0,
  code: '',
  clause: '',
  args: {},
  actor: null,
  private: false,
  patch: null,
};
