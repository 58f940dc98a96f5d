"""The sealed plan: candidates race, the champion is varied again and again, and the last ones are mixed by regret."""

from __future__ import annotations

from typing import Final

from gunbai.bots.search.budget import Timer
from gunbai.bots.search.judge import Judge
from gunbai.bots.shogun.guide.belief import Belief
from gunbai.bots.shogun.guide.plans import Planner, changed, fitted, ids_of_plan
from gunbai.bots.shogun.guide.race import Lead, PointsJudge, Runner, Track
from gunbai.games.shogun.data.words import BID, SPACE_ORDER
from gunbai.games.shogun.view import View
from gunbai.kernel.game import Game
from gunbai.kernel.luck.generator import Generator

LAPS: Final = [6, 12, 24, 48, 96, 192, 384]
"""Trials after which a challenger is compared with the champion."""
LEAST_LAP: Final = 24
LAP_SHARE: Final = 12.0
"""The last lap is at most such a part of the budget: a small one still has several plans to mix."""
BEHIND: Final = 0.4
"""Standard errors behind the champion at which a challenger gives up."""
AHEAD: Final = 0.5
"""Standard errors by which it must be ahead in the end: of many that are tried, some look better by luck alone."""
VARIED: Final = 10
ENOUGH: Final = 300
"""Changes in a row that were tried before: then there is nothing left to try."""
FINALISTS: Final = 4
LEVEL: Final = 0.7
"""Standard errors behind the champion within which a finalist is mixed in."""
LEAST_SHARE: Final = 0.15


