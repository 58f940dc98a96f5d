"""Which rule of thumb answers which step: the whole of `steady` as two tables, on a Table and ids alone.

Most steps are measured: every id gets a number in victory points, and the best is chosen. `master` takes the numbers as
priors and plays its play-outs by `pick`: no View is built and no Action looked up.
"""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun.battle import choose_mercy, choose_taker, hostage_values, use_values, victim_values
from gunbai.bots.rising_sun.betray import stand_in_values, target_values
from gunbai.bots.rising_sun.cards import purchase_values
from gunbai.bots.rising_sun.kami import choose_gift, choose_order
from gunbai.bots.rising_sun.mandate import mandate_values
from gunbai.bots.rising_sun.marshal import choose_toll, move_values
from gunbai.bots.rising_sun.outlook import Outlook, look
from gunbai.bots.rising_sun.recruit import effect_values, province_values, summon_values
from gunbai.bots.rising_sun.tea import choose_among, moods, tea_values
from gunbai.bots.rising_sun.war import Bidder
from gunbai.games.rising_sun.actions import BID, HAND_COIN, REMAINDER
from gunbai.games.rising_sun.steps import frames as f
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.generator import Generator

MEASURED_ON_THE_MAP: Final = (
    f.RECRUIT,
    f.MARSHAL,
    f.TRAIN,
    f.BETRAY,
    f.FUJIN,
    f.RAIJIN,
    f.MONSTER,
    f.KOMAINU_WORSHIP,
    f.AFTER_SUMMON,
    f.SEAT_AT_END_OF_RECRUIT,
    f.ASHIGARU,
)
"""Steps that ask where on the map something is worth most."""
MEASURED: Final = (*MEASURED_ON_THE_MAP, f.MANDATE, f.ADVANTAGE, f.HOSTAGES, f.TEA, f.STAND_IN, f.HATE)
RULED: Final = (f.TOLL, f.KAMI_GIFT, f.MERCY, f.END_OF_RECRUIT, f.WAR_START, f.PAY, f.REPARATIONS)
"""Steps with a plain answer; for bids see `war`."""


def values(t: Table, seat: int, ids: list[int]) -> list[float]:
    """What each id is worth in victory points; empty for steps that have no measure."""
    step = t.stack[-4]
    if step in MEASURED_ON_THE_MAP:
        return map_values(step, look(t, seat), ids)
    if step == f.MANDATE:
        return mandate_values(t, seat, ids)
    if step == f.ADVANTAGE:
        return use_values(t, seat, ids)
    if step == f.HOSTAGES:
        return hostage_values(t, seat, ids)
    if step == f.TEA:
        return tea_values(t, seat, ids)
    if step == f.STAND_IN:
        return stand_in_values(t, seat, ids)
    return victim_values(ids) if step == f.HATE else []


def map_values(step: int, out: Outlook, ids: list[int]) -> list[float]:
    """Steps that need the map as the seat sees it."""
    if step == f.RECRUIT or step == f.KOMAINU_WORSHIP:
        return summon_values(out, ids)
    if step == f.MARSHAL or step == f.FUJIN:
        return move_values(out, ids)
    if step == f.TRAIN:
        return purchase_values(out, ids)
    if step == f.BETRAY:
        return target_values(out, ids)
    if step in (f.MONSTER, f.RAIJIN, f.ASHIGARU):
        return province_values(out, ids)
    return effect_values(out, ids)


def ruled(t: Table, seat: int, ids: list[int]) -> int:
    """The plain answers; the first id for steps without one: none now, but a new rules version may bring one."""
    step = t.stack[-4]
    if step == f.TOLL:
        return choose_toll(t, seat)
    if step == f.KAMI_GIFT:
        return choose_gift(t, seat)
    if step == f.MERCY:
        return choose_mercy(t, seat)
    if step == f.END_OF_RECRUIT or step == f.WAR_START:
        return choose_order(t, seat)
    if step == f.PAY:
        return choose_taker(t, seat, ids, HAND_COIN)
    return choose_taker(t, seat, ids, REMAINDER) if step == f.REPARATIONS else ids[0]


def best_index(found: list[float]) -> int:
    """The place of the highest value, the first of equals."""
    best = 0
    for index in range(1, len(found)):
        if found[index] > found[best]:
            best = index
    return best


def pick(t: Table, seat: int, ids: list[int], link: int, generator: Generator) -> int:
    """The id that steady would choose; `link` counts the seat's bids in an unfinished chain."""
    if len(ids) == 1:
        return ids[0]
    step = t.stack[-4]
    if step == f.BIDS:
        return BID + Bidder(t, seat).bid(link, ids[-1] - BID, generator)
    if step == f.TEA:
        return choose_among(t, seat, ids, moods(t, seat, generator))
    found = values(t, seat, ids)
    return ids[best_index(found)] if found else ruled(t, seat, ids)
