"""What the others may have planned: worlds whose hidden cards are what steady, or somebody like it, would have laid."""

from __future__ import annotations

from typing import Final

from gunbai.bots.search.guide import World
from gunbai.bots.shogun.guide.plans import Planner, ids_of_plan, unit
from gunbai.bots.shogun.guide.playout import lay
from gunbai.games.shogun.actions import WITHDRAW
from gunbai.games.shogun.data.words import BID, CHEST_0, EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.peek import cards_laid_by
from gunbai.games.shogun.table import Table
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Aside
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import Draw, RecordedChance, simulated
from gunbai.kernel.luck.generator import Generator

STEADY: Final = 4.0
"""How much likelier steady's own plan is than each of the varied ones."""
VARIED: Final = 5
SURPRISE: Final = 0.15
"""What is left of the faith in a plan for each opened card that contradicts it."""


class Rival:
    """One other seat: the plans it may have made at the planning of this round."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.planner = Planner(table, seat)
        self._guesses: dict[int, list[list[int]]] = {}

    def guesses(self, bid: int, generator: Generator) -> list[list[int]]:
        """By bid: steady's plan first, then varied ones."""
        found = self._guesses.get(bid)
        if found is None:
            found = [self.planner.plan(bid).cards]
            found += [self.planner.varied(bid, generator) for _ in range(VARIED)]
            self._guesses[bid] = found
        return found

    def imagined(self, generator: Generator) -> list[int]:
        """A plan before anything is opened."""
        guesses = self.guesses(self.planner.likely_bid(generator), generator)
        return guesses[drawn([STEADY] + [1.0] * VARIED, generator)]

    def suspected(self, table: Table, generator: Generator) -> list[int]:
        """A plan in view of the cards that were opened since."""
        spaces = table.spaces[self.seat * SPACE_COUNT : (self.seat + 1) * SPACE_COUNT]
        bid = spaces[BID] if spaces[BID] < EMPTY else CHEST_0
        guesses = self.guesses(bid, generator)
        faith = [STEADY if number == 0 else 1.0 for number in range(len(guesses))]
        for number in range(len(guesses)):
            for space in range(SPACE_COUNT - 1):
                if spaces[space] < EMPTY and spaces[space] != guesses[number][space]:
                    faith[number] *= SURPRISE
        return guesses[drawn(faith, generator)]


def drawn(shares: list[float], generator: Generator) -> int:
    """A number by its share."""
    left = unit(generator) * sum(shares)
    for number in range(len(shares)):
        left -= shares[number]
        if left < 0:
            return number
    return len(shares) - 1


class Belief:
    """The rivals of one seat in one round; made from the table as it lay at the planning, if that was seen."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.rivals = [Rival(table, other) for other in range(table.seats) if other != seat]

    def fits(self, table: Table, seat: int) -> bool:
        """Whether it is about this seat and round."""
        known = self.table
        same_round = known.year == table.year and known.season == table.season and known.laid == table.laid
        return same_round and self.seat == seat and known.seats == table.seats and known.points == table.points

    def planning_world(self, game: Game, view: View, generator: Generator) -> World:
        """All others have laid a plan; the own one is as far as the view says."""
        world = game.deal(view, simulated(generator.word()))
        for rival in self.rivals:
            if cards_laid_by(world, rival.seat):
                world.apply(Aside(rival.seat, WITHDRAW, ()))
            lay(world, rival.seat, ids_of_plan(rival.imagined(generator), 0))
        return world

    def acting_world(self, game: Game, view: View, generator: Generator) -> World:
        """What lies face down is as suspected."""
        draws: list[Draw] = []
        for rival in self.rivals:
            start = rival.seat * SPACE_COUNT
            if FACE_DOWN in view.table.spaces[start : start + SPACE_COUNT]:
                draws += hidden_draws(view.table, rival.seat, rival.suspected(view.table, generator), generator)
        return game.deal(view, RecordedChance(draws))


def hidden_draws(table: Table, seat: int, guess: list[int], generator: Generator) -> list[Draw]:
    """The draws that make `game.deal` put the guessed cards on the covered spaces, or others where they cannot lie."""
    hand = [card for card in range(EMPTY) if table.possible_cards[seat] >> card & 1]
    start = seat * SPACE_COUNT
    covered = [space for space in range(SPACE_COUNT) if table.spaces[start + space] == FACE_DOWN]
    wanted = [guess[space] for space in covered]
    spare = [card for card in hand if card not in wanted]
    draws: list[Draw] = []
    for place in range(len(covered)):
        card = wanted[place]
        if card not in hand:
            loose = spare or [one for one in hand if one not in wanted[place:]] or hand
            card = loose[generator.below(len(loose))]
            if card in spare:
                spare.remove(card)
        index = hand.index(card)
        hand.pop(index)
        draws.append(Draw("deal", [index], False))
    return draws
