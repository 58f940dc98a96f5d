/** The words of Rising Sun's view, and where the game stands in it. The view itself is typed by the engine. */
import type { Document, StateDoc, View } from '$lib/server/protocol.ts';

export type ViewDoc = Document<'RisingSunView'>;
export type State = Document<'RisingSunState'>;
export type Happening = Document<'RisingSunEvent'>;
export type Result = Document<'RisingSunResult'>;
export type Offered = Document<'RisingSunChoice'>;
export type Clan = ViewDoc['clans'][number];
export type Season = ViewDoc['season'];
export type Mandate = ViewDoc['plays'][number]['mandate'];
export type Province = ViewDoc['wars'][number];
/** A figure. */
export type Kind = ViewDoc['bought'][number];
/** How many of what a seat has somewhere; `strongholds` beside the figures. */
export type Pieces = ViewDoc['reserve'][number];
/** A step of the turn, the innermost last. */
export type Step = ViewDoc['turn'][number];
type Named<Name extends Step['step']> = Extract<Step, { step: Name }>;
export type Advantage = Named<'advantage'>['advantage'];

export const PROVINCES: readonly Province[] = [
  'hokkaido',
  'oshu',
  'edo',
  'kyoto',
  'kansai',
  'nagato',
  'kyushu',
  'shikoku',
];

export const SHRINES = ['shrine1', 'shrine2', 'shrine3', 'shrine4'] as const;
export type ShrineName = (typeof SHRINES)[number];
export type Place = Province | ShrineName;

export const ADVANTAGES: readonly Advantage[] = ['seppuku', 'take_hostage', 'hire_ronin', 'imperial_poets'];

export const KINDS: readonly Kind[] = [
  'daimyo',
  'bushi',
  'shinto',
  'komainu',
  'oni_of_skulls',
  'yurei',
  'river_dragon',
  'oni_of_blood',
  'oni_of_souls',
  'oni_of_hate',
  'oni_of_spite',
];
/** A figure or a stronghold: what can lie on the map. */
export type Piece = Kind | 'stronghold';

/** The view of a table where Rising Sun is played. */
export function narrowed(view: View): ViewDoc & View {
  if (view.game !== 'rising-sun') throw new TypeError(`${view.game} is another game`);
  return view;
}

/** The same of a state. */
export function stateOf(state: StateDoc): State {
  if (state.game !== 'rising-sun') throw new TypeError(`${state.game} is another game`);
  return state;
}

export function isProvince(word: string): word is Province {
  return (PROVINCES as readonly string[]).includes(word);
}

export function isShrine(word: string): word is ShrineName {
  return (SHRINES as readonly string[]).includes(word);
}

/** The name of the step that asks now. */
export function stepOf(view: ViewDoc): string {
  return view.turn.at(-1)?.step ?? '';
}

/** The innermost step of this name, if the game is inside it. */
export function within<Name extends Step['step']>(view: ViewDoc, name: Name): Named<Name> | null {
  return view.turn.findLast((one): one is Named<Name> => one.step === name) ?? null;
}

/** The step that asks now, if it has this name. */
export function asks<Name extends Step['step']>(view: ViewDoc, name: Name): Named<Name> | null {
  return stepOf(view) === name ? within(view, name) : null;
}

/** Where the battle that is being fought takes place. */
export function battlefield(view: ViewDoc): Province | null {
  return within(view, 'battle')?.province ?? null;
}

/** Who sits there. */
export function clanAt(view: ViewDoc, seat: number): Clan {
  return view.clans[seat]!;
}
