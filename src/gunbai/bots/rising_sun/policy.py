"""Which rule of thumb answers which step: the whole of `steady` as two tables, on a Table and ids alone.

Most steps are measured: every id gets a number in victory points, and the best is chosen. `master` takes the numbers as
priors and plays its play-outs by `pick`: no View is built and no Action looked up.
"""

from __future__ import annotations

from typing import Final

from gunbai.bots.rising_sun.battle import choose_mercy, choose_taker, hostage_values, use_values, victim_values
from gunbai.bots.rising_sun.outlook import Outlook, look
from gunbai.bots.rising_sun.politics.betray import stand_in_values, target_values
from gunbai.bots.rising_sun.politics.cards import purchase_values
from gunbai.bots.rising_sun.politics.kami import choose_gift, choose_order
from gunbai.bots.rising_sun.politics.mandate import mandate_values
from gunbai.bots.rising_sun.politics.marshal import choose_toll, move_values
from gunbai.bots.rising_sun.politics.recruit import effect_values, province_values, summon_values
from gunbai.bots.rising_sun.talks.tea import choose_among, moods, tea_values
from gunbai.bots.rising_sun.war import Bidder
from gunbai.games.rising_sun.actions import BID, HAND_COIN, REMAINDER
from gunbai.games.rising_sun.steps.killing import Hate, Mercy
from gunbai.games.rising_sun.steps.ordering import Ordering
from gunbai.games.rising_sun.steps.politics.betray import Betray, StandIn
from gunbai.games.rising_sun.steps.politics.kami import FujinMoves, KamiGift, RaijinSummon
from gunbai.games.rising_sun.steps.politics.marshal import Marshal
from gunbai.games.rising_sun.steps.politics.moving import Toll
from gunbai.games.rising_sun.steps.politics.paying import Monster, Pay
from gunbai.games.rising_sun.steps.politics.recruit import KomainuWorship, Recruit
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.steps.prompts import CardPrompts
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.advantages import Advantage, Hostages
from gunbai.games.rising_sun.steps.war.ashigaru import Ashigaru
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.steps.war.outcome import Reparations
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.luck.generator import Generator
from gunbai.kernel.steps import AnyStep

MEASURED_ON_THE_MAP: Final = (
    Recruit,
    Marshal,
    Train,
    Betray,
    FujinMoves,
    RaijinSummon,
    Monster,
    KomainuWorship,
    CardPrompts,
    Ashigaru,
)
"""Steps that ask where on the map something is worth most."""
MEASURED: Final = (*MEASURED_ON_THE_MAP, Mandate, Advantage, Hostages, Tea, StandIn, Hate)
RULED: Final = (Toll, KamiGift, Mercy, Ordering, Pay, Reparations)
"""Steps with a plain answer; for bids see `war`."""


def values(table: Table, seat: int, ids: list[int]) -> list[float]:
    """What each id is worth in victory points; empty for steps that have no measure."""
    step = table.top()
    if isinstance(step, Mandate):
        return mandate_values(table, seat, ids)
    if isinstance(step, Advantage):
        return use_values(table, step, seat, ids)
    if isinstance(step, Hostages):
        return hostage_values(table, seat, ids)
    if isinstance(step, Tea):
        return tea_values(table, seat, ids)
    if isinstance(step, StandIn):
        return stand_in_values(table, step, seat, ids)
    if isinstance(step, Hate):
        return victim_values(ids)
    return map_values(step, look(table, seat), ids) if isinstance(step, MEASURED_ON_THE_MAP) else []


def map_values(step: AnyStep, out: Outlook, ids: list[int]) -> list[float]:
    """Steps that need the map as the seat sees it."""
    if isinstance(step, (Recruit, KomainuWorship)):
        return summon_values(out, ids)
    if isinstance(step, (Marshal, FujinMoves)):
        return move_values(out, ids)
    if isinstance(step, Train):
        return purchase_values(out, step, ids)
    if isinstance(step, Betray):
        return target_values(out, ids)
    if isinstance(step, (Monster, RaijinSummon, Ashigaru)):
        return province_values(out, ids)
    return effect_values(out, ids)


def ruled(table: Table, seat: int, ids: list[int]) -> int:
    """The plain answers; the first id for steps without one: none now, but a new rules version may bring one."""
    step = table.top()
    if isinstance(step, Toll):
        return choose_toll(table, step, seat)
    if isinstance(step, KamiGift):
        return choose_gift(table, step, seat)
    if isinstance(step, Mercy):
        return choose_mercy(table, step, seat)
    if isinstance(step, Ordering):
        return choose_order(table, seat)
    if isinstance(step, Pay):
        return choose_taker(table, seat, ids, HAND_COIN)
    return choose_taker(table, seat, ids, REMAINDER) if isinstance(step, Reparations) else ids[0]


def best_index(found: list[float]) -> int:
    """The place of the highest value, the first of equals."""
    best = 0
    for index in range(1, len(found)):
        if found[index] > found[best]:
            best = index
    return best


def pick(table: Table, seat: int, ids: list[int], link: int, generator: Generator) -> int:
    """The id that steady would choose; `link` counts the seat's bids in an unfinished chain."""
    if len(ids) == 1:
        return ids[0]
    step = table.top()
    if isinstance(step, Bids):
        return BID.id(Bidder(table, seat).bid(link, BID.only(ids[-1]), generator))
    if isinstance(step, Tea):
        return choose_among(table, seat, ids, moods(table, seat, generator))
    found = values(table, seat, ids)
    return ids[best_index(found)] if found else ruled(table, seat, ids)
