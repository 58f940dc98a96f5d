/** The position in sentences: for screen readers, the text mode, and the labels of provinces. */
import { n, t } from '$lib/words.ts';
import { rewardOf } from './facts.ts';
import { forceOf } from './force.ts';
import { groupsAt, hostagesOf, reserveOf, warOf } from './pieces.ts';
import { cardName, clanName, kamiName, mandateName, provinceName, stacksText } from './say.ts';
import { PROVINCES, SHRINES, type Place, type Province, type ViewDoc } from './types.ts';

function groupLines(view: ViewDoc, place: Place): string[] {
  return groupsAt(view, place, (clan, at) => forceOf(view, clan, at)).map((group) =>
    t('rs-say-group', { clan: clanName(group.clan), force: group.force, pieces: stacksText(group.stacks) }),
  );
}

export function rewardText(view: ViewDoc, province: Province): string {
  return rewardOf(view, province)
    .map(({ kind, amount }) => t(`rs-amount-${kind}`, { amount }))
    .join(t('rs-and'));
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

export function describe(raw: unknown): string[] {
  const view = raw as ViewDoc;
  return [
    `${t(`season-${view.season}`)}. ${t(`rising-sun-phase-${view.phase}`)}.`,
    t('rs-say-honor', { order: view.honor.map(clanName).join(t('rs-and')) }),
    ...(view.plays.length
      ? [
          t('rs-say-plays', {
            plays: view.plays
              .map(([clan, mandate]) => `${mandateName(mandate)} (${clanName(clan)})`)
              .join(t('rs-and')),
          }),
        ]
      : []),
    ...PROVINCES.map((province) => describeProvince(view, province).join('. ')),
    ...SHRINES.map((place, i) => {
      const lines = groupLines(view, place);
      return t('rs-say-shrine', {
        number: i + 1,
        kami: kamiName(view.shrines[i]?.kami ?? ''),
        who: lines.length ? lines.join('. ') : t('rs-nobody'),
      });
    }),
    ...view.clans.map((clan) => describeClan(view, clan)),
    t('rs-say-market', {
      cards: Object.entries(view.market)
        .map(([card, copies]) => (copies > 1 ? `${cardName(card)} × ${n(copies)}` : cardName(card)))
        .join(t('rs-and')),
    }),
  ];
}

function describeClan(view: ViewDoc, clan: ViewDoc['clans'][number]): string {
  const player = view.players[clan]!;
  const cards = Object.keys(player.cards).map(cardName).join(t('rs-and'));
  const held = hostagesOf(view, clan).map((one) => `${stacksText([one])} (${clanName(one.clan)})`);
  return [
    t('rs-say-clan', { clan: clanName(clan), vp: player.vp, coins: player.coins, ronin: player.ronin }),
    player.ally ? t('rs-allied-with', { clan: clanName(player.ally) }) : '',
    t('rs-say-reserve', { pieces: stacksText(reserveOf(view, clan)) || t('rs-none') }),
    cards ? t('rs-say-cards', { cards }) : '',
    held.length ? t('rs-say-hostages', { hostages: held.join(t('rs-and')) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
