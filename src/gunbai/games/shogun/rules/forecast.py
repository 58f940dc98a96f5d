"""What becomes of a plan, from what everybody sees: chests along the order of the actions, and what is in the way."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCE_COUNT
from gunbai.games.shogun.data.words import (
    ACTION_COUNT,
    BID,
    CHEST_0,
    COLLECT_TAXES,
    CONFISCATE_RICE,
    EMPTY,
    SPACE_ORDER,
)
from gunbai.games.shogun.events import OBSTACLES, TOO_FEW_IN_SUPPLY
from gunbai.games.shogun.rules.feasibility import COST, least_recruits, obstacle_to, rice_yield, tax_yield
from gunbai.games.shogun.table import NOTHING, Table

PLENTY: Final = 99
ENOUGH: Final = 0
SHORT_PERHAPS: Final = 1
SHORT: Final = 2


class Advice:
    """Something that the owner of a plan may want to know before closing it."""

    def __init__(self, code: str, clause: str, space: int, card: int, details: dict[str, int]) -> None:
        self.code = code
        self.clause = clause
        self.space = space
        self.card = card
        self.details = details


def obstacle(table: Table, seat: int, action: int, province: int) -> int:
    """Why the action will be skipped there, chests left aside; 0 if nothing is in the way now."""
    rich = table.copy()
    rich.chests[seat] = PLENTY
    return obstacle_to(rich, seat, action, province)


def change(table: Table, seat: int, action: int, card: int) -> int:
    """Chests that the action brings or costs there; the event of the round is not known yet."""
    if not 0 <= card < PROVINCE_COUNT or obstacle(table, seat, action, card):
        return 0
    return tax_yield(table, seat, card) if action == COLLECT_TAXES else -COST[action]


def after_bid(table: Table, seat: int, laid: list[int]) -> int:
    """Chests that are left when the bid is paid (SG4.3)."""
    bid = laid[BID]
    return table.chests[seat] - (bid - CHEST_0 if CHEST_0 <= bid < EMPTY else 0)


def along(table: Table, seat: int, laid: list[int]) -> list[tuple[int, int, int]]:
    """(action, change, chests afterwards) of the open action cards; what cannot be paid is skipped (SG5.2)."""
    rows: list[tuple[int, int, int]] = []
    purse = after_bid(table, seat, laid)
    for action in table.agenda:
        more = change(table, seat, action, laid[action])
        if purse + more >= 0:
            purse += more
            rows.append((action, more, purse))
    return rows


def chests_before(table: Table, seat: int, space: int, laid: list[int]) -> int:
    """Chests when this action comes, if it is open; else those after all open ones."""
    purse = after_bid(table, seat, laid)
    agenda = table.agenda
    end = agenda.index(space) if space in agenda else len(agenda)
    for action, _, afterwards in along(table, seat, laid):
        if agenda.index(action) < end:
            purse = afterwards
    return purse


def closed(table: Table, seat: int, laid: list[int], but: int = NOTHING) -> tuple[int, int]:
    """Chests that the actions that lie face down, one of them left aside, bring and cost: nobody knows their order."""
    gain = cost = 0
    for action in range(ACTION_COUNT):
        if action not in table.agenda and action != but:
            more = change(table, seat, action, laid[action])
            gain += max(0, more)
            cost -= min(0, more)
    return gain, cost


def harvest(table: Table, seat: int, laid: list[int]) -> int:
    """Rice that the plan brings (SG5.4); the event of the round is not known yet."""
    card = laid[CONFISCATE_RICE]
    return rice_yield(table, seat, card) if 0 <= card < PROVINCE_COUNT else 0


def chests_at(table: Table, seat: int, space: int, laid: list[int]) -> int:
    """Whether the chests suffice when this action comes: ENOUGH, SHORT, or SHORT_PERHAPS where the order decides.

    A card that lies face down comes after the open ones; its fellows before it at worst all cost, at best tax.
    """
    cost = COST[space]
    if not cost:
        return ENOUGH
    purse = chests_before(table, seat, space, laid)
    if space in table.agenda:
        return ENOUGH if purse >= cost else SHORT
    best, worst = closed(table, seat, laid, space)
    if purse + best < cost:
        return SHORT
    return ENOUGH if purse - worst >= cost else SHORT_PERHAPS


def advice(table: Table, seat: int, laid: list[int]) -> list[Advice]:
    """All there is to say about a plan, whole or not: cards by space, NOTHING where none lies."""
    found: list[Advice] = []
    bid = laid[BID]
    if CHEST_0 <= bid < EMPTY and bid - CHEST_0 > table.chests[seat]:
        found.append(Advice("bid", "SG4.3", BID, bid, {"held": table.chests[seat]}))
    for space in SPACE_ORDER:
        if space != BID and 0 <= laid[space] < PROVINCE_COUNT:
            found += _about(table, seat, space, laid)
    return found


def _about(table: Table, seat: int, space: int, laid: list[int]) -> list[Advice]:
    """What is to be said of one action: why it will be skipped, else what it costs or brings about."""
    card = laid[space]
    reason = obstacle(table, seat, space, card)
    if reason:
        code, clause, _ = OBSTACLES[reason]
        short = {"supply": table.supply[seat], "wanted": least_recruits(table, space)}
        return [Advice(code, clause, space, card, short if reason == TOO_FEW_IN_SUPPLY else {})]
    found: list[Advice] = []
    if table.markers[card] and space in (CONFISCATE_RICE, COLLECT_TAXES):
        sides = {"farmers": table.markers[card], "armies": table.armies[card]}
        found.append(Advice("revolt", "SG6.9", space, card, sides))
    chests = chests_at(table, seat, space, laid)
    if chests != ENOUGH:
        code = "too_few_chests" if chests == SHORT else "too_few_chests_perhaps"
        purse = {"cost": COST[space], "chests": max(0, chests_before(table, seat, space, laid))}
        found.append(Advice(code, "SG5.2", space, card, purse))
    return found
