/** The words of Shogun's view, and where the game stands in it. The view itself is typed by the engine. */
import type { Document, StateDoc, View } from '$lib/server/protocol.ts';

export type ShogunView = Document<'ShogunView'>;
export type State = Document<'ShogunState'>;
export type Happening = Document<'ShogunEvent'>;
export type Result = Document<'ShogunResult'>;
export type Offered = Document<'ShogunChoice'>;
export type Aside = Document<'ShogunAside'>;
export type House = 'crimson' | 'indigo' | 'pine' | 'amber' | 'plum';
export type Season = ShogunView['season'];
export type ActionName = ShogunView['agenda'][number];
export type Space = NonNullable<ShogunView['planning']>['spaces'][number];
export type Special = ShogunView['specials'][number];
export type PlayerDoc = ShogunView['players'][number];
export type ProvinceDoc = ShogunView['provinces'][string];
export type Building = NonNullable<ProvinceDoc['buildings']>[number];
export type Region = Document<'ShogunRegionName'>;
export type DraftDoc = NonNullable<ShogunView['draft']>;
export type YearRow = ShogunView['scored'][number][number];
/** Cubes by colour: a seat number or `farmers`. */
export type Cubes = ShogunView['tray'];
/** A step of the turn, the innermost last. */
export type Step = ShogunView['turn'][number];
type Named<Name extends Step['step']> = Extract<Step, { step: Name }>;

export const HOUSES: readonly House[] = ['crimson', 'indigo', 'pine', 'amber', 'plum'];
export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
export const BUILDINGS: readonly Building[] = ['castle', 'temple', 'theatre'];
export const FACE_DOWN = 'face_down';
export const EMPTY = 'empty';

/** The view of a table where Shogun is played. */
export function narrowed(view: View): ShogunView & View {
  if (view.game !== 'shogun') throw new TypeError(`${view.game} is another game`);
  return view;
}

/** The same of a state. */
export function stateOf(state: StateDoc): State {
  if (state.game !== 'shogun') throw new TypeError(`${state.game} is another game`);
  return state;
}

export function houseOf(seat: number): House {
  return HOUSES[seat] ?? 'crimson';
}

/** The house of a colour of cubes, null for the farmers. */
export function houseOfColour(colour: string): House | null {
  return colour === 'farmers' ? null : houseOf(Number(colour));
}

/** The step that asks now, with what it keeps; none when the game is over. */
export function topStep(view: ShogunView): Step | null {
  return view.turn.at(-1) ?? null;
}

/** The name of the step that asks now. */
export function stepOf(view: ShogunView): string {
  return topStep(view)?.step ?? '';
}

/** The innermost step of this name, if the game is inside it. */
function within<Name extends Step['step']>(view: ShogunView, name: Name): Named<Name> | null {
  return view.turn.findLast((one): one is Named<Name> => one.step === name) ?? null;
}

/** The action that is being carried out. */
export function currentAction(view: ShogunView): ActionName | null {
  return within(view, 'turns')?.action ?? null;
}

/** The march that is being prepared. */
export function marchOf(view: ShogunView): { origin: string; target: string } | null {
  const top = topStep(view);
  return top?.step === 'how_many' ? top : null;
}

/** The province that the present step is about. */
export function provinceAsked(view: ShogunView): string | null {
  const top = topStep(view);
  return top && 'province' in top ? top.province : null;
}

export function isPlanning(view: ShogunView): boolean {
  return within(view, 'planning') !== null;
}

/** How many actions of this round have begun. */
export function actionsBegun(view: ShogunView): number {
  return within(view, 'agenda')?.begun ?? 0;
}