class PlanSearch:
    """The plan of one seat in one round."""

    def __init__(
        self,
        game: Game,
        view: View,
        seat: int,
        belief: Belief,
        generator: Generator,
        timer: Timer,
        judge: Judge | None = None,
    ) -> None:
        self.view = view
        self.seat = seat
        self.generator = generator
        self.planner = Planner(view.table, seat)
        self.track = Track(
            lambda: belief.planning_world(game, view, generator), seat, generator, timer, judge or PointsJudge()
        )
        self.laps = LAPS
        self.champion = Runner([], [])
        self.finalists: list[Runner] = []
        self.tried: set[tuple[int, ...]] = set()
        self.shares: list[float] = []

    def fits(self, view: View, seat: int) -> bool:
        """Whether the plans found here belong to this planning, and one of them to the cards that are laid."""
        own, table = self.view.table, view.table
        if seat != self.seat or (own.year, own.season, own.owner, own.agenda) != (
            table.year,
            table.season,
            table.owner,
            table.agenda,
        ):
            return False
        if own.armies != table.armies or own.points != table.points:
            return False
        return any(begins(runner.cards, view) for runner in self.finalists)

    def run(self) -> None:
        """A plan from nothing."""
        self.begin()
        self.set_laps()
        for cards in self.openings():
            if not self.track.is_spent():
                self.challenge(cards)
        self.improve(self.view.cards_laid)

    def take_up(self, plans: list[list[int]]) -> None:
        """Go on with plans that were found elsewhere, the best first."""
        self.finalists = [self.runner(cards) for cards in plans]
        for runner in self.finalists:
            runner.run(self.track, LAPS[0])
            self.tried.add(tuple(runner.cards))
        self.champion = self.finalists[0]
        self.set_laps()
        self.improve(self.view.cards_laid)

    def go_on(self, view: View, timer: Timer) -> None:
        """More thought about the cards that are not laid yet."""
        self.track.go_on(timer)
        self.set_laps()
        self.finalists = [runner for runner in self.finalists if begins(runner.cards, view)]
        self.champion = self.finalists[0]
        self.improve(view.cards_laid)

    def set_laps(self) -> None:
        """The more trials in all, the longer the last lap."""
        track = self.track
        run = track.trials - track.done
        to_come = track.timer.left(run) if run else 0.0
        longest = max(LEAST_LAP, (track.trials + to_come) / LAP_SHARE)
        self.laps = [lap for lap in LAPS if lap <= longest]

    def improve(self, laid: int) -> None:
        """Change the champion again and again."""
        failures = 0
        while not self.track.is_spent() and failures < ENOUGH:
            cards = changed(self.view.table, self.seat, self.champion.cards, laid, self.generator)
            failures = 0 if self.challenge(cards) else failures + 1
        self.settle()

    def begin(self) -> None:
        """Steady's plan is the first champion."""
        bid = self.view.plan[BID] if self.view.cards_laid else self.planner.likely_bid(self.generator)
        cards = self.planner.plan(bid).cards
        self.champion = self.runner(cards)
        self.tried.add(tuple(self.champion.cards))
        self.champion.run(self.track, LAPS[0])
        self.finalists = [self.champion]

    def openings(self) -> list[list[int]]:
        """Other bids, then shaken plans."""
        bids = [self.view.plan[BID]] if self.view.cards_laid else self.planner.bids()
        found = [self.planner.plan(bid).cards for bid in bids]
        for number in range(VARIED):
            found.append(self.planner.varied(bids[number % min(len(bids), 3)], self.generator))
        return found

    def runner(self, cards: list[int]) -> Runner:
        """A plan made to fit the cards that are laid already."""
        fixed = fitted(cards, self.view.plan, self.view.cards_laid)
        return Runner(ids_of_plan(fixed, self.view.cards_laid), fixed)

    def challenge(self, cards: list[int]) -> bool:
        """Whether a new plan runs at all; it becomes champion when it is ahead after all laps."""
        runner = self.runner(cards)
        if tuple(runner.cards) in self.tried:
            return False
        self.tried.add(tuple(runner.cards))
        for lap in self.laps:
            self.champion.run(self.track, lap)
            runner.run(self.track, lap)
            if len(runner.values) < lap:
                return True
            lead = Lead(runner, self.champion)
            if lead.mean < -BEHIND * lead.error:
                return True
        self.finalists.append(runner)
        lead = Lead(runner, self.champion)
        if lead.mean > AHEAD * lead.error:
            self.champion = runner
        return True

    def settle(self) -> None:
        """The finalists, and how often each of them would be chosen."""
        rivals = [runner for runner in self.finalists if runner is not self.champion and self.is_level(runner)]
        rivals.sort(key=lambda runner: -runner.mean())
        self.finalists = [self.champion, *rivals[: FINALISTS - 1]]
        self.shares = mixed(self.finalists)

    def is_level(self, runner: Runner) -> bool:
        """Whether a finalist may be as good as the champion."""
        lead = Lead(self.champion, runner)
        return lead.mean < LEVEL * lead.error


def begins(cards: list[int], view: View) -> bool:
    """Whether a plan begins with the cards that are laid."""
    for link in range(view.cards_laid):
        if view.plan[SPACE_ORDER[link]] != cards[SPACE_ORDER[link]]:
            return False
    return True


def mixed(runners: list[Runner]) -> list[float]:
    """Regret matching over the worlds that all have seen; the average strategy, without its smallest shares."""
    count = min(len(runner.values) for runner in runners)
    regrets = [0.0] * len(runners)
    shares = [0.0] * len(runners)
    for number in range(count):
        chances = matched(regrets)
        values = [runner.values[number] for runner in runners]
        expected = sum([chance * value for chance, value in zip(chances, values, strict=True)])
        for index in range(len(runners)):
            regrets[index] = max(0.0, regrets[index] + values[index] - expected)
            shares[index] += chances[index] * (number + 1)
    return pruned(shares)


def matched(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1.0 / len(regrets)] * len(regrets)


def pruned(shares: list[float]) -> list[float]:
    total = sum(shares)
    left = [share if share >= LEAST_SHARE * total else 0.0 for share in shares]
    whole = sum(left)
    return [share / whole for share in left] if whole > 0 else [1.0] + [0.0] * (len(shares) - 1)
