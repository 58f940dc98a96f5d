/** Words of this game, shorter to write. */
import type { EventDoc } from '$lib/server/protocol.ts';
import { listed, t, term, wordAction, wordEvent, wordQuestion } from '$lib/words/words.ts';
import type { Stack } from './pieces/pieces.ts';
import { clanAt, type Clan, type Piece, type Place, type ViewDoc } from './types.ts';

export const GAME = 'rising-sun';

export const clanName = (clan: Clan) => t(`clan-${clan}`);
/** The clan that sits there. */
export const seatName = (view: ViewDoc, seat: number) => clanName(clanAt(view, seat));
export const pieceName = (piece: Piece | string) => t(`figure-${piece}`);
export const provinceName = (province: string) => t(`province-${province}`);
export const placeName = (view: ViewDoc, place: Place) => term(GAME, 'place', place, view);
export const cardName = (card: string) => t(`card-${card}`);
export const mandateName = (mandate: string) => t(`mandate-${mandate}`);
export const kamiName = (kami: string) => t(`kami-${kami}`);
export const advantageName = (advantage: string) => t(`advantage-${advantage}`);

export const actionText = (view: ViewDoc, action: string, part = '') => wordAction(GAME, action, view, part);
export const questionText = (view: ViewDoc) => wordQuestion(GAME, view);
export const eventText = (view: ViewDoc, event: EventDoc) => wordEvent(GAME, event, view);

/** The first clause a message names. */
export const clauseOf = (id: string): string => t(id, {}, 'see').split(/\s+/)[0] ?? '';

/** "Daimyo, 2 Bushi, Stronghold" */
export function stacksText(stacks: readonly Stack[]): string {
  return listed(
    stacks.map(({ piece, count }) =>
      count > 1 ? t('rs-count-of', { piece: pieceName(piece), count }) : pieceName(piece),
    ),
  );
}

/** What a figure is and can do: its card says it for a monster. */
export function aboutPiece(piece: string): { text: string; clause: string } {
  const own = t(`figure-${piece}`, {}, 'about');
  if (own) return { text: own, clause: clauseOf(`figure-${piece}`) || 'RS1.4' };
  return { text: t(`card-${piece}`, {}, 'effect'), clause: clauseOf(`card-${piece}`) || 'RS6.10' };
}
