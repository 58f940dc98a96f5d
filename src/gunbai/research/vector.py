"""Many games at once as numpy arrays: the compiled batch with arrays laid over its buffers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gunbai.kernel.batches.batch import Batch
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.kernel.vocabulary import MAX_SEATS
from gunbai.research.play import game_of, rules_of, whole


class Step(NamedTuple):
    """What all games show after a step. The arrays are the environment's own: copy what is to be kept."""

    observations: NDArray[np.uint8]
    """By game and cell: what the seat to act sees."""
    masks: NDArray[np.uint8]
    """By game and action: 1 where the seat to act may choose it."""
    seats: NDArray[np.uint8]
    """By game: the seat to act."""
    rewards: NDArray[np.float32]
    """By game and seat: what a game that has just ended was worth, else 0."""
    ended: NDArray[np.uint8]
    """By game: 1 where a game has just ended; what is observed there is the beginning of the next one."""


class VectorEnv:
    """`n` games in which one seat is to act. A game that ends is followed by the next one of its stream.

    >>> env = VectorEnv("shogun", seats=3, n=8, seed=1)
    >>> env.observations.shape == (8, env.size), env.masks.sum(axis=1).min() > 0
    (True, np.True_)
    >>> step = env.step(env.masks.argmax(axis=1))
    >>> step.rewards.shape
    (8, 5)
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        n: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        memory: bool = False,
    ) -> None:
        n = whole("n", n)
        if n < 1:
            raise BadInput("n", "at least one game", str(n))
        rules = game_of(game)
        self.seed = whole("seed", seed)
        self.batch = Batch(rules, whole("seats", seats), n, self.seed, rules_of(options, "options"), rewards, memory)
        self.game = rules
        self.n = n
        self.size = self.batch.size
        self.actions = self.batch.actions
        self.observations = np.frombuffer(self.batch.observations, dtype=np.uint8).reshape(n, self.size)
        self.masks = np.frombuffer(self.batch.masks, dtype=np.uint8).reshape(n, self.actions)
        self.seats = np.frombuffer(self.batch.actors, dtype=np.uint8)
        self.rewards = np.frombuffer(self.batch.returns, dtype=np.float32).reshape(n, MAX_SEATS)
        self.ended = np.frombuffer(self.batch.ended, dtype=np.uint8)

    def shown(self) -> Step:
        """What all games show now."""
        return Step(self.observations, self.masks, self.seats, self.rewards, self.ended)

    def reset(self, seed: int | None = None) -> Step:
        """Begin anew, without a seed with the last one; the games of a stream depend on it and their number alone."""
        self.seed = self.seed if seed is None else whole("seed", seed)
        self.batch.reset(self.seed)
        return self.shown()

    def step(self, actions: ArrayLike) -> Step:
        """The seat to act in each game takes the action with this id; one outside its mask refuses them all."""
        try:
            ids = np.asarray(actions)
        except ValueError:  # rows of different lengths
            raise BadInput("actions", f"{self.n} whole numbers", "rows of different lengths") from None
        if ids.shape != (self.n,) or not np.issubdtype(ids.dtype, np.integer):
            raise BadInput("actions", f"{self.n} whole numbers", f"shape {ids.shape} of {ids.dtype}")
        self.batch.step(ids.tolist())
        return self.shown()

    def __reduce__(self) -> Any:
        raise TypeError(
            "a VectorEnv is not copied or sent: make another one, its games depend on seed and stream alone"
        )

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """One legal action for each game, all equally likely."""
        counts = self.masks.sum(axis=1, dtype=np.int64)
        ends = np.cumsum(counts)
        picked = ends - counts + rng.integers(0, counts)
        found: NDArray[np.int64] = np.flatnonzero(self.masks)[picked] % self.actions
        return found
