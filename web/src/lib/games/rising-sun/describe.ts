/** The position in sentences: for screen readers, the text mode, and the labels of provinces. */
import type { View } from '$lib/server/protocol.ts';
import { listed, n, sentences, t } from '$lib/words/words.ts';
import { rewardOf } from './facts.ts';
import { forceOf } from './pieces/force.ts';
import { groupsAt, hostagesOf, reserveOf, warOf } from './pieces/pieces.ts';
import { cardName, clanName, kamiName, mandateName, provinceName, seatName, stacksText } from './say.ts';
import { narrowed, PROVINCES, SHRINES, type Place, type Province, type ViewDoc } from './types.ts';

function groupLines(view: ViewDoc, place: Place): string[] {
  return groupsAt(view, place, (seat, at) => forceOf(view, seat, at)).map((group) =>
    t('rs-say-group', { clan: clanName(group.clan), force: group.force, pieces: stacksText(group.stacks) }),
  );
}

export function rewardText(view: ViewDoc, province: Province): string {
  return listed(rewardOf(view, province).map(({ kind, amount }) => t(`rs-amount-${kind}`, { amount })));
}

/** Name first, then reward, war, and who is there. */
export function describeProvince(view: ViewDoc, province: Province): string[] {
  const war = warOf(view, province);
  return [
    provinceName(province),
    t('rs-say-reward', { reward: rewardText(view, province) }),
    ...(war ? [t(war.done ? 'rs-say-war-done' : 'rs-say-war', { number: war.number })] : []),
    ...groupLines(view, province),
  ];
}

export function describe(document: View): string[] {
  const view = narrowed(document);
  return [
    `${t(`season-${view.season}`)}. ${t(`rising-sun-phase-${view.phase}`)}.`,
    t('rs-say-honor', { order: listed(view.honor.map((seat) => seatName(view, seat))) }),
    ...(view.plays.length
      ? [
          t('rs-say-plays', {
            plays: listed(
              view.plays.map(({ seat, mandate }) => `${mandateName(mandate)} (${seatName(view, seat)})`),
            ),
          }),
        ]
      : []),
    ...PROVINCES.map((province) => sentences(describeProvince(view, province))),
    ...SHRINES.map((place, i) => {
      const who = sentences(groupLines(view, place)) || t('rs-nobody');
      const kami = kamiName(view.shrines[i]?.kami ?? '');
      return sentences([t('rs-say-shrine', { number: i + 1, kami, who })]);
    }),
    ...view.players.map((_, seat) => describeSeat(view, seat)),
    t('rs-say-market', {
      cards: listed(
        Object.entries(view.market).map(([card, copies]) =>
          copies > 1 ? `${cardName(card)} × ${n(copies)}` : cardName(card),
        ),
      ),
    }),
  ];
}

function describeSeat(view: ViewDoc, seat: number): string {
  const player = view.players[seat]!;
  const cards = listed(Object.keys(player.cards).map(cardName));
  const held = hostagesOf(view, seat).map((one) => `${stacksText([one])} (${clanName(one.clan)})`);
  return sentences([
    t('rs-say-clan', {
      clan: seatName(view, seat),
      vp: player.vp,
      coins: player.coins,
      ronin: player.ronin,
    }),
    player.ally === null ? '' : t('rs-allied-with', { clan: seatName(view, player.ally) }),
    t('rs-say-reserve', { pieces: stacksText(reserveOf(view, seat)) || t('rs-none') }),
    cards ? t('rs-say-cards', { cards }) : '',
    held.length ? t('rs-say-hostages', { hostages: listed(held) }) : '',
  ]);
}
