"""Comparing choices by play-outs in the same worlds with the same luck: what differs is then mostly the choice.

Worlds have numbers; a runner that was tried in world 7 is compared with others in world 7. Runners that fall behind by
more than chance are dropped early, so that most play-outs go to those that matter.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from gunbai.bots.search.budget import Timer
from gunbai.bots.search.guide import World
from gunbai.bots.search.judge import Judge, Thumbs
from gunbai.bots.shogun.guide.features import features_of
from gunbai.bots.shogun.guide.playout import lay, play_round
from gunbai.bots.shogun.guide.value import weighed
from gunbai.games.shogun.data.words import SPACE_COUNT
from gunbai.games.shogun.peek import table_of
from gunbai.kernel.luck.chance import simulated
from gunbai.kernel.luck.generator import Generator, seeded

WORLDS: Final = 96
"""Different worlds; further trials use them again with other luck."""
MOST: Final = 4096
"""Trials of one choice: more teach nothing, and memory stays small."""
CLOCK_EVERY: Final = 4

Maker = Callable[[], World]


class PointsJudge(Thumbs):
    """The forecast of points of `value`."""

    def counted(self, world: World) -> list[float]:
        return features_of(table_of(world))

    def weighed(self, world: World, counted: list[float]) -> list[float]:
        return weighed(table_of(world), counted)


class Track:
    """The worlds of one decision, each with luck of its own."""

    def __init__(self, maker: Maker, seat: int, generator: Generator, timer: Timer, judge: Judge) -> None:
        self.maker = maker
        self.timer = timer
        self.judge = judge
        self.done = 0
        """Trials before this timer was set."""
        self.seat = seat
        self.generator = generator
        self.worlds: list[World] = []
        self.salt = generator.word()
        self.trials = 0

    def go_on(self, timer: Timer) -> None:
        """A new budget for more trials."""
        self.timer = timer
        self.done = self.trials

    def is_spent(self) -> bool:
        return self.trials - self.done >= self.timer.limit or self.timer.spent() >= 1.0

    def world(self, number: int) -> World:
        """A fresh copy of the world with this number; always the same one with the same luck."""
        index = number % WORLDS
        while len(self.worlds) <= index:
            self.worlds.append(self.maker())
        return self.worlds[index].copy(simulated(self.salt * MOST + number))

    def values(self, ids: list[int], first: int, last: int) -> list[float]:
        """The seat's chances to win after these choices in the worlds from `first` up to `last`, played on quickly."""
        worlds: list[World] = []
        for number in range(first, last):
            world = self.world(number)
            lay_all(world, self.seat, ids)
            play_round(world, seeded(number))
            worlds.append(world)
        self.trials += last - first
        return [chances[self.seat] for chances in self.judge.chances(worlds, self.seat)]


def lay_all(world: World, seat: int, ids: list[int]) -> None:
    """A plan from its next card on, or a choice and what follows at once (target and number)."""
    if table_of(world).is_planning():
        lay(world, seat, ids)
        return
    for id in ids:
        world.play(seat, id)


class Runner:
    """A choice, or a chain of them, and its values by world."""

    def __init__(self, ids: list[int], cards: list[int]) -> None:
        self.ids = ids
        self.cards = cards
        """The whole plan, if it is one."""
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def from_card(self, laid: int) -> Runner:
        """The same plan from a later card on."""
        twin = Runner(self.ids[len(self.ids) - SPACE_COUNT + laid :], self.cards)
        twin.values = self.values
        return twin

    def run(self, track: Track, trials: int) -> None:
        """Up to so many trials in all, as far as the budget goes."""
        most = min(trials, MOST)
        while len(self.values) < most:
            first = len(self.values)
            if first % CLOCK_EVERY == 0 and track.is_spent():
                return
            last = min(most, first - first % CLOCK_EVERY + CLOCK_EVERY)
            self.values += track.values(self.ids, first, last)


class Lead:
    """By how much one runner is ahead of another in the worlds that both have seen, and the doubt in it."""

    def __init__(self, one: Runner, other: Runner) -> None:
        count = min(len(one.values), len(other.values))
        total = squares = 0.0
        for number in range(count):
            lead = one.values[number] - other.values[number]
            total += lead
            squares += lead * lead
        self.count = count
        self.mean = total / count if count else 0.0
        spread = squares / count - self.mean * self.mean if count else 0.0
        self.error = sqrt(max(spread, 1e-9) / max(count - 1, 1))
