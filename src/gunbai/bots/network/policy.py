"""The priors in numpy: from what a seat sees to how likely each of its choices is.

They correct rules of thumb as the judge does: what those say is part of the answer, and a policy that has learned
nothing repeats them. It reads the whole tensor from the chair of who chooses, one position a decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gunbai.bots.network.choices import Choices
from gunbai.bots.network.turning import read_cells
from gunbai.kernel.game import Game

Floats = NDArray[np.float32]
LEAST: Final = 1e-5
"""No choice is ruled out: a search must be able to find that it is better."""


def shapes(game: Game, width: int) -> dict[str, tuple[int, ...]]:
    """The weights by name, and how large each is."""
    traits = len(Choices(game.actions).names)
    return {
        "choice_first": (len(read_cells(game.layout())), width),
        "choice_first_bias": (width,),
        "choice_own": (width, width),
        "choice_own_bias": (width,),
        "choice_traits": (traits, width),
        "choice_lean": (traits,),
        "choice_thumbs": (1,),
    }


class Policy:
    """Weights, laid out by action at the start."""

    def __init__(self, game: Game, weights: Mapping[str, NDArray[np.floating]]) -> None:
        layout = game.layout()
        numbers = {name: np.asarray(array, np.float32) for name, array in weights.items()}
        cells = np.array(read_cells(layout))
        self.first: Final[Floats] = np.zeros((layout.size, len(numbers["choice_first_bias"])), np.float32)
        self.first[cells] = numbers["choice_first"] / np.array(layout.scales(), np.float32)[cells, None]
        self.first_bias: Final = numbers["choice_first_bias"]
        self.own: Final = numbers["choice_own"]
        self.own_bias: Final = numbers["choice_own_bias"]
        traits = np.array(Choices(game.actions).traits)
        self.actions: Final[Floats] = np.pad(numbers["choice_traits"], ((0, 1), (0, 0)))[traits].sum(axis=1)
        self.lean: Final[Floats] = np.pad(numbers["choice_lean"], (0, 1))[traits].sum(axis=1)
        self.thumbs: Final = float(numbers["choice_thumbs"][0])
        self.seen: Final = {
            (seat, seats): np.array(game.actions.seen_from(seat, seats))
            for seats in game.seat_counts
            for seat in range(seats)
        }

    def priors(self, tensor: bytes, ids: Sequence[int], thumbs: Sequence[float], seat: int, seats: int) -> list[float]:
        """By id, adding up to 1; `thumbs` is how likely the rules of thumb think each of them."""
        row = np.frombuffer(tensor, np.uint8)
        filled = row.nonzero()[0]
        hidden = row[filled].astype(np.float32) @ self.first.take(filled, axis=0) + self.first_bias
        np.maximum(hidden, 0, out=hidden)
        hidden = hidden + np.maximum(hidden @ self.own + self.own_bias, 0)
        places = self.seen[seat, seats][ids]
        said = np.log(np.maximum(np.array(thumbs, np.float32), LEAST))
        scores = self.actions[places] @ hidden + self.lean[places] + self.thumbs * said
        powers = np.maximum(np.exp(scores - scores.max()), LEAST)
        found: list[float] = (powers / powers.sum()).tolist()
        return found
