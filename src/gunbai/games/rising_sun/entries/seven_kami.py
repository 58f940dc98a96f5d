"""The seven kami (RS7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE
from gunbai.games.rising_sun.data.words import AMATERASU, FROM_KAMI, HACHIMAN, SUSANOO, TSUKUYOMI
from gunbai.games.rising_sun.entries.kami import Kami, no_gift
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.rules.gains import gain_coins, gain_points, gain_ronin
from gunbai.games.rising_sun.rules.honor import rise_to_top
from gunbai.games.rising_sun.steps.base import GOODS, OTHERS, PIECES
from gunbai.games.rising_sun.steps.politics.kami import KamiGift, RaijinSummon, push_fujin
from gunbai.games.rising_sun.steps.politics.moving import has_movers
from gunbai.games.rising_sun.steps.politics.train import Train

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _always(state: State, seat: int) -> bool:
    return True


def _is_below_the_top(state: State, seat: int) -> bool:
    return state.table.rank[seat] > 0


def _offer_the_top(state: State, seat: int) -> None:
    """Already on top: nothing."""
    if _is_below_the_top(state, seat):
        state.table.push(KamiGift(seat, AMATERASU))


def _has_movers(state: State, seat: int) -> bool:
    return has_movers(state.table, seat)


def _offer_ronin(state: State, seat: int) -> None:
    state.table.push(KamiGift(seat, HACHIMAN))


def _give_ronin(state: State, seat: int) -> None:
    gain_ronin(state, seat, 2)


def _has_bushi(state: State, seat: int) -> bool:
    return count(state.table, seat, BUSHI, RESERVE) > 0


def _offer_a_summon(state: State, seat: int) -> None:
    state.table.push(RaijinSummon(seat))


def _offer_a_card(state: State, seat: int) -> None:
    """As in Train, without the discount."""
    state.table.push(Train(seat, 0))


def _can_buy(state: State, seat: int) -> bool:
    return Train(seat, 0).can_buy(state.table) > 0


def _offer_points(state: State, seat: int) -> None:
    state.table.push(KamiGift(seat, SUSANOO))


def _give_points(state: State, seat: int) -> None:
    """1 VP per stronghold on the map."""
    gain_points(state, seat, state.table.built(seat), FROM_KAMI)


def _offer_coins(state: State, seat: int) -> None:
    state.table.push(KamiGift(seat, TSUKUYOMI))


def _give_coins(state: State, seat: int) -> None:
    gain_coins(state, seat, 2)


BOX: Final = (
    Kami("amaterasu", _offer_the_top, rise_to_top, _is_below_the_top, reads=OTHERS, stirs=OTHERS),
    Kami("fujin", push_fujin, no_gift, _has_movers, reads=PIECES),
    Kami("hachiman", _offer_ronin, _give_ronin, _always),
    Kami("raijin", _offer_a_summon, no_gift, _has_bushi, reads=PIECES),
    Kami("ryujin", _offer_a_card, no_gift, _can_buy, reads=GOODS),
    Kami("susanoo", _offer_points, _give_points, _always),
    Kami("tsukuyomi", _offer_coins, _give_coins, _always, stirs=GOODS),
)
"""In the order of the vocabulary."""
