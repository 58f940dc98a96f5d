"""Which choices keep a promise: the others are left out while any is left. What is to be done is done early."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.actions import (
    AGREE,
    BID,
    BUILD,
    BUY,
    BUY_FULL,
    DECLINE,
    MOVE,
    NAME,
    NO,
    PLACE_BUSHI,
    PLACE_WORSHIPPER,
    PLAY,
    PROPOSE,
    READY,
    REPLACE,
    SUMMON,
    TAKE_HOSTAGE,
    WORSHIP,
    YES,
)
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import ADVANTAGES, BETRAY, CARD, KAMI_NAMES, MANDATES
from gunbai.games.rising_sun.promises.promise import ALL, Promise
from gunbai.games.rising_sun.rules.force import battlefield, force
from gunbai.games.rising_sun.steps.politics.moving import Toll
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.table import Table

AT_TEA: Final = ("ally", "not_with", "first_ask")
OF_MANDATES: Final = ("stay", "no_betray", "once", "next", "not")
OF_BIDS: Final = ("no_bid", "no_bid_at", "bid_at_most")
OF_PLACES: Final = ("no_entry", "leave", "at_most", "at_least", "no_build")


def kept(promises: list[Promise], table: Table, ids: list[int], link: int, laid: int) -> list[int]:
    """The choices that keep all promises, as far as any do. `link` and `laid`: bids made in this chain, and coins."""
    left = ids
    for promise in promises:
        found = keeping(promise, table, left, link, laid)
        left = found if found else left
    return left


def keeping(promise: Promise, table: Table, ids: list[int], link: int, laid: int) -> list[int]:
    """The choices that keep one promise; all of them where it has nothing to say."""
    step, block = table.top(), promise.block
    if isinstance(step, Tea):
        return _at_tea(promise, table, ids) if block in AT_TEA else ids
    if isinstance(step, Bids):
        return _bids(promise, table, ids, link, laid) if block in OF_BIDS else ids
    if isinstance(step, Mandate):
        return _mandates(promise, ids) if block in OF_MANDATES else ids
    if isinstance(step, Toll):
        return [NO] if block == "no_toll" and step.mover == promise.to and NO in ids and YES in ids else ids
    if block == "leave":
        out = [id for id in ids if MOVE.has(id) and MOVE.split(id)[1] == _province(promise)]
        return out if out else [id for id in ids if not enters(id, _province(promise))]
    return [id for id in ids if not breaks(promise, table, id)]


def _at_tea(promise: Promise, table: Table, ids: list[int]) -> list[int]:
    block, to = promise.block, promise.to
    if block == "not_with":
        other = promise.number("seat2")
        return [id for id in ids if id not in (AGREE.id(other), PROPOSE.id(other))]
    row = promise.by * table.seats
    if block == "first_ask":
        asked = any(table.proposals[row : row + table.seats])
        return [PROPOSE.id(to)] if not asked and PROPOSE.id(to) in ids else ids
    for id in (AGREE.id(to), PROPOSE.id(to)):
        if id in ids:
            return [id]
    return [id for id in ids if not AGREE.has(id) and id != DECLINE.id(to) and not PROPOSE.has(id)] or [READY]


def _mandates(promise: Promise, ids: list[int]) -> list[int]:
    """Tiles that Lotus lays face down are named by others: nobody has played them yet."""
    block = promise.block
    wanted = BETRAY if block in ("stay", "no_betray") else MANDATES.index(promise.word("mandate"))
    played = [PLAY.id(wanted), NAME.id(wanted)]
    if block in ("once", "next"):
        return [id for id in ids if id in played] or ids
    return [id for id in ids if id not in played]


def _bids(promise: Promise, table: Table, ids: list[int], link: int, laid: int) -> list[int]:
    most = MOST_BID
    if promise.block == "no_bid":
        advantage = promise.word("advantage")
        if promise.to in table.fighters and (advantage == ALL or ADVANTAGES.index(advantage) == link):
            most = 0
    elif battlefield(table) == _province(promise):
        most = 0 if promise.block == "no_bid_at" else max(0, promise.number("amount") - laid)
    return [id for id in ids if BID.only(id) <= most]


MOST_BID: Final = 999


def breaks(promise: Promise, table: Table, id: int) -> bool:
    """Whether a choice of the political phase or of a battle would break a promise."""
    block = promise.block
    if block in OF_PLACES:
        return _breaks_at(promise, table, id)
    if block == "spare":
        return REPLACE.has(id) and REPLACE.split(id)[0] == promise.to
    if block == "no_hostage":
        return TAKE_HOSTAGE.has(id) and TAKE_HOSTAGE.split(id)[0] == promise.to
    if block == "leave_card":
        card = CARD.words.index(promise.word("card"))
        return (BUY.has(id) and BUY.only(id) == card) or (BUY_FULL.has(id) and BUY_FULL.only(id) == card)
    return block == "shrine" and _worships(table, id) == KAMI_NAMES.index(promise.word("kami"))


def _breaks_at(promise: Promise, table: Table, id: int) -> bool:
    """Promises about a province: who comes, who goes, what is built."""
    place, block = _province(promise), promise.block
    if block == "no_build":
        return BUILD.has(id) and BUILD.only(id) == place
    if block == "at_least":
        leaves = MOVE.has(id) and MOVE.split(id)[1] == place
        return leaves and force(table, promise.by, place) <= promise.number("amount")
    if block == "at_most" and force(table, promise.by, place) < promise.number("amount"):
        return False
    return enters(id, place)


def enters(id: int, province: int) -> bool:
    """Whether a choice brings a figure into a province."""
    if SUMMON.has(id):
        return SUMMON.split(id)[1] == province
    if MOVE.has(id):
        return MOVE.split(id)[2] == province
    if PLACE_BUSHI.has(id):
        return PLACE_BUSHI.split(id)[1] == province
    return REPLACE.has(id) and REPLACE.split(id)[2] == province


def _worships(table: Table, id: int) -> int:
    """The kami to whom a choice sends somebody, below 0 if to none."""
    if WORSHIP.has(id):
        return table.shrines[WORSHIP.split(id)[2]]
    return table.shrines[PLACE_WORSHIPPER.split(id)[1]] if PLACE_WORSHIPPER.has(id) else -1


def _province(promise: Promise) -> int:
    return PROVINCES.index(promise.word("province"))
