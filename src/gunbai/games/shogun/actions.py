"""The action table: every choice of the game with the clause that says when it is made (SG, decision points)."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCE
from gunbai.games.shogun.data.pieces import ARMIES, GROUP_SIZES
from gunbai.games.shogun.data.words import PLANNED_CARD, SPECIAL
from gunbai.kernel.actions import ActionTable
from gunbai.kernel.vocabulary import Vocabulary

WITHDRAW: Final = "withdraw"

ACTIONS: Final = ActionTable()
TAKE: Final = ACTIONS.add("take", "SG2.3", province=PROVINCE)
"""Draft: take an open card."""
BLIND: Final = ACTIONS.add("blind", "SG2.3").first
EXCHANGE: Final = ACTIONS.add("exchange", "SG2.4").first
GROUP: Final = ACTIONS.add("group", "SG2.3", amount=Vocabulary("amount", [str(size) for size in GROUP_SIZES]))
PLAN: Final = ACTIONS.add("plan", "SG4.1", secret=True, card=PLANNED_CARD)
"""Planning: the card of the next space, or `empty`."""
TAKE_SPECIAL: Final = ACTIONS.add("special", "SG4.5", special=SPECIAL)
ACT: Final = ACTIONS.add("act", "SG5.1").first
SKIP: Final = ACTIONS.add("skip", "SG5.2").first
STAY: Final = ACTIONS.add("stay", "SG5.6").first
"""Deploy 1: move no armies."""
TARGET: Final = ACTIONS.add("target", "SG5.7", province=PROVINCE)
COUNT: Final = ACTIONS.add("count", "SG5.7", amount=Vocabulary("amount", [str(n) for n in range(1, ARMIES + 1)]))
"""So many armies."""
REVOLT: Final = ACTIONS.add("revolt", "SG7.2", province=PROVINCE)
"""Winter: the province fought next."""
ACTIONS.add_aside(WITHDRAW)
ACTIONS.closed()

TAKE_IDS: Final = list(TAKE.ids())
PLAN_IDS: Final = list(PLAN.ids())
TARGET_IDS: Final = list(TARGET.ids())
COUNT_IDS: Final = list(COUNT.ids())
REVOLT_IDS: Final = list(REVOLT.ids())
"""Ids by province, card and number of armies less one: made once, as choices are made of them all the time."""


def count_of(armies: int) -> int:
    """The id of so many armies."""
    return COUNT.id(armies - 1)


def armies_of(id: int) -> int:
    """How many armies the id sends."""
    return COUNT.only(id) + 1
