"""The quick policy: values by id for every step, and steady's choice from them. Play-outs and priors share it."""

from __future__ import annotations

import random
from typing import Final

from gunbai.bots.rising_sun import policy
from gunbai.bots.rising_sun.guide_battle import hostage_values, use_values
from gunbai.bots.rising_sun.guide_cards import purchase_worth
from gunbai.bots.rising_sun.guide_field import Field, Sight
from gunbai.bots.rising_sun.guide_mandates import mandate_values
from gunbai.bots.rising_sun.guide_moves import (
    effect_values,
    move_values,
    province_values,
    summon_values,
    target_values,
)
from gunbai.bots.rising_sun.guide_tea import choose_partner, tea_values
from gunbai.bots.rising_sun.guide_war import Bidder
from gunbai.games.rising_sun.actions import BID, BUY, BUY_FULL, DONE, YES
from gunbai.games.rising_sun.data.words import AMATERASU
from gunbai.games.rising_sun.steps import frames as f
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.generator import Generator

ON_THE_MAP: Final = (
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


def values(t: Table, seat: int, ids: list[int]) -> list[float]:
    """What each id is worth in victory points; empty for steps that have no quick measure."""
    step = t.stack[-4]
    if step == f.MANDATE:
        return mandate_values(Field(t), seat, ids)
    if step == f.ADVANTAGE:
        return use_values(t, seat, ids)
    if step == f.HOSTAGES:
        return hostage_values(t, seat, ids)
    if step == f.TEA:
        return tea_values(t, seat, ids)
    if step not in ON_THE_MAP:
        return []
    return map_values(step, Sight(Field(t), seat), ids)


def map_values(step: int, sight: Sight, ids: list[int]) -> list[float]:
    """Steps that need the map as the seat sees it."""
    if step == f.RECRUIT or step == f.KOMAINU_WORSHIP:
        return summon_values(sight, ids)
    if step == f.MARSHAL or step == f.FUJIN:
        return move_values(sight, ids)
    if step == f.TRAIN:
        return card_values(sight, ids)
    if step == f.BETRAY:
        return target_values(sight, ids)
    if step in (f.MONSTER, f.RAIJIN, f.ASHIGARU):
        return province_values(sight, ids)
    return effect_values(sight, ids)


def card_values(sight: Sight, ids: list[int]) -> list[float]:
    """Train and Ryujin; the last number of the frame is the discount."""
    discount = sight.t.stack[-1]
    found = []
    for id in ids:
        if id == DONE:
            found.append(0.0)
        elif id >= BUY_FULL:
            found.append(purchase_worth(sight, id - BUY_FULL, 0))
        else:
            found.append(purchase_worth(sight, id - BUY, discount))
    return found


def best_index(found: list[float]) -> int:
    best = 0
    for index in range(1, len(found)):
        if found[index] > found[best]:
            best = index
    return best


class QuickPolicy:
    """Steady's choices at a fraction of the time. Keeps the bidder of a battle between its links."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        """Only for steps that are left to steady itself."""

    def pick(self, t: Table, seat: int, ids: list[int], link: int, generator: Generator) -> int:
        step = t.stack[-4]
        if step == f.BIDS:
            left = ids[-1] - BID
            return BID + Bidder(t, seat).bid(link, left, generator)
        if step == f.TEA:
            return choose_partner(t, seat, ids, generator)
        if step == f.KAMI_GIFT and t.stack[-1] != AMATERASU:
            return YES
        found = values(t, seat, ids)
        if found:
            return ids[best_index(found)]
        return policy.pick(t, seat, ids, link, self.rng)
