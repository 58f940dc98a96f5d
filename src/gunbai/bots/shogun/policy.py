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
from gunbai.games.shogun.actions import PLAN, SPECIAL
from gunbai.games.shogun.data.words import BID, CHEST_0, EMPTY, LINKS
from gunbai.games.shogun.steps import frames as f
from gunbai.games.shogun.table import Table

Rule = Callable[[Question], int]


def choose_card(q: Question) -> int:
    """SG4.1: the bid first, then the plan that goes with it; the plan is the same at every link."""
    if q.links == 0:
        return PLAN + best_bid(q.outlook, q.rng)
    return fitting(make_plan(q.outlook, q.plan[BID]).cards, q.links, q.ids)


def fitting(cards: list[int], links: int, ids: list[int]) -> int:
    """The planned card of the next link, or what comes nearest if somebody else laid other cards before."""
    wanted = PLAN + cards[LINKS[links]]
    if wanted in ids:
        return wanted
    needless = [id for id in ids if CHEST_0 <= id - PLAN <= EMPTY]
    return (needless or ids)[0]


def planned_chain(table: Table, seat: int, rng: random.Random) -> list[int]:
    """A whole plan as the ids of its eleven links: the prior of a search."""
    out = look(table, seat)
    cards = make_plan(out, best_bid(out, rng)).cards
    return [PLAN + cards[space] for space in LINKS]


def choose_special(q: Question) -> int:
    """SG4.5."""
    return SPECIAL + best_special(q.outlook, q.plan, [id - SPECIAL for id in q.ids])


def first_choice(q: Question) -> int:
    """For steps without a rule of thumb: none now, but a new rules version may bring one."""
    return q.ids[0]


BY_STEP: Final[dict[int, Rule]] = {
    f.DRAFT: lambda q: draft.take(q.table, q.seat, q.ids),
    f.PLACE: lambda q: draft.place(q.table, q.seat, q.drafted, q.ids),
    f.PLANNING: choose_card,
    f.ORDER: choose_special,
    f.BUILD: lambda q: turns.act_or_skip(q.outlook, q.plan),
    f.COLLECT: lambda q: turns.act_or_skip(q.outlook, q.plan),
    f.DEPLOY: lambda q: turns.act_or_skip(q.outlook, q.plan),
    f.MUSTER: lambda q: turns.act_or_skip(q.outlook, q.plan),
    f.RELOCATE: lambda q: turns.move_target(q.outlook, q.ids),
    f.MARCH: lambda q: turns.march_target(q.outlook, q.ids),
    f.HOW_MANY: lambda q: turns.how_many(q.outlook),
    f.REVOLTS: lambda q: winter.next_revolt(q.outlook, q.ids),
}
RULES: Final[list[Rule]] = [BY_STEP.get(step, first_choice) for step in range(f.THAW + 1)]


def pick(q: Question) -> int:
    """The id that steady would choose."""
    return q.ids[0] if len(q.ids) == 1 else RULES[q.table.stack[-4]](q)
