/** What Rising Sun tells the sill of the present question. */
import type { Asking } from '$lib/board/asking.ts';
import { listed, n, t } from '$lib/words/words.ts';
import type { Board } from '../board.svelte.ts';
import { sources } from './choices.ts';
import { mandateName } from '../say.ts';
import type { Laying } from '../stage/battle/bids/laying.svelte.ts';
import type { Scene } from '../stage/scenes.ts';

export function askingOf(board: Board, scene: Scene, laying: Laying): Asking {
  if (scene === 'battle') return fighting(board, laying);
  return { hint: hintOf(board, scene) };
}

/** So many answers stand beside each other; more of them are chosen in the list. */
const FEW = 4;

function fighting(board: Board, laying: Laying): Asking {
  if (laying.isWhole) return { silent: true };
  if (!laying.isOpen) return answering(board);
  const amounts = laying.own.map((one) => n(one)).join(' · ');
  return {
    silent: true,
    question: t('rs-lay-coins'),
    hint: t('rs-seal-about'),
    primary: {
      label: t(laying.asks ? 'rs-seal-sure' : 'rs-seal-these', { amounts }),
      clause: 'RS9.1',
      act: () => laying.seal(),
    },
  };
}

/** Figures are pressed on the field; what has no place there is a button. */
function answering({ choices }: Board): Asking {
  const isOnField = choices.some(({ to }) => to.startsWith('piece:'));
  return isOnField ? { hint: t('rs-hint-point') } : { buttons: choices.length <= FEW };
}

function hintOf(board: Board, scene: Scene): string {
  if (scene === 'wait') return putBack(board);
  if (scene !== 'task') return '';
  if (board.chosen) return t('rs-hint-target');
  return t(sources(board.choices).length ? 'rs-hint-take' : 'rs-hint-point');
}

/** Which tiles I put back on the stack when I chose one. */
function putBack(board: Board): string {
  const seen = board.view.known?.seen;
  if (!seen || board.view.phase !== 'politics') return '';
  return `${t('rs-put-back', { turn: seen.turn })} ${listed(seen.tiles.map((tile) => mandateName(tile)))}`;
}
