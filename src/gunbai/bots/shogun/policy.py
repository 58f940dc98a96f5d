"""Which rule of thumb answers which step: the whole of `steady` as one table, on a Table and ids alone.

A search may call `pick` in its play-outs, or lay a whole plan with `planned_chain`: no View is built.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from gunbai.bots.shogun import draft, turns, winter
from gunbai.bots.shogun.bidding import best_bid, best_special
from gunbai.bots.shogun.harvest import look
from gunbai.bots.shogun.planning import make_plan
from gunbai.bots.shogun.question import Question
from gunbai.games.shogun.actions import PLAN, TAKE_SPECIAL
from gunbai.games.shogun.data.words import BID, CHEST_0, EMPTY, SPACE_ORDER
from gunbai.games.shogun.table import Table

Rule = Callable[[Question], int]


def choose_card(q: Question) -> int:
    """SG4.1: the bid first, then the plan that goes with it; the plan is the same at every card."""
    if q.cards_laid == 0:
        return PLAN.id(best_bid(q.outlook, q.rng))
    return fitting(make_plan(q.outlook, q.plan[BID]).cards, q.cards_laid, q.ids)


def fitting(cards: list[int], laid: int, ids: list[int]) -> int:
    """The planned card of the next space, or what comes nearest if somebody else laid other cards before."""
    wanted = PLAN.id(cards[SPACE_ORDER[laid]])
    if wanted in ids:
        return wanted
    needless = [id for id in ids if CHEST_0 <= PLAN.only(id) <= EMPTY]
    return (needless or ids)[0]


def planned_chain(table: Table, seat: int, rng: random.Random) -> list[int]:
    """A whole plan as the ids of its eleven cards: the prior of a search."""
    out = look(table, seat)
    cards = make_plan(out, best_bid(out, rng)).cards
    return [PLAN.id(cards[space]) for space in SPACE_ORDER]


def choose_special(q: Question) -> int:
    """SG4.5."""
    return TAKE_SPECIAL.id(best_special(q.outlook, q.plan, [TAKE_SPECIAL.only(id) for id in q.ids]))


def first_choice(q: Question) -> int:
    """For steps without a rule of thumb: none now, but a new rules version may bring one."""
    return q.ids[0]


RULES: Final[dict[str, Rule]] = {
    "draft": lambda q: draft.take(q.table, q.seat, q.ids),
    "place": lambda q: draft.place(q.table, q.seat, q.drafted, q.ids),
    "planning": choose_card,
    "order": choose_special,
    "build": lambda q: turns.act_or_skip(q.outlook, q.plan),
    "collect": lambda q: turns.act_or_skip(q.outlook, q.plan),
    "deploy": lambda q: turns.act_or_skip(q.outlook, q.plan),
    "muster": lambda q: turns.act_or_skip(q.outlook, q.plan),
    "relocate": lambda q: turns.move_target(q.outlook, q.ids),
    "march": lambda q: turns.march_target(q.outlook, q.ids),
    "how_many": lambda q: turns.how_many(q.outlook),
    "revolts": lambda q: winter.next_revolt(q.outlook, q.ids),
}
"""By the name of the step."""


def pick(q: Question) -> int:
    """The id that steady would choose."""
    return q.ids[0] if len(q.ids) == 1 else RULES.get(q.table.top().name, first_choice)(q)
