"""The network in numpy: from what a seat sees to each seat's chance to win, all player counts by the same weights.

It corrects what rules of thumb say: what they count of each seat and the chances they make of it are among what it
reads, and its answer is added to them. Each seat's chair is looked at with the same first layer; what the viewer alone
knows is read in its own chair only. Then every chair hears twice what all of them are like together (their mean and
their greatest). PyTorch trains it (`gunbai.research.train`); nothing here needs that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gunbai.bots.network.counts import sizes_of
from gunbai.bots.network.policy import Policy
from gunbai.bots.network.turning import NOWHERE, read_cells, turned_cells
from gunbai.bots.search.judge import Oracle
from gunbai.kernel.game import Game
from gunbai.kernel.vocabulary import MAX_SEATS

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
LEAST_SEATS: Final = 3
MIXINGS: Final = 2
"""How often the chairs hear of each other."""
LEAST: Final = 1e-4
"""Chances below this are read as this: nothing is impossible."""


def shapes(game: Game, width: int) -> dict[str, tuple[int, ...]]:
    """The weights by name, and how large each is."""
    found: dict[str, tuple[int, ...]] = {
        "first": (len(read_cells(game.layout())), width),
        "first_bias": (width,),
        "viewer": (width,),
        "counted": (len(sizes_of(game.name)), width),
        "judged": (width,),
        "value": (width,),
        "thumbs": (1,),
    }
    for number in range(MIXINGS):
        found |= {f"{name}_{number}": (width, width) for name in ("own", "mean", "most")}
        found[f"bias_{number}"] = (width,)
    return found


class Network(Oracle):
    """Weights, laid out for every number of seats at the start: no decision has to wait for that."""

    def __init__(self, game: Game, weights: Mapping[str, NDArray[np.floating]], policy: Policy | None = None) -> None:
        self.layout: Final = game.layout()
        self.policy: Final = policy
        """The priors that were learned beside it; None leaves them to rules of thumb."""
        self.weights: Final = {name: np.asarray(array, np.float32) for name, array in weights.items()}
        self.width: Final = len(self.weights["first_bias"])
        self.counted: Final[Floats] = self.weights["counted"] / np.array(sizes_of(game.name), np.float32)[:, None]
        self.pooled: Final = [self._pooled(number) for number in range(MIXINGS)]
        self.first: Final = {seats: self._first(seats) for seats in range(LEAST_SEATS, MAX_SEATS + 1)}

    def _pooled(self, number: int) -> Floats:
        return np.concatenate((self.weights[f"mean_{number}"], self.weights[f"most_{number}"]))

    def _first(self, seats: int) -> Floats:
        """The first layer of all chairs at once: by cell of the viewer's tensor, the chairs side by side."""
        cells = np.array(read_cells(self.layout))
        scales = np.array(self.layout.scales(), np.float32)
        whole = np.zeros((self.layout.size, seats, self.width), np.float32)
        for ahead in range(seats):
            places = np.array(turned_cells(self.layout, seats, ahead))[cells]
            known = places != NOWHERE
            whole[places[known], ahead] = self.weights["first"][known] / scales[cells[known], None]
        return whole.reshape(self.layout.size, seats * self.width)

    def chances(
        self, tensors: list[bytes], counted: list[list[float]], judged: list[list[float]], seats: int
    ) -> list[list[float]]:
        cells = np.frombuffer(b"".join(tensors), np.uint8).reshape(len(tensors), -1)
        counts = np.array(counted, np.float32).reshape(len(tensors), seats, -1)
        found: list[list[float]] = self.answers(cells, counts, np.array(judged, np.float32), seats).tolist()
        return found

    def answers(self, cells: Bytes, counts: Floats, judged: Floats, seats: int) -> Floats:
        """By tensor and chair, the viewer's first."""
        scores = self._scores(cells, counts, np.log(np.maximum(judged, LEAST)), seats)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        result: Floats = powers / powers.sum(axis=1, keepdims=True)
        return result

    def _scores(self, cells: Bytes, counts: Floats, judged: Floats, seats: int) -> Floats:
        weights = self.weights
        hidden = self._entered(cells, self.first[seats]).reshape(len(cells), seats, self.width)
        hidden += weights["first_bias"]
        hidden[:, 0] += weights["viewer"]
        hidden += counts @ self.counted
        hidden += judged[:, :, None] * weights["judged"]
        np.maximum(hidden, 0, out=hidden)
        for number in range(MIXINGS):
            table = np.concatenate((hidden.mean(axis=1), hidden.max(axis=1)), axis=1)
            heard = table @ self.pooled[number] + weights[f"bias_{number}"]
            hidden = hidden + np.maximum(hidden @ weights[f"own_{number}"] + heard[:, None], 0)
        result: Floats = hidden @ weights["value"] + judged * weights["thumbs"]
        return result

    def _entered(self, cells: Bytes, first: Floats) -> Floats:
        """Nine cells of ten are empty: to pick out the others is quicker than to multiply by zeros."""
        entered = np.empty((len(cells), first.shape[1]), np.float32)
        for number, row in enumerate(cells):
            filled = row.nonzero()[0]
            np.matmul(row[filled].astype(np.float32), first.take(filled, axis=0), out=entered[number])
        return entered
