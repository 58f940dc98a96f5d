/**
 * Which zones a table has at a size, and how large they are: seats, board, sill, and beside the board what a game keeps
 * there. The map is as high as the room that the sill leaves; what is left of the width belongs to the seats.
 */

/** wide: seats in a column; folded: a narrow one; upright: a tablet; phone: upright; sideways: a phone held so. */
export type Form = 'wide' | 'folded' | 'upright' | 'phone' | 'sideways';

export interface Wishes {
  /** Width of the map by its height. */
  ratio: number;
  /** Something stands beside the board: the tower. */
  side: boolean;
  /** It is what everybody looks at: seats, on a tablet the map, make room for it; where that is not enough, it lies over the board. */
  grown?: boolean;
  /** The sill holds a row of cards … */
  cards: boolean;
  /** … or two of them, and the hand. */
  tall: boolean;
  /** The sill holds a timeline. */
  film?: boolean;
}

export interface Measures {
  form: Form;
  seats: number;
  side: number;
  /** What everybody looks at has room there. */
  hasRoom: boolean;
  /** Its height; 0: as high as what lies there. */
  sill: number;
}

const RAIL = 52;
const PANEL = 208;
/** A plan and the hand beside the whole map: this part of a phone held sideways. */
const PLANNED = 0.44;
const CHIPS = 52;
const ROW = 84;
const FOLDED = 136;
const NARROWEST = 120;
const WIDEST = 340;
/** The least width of a scene beside the board, and what the seats keep then; a tablet has none to spare for more. */
const SCENE = 300;
const PRESSED = 132;
/** Up to these heights of the box a sill is as high as this: plain, with a row of cards, with a plan being made. */
const SILLS: readonly [number, number, number, number][] = [
  [800, 80, 120, 224],
  [950, 84, 128, 250],
  [1250, 92, 148, 292],
  [Infinity, 112, 192, 330],
];

export function formOf(width: number, height: number): Form {
  if (!width || !height) return 'wide';
  if (height < 480 && width > height) return 'sideways';
  if (width < 600) return 'phone';
  if (width < 1000 && height > width) return 'upright';
  return width < 1240 ? 'folded' : 'wide';
}

/** A row of buttons, the timeline and its chapters. */
const FILM = 164;

function sillOf(height: number, { cards, tall, film }: Wishes): number {
  if (film) return FILM;
  const [, plain, row, plan] = SILLS.find(([most]) => height < most)!;
  return tall ? plan : cards ? row : plain;
}

const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

export function measured(width: number, height: number, wishes: Wishes): Measures {
  const form = formOf(width, height);
  if (form === 'sideways') {
    const sill = wishes.tall ? Math.round(width * PLANNED) : PANEL;
    return { form, seats: RAIL, side: 0, hasRoom: false, sill };
  }
  if (form === 'phone') return { form, seats: CHIPS, side: 0, hasRoom: false, sill: 0 };
  if (form === 'upright') return { form, seats: ROW, side: 0, hasRoom: false, sill: 0 };
  const sill = sillOf(height, wishes);
  const rest = Math.max(0, Math.floor(width - wishes.ratio * (height - sill)));
  if (form === 'folded') {
    if (wishes.side && wishes.grown) return { form, seats: NARROWEST, side: SCENE, hasRoom: true, sill };
    return { form, seats: within(NARROWEST, rest, FOLDED), side: 0, hasRoom: false, sill };
  }
  if (!wishes.side)
    return {
      form,
      seats: within(NARROWEST, rest - 40, width > 2200 ? WIDEST : 280),
      side: 0,
      hasRoom: false,
      sill,
    };
  const least = Math.max(rest, 2 * NARROWEST + 10);
  const hasRoom = least - PRESSED >= SCENE;
  const seats = wishes.grown && hasRoom ? PRESSED : within(NARROWEST, Math.round(least * 0.48), WIDEST);
  return { form, seats, side: least - seats, hasRoom, sill };
}
