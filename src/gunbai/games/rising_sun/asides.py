"""What players may do out of turn: gifts and offers, thinking again at tea, and taking back a sealed bid (RS3, RS5.3,
RS9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.words import POLITICS, TEA, WAR
from gunbai.games.rising_sun.steps.war.bids import CHAIN, Bids
from gunbai.games.rising_sun.table import NOBODY, OFFER, Table
from gunbai.kernel.actions import Aside, AsideField, AsideForm
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.vocabulary import MAX_AMOUNT

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

LAST_PROMISE: Final = 999_999
"""Promises are texts that the front ends keep; the engine knows them by number, 0 for none."""


def clear_offers(table: Table) -> None:
    """Open offers end with their phase."""
    table.offers = [0] * len(table.offers)


def offer_row(table: Table, giver: int, taker: int) -> int:
    return (giver * table.seats + taker) * OFFER


def forms(state: State, seat: int) -> list[AsideForm]:
    """The asides open to a seat now; none to one that is not in play."""
    table = state.table
    if not table.stack or not 0 <= seat < table.seats:
        return []
    if isinstance(table.top(), Bids):
        return [AsideForm("withdraw", (), "RS9.1")] if _may_withdraw(state, seat) else []
    if table.phase not in (TEA, POLITICS):
        return []
    others = AsideField("seat", 0, table.seats - 1)
    return [
        AsideForm("give", (others, _up_to("coins", table.coins[seat]), _up_to("ronin", table.ronin[seat])), "RS3.2"),
        AsideForm(
            "offer",
            (
                others,
                _up_to("coins", MAX_AMOUNT),
                _up_to("ronin", MAX_AMOUNT),
                _up_to("coins_asked", MAX_AMOUNT),
                _up_to("ronin_asked", MAX_AMOUNT),
                _up_to("promise", LAST_PROMISE),
            ),
            "RS3.2",
        ),
        *_answers(table, seat),
        *_second_thoughts(table, seat),
    ]


def _up_to(name: str, high: int) -> AsideField:
    return AsideField(name, 0, high)


def _answers(table: Table, seat: int) -> list[AsideForm]:
    """Accept or refuse what others offer, retract what was offered to them."""
    found = []
    for other in range(table.seats):
        if table.offers[offer_row(table, other, seat)]:
            found.append(AsideForm("accept", (AsideField("seat", other, other),), "RS3.2"))
            found.append(AsideForm("refuse", (AsideField("seat", other, other),), "RS3.2"))
        if table.offers[offer_row(table, seat, other)]:
            found.append(AsideForm("retract", (AsideField("seat", other, other),), "RS3.2"))
    return found


def _second_thoughts(table: Table, seat: int) -> list[AsideForm]:
    """RS5.3: nothing is agreed on before both have said so; until then whoever asked, or was ready, may think again."""
    if table.phase != TEA or table.ally[seat] != NOBODY:
        return []
    asked = [other for other in range(table.seats) if table.open_proposals[seat * table.seats + other]]
    found = [AsideForm("unpropose", (AsideField("seat", other, other),), "RS5.3") for other in asked]
    return [*found, AsideForm("unready", (), "RS5.3")] if table.ready[seat] else found


def _may_withdraw(state: State, seat: int) -> bool:
    """A chain may be taken back while any seat is not ready; who had nothing to bid has nothing to take back."""
    return seat in state.table.fighters and state.secrets.bids_made[seat] > 0


def take(state: State, aside: Aside) -> None:
    """Check against the forms, then carry out."""
    fitting = [form for form in forms(state, aside.seat) if form.tag == aside.tag]
    if not fitting:
        raise RuleViolation(f"{aside.tag}/not_now", _clause_of_silence(state.table, aside.tag), {"seat": aside.seat})
    if not any(_fits(form, aside) for form in fitting):
        raise _out_of_bounds(fitting[0], aside)
    if aside.numbers and aside.numbers[0] == aside.seat:
        raise RuleViolation(f"{aside.tag}/to_oneself", "RS3.2", {"seat": aside.seat})
    HANDLERS[aside.tag](state, aside)


def _clause_of_silence(table: Table, tag: str) -> str:
    """Why there is no form with this tag: the war phase forbids it, or there is no offer to answer."""
    if tag == "withdraw":
        return "RS9.1"
    if tag in ("unpropose", "unready"):
        return "RS5.3"
    return "RS3.3" if table.phase == WAR else "RS3.2"


def _fits(form: AsideForm, aside: Aside) -> bool:
    return all(f.low <= n <= f.high for f, n in zip(form.fields, aside.numbers, strict=True))


def _out_of_bounds(form: AsideForm, aside: Aside) -> RuleViolation:
    for field, number in zip(form.fields, aside.numbers, strict=True):
        if not field.low <= number <= field.high:
            return RuleViolation(
                f"{aside.tag}/{field.name}_out_of_bounds",
                form.clause,
                {"low": field.low, "high": field.high, "got": number},
            )
    raise AssertionError("called for an aside that fits")


def _give(state: State, aside: Aside) -> None:
    """RS3.2: final, and not a gain from the supply."""
    taker, coins, ronin = aside.numbers
    if not coins and not ronin:
        raise RuleViolation("give/nothing", "RS3.2", {"seat": aside.seat})
    state.barriers += 1
    _transfer(state.table, aside.seat, taker, coins, ronin)
    state.tell("given", aside.seat, taker, coins, ronin)


def _transfer(table: Table, giver: int, taker: int, coins: int, ronin: int) -> None:
    table.coins[giver] -= coins
    table.coins[taker] += coins
    table.ronin[giver] -= ronin
    table.ronin[taker] += ronin


def _offer(state: State, aside: Aside) -> None:
    """One open offer per ordered pair: a new one takes the old one's place."""
    taker, coins, ronin, coins_asked, ronin_asked, promise = aside.numbers
    if not any(aside.numbers[1:]):
        raise RuleViolation("offer/nothing", "RS3.2", {"seat": aside.seat})
    row = offer_row(state.table, aside.seat, taker)
    state.table.offers[row : row + OFFER] = [1, coins, ronin, coins_asked, ronin_asked, promise]
    state.tell("offered", aside.seat, taker, coins, ronin, coins_asked, ronin_asked)


