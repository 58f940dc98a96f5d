"""What a game tells the search: how likely choices are, when to stop playing out, and what a position is worth."""

from __future__ import annotations

from gunbai.kernel.generator import Generator
from gunbai.kernel.state import State


class Guide:
    """The knowledge of one game. Reads sampled states, which hold nothing the searching seat could not imagine."""

    def candidates(self, state: State, seat: int, ids: list[int], last: int) -> list[int]:
        """The ids worth a branch, never empty; `last` is the seat's previous id in the same chain, -1 for none.

        Commuting moves are searched in one order here; the rules know nothing of it.
        """
        return ids

    def weights(self, state: State, seat: int, ids: list[int]) -> list[float]:
        """How likely a sensible player is to choose each id; positive, not normalised."""
        return [1.0] * len(ids)

    def play_on(self, state: State, generator: Generator) -> None:
        """Play a sampled state on with quick sensible choices, up to a point where `evaluate` can judge."""
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        """Each seat's chance to win, adding up to 1."""
        raise NotImplementedError
