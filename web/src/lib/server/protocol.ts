/** The documents of the server. `api-types.ts` is made from its OpenAPI document: `make types`. */
import type { Snippet } from 'svelte';
import type { components, paths } from './api-types.ts';
import type { Asking } from '../board/asking.ts';

type Schemas = components['schemas'];
export type { paths };

export type TableDoc = Schemas['TableDoc'];
export type CounselDoc = Schemas['CounselDoc'];
export type ThreatsDoc = Schemas['ThreatsDoc'];
export type SeatDoc = Schemas['SeatDoc'];
export type StateDoc = Schemas['StateDoc'];
export type CupDoc = Schemas['CupDoc'];
export type ChoiceDoc = Schemas['ChoiceDoc'];
export type AsideDoc = Schemas['AsideDoc'];
export type FieldDoc = AsideDoc['fields'][number];
export type EventDoc = Schemas['EventDoc'];
export type ChangeDoc = Schemas['ChangeDoc'];
export type VoteDoc = Schemas['VoteDoc'];
export type MeDoc = Schemas['MeDoc'];
export type GameDoc = Schemas['GameDoc'];
export type OptionDoc = Schemas['OptionDoc'];
export type TalkDoc = Schemas['TalkDoc'];
export type DealDoc = Schemas['DealDoc'];
export type BlockDoc = Schemas['BlockDoc'];
export type PromiseDoc = Schemas['PromiseDoc'];
export type Reason = NonNullable<DealDoc['reason']>;
export type EntryDoc = Schemas['EntryDoc'];
export type HookBody = Schemas['HookBody'];
export type HookDoc = Schemas['HookDoc'];
export type SessionDoc = Schemas['SessionDoc'];
export type PersonDoc = Schemas['PersonDoc'];
export type OverviewDoc = Schemas['OverviewDoc'];
export type InsideDoc = Schemas['InsideDoc'];
export type TermsDoc = Schemas['TermsDoc'];
export type ReplayDoc = Schemas['ReplayDoc'];
export type AnalysisDoc = Schemas['AnalysisDoc'];
export type Analysis = Schemas['Analysis'];
export type JudgementDoc = Schemas['JudgementDoc'];
export type MomentDoc = Analysis['moments'][number];
export type AskedDoc = Schemas['AskedDoc'];
export type PartDoc = Schemas['PartDoc'];
export type TurningDoc = Schemas['TurningDoc'];
export type WhatIfBody = Schemas['WhatIfBody'];
export type BranchesDoc = Schemas['BranchesDoc'];
export type DraftDoc = Schemas['DraftDoc'];
export type DraftedDoc = Schemas['DraftedDoc'];
export type ProblemDoc = Schemas['ProblemDoc'];
export type BeginningDoc = Schemas['BeginningDoc'];
export type ChancesDoc = Schemas['ChancesDoc'];
export type StartBody = Schemas['StartBody'];
export type MomentBody = Schemas['MomentBody'];
export type PositionDoc = Schemas['PositionDoc'];
export type PositionsDoc = Schemas['PositionsDoc'];
export type FilmDoc = Schemas['FilmDoc'];
export type LedgerDoc = Schemas['LedgerDoc'];
export type ProfileDoc = Schemas['ProfileDoc'];
export type ErrorDoc = Schemas['ErrorDoc'];
export type AnswerDoc = Schemas['AnswerDoc'];
export type WhyDoc = Schemas['WhyDoc'];
export type ForesightDoc = Schemas['ForesightDoc'];
export type LobbyDoc = Schemas['LobbyDoc'];
export type NewTableBody = Schemas['NewTableBody'];
export type PracticeBody = Schemas['PracticeBody'];
export type PracticeChainBody = Schemas['PracticeChainBody'];
export type OddsDoc = Schemas['OddsDoc'];
export type AdviceDoc = Schemas['AdviceDoc'];
export type RemarkDoc = Schemas['RemarkDoc'];
export type ForecastDoc = Schemas['ForecastDoc'];
export type OfferBody = Schemas['OfferBody'];
export type PuzzlesDoc = Schemas['PuzzlesDoc'];
export type PuzzleBriefDoc = Schemas['PuzzleBriefDoc'];
export type PuzzleStateDoc = Schemas['PuzzleStateDoc'];
export type PuzzleAnswerDoc = Schemas['PuzzleAnswerDoc'];
export type PuzzleAnswerBody = Schemas['PuzzleAnswerBody'];
export type PuzzleChainBody = Schemas['PuzzleChainBody'];
export type SolvedDoc = Schemas['SolvedDoc'];
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
export type GameName = Schemas['GameName'];
export type QuestionDoc = Schemas['QuestionDoc'];
export type ResultDoc = Schemas['ResultDoc'];
export type RecordDoc = Schemas['RecordDoc'];
export type ExportDoc = Schemas['ExportDoc'];
/** What is known of a game alone begins with its name: `RisingSunView`, `ShogunEvent`. */
export type Document<Name extends keyof Schemas> = Schemas[Name];

/** A view is another document in every game; each game's folder narrows it. What is asked in it may be noted there. */
export type View = Schemas['ViewDoc'] & { asked?: QuestionDoc | null };

/** What goes over the WebSocket. */
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];

/** What a game's `GameTable.svelte` is given. See web/README.md. */
export interface GameTableProps {
  table: TableDoc;
  state: StateDoc;
  /** Answer the present decision: one of `state.choices`, or a chain of them sent as one batch; `sure` where the board
   *  itself has asked whether it is meant. */
  act: (actions: string[], sure?: boolean) => void;
  /** Do something out of turn: `SEAT tag number …` within the bounds of `state.asides`. */
  aside: (text: string) => void;
  /** Why actions are not possible now; absent where nothing is asked of anybody here. */
  why?: (actions: string[]) => Promise<AnswerDoc[]>;
  /** How far a chain of actions goes and what it would break, asked before it is sent. */
  foresee?: (actions: string[]) => Promise<ForesightDoc>;
  /** A replay or a spectator: nothing can be chosen. */
  readonly?: boolean;
  /** What shows the events one after the other; absent where there is nothing to show. */
  stage?: StageControls | undefined;
  /** The game is shown from its record: the sill belongs to what steers it. */
  film?: boolean;
  /** What was chosen and is asked about once more. */
  staging?:
    | {
        readonly staged: string[] | null;
        /** What it would break, in words. */
        readonly warnings: string[];
        confirm: () => void;
        drop: () => void;
      }
    | undefined;
  /** The question and its answers, for the sill; the game says what it knows of them. */
  answer?: Snippet<[Asking]>;
  /** What the shell lays over the board. */
  over?: Snippet;
  /** What the shell lays below the board of a tablet held upright. */
  under?: Snippet;
}

/** What a scene may know of the director, and do to it. */
export interface StageControls {
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  pause: () => void;
  resume: () => void;
  /** The next event now. */
  step: () => void;
  /** Everything that waits at once; from a record the rest of the chapter. */
  skip: () => void;
  /** The moment before, where there is a way back. */
  back?: () => void;
}
