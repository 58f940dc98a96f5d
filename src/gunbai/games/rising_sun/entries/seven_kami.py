"""The seven kami (RS7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.rising_sun.data.words import AMATERASU, FROM_KAMI, HACHIMAN, SUSANOO, TSUKUYOMI
from gunbai.games.rising_sun.entries.kami import Kami, no_gift
from gunbai.games.rising_sun.rules.gains import gain_coins, gain_points, gain_ronin
from gunbai.games.rising_sun.rules.honor import rise_to_top
from gunbai.games.rising_sun.steps.politics.kami import KamiGift, RaijinSummon, push_fujin
from gunbai.games.rising_sun.steps.politics.train import Train

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import State


def _offer_the_top(state: State, seat: int) -> None:
    """Already on top: nothing."""
    if state.table.rank[seat]:
        state.table.push(KamiGift(seat, AMATERASU))


def _offer_ronin(state: State, seat: int) -> None:
    state.table.push(KamiGift(seat, HACHIMAN))


def _give_ronin(state: State, seat: int) -> None:
    gain_ronin(state, seat, 2)


def _offer_a_summon(state: State, seat: int) -> None:
    state.table.push(RaijinSummon(seat))


def _offer_a_card(state: State, seat: int) -> None:
    """As in Train, without the discount."""
    state.table.push(Train(seat, 0))


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
    Kami("amaterasu", _offer_the_top, rise_to_top),
    Kami("fujin", push_fujin, no_gift),
    Kami("hachiman", _offer_ronin, _give_ronin),
    Kami("raijin", _offer_a_summon, no_gift),
    Kami("ryujin", _offer_a_card, no_gift),
    Kami("susanoo", _offer_points, _give_points),
    Kami("tsukuyomi", _offer_coins, _give_coins),
)
"""In the order of the vocabulary."""
