"""What each building block says of an event that everybody heard: a verdict, or nothing yet.

Only public events and the public table are looked at, at the moment of the event: a mark must not tell what a hand or a
sealed bid holds. A judge gets the promise, a number it may keep between events, the event and the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.figures import SHRINE_NAMES
from gunbai.games.rising_sun.data.words import ADVANTAGES, KAMI_NAMES, MANDATES, POLITICS, TILES_OF_EACH
from gunbai.games.rising_sun.promises.promise import ALL, BROKEN, KEPT, OPEN, VOID, Promise
from gunbai.games.rising_sun.rules.force import battlefield, force
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.events import Event

Verdict = tuple[str, int]
"""The status, and the number to keep."""
Judge = Callable[[Promise, int, Event, Table], Verdict]

PLAY: Final = 3
"""Numbers of one mandate in `table.plays`."""


def is_by(event: Event, code: str, seat: int) -> bool:
    return event.code == code and event.args["seat"] == seat


def is_between(event: Event, code: str, seat: int, seat2: int) -> bool:
    return event.code == code and event.args["seat"] == seat and event.args["seat2"] == seat2


def is_season_over(event: Event) -> bool:
    return event.code == "season_cleaned"


def is_tea_over(table: Table) -> bool:
    return table.phase >= POLITICS


def chosen_mandate(event: Event, seat: int) -> str:
    """The mandate a seat has just chosen, empty if this event tells of none."""
    if event.code in ("mandate_played", "mandate_named") and event.args["seat"] == seat:
        return str(event.args["mandate"])
    return ""


def paid(event: Event, giver: int, taker: int) -> int:
    """Coins that go from one seat to another by this event."""
    if is_between(event, "given", giver, taker):
        return int(event.args["amount1"])
    if is_between(event, "offer_accepted", taker, giver):
        return int(event.args["amount1"])
    return int(event.args["amount3"]) if is_between(event, "offer_accepted", giver, taker) else 0


def handed(event: Event, giver: int, taker: int) -> bool:
    """Whether coins or ronin go from one seat to another by this event."""
    if is_between(event, "given", giver, taker):
        return True
    first, second = (
        ("amount1", "amount2") if is_between(event, "offer_accepted", taker, giver) else ("amount3", "amount4")
    )
    if is_between(event, "offer_accepted", taker, giver) or is_between(event, "offer_accepted", giver, taker):
        return int(event.args[first]) + int(event.args[second]) > 0
    return False


# --- alliances ----------------------------------------------------------------------------------------------------


def ally(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    """Broken by another ally, or by letting tea end although the other one asks."""
    by, to = promise.by, promise.to
    if event.code == "alliance_formed":
        pair = {event.args["seat"], event.args["seat2"]}
        if pair == {by, to}:
            return KEPT, seen
        if by in pair:
            return BROKEN, seen
        return (VOID if to in pair else OPEN), seen
    if is_between(event, "alliance_proposed", to, by):
        return OPEN, 1
    if is_between(event, "alliance_unproposed", to, by):
        return OPEN, 0
    if is_tea_over(table):
        return (BROKEN if seen else VOID), seen
    return OPEN, seen


def stay(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if is_between(event, "alliance_broken", promise.by, promise.to):
        return BROKEN, seen
    if is_between(event, "alliance_broken", promise.to, promise.by):
        return VOID, seen
    if is_season_over(event):
        return (KEPT if table.ally[promise.by] == promise.to else VOID), seen
    return OPEN, seen


def not_with(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    """`seen`: the tea it is about has begun."""
    if event.code == "alliances_ended":
        return OPEN, 1
    if seen and event.code == "alliance_formed":
        pair = {event.args["seat"], event.args["seat2"]}
        return (BROKEN if pair == {promise.by, promise.number("seat2")} else OPEN), seen
    return (KEPT if seen and is_tea_over(table) else OPEN), seen


def first_ask(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if event.code == "alliances_ended":
        return OPEN, 1
    if seen and is_by(event, "alliance_proposed", promise.by):
        return (KEPT if event.args["seat2"] == promise.to else BROKEN), seen
    if seen and is_between(event, "alliance_proposed", promise.to, promise.by):
        return VOID, seen
    if seen and event.code == "alliance_formed" and promise.to in (event.args["seat"], event.args["seat2"]):
        return VOID, seen
    return (BROKEN if seen and is_tea_over(table) else OPEN), seen


# --- mandates -----------------------------------------------------------------------------------------------------


def no_betray(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if chosen_mandate(event, promise.by) == "betray":
        return BROKEN, seen
    return _at_season_end(event, KEPT, seen)


def not_played(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if chosen_mandate(event, promise.by) == promise.word("mandate"):
        return BROKEN, seen
    return _at_season_end(event, KEPT, seen)


def once(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    """Void when all tiles of the kind have gone to others: then nobody could have kept it."""
    if chosen_mandate(event, promise.by) == promise.word("mandate"):
        return KEPT, seen
    if event.code == "mandate_played":
        seen = tiles_gone(table, MANDATES.index(promise.word("mandate")))
    return _at_season_end(event, VOID if seen >= TILES_OF_EACH else BROKEN, seen)


def tiles_gone(table: Table, mandate: int) -> int:
    """Tiles of a mandate that lie open on the track."""
    gone = 0
    for start in range(0, len(table.plays), PLAY):
        if table.plays[start + 1] == mandate and not table.plays[start + 2]:
            gone += 1
    return gone


def next_mandate(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    chosen = chosen_mandate(event, promise.by)
    if chosen:
        return (KEPT if chosen == promise.word("mandate") else BROKEN), seen
    return _at_season_end(event, VOID, seen)


# --- the map ------------------------------------------------------------------------------------------------------


def no_entry(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    """Figures that are there may stay; a stronghold that is built is none."""
    place = promise.word("province")
    entered = (
        (is_by(event, "summoned", promise.by) and event.args["province"] == place)
        or (is_by(event, "moved", promise.by) and event.args["province2"] == place)
        or (is_by(event, "placed", promise.by) and event.args["place"] == place)
        or (is_by(event, "replaced", promise.by) and event.args["place"] == place)
    )
    return (BROKEN, seen) if entered else _at_season_end(event, KEPT, seen)


def no_build(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if is_by(event, "built", promise.by) and event.args["province"] == promise.word("province"):
        return BROKEN, seen
    return _at_season_end(event, KEPT, seen)


def leave(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if event.code == "wars_began":
        return (BROKEN if _force_there(promise, table) else KEPT), seen
    return OPEN, seen


def at_most(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if event.code == "wars_began":
        return (KEPT if _force_there(promise, table) <= promise.number("amount") else BROKEN), seen
    return OPEN, seen


def at_least(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    """Void when others have taken figures away from there. `seen`: they have."""
    place, lost = promise.word("province"), False
    if event.code == "replaced":
        lost = event.args["seat2"] == promise.by and event.args["place"] == place
    elif event.code == "killed":
        lost = event.args["seat2"] == promise.by != event.args["seat"] and event.args["province"] == place
    if event.code != "wars_began":
        return OPEN, 1 if lost else seen
    if _force_there(promise, table) >= promise.number("amount"):
        return KEPT, seen
    return (VOID if seen else BROKEN), seen


def spare(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if is_between(event, "replaced", promise.by, promise.to):
        return BROKEN, seen
    return _at_season_end(event, KEPT, seen)


def shrine(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if is_by(event, "worshipped", promise.by) or is_by(event, "placed", promise.by):
        place = str(event.args["place"])
        if place in SHRINE_NAMES:
            kami = KAMI_NAMES[table.shrines[SHRINE_NAMES.index(place)]]
            return (BROKEN if kami == promise.word("kami") else OPEN), seen
    return _at_season_end(event, KEPT, seen)


def no_toll(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if is_between(event, "toll_paid", promise.to, promise.by):
        return BROKEN, seen
    return _at_season_end(event, KEPT, seen)


# --- the war ------------------------------------------------------------------------------------------------------


def no_bid(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    """Only battles of both count. `seen`: there was one."""
    if is_by(event, "bids_revealed", promise.by) and promise.to in table.fighters:
        return (BROKEN if _bid(event, promise.word("advantage")) else OPEN), 1
    return _at_season_end(event, KEPT if seen else VOID, seen)


def no_bid_at(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if _bids_there(promise, event, table):
        return (BROKEN if _bid(event, ALL) else KEPT), seen
    return _at_season_end(event, VOID, seen)


def bid_at_most(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if _bids_there(promise, event, table):
        return (BROKEN if _bid(event, ALL) > promise.number("amount") else KEPT), seen
    return _at_season_end(event, VOID, seen)


def no_hostage(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if is_between(event, "hostage_taken", promise.by, promise.to):
        return BROKEN, seen
    return _at_season_end(event, KEPT, seen)


# --- coins and cards ----------------------------------------------------------------------------------------------


def pay(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    """`seen`: coins paid so far."""
    seen += paid(event, promise.by, promise.to)
    if seen >= promise.number("amount"):
        return KEPT, seen
    return (BROKEN if event.code == "wars_began" else OPEN), seen


def pay_next(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    """`seen`: coins paid at the next tea, and one, once it has begun."""
    if event.code == "alliances_ended":
        return OPEN, 1
    if not seen:
        return OPEN, seen
    seen += paid(event, promise.by, promise.to)
    if seen > promise.number("amount"):
        return KEPT, seen
    return (BROKEN if is_tea_over(table) else OPEN), seen


def nothing_for(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if handed(event, promise.by, promise.number("seat2")):
        return BROKEN, seen
    return _at_season_end(event, KEPT, seen)


def leave_card(promise: Promise, seen: int, event: Event, table: Table) -> Verdict:
    if event.code == "bought" and event.args["card"] == promise.word("card"):
        if event.args["seat"] == promise.by:
            return BROKEN, seen
        if event.args["seat"] == promise.to:
            return KEPT, seen
    return _at_season_end(event, KEPT, seen)


def _at_season_end(event: Event, status: str, seen: int) -> Verdict:
    return (status if is_season_over(event) else OPEN), seen


def _force_there(promise: Promise, table: Table) -> int:
    return force(table, promise.by, PROVINCES.index(promise.word("province")))


def _bids_there(promise: Promise, event: Event, table: Table) -> bool:
    here = battlefield(table)
    return here >= 0 and PROVINCES[here] == promise.word("province") and is_by(event, "bids_revealed", promise.by)


def _bid(event: Event, advantage: str) -> int:
    """Coins that were bid on an advantage, or on all of them."""
    if advantage == ALL:
        return sum(int(event.args[f"amount{number}"]) for number in range(1, len(ADVANTAGES) + 1))
    return int(event.args[f"amount{ADVANTAGES.index(advantage) + 1}"])


JUDGES: Final[Mapping[str, Judge]] = {
    "ally": ally,
    "stay": stay,
    "no_betray": no_betray,
    "spare": spare,
    "no_entry": no_entry,
    "leave": leave,
    "at_most": at_most,
    "at_least": at_least,
    "no_bid": no_bid,
    "no_bid_at": no_bid_at,
    "bid_at_most": bid_at_most,
    "no_hostage": no_hostage,
    "once": once,
    "next": next_mandate,
    "not": not_played,
    "shrine": shrine,
    "no_build": no_build,
    "leave_card": leave_card,
    "pay": pay,
    "pay_next": pay_next,
    "no_toll": no_toll,
    "not_with": not_with,
    "first_ask": first_ask,
    "nothing_for": nothing_for,
}