def _accept(state: State, aside: Aside) -> None:
    """Both halves at once, or nothing."""
    giver, taker = aside.numbers[0], aside.seat
    row = offer_row(state.table, giver, taker)
    _, coins, ronin, coins_asked, ronin_asked, _ = state.table.offers[row : row + OFFER]
    _check_purse(state.table, giver, coins, ronin)
    _check_purse(state.table, taker, coins_asked, ronin_asked)
    state.barriers += 1
    _transfer(state.table, giver, taker, coins, ronin)
    _transfer(state.table, taker, giver, coins_asked, ronin_asked)
    state.table.offers[row : row + OFFER] = [0] * OFFER
    state.tell("offer_accepted", taker, giver, coins, ronin, coins_asked, ronin_asked)


def _check_purse(table: Table, seat: int, coins: int, ronin: int) -> None:
    if table.coins[seat] < coins or table.ronin[seat] < ronin:
        raise RuleViolation(
            "accept/purse_too_small",
            "RS3.2",
            {
                "seat": seat,
                "coins": coins,
                "ronin": ronin,
                "coins_held": table.coins[seat],
                "ronin_held": table.ronin[seat],
            },
        )


def _refuse(state: State, aside: Aside) -> None:
    row = offer_row(state.table, aside.numbers[0], aside.seat)
    state.table.offers[row : row + OFFER] = [0] * OFFER
    state.tell("offer_refused", aside.seat, aside.numbers[0])


def _retract(state: State, aside: Aside) -> None:
    row = offer_row(state.table, aside.seat, aside.numbers[0])
    state.table.offers[row : row + OFFER] = [0] * OFFER
    state.tell("offer_retracted", aside.seat, aside.numbers[0])


def _unpropose(state: State, aside: Aside) -> None:
    """RS5.3: a proposal that nobody has answered yet is none; it still counts for how often one may ask."""
    seat, other = aside.seat, aside.numbers[0]
    state.table.open_proposals[seat * state.table.seats + other] = 0
    state.ask_anew(seat)
    state.tell("alliance_unproposed", seat, other)


def _unready(state: State, aside: Aside) -> None:
    """RS5.3: while tea lasts."""
    state.table.ready[aside.seat] = 0
    state.ask_anew(aside.seat)
    state.tell("tea_unready", aside.seat)


def _withdraw(state: State, aside: Aside) -> None:
    """RS9.1: the seat's whole chain of bids is cleared; it chooses again."""
    seat = aside.seat
    made = state.secrets.bids_made[seat]
    state.secrets.sealed_bids[seat * CHAIN : (seat + 1) * CHAIN] = [0] * CHAIN
    state.secrets.bids_made[seat] = 0
    state.ask_anew(seat)
    if state.table.ready[seat]:
        state.table.ready[seat] = 0
        state.tell("bid_withdrawn", seat)
    else:
        state.tell("undone_by_you", seat, made)


HANDLERS: Final = {
    "give": _give,
    "offer": _offer,
    "accept": _accept,
    "refuse": _refuse,
    "retract": _retract,
    "withdraw": _withdraw,
    "unpropose": _unpropose,
    "unready": _unready,
}
