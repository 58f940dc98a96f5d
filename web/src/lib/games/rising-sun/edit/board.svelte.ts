/** The board while a position is built: whatever is in hand can be put anywhere, and the engine says what it thinks. */
import { pastState } from '$lib/stage/reel.ts';
import { exampleTable } from '$lib/rules/example.ts';
import type { EditPlace } from '$lib/editor/place.svelte.ts';
import { Board } from '../board.svelte.ts';
import { placeOf, thingAt, type Light, type Spot } from '../choosing/choices.ts';
import { isShrine, KINDS, type Clan, type Piece, type Place, type ViewDoc } from '../types.ts';
import { atWar, countAt, draftOf, drawn, moved, withCount } from './draft.ts';

const MOMENT = { table: '', move: 0, moves: 0, action: null, position: null, promises: [], events: [] };

export const REMOVE = 'tray:remove';
export const WAR = 'tray:war';

export class EditBoard extends Board {
  /** What is in hand: a tool of the tray, or a piece that is being moved. */
  hand = $state<Spot | null>(null);
  private readonly place: EditPlace;

  constructor(place: EditPlace) {
    super(() => ({
      table: exampleTable('rising-sun', '', viewOf(place), null),
      state: pastState({
        ...MOMENT,
        game: 'rising-sun',
        question: null,
        seat: null,
        view: viewOf(place),
        actors: [],
      }),
      act: () => undefined,
      aside: () => undefined,
      readonly: true,
    }));
    this.place = place;
  }

  override readonly chosen = $derived.by(() => this.hand);
  /** The colours of what is dragged. */
  override readonly clan = $derived.by((): Clan | null => this.view.clans[this.place.seat] ?? null);

  override light(spot: Spot): Light {
    const { hand } = this;
    if (spot === hand) return 'chosen';
    if (spot.startsWith('tray:')) return 'source';
    if (spot.startsWith('piece:')) return hand === REMOVE ? 'target' : hand === null ? 'source' : null;
    const place = placeOf(spot);
    if (!place || hand === null || hand === REMOVE) return null;
    return hand === WAR && isShrine(place) ? null : 'target';
  }

  override wishes(): string[] {
    return [];
  }

  override take(spot: Spot | null): void {
    this.hand = spot;
  }

  override press(spot: Spot): boolean {
    if (spot.startsWith('tray:') || spot === this.hand) {
      this.hand = this.hand === spot ? null : spot;
      return true;
    }
    const place = placeOf(spot);
    if (!place) return false;
    if (spot.startsWith('piece:') && this.hand === REMOVE) this.remove(spot, place);
    else if (spot.startsWith('piece:') && this.hand === null) this.hand = spot;
    else if (this.hand === null || this.hand === REMOVE) this.place.spot = place;
    else this.put(place);
    return true;
  }

  private put(place: Place): void {
    const { hand } = this;
    const draft = draftOf(this.place.document!);
    const { seat } = this.place;
    this.place.spot = place;
    if (hand === WAR) {
      if (!isShrine(place)) this.place.change(atWar(draft, place));
      return;
    }
    const { thing, owner } = thingAt(hand!);
    if (!isPiece(thing)) return;
    const from = placeOf(hand!);
    if (owner === null || !from) {
      this.place.change(withCount(draft, place, seat, thing, countAt(draft, place, seat, thing) + 1));
      return;
    }
    this.place.change(moved(draft, owner, thing, from, place));
    this.hand = null;
  }

  private remove(spot: Spot, place: Place): void {
    const { thing, owner } = thingAt(spot);
    if (owner === null || !isPiece(thing)) return;
    const draft = draftOf(this.place.document!);
    this.place.spot = place;
    this.place.change(withCount(draft, place, owner, thing, countAt(draft, place, owner, thing) - 1));
  }
}

function isPiece(word: string): word is Piece {
  return word === 'stronghold' || (KINDS as readonly string[]).includes(word);
}

function viewOf(place: EditPlace): ViewDoc {
  return drawn(place.view!, place.document!);
}
