"""Which rule of thumb answers which step: the whole of `steady` as one table, on a Table and ids alone.

A search may call `pick` in its play-outs: no View is built and no Action looked up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from gunbai.bots.rising_sun import battle, betray, kami, mandate, marshal, recruit, tea, train, war
from gunbai.bots.rising_sun.question import Question
from gunbai.games.rising_sun.steps import frames as f
from gunbai.games.rising_sun.table import Table

Rule = Callable[[Question], int]


def first_choice(q: Question) -> int:
    """For steps without a rule of thumb: none now, but a new rules version may bring one."""
    return q.ids[0]


BY_STEP: Final[dict[int, Rule]] = {
    f.TEA: tea.choose_partner,
    f.MANDATE: mandate.choose_mandate,
    f.RECRUIT: recruit.choose_summon,
    f.MARSHAL: marshal.choose_move,
    f.TRAIN: train.choose_card,
    f.BETRAY: betray.choose_target,
    f.STAND_IN: betray.choose_stand_in,
    f.END_OF_RECRUIT: kami.choose_order,
    f.SEAT_AT_END_OF_RECRUIT: recruit.choose_effect,
    f.AFTER_SUMMON: recruit.choose_effect,
    f.PAY: train.choose_receiver,
    f.MONSTER: recruit.choose_province,
    f.KOMAINU_WORSHIP: recruit.choose_komainu,
    f.TOLL: marshal.choose_toll,
    f.HATE: battle.choose_victim,
    f.KAMI_GIFT: kami.choose_gift,
    f.FUJIN: marshal.choose_move,
    f.RAIJIN: recruit.choose_province,
    f.WAR_START: kami.choose_order,
    f.ASHIGARU: recruit.choose_province,
    f.BIDS: war.choose_bid,
    f.ADVANTAGE: battle.choose_use,
    f.HOSTAGES: battle.choose_hostage,
    f.MERCY: battle.choose_mercy,
    f.REPARATIONS: battle.choose_remainder,
}
RULES: Final[list[Rule]] = [BY_STEP.get(step, first_choice) for step in range(f.STEP_COUNT)]


def pick(t: Table, seat: int, ids: Sequence[int], link: int, rng: random.Random) -> int:
    """The id that steady would choose; `link` counts the seat's bids in an unfinished chain."""
    if len(ids) == 1:
        return ids[0]
    return RULES[t.stack[-4]](Question(t, seat, ids, link, rng))
