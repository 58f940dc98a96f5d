"""The plan of a round: one card for each of the ten actions, given the bid (SG4.1, SG4.2)."""

from __future__ import annotations

from typing import Final

from gunbai.bots.shogun import weights as w
from gunbai.bots.shogun.assignment import NONE, assigned, fill_up
from gunbai.bots.shogun.deeds import deed_worth, upcoming
from gunbai.bots.shogun.harvest import collect_worth, mean_yield
from gunbai.bots.shogun.marching import NOWHERE, planned_march
from gunbai.bots.shogun.outlook import Outlook
from gunbai.bots.shogun.purse import Choice, best_choice, wants
from gunbai.games.shogun.data.words import (
    ACTION_COUNT,
    BATTLE_A,
    BATTLE_B,
    BID,
    CHEST_0,
    CHEST_COUNT,
    COLLECT_TAXES,
    CONFISCATE_RICE,
    EMPTY,
    SPACE_COUNT,
)
from gunbai.games.shogun.rules.feasibility import COST

PASSES: Final = 3
"""How often the provinces are dealt out anew after the purse has spoken."""
TOO_DEAR: Final = 0.02
"""What an action beyond the purse still counts: something may come in between."""
LEAST: Final = 0.0
UNPAID: Final = (CONFISCATE_RICE, BATTLE_A, BATTLE_B)
"""Actions whose gain the purse does not see; taxes it does."""


class Plan:
    """The cards by space, and what they are hoped to gain, the chests that are left counted."""

    def __init__(self, cards: list[int], spare: list[int], gain: float) -> None:
        self.cards: Final = cards
        self.spare: Final = spare
        """Provinces that no action gains by."""
        self.gain: Final = gain


def make_plan(out: Outlook, bid: int) -> Plan:
    """The whole plan; it depends on nothing but the table, the seat and the card on the bid space."""
    table, seat = out.table, out.seat
    mine = [province for province in table.provinces_of(seat) if province != bid]
    chests = table.chests[seat] - max(0, bid - CHEST_0 if bid < EMPTY else 0)
    values = value_rows(out, mine, chests)
    chosen, paid = _afforded(out, mine, values, chests)
    unpaid = sum([values[a][chosen[a]] for a in UNPAID if chosen[a] != NONE])
    spare = [mine[column] for column in range(len(mine)) if column not in chosen]
    fill_up(values, chosen)
    cards = [EMPTY if column == NONE else mine[column] for column in chosen]
    return Plan(with_chests([*cards, bid]), spare, paid.gain + unpaid)


def value_rows(out: Outlook, mine: list[int], chests: int) -> list[list[float]]:
    """By action and province: what it gains."""
    rows: list[list[float]] = [[] for _ in range(ACTION_COUNT)]
    for action in range(BATTLE_A):
        rows[action] = [deed_worth(out, action, province) for province in mine]
    marches = [planned_march(out, province, NOWHERE) for province in mine]
    first, second = battle_order(out.table.agenda)
    rows[first] = [march.worth for march in marches]
    best = max(marches, key=lambda march: march.worth).target if marches else NOWHERE
    rows[second] = [deed_worth(out, second, province, best) for province in mine]
    price = chest_price(out, rows, chests)
    rows[COLLECT_TAXES] = [collect_worth(out, COLLECT_TAXES, province, price) for province in mine]
    for action in (COLLECT_TAXES, CONFISCATE_RICE):
        rows[action] = [worth + w.HABIT if worth > 0 else worth for worth in rows[action]]
    return rows


def battle_order(agenda: list[int]) -> tuple[int, int]:
    """The two battle actions, the one that comes first in front."""
    if BATTLE_B in agenda and (BATTLE_A not in agenda or agenda.index(BATTLE_B) < agenda.index(BATTLE_A)):
        return BATTLE_B, BATTLE_A
    return BATTLE_A, BATTLE_B


def chest_price(out: Outlook, rows: list[list[float]], chests: int) -> float:
    """What a chest is worth in this round: more than later if what is wanted is beyond the purse."""
    wanted = sum([COST[action] for action in range(BATTLE_A) if rows[action] and max(rows[action]) > 0])
    return max(w.CHEST[out.round], w.CHEST_SCARCE if wanted > chests else 0.0)


def _afforded(out: Outlook, mine: list[int], values: list[list[float]], chests: int) -> tuple[list[int], Choice]:
    """Deal out the provinces; what the purse cannot pay gives its province to something else."""
    table = out.table
    order = upcoming(table, 0)
    chosen = assigned(values, LEAST)
    choice = Choice(0.0, ())
    for _ in range(PASSES):
        worths = [0.0 if chosen[a] == NONE else values[a][chosen[a]] for a in range(ACTION_COUNT)]
        taxed = chosen[COLLECT_TAXES]
        taxes = 0.0 if taxed == NONE else mean_yield(table, out.seat, mine[taxed], False)
        choice = best_choice(wants(order, len(table.agenda), worths, chests, taxes), out.round, chests + taxes)
        dear = [a for a in range(ACTION_COUNT) if COST[a] and chosen[a] != NONE and a not in choice.actions]
        if not dear:
            break
        for action in dear:
            values[action] = [value * TOO_DEAR for value in values[action]]
        chosen = assigned(values, TOO_DEAR)
    return chosen, choice


def with_chests(cards: list[int]) -> list[int]:
    """SG4.2: chest cards on the spaces without a province, the least first; what is then left stays empty."""
    chests = [card for card in range(CHEST_0, CHEST_0 + CHEST_COUNT) if card != cards[BID]]
    for space in range(SPACE_COUNT - 1):
        if cards[space] == EMPTY and chests:
            cards[space] = chests.pop(0)
    return cards
