"""What Rising Sun tells the search: priors, play-outs to the end of a season, plans for bids, and what it is worth."""

from __future__ import annotations

import random
from math import exp
from typing import Final

from gunbai.bots.rising_sun.guide.value import counts_of, weighed
from gunbai.bots.rising_sun.policy import best_index, pick, values
from gunbai.bots.rising_sun.war import LINKS, Bidder, unit
from gunbai.bots.search.guide import Guide, World
from gunbai.bots.search.judge import Judge, Thumbs
from gunbai.games.rising_sun.actions import BID, MOVE, SUMMON
from gunbai.games.rising_sun.data.figures import CORE_KINDS
from gunbai.games.rising_sun.data.words import TEA
from gunbai.games.rising_sun.peek import bids_made_by, table_of
from gunbai.games.rising_sun.steps.politics.betray import Betray
from gunbai.games.rising_sun.steps.politics.kami import FujinMoves, RaijinSummon
from gunbai.games.rising_sun.steps.politics.marshal import Marshal
from gunbai.games.rising_sun.steps.politics.moving import toll_owner
from gunbai.games.rising_sun.steps.politics.paying import Monster
from gunbai.games.rising_sun.steps.politics.recruit import Recruit
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.politics.train import Train
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.kernel.actions import Aside
from gunbai.kernel.game import Game
from gunbai.kernel.luck.generator import Generator
from gunbai.kernel.state import View
from gunbai.kernel.steps import AnyStep

FLOOR: Final = 0.02
"""A weight that every choice has."""
MANDATE: Final = 0
KAMI: Final = 1
SEASON: Final = 2
END: Final = 3
LONGEST: Final = 5000
"""Choices of one play-out at most: a game has five hundred, so this only stops what cannot be."""
BIG: Final = (Tea, Mandate, Betray, Train)
MIDDLING: Final = (Recruit, Marshal, FujinMoves, RaijinSummon, Monster)
LATER_LINK: Final = 0.4
SMALL: Final = 0.3
OBVIOUS: Final = 0.93
"""Where one choice has so much of the prior, a third of the time is enough."""


class TableJudge(Thumbs):
    """The model of `value`."""

    def counted(self, world: World) -> list[float]:
        return counts_of(table_of(world))

    def weighed(self, world: World, counted: list[float]) -> list[float]:
        return weighed(table_of(world), counted)


