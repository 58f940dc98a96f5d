"""What a game tells the search: how likely choices are, when to stop playing out, and what a position is worth."""

from __future__ import annotations

import random

from gunbai.kernel.game import Game
from gunbai.kernel.luck.generator import Generator
from gunbai.kernel.state import State, View

World = State
"""A state sampled from a view. It holds nothing that the searching seat could not imagine."""


class Guide:
    """The knowledge of one game. One object a decision: it may keep notes, and nobody else reads them."""

    def together(self) -> int:
        """How many worlds are best judged at once: a network takes sixteen for little more than one."""
        return 1

    def imagined(self, game: Game, view: View, seat: int, rng: random.Random) -> World:
        """A world that the view allows; a game may make likely here what `sampled` guesses blindly."""
        return game.sampled(view, rng)

    def candidates(self, world: World, seat: int, ids: list[int], last: int) -> list[int]:
        """The ids worth a branch, never empty; `last` is the seat's previous id in the same chain, -1 for none.

        Commuting moves are searched in one order here; the rules know nothing of it.
        """
        return ids

    def weights(self, world: World, seat: int, ids: list[int]) -> list[float]:
        """How likely a sensible player is to choose each id; positive, not normalised."""
        return [1.0] * len(ids)

    def plans(self, world: World, seat: int, generator: Generator) -> list[list[int]]:
        """Whole chains of a sealed phase that are worth comparing, the likeliest first; one that doubles counts double.

        Eleven links of twenty choices each cannot be searched link by link; fifty plans that make sense can.
        """
        raise NotImplementedError

    def play_on(self, world: World, generator: Generator) -> None:
        """Play a world on with quick sensible choices, up to a point where `evaluate` can judge."""
        raise NotImplementedError

    def evaluate(self, worlds: list[World], seat: int) -> list[list[float]]:
        """By world: each seat's chance to win, adding up to 1; `seat` is the one that searches."""
        raise NotImplementedError

    def effort(self, world: World, seat: int, ids: list[int]) -> float:
        """Which part of the budget a decision deserves, above 0 and at most 1."""
        return 1.0
