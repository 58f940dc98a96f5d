"""What players may do out of turn: gifts and offers, and taking back a sealed bid (RS3.2, RS3.3, RS9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.words import POLITICS, TEA, WAR
from gunbai.games.rising_sun.steps import frames
from gunbai.games.rising_sun.table import OFFER, Table
from gunbai.kernel.actions import AMOUNTS, Aside, AsideField, AsideForm
from gunbai.kernel.errors import RuleViolation

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State

MOST: Final = len(AMOUNTS) - 1
LAST_PROMISE: Final = 999_999
"""Promises are texts that the front ends keep; the engine knows them by number, 0 for none."""


def clear_offers(t: Table) -> None:
    """Open offers end with their phase."""
    t.offers = [0] * len(t.offers)


def offer_row(t: Table, giver: int, taker: int) -> int:
    return (giver * t.n + taker) * OFFER


def forms(s: State, seat: int) -> list[AsideForm]:
    """The asides open to a seat now."""
    t = s.table
    if not t.stack:
        return []
    if t.stack[-4] == frames.BIDS:
        return [AsideForm("withdraw", (), "RS9.1")] if _may_withdraw(s, seat) else []
    if t.phase not in (TEA, POLITICS):
        return []
    others = AsideField("seat", 0, t.n - 1)
    return [
        AsideForm("give", (others, _up_to("coins", t.coins[seat]), _up_to("ronin", t.ronin[seat])), "RS3.2"),
        AsideForm(
            "offer",
            (
                others,
                _up_to("coins", MOST),
                _up_to("ronin", MOST),
                _up_to("coins_asked", MOST),
                _up_to("ronin_asked", MOST),
                _up_to("promise", LAST_PROMISE),
            ),
            "RS3.2",
        ),
        *_answers(t, seat),
    ]


def _up_to(name: str, high: int) -> AsideField:
    return AsideField(name, 0, high)


def _answers(t: Table, seat: int) -> list[AsideForm]:
    """Accept or refuse what others offer, retract what was offered to them."""
    found = []
    for other in range(t.n):
        if t.offers[offer_row(t, other, seat)]:
            found.append(AsideForm("accept", (AsideField("seat", other, other),), "RS3.2"))
            found.append(AsideForm("refuse", (AsideField("seat", other, other),), "RS3.2"))
        if t.offers[offer_row(t, seat, other)]:
            found.append(AsideForm("retract", (AsideField("seat", other, other),), "RS3.2"))
    return found


def _may_withdraw(s: State, seat: int) -> bool:
    """A chain may be taken back while any seat is not ready; who had nothing to bid has nothing to take back."""
    return seat in s.table.fighters and s.secrets.links[seat] > 0


def take(s: State, aside: Aside) -> None:
    """Check against the forms, then carry out."""
    fitting = [form for form in forms(s, aside.seat) if form.tag == aside.tag]
    if not fitting:
        raise RuleViolation(f"{aside.tag}/not_now", _clause_of_silence(s.table, aside.tag), {"seat": aside.seat})
    if not any(_fits(form, aside) for form in fitting):
        raise _out_of_bounds(fitting[0], aside)
    if aside.numbers and aside.numbers[0] == aside.seat:
        raise RuleViolation(f"{aside.tag}/to_oneself", "RS3.2", {"seat": aside.seat})
    HANDLERS[aside.tag](s, aside)


def _clause_of_silence(t: Table, tag: str) -> str:
    """Why there is no form with this tag: the war phase forbids it, or there is no offer to answer."""
    if tag == "withdraw":
        return "RS9.1"
    return "RS3.3" if t.phase == WAR else "RS3.2"


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


def _give(s: State, aside: Aside) -> None:
    """RS3.2: final, and not a gain from the supply."""
    taker, coins, ronin = aside.numbers
    if not coins and not ronin:
        raise RuleViolation("give/nothing", "RS3.2", {"seat": aside.seat})
    s.barriers += 1
    _transfer(s.table, aside.seat, taker, coins, ronin)
    s.tell("given", aside.seat, taker, coins, ronin)


def _transfer(t: Table, giver: int, taker: int, coins: int, ronin: int) -> None:
    t.coins[giver] -= coins
    t.coins[taker] += coins
    t.ronin[giver] -= ronin
    t.ronin[taker] += ronin


def _offer(s: State, aside: Aside) -> None:
    """One open offer per ordered pair: a new one takes the old one's place."""
    taker, coins, ronin, coins_asked, ronin_asked, promise = aside.numbers
    if not any(aside.numbers[1:]):
        raise RuleViolation("offer/nothing", "RS3.2", {"seat": aside.seat})
    row = offer_row(s.table, aside.seat, taker)
    s.table.offers[row : row + OFFER] = [1, coins, ronin, coins_asked, ronin_asked, promise]
    s.tell("offered", aside.seat, taker, coins, ronin, coins_asked, ronin_asked)


def _accept(s: State, aside: Aside) -> None:
    """Both halves at once, or nothing."""
    giver, taker = aside.numbers[0], aside.seat
    row = offer_row(s.table, giver, taker)
    _, coins, ronin, coins_asked, ronin_asked, _ = s.table.offers[row : row + OFFER]
    _check_purse(s.table, giver, coins, ronin)
    _check_purse(s.table, taker, coins_asked, ronin_asked)
    s.barriers += 1
    _transfer(s.table, giver, taker, coins, ronin)
    _transfer(s.table, taker, giver, coins_asked, ronin_asked)
    s.table.offers[row : row + OFFER] = [0] * OFFER
    s.tell("offer_accepted", taker, giver, coins, ronin, coins_asked, ronin_asked)


def _check_purse(t: Table, seat: int, coins: int, ronin: int) -> None:
    if t.coins[seat] < coins or t.ronin[seat] < ronin:
        raise RuleViolation(
            "accept/purse_too_small",
            "RS3.2",
            {"seat": seat, "coins": coins, "ronin": ronin, "coins_held": t.coins[seat], "ronin_held": t.ronin[seat]},
        )


def _refuse(s: State, aside: Aside) -> None:
    row = offer_row(s.table, aside.numbers[0], aside.seat)
    s.table.offers[row : row + OFFER] = [0] * OFFER
    s.tell("offer_refused", aside.seat, aside.numbers[0])


def _retract(s: State, aside: Aside) -> None:
    row = offer_row(s.table, aside.seat, aside.numbers[0])
    s.table.offers[row : row + OFFER] = [0] * OFFER
    s.tell("offer_retracted", aside.seat, aside.numbers[0])


def _withdraw(s: State, aside: Aside) -> None:
    """RS9.1: the seat's whole chain of bids is cleared; it chooses again."""
    seat = aside.seat
    s.secrets.chains[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]
    s.secrets.links[seat] = 0
    s.ask_anew(seat)
    if s.table.ready[seat]:
        s.table.ready[seat] = 0
        s.tell("bid_withdrawn", seat)


HANDLERS: Final = {
    "give": _give,
    "offer": _offer,
    "accept": _accept,
    "refuse": _refuse,
    "retract": _retract,
    "withdraw": _withdraw,
}