class RisingSunGuide(Guide):
    """Knowledge of Rising Sun for one decision."""

    def __init__(self, judge: Judge | None = None, batch: int = 1) -> None:
        self.judge: Judge = judge or TableJudge()
        self.batch = batch
        """Worlds that the judge is shown at once."""
        self.sharpness = 1.2
        """Of the priors: how much likelier a choice is that is a victory point better."""
        self.favourite = 1.0
        """Extra weight of what steady would choose, as a multiple of the best weight."""
        self.proposals = 28
        """Plans of bids that are compared."""
        self.cut = SEASON
        """Where play-outs stop."""

    def imagined(self, game: Game, view: View, seat: int, rng: random.Random) -> World:
        """Bids that others have sealed were guessed blindly: they choose anew, as the search thinks they would."""
        world = game.sampled(view, rng)
        table = table_of(world)
        if isinstance(table.top(), Bids):
            for other in table.fighters:
                if other != seat and bids_made_by(world, other):
                    world.apply(Aside(other, "withdraw", ()))
        return world

    def candidates(self, world: World, seat: int, ids: list[int], last: int) -> list[int]:
        """Moves and summons commute: they are searched with rising ids; what needs an order is left alone."""
        if last < 0:
            return ids
        table = table_of(world)
        step = table.top()
        if isinstance(step, Marshal) and MOVE.has(last) and commutes(table, last):
            return [id for id in ids if id >= last or not MOVE.has(id)]
        if isinstance(step, Recruit) and SUMMON.has(last) and SUMMON.split(last)[0] < CORE_KINDS:
            return [id for id in ids if id >= last or not SUMMON.has(id)]
        return ids

    def weights(self, world: World, seat: int, ids: list[int]) -> list[float]:
        table = table_of(world)
        found = values(table, seat, ids)
        if not found:
            found = [0.0] * len(ids)
            found[ids.index(pick(table, seat, ids, 0, Generator(1, 2, 3, 4)))] = 1.0
        best = best_index(found)
        most = found[best]
        weights = [FLOOR + exp(max(-12.0, self.sharpness * (one - most))) for one in found]
        weights[best] += self.favourite
        return weights

    def plans(self, world: World, seat: int, generator: Generator) -> list[list[int]]:
        """Bids as steady would make them, and bolder and meaner ones, each whole from the link at hand."""
        table = table_of(world)
        link = bids_made_by(world, seat)
        left = len(world.choice_ids(seat)) - 1
        bidder = Bidder(table, seat)
        found = []
        for number in range(self.proposals):
            if number % 2:
                found.append(bold_bids(bidder, link, left, generator))
            else:
                found.append(measured_bids(bidder, link, left, generator))
        return found

    def play_on(self, world: World, generator: Generator) -> None:
        """To the next tea ceremony or to the end of the game: there the model knows how things stand."""
        table = table_of(world)
        season, turn = table.season, table.turn
        for _ in range(LONGEST):
            if not table.stack or self._is_cut(table, season, turn):
                return
            seat = world.actors()[0]
            ids = world.choice_ids(seat)
            if len(ids) == 1:
                world.play(seat, ids[0])
            else:
                link = bids_made_by(world, seat) if isinstance(table.top(), Bids) else 0
                world.play(seat, pick(table, seat, ids, link, generator))

    def _is_cut(self, table: Table, season: int, turn: int) -> bool:
        """Whether the play-out has come to the place where it is judged."""
        if table.season != season:
            return table.phase == TEA and self.cut != END
        if self.cut >= SEASON or not isinstance(table.top(), Mandate) or table.turn <= turn:
            return False
        return self.cut == MANDATE or table.turn in (4, 6)

    def together(self) -> int:
        return self.batch

    def evaluate(self, worlds: list[World], seat: int) -> list[list[float]]:
        return self.judge.chances(worlds, seat)

    def effort(self, world: World, seat: int, ids: list[int]) -> float:
        step = table_of(world).top()
        if isinstance(step, Bids):
            return importance(step, bids_made_by(world, seat))
        weights = self.weights(world, seat, ids)
        part = importance(step, 0)
        return part / 3 if max(weights) > OBVIOUS * sum(weights) else part


def commutes(table: Table, move: int) -> bool:
    """Monsters act on entering (RS10.16) and the Serpent's toll may be beyond a purse (RS10.15): then order matters."""
    return MOVE.split(move)[0] < CORE_KINDS and toll_owner(table) == NOBODY


def measured_bids(bidder: Bidder, link: int, left: int, generator: Generator) -> list[int]:
    chain = []
    for index in range(link, LINKS):
        bid = bidder.bid(index, left, generator)
        chain.append(BID.id(bid))
        left -= bid
    return chain


def bold_bids(bidder: Bidder, link: int, left: int, generator: Generator) -> list[int]:
    """Some part of the purse on one or two advantages, whatever steady thinks of them."""
    budget = int(left * unit(generator) + 0.5)
    chain = []
    first, second = generator.below(LINKS), generator.below(LINKS)
    for index in range(link, LINKS):
        bid = 0
        if index in (first, second):
            last = index == max(first, second)
            bid = min(budget, bidder.cap) if last else min(bidder.cap, generator.below(budget + 1))
        chain.append(BID.id(bid))
        budget -= bid
    return chain


def importance(step: AnyStep, link: int) -> float:
    """What part of the time a step deserves: most for what shapes a season, little for what is nearly settled."""
    if isinstance(step, BIG):
        return 1.0
    if isinstance(step, MIDDLING):
        return 0.7
    if isinstance(step, Bids):
        return LATER_LINK if link else 1.0
    return SMALL
