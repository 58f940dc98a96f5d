"""The parts of a judgement: what a table is worth to a seat, taken apart, so that two choices can be told apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.analysis.documents import PartDoc
from gunbai.bots.rising_sun.guide.value import features, stage, won_points
from gunbai.bots.rising_sun.guide.weights import WEIGHTS as RISING_SUN_WEIGHTS
from gunbai.bots.rising_sun.outlook import Field
from gunbai.bots.shogun.guide.features import COUNT, features_of
from gunbai.bots.shogun.guide.weights import SPREAD
from gunbai.bots.shogun.guide.weights import WEIGHTS as SHOGUN_WEIGHTS
from gunbai.bots.shogun.judgement.outlook import round_of
from gunbai.games.rising_sun.peek import table_of as rising_sun_table
from gunbai.games.shogun.peek import table_of as shogun_table
from gunbai.kernel.state import State

Groups = Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]]
"""By part: the features that make its worth, and those that are counted to say how much of it there is."""
RISING_SUN: Final[Groups] = {
    "points": ((0, 1, 2), (0, 1)),
    "force": ((4, 5, 6), (5,)),
    "honor": ((3,), (3,)),
    "cards": ((7, 8, 9), (7, 8)),
    "coins": ((10, 11), (10,)),
    "alliance": ((12,), (12,)),
}
SHOGUN: Final[Groups] = {
    "provinces": ((0, 11, 12, 17, 18), (0,)),
    "buildings": ((1, 2, 3, 4, 5), (1, 2, 3)),
    "chests": ((6, 7), (6,)),
    "rice": ((8, 10), (10,)),
    "unrest": ((9,), (9,)),
    "tower": ((13, 14), (14,)),
    "danger": ((15, 16), (15,)),
}
UNWELCOME: Final = frozenset({"unrest", "danger"})
"""Parts of which less is better."""
LEAST_WORTH: Final = 0.003
"""A part that changes the chance by less is not told."""
MOST_TOLD: Final = 3


class Sums:
    """Worth and amount of every part, summed over the worlds of one choice."""

    def __init__(self) -> None:
        self.count = 0
        self.worth: dict[str, float] = {}
        self.amount: dict[str, float] = {}

    def add(self, name: str, worth: float, amount: float) -> None:
        self.worth[name] = self.worth.get(name, 0.0) + worth
        self.amount[name] = self.amount.get(name, 0.0) + amount


def add_world(sums: Sums, game: str, world: State, seat: int) -> None:
    """What one world is worth to a seat, part by part, on the scale of a logit."""
    sums.count += 1
    if game == "rising-sun":
        _rising_sun(sums, world, seat)
    else:
        _shogun(sums, world, seat)


def _rising_sun(sums: Sums, world: State, seat: int) -> None:
    table = rising_sun_table(world)
    if not table.stack:
        sums.add("points", won_points(table, seat), float(table.vp[seat]))
        return
    weights = RISING_SUN_WEIGHTS[table.seats - 3][stage(table)]
    _add_groups(sums, RISING_SUN, features(Field(table), seat), weights)


def _shogun(sums: Sums, world: State, seat: int) -> None:
    table = shogun_table(world)
    round = min(round_of(table), len(SPREAD) - 1)
    sums.add("points", table.points[seat] / SPREAD[round], float(table.points[seat]))
    if table.stack:
        found = features_of(table)[seat * COUNT : (seat + 1) * COUNT]
        _add_groups(sums, SHOGUN, found, [row[round] / SPREAD[round] for row in SHOGUN_WEIGHTS])


def _add_groups(sums: Sums, groups: Groups, found: Sequence[float], weights: Sequence[float]) -> None:
    for name, (worths, amounts) in groups.items():
        sums.add(name, sum(found[one] * weights[one] for one in worths), sum(found[one] for one in amounts))


def differences(best: Sums, chosen: Sums, win: float) -> list[PartDoc]:
    """What the better choice has more, or less, of: the heaviest first, told in chances to win. A part that is worth
    more though there is less of it is no reason that anybody would understand."""
    if not best.count or not chosen.count:
        return []
    slope = max(win * (1 - win), 0.02)
    found = []
    for name in sorted({*best.worth, *chosen.worth}):
        worth = best.worth.get(name, 0.0) / best.count - chosen.worth.get(name, 0.0) / chosen.count
        amount = best.amount.get(name, 0.0) / best.count - chosen.amount.get(name, 0.0) / chosen.count
        found.append(PartDoc(part=name, worth=round(worth * slope, 4), amount=round(amount, 2)))
    found.sort(key=lambda part: -abs(part["worth"]))
    return [part for part in found if abs(part["worth"]) >= LEAST_WORTH and _is_plain(part)][:MOST_TOLD]


def _is_plain(part: PartDoc) -> bool:
    """Whether the worth grows with the amount, as everybody expects."""
    is_more, is_better = part["amount"] > 0, part["worth"] > 0
    return part["amount"] != 0 and (is_more == is_better) != (part["part"] in UNWELCOME)
