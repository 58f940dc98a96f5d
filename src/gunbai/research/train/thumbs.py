"""The games of the first round: rules of thumb with whims, played on states at full speed."""

from __future__ import annotations

import random
from typing import Final, Protocol

from gunbai.bots.rising_sun.guide.guide import TableJudge
from gunbai.bots.rising_sun.guide.value import STAGES, stage
from gunbai.bots.rising_sun.policy import pick as rising_sun_pick
from gunbai.bots.search import judge
from gunbai.bots.shogun.guide.plans import Planner, changed, ids_of_plan
from gunbai.bots.shogun.guide.race import PointsJudge
from gunbai.bots.shogun.judgement.outlook import round_of
from gunbai.bots.shogun.policy import pick as shogun_pick
from gunbai.bots.shogun.question import Question
from gunbai.games.rising_sun.peek import bids_made_by
from gunbai.games.rising_sun.peek import table_of as rising_sun_table
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.shogun.data.words import SPACE_COUNT
from gunbai.games.shogun.peek import blind_of, cards_laid_by, plan_of
from gunbai.games.shogun.peek import table_of as shogun_table
from gunbai.kernel.luck.generator import Generator, seeded
from gunbai.kernel.state import State

SETS: Final = ("archway", "archway", "teapot", "horseman")
CALM_FROM: Final = (0, 0, 0, 1, 1, 1, 2, 2, 3, 4)
"""Shogun: the first round without whims, one of these; positions before it do not count."""
WILDNESS: Final = (0.0, 0.0, 0.1, 0.3, 0.6)
CHANGES: Final = (0, 0, 1, 2, 4, 8)


class Thumbs(Protocol):
    """How one game is played by rules of thumb: an object a game."""

    judge: judge.Thumbs
    options: dict[str, str]

    def choice(self, state: State, seat: int, ids: list[int]) -> int:
        """What is chosen, whims included."""
        ...

    def stage(self, state: State) -> int:
        """How far the game is, in seasons or rounds."""
        ...

    def begins(self, state: State) -> bool:
        """Whether this is where searches stop and judge, and the first time that we are here."""
        ...

    def counts(self, state: State) -> bool:
        """Whether what follows is sensible enough to learn from."""
        ...


class RisingSunThumbs:
    """Steady with whims all through the game."""

    def __init__(self, seed: int, seats: int, whims: float) -> None:
        self.rng = random.Random(seed)
        self.generator: Generator = seeded(seed)
        self.whims = whims
        self.judge: judge.Thumbs = TableJudge()
        self.options = {"set": self.rng.choice(SETS)}
        self.latest = -1

    def choice(self, state: State, seat: int, ids: list[int]) -> int:
        if self.rng.random() < self.whims:
            return self.rng.choice(ids)
        return rising_sun_pick(rising_sun_table(state), seat, ids, bids_made_by(state, seat), self.generator)

    def stage(self, state: State) -> int:
        return min(2, rising_sun_table(state).season)

    def begins(self, state: State) -> bool:
        table = rising_sun_table(state)
        if not isinstance(table.top(), (Tea, Mandate)) or stage(table) <= self.latest:
            return False
        self.latest = stage(table)
        return self.latest % STAGES == 0 or self.rng.random() < 0.7

    def counts(self, state: State) -> bool:
        return True


class ShogunThumbs:
    """Wild up to some round, then steady: so what a seat has is not mixed up with why it has it."""

    def __init__(self, seed: int, seats: int, whims: float) -> None:
        self.rng = random.Random(seed)
        self.generator: Generator = seeded(seed)
        self.whims = whims
        self.judge: judge.Thumbs = PointsJudge()
        self.options = {"setup": self.rng.choice(("draft", "draft", "tables"))}
        self.calm_from = self.rng.choice(CALM_FROM)
        self.wildness = [self.rng.choice(WILDNESS) for _ in range(seats)]
        self.changes = [self.rng.choice(CHANGES) for _ in range(seats)]
        self.plans: dict[int, list[int]] = {}
        self.latest = -1

    def choice(self, state: State, seat: int, ids: list[int]) -> int:
        table = shogun_table(state)
        if table.is_planning():
            return self._card(state, seat, ids)
        if self.rng.random() < (self.whims if self.counts(state) else self.wildness[seat]):
            return self.rng.choice(ids)
        question = Question(table, seat, ids, plan_of(state, seat), 0, blind_of(state), self.rng)
        return shogun_pick(question)

    def _card(self, state: State, seat: int, ids: list[int]) -> int:
        """Whole plans, shaken while the game is wild."""
        table, laid = shogun_table(state), cards_laid_by(state, seat)
        if laid == 0 or seat not in self.plans:
            planner = Planner(table, seat)
            bid = planner.likely_bid(self.generator)
            is_calm = self.counts(state) and self.rng.random() >= self.whims * SPACE_COUNT
            cards = planner.plan(bid).cards if is_calm else planner.varied(bid, self.generator)
            for _ in range(0 if is_calm else self.changes[seat]):
                cards = changed(table, seat, cards, 0, self.generator)
            self.plans[seat] = ids_of_plan(cards, 0)
        wanted = self.plans[seat][laid]
        return wanted if wanted in ids else ids[-1]

    def stage(self, state: State) -> int:
        return round_of(shogun_table(state))

    def begins(self, state: State) -> bool:
        table = shogun_table(state)
        now = round_of(table)
        if not table.is_planning() or now <= self.latest:
            return False
        self.latest = now
        return True

    def counts(self, state: State) -> bool:
        table = shogun_table(state)
        return round_of(table) >= self.calm_from and table.top().name not in ("draft", "place")


def thumbs(game: str, seed: int, seats: int, whims: float) -> Thumbs:
    """Those of a game."""
    return RisingSunThumbs(seed, seats, whims) if game == "rising-sun" else ShogunThumbs(seed, seats, whims)
