"""Reads what `gunbai export` has written: batches of numpy arrays, and the same as tensors of PyTorch or JAX.

Games are never torn apart: which split a game belongs to follows from its name alone, so it stays there when more games
are exported.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from gunbai.extras import lacking

try:
    import numpy as np
    import pyarrow.parquet as pq
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise lacking(error, "research") from None

from gunbai.kernel.errors import BadInput, not_among
from gunbai.research.export import read_about

SPLITS: Final = ("train", "valid", "test")
SHARES: Final = (90, 5, 5)
"""Of a hundred games, how many are in each split."""


class Examples(NamedTuple):
    """Some choices: each array has one row for each."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    seats: NDArray[np.int64]
    returns: NDArray[np.float32]


def split_of(game: str, shares: Sequence[int] = SHARES) -> str:
    """The split of a game by its name.

    >>> {split_of(f"7-{number}") for number in range(200)} == set(SPLITS)
    True
    """
    place = int.from_bytes(hashlib.sha256(game.encode()).digest()[:4], "big") % sum(shares)
    for name, share in zip(SPLITS, shares, strict=True):
        place -= share
        if place < 0:
            return name
    raise AssertionError("the shares add up")


class Data:
    """The choices of one split. Each pass over it has another order, drawn from the seed; without one it is as written.

    One part is in memory at a time, and batches are mixed within it.
    """

    def __init__(
        self,
        folder: Path | str,
        split: str = "train",
        batch: int = 256,
        seed: int | None = 0,
        shares: Sequence[int] = SHARES,
    ) -> None:
        if split not in SPLITS:
            raise not_among("split", SPLITS, split)
        if batch < 1:
            raise BadInput("batch", "at least 1", str(batch))
        if len(shares) != len(SPLITS) or min(shares) < 0 or sum(shares) < 1:
            raise BadInput("shares", "three numbers, for train, valid and test", str(tuple(shares)))
        self.about = read_about(Path(folder))
        self.parts = sorted(Path(folder).glob("part-*.parquet"))
        self.split = split
        self.batch = batch
        self.shares = tuple(shares)
        self._rng = None if seed is None else np.random.default_rng(seed)

    def __iter__(self) -> Iterator[Examples]:
        order = np.arange(len(self.parts)) if self._rng is None else self._rng.permutation(len(self.parts))
        for number in order:
            yield from self._batches(self._read(self.parts[number]))

    def _read(self, path: Path) -> Examples:
        """The rows of a part that belong to the split."""
        table = pq.read_table(path, columns=["game", "seat", "action", "return", "observation", "mask"])
        names = table["game"].to_pylist()
        mine = {name for name in set(names) if split_of(name, self.shares) == self.split}
        table = table.filter([name in mine for name in names]).combine_chunks()
        packed = _cells(table["mask"], len(table))
        return Examples(
            observations=_cells(table["observation"], len(table)),
            masks=np.unpackbits(packed, axis=1, count=self.about["actions"]).astype(np.bool_),
            actions=table["action"].to_numpy().astype(np.int64),
            seats=table["seat"].to_numpy().astype(np.int64),
            returns=table["return"].to_numpy(),
        )

    def _batches(self, rows: Examples) -> Iterator[Examples]:
        count = len(rows.actions)
        order = np.arange(count) if self._rng is None else self._rng.permutation(count)
        for first in range(0, count, self.batch):
            some = order[first : first + self.batch]
            yield Examples._make(column[some] for column in rows)


def _cells(column: Any, rows: int) -> NDArray[np.uint8]:
    """A column of lists of one length as a matrix."""
    flat: NDArray[np.uint8] = column.combine_chunks().flatten().to_numpy(zero_copy_only=False)
    return flat.reshape(rows, -1) if rows else flat.reshape(0, column.type.list_size)


def as_torch(data: Data) -> Iterator[tuple[Any, ...]]:
    """The batches as tensors of PyTorch, in the order of `Examples`."""
    import torch

    return _turned(data, torch.from_numpy)


def as_jax(data: Data) -> Iterator[tuple[Any, ...]]:
    """The batches as arrays of JAX, in the order of `Examples`."""
    import jax.numpy

    return _turned(data, jax.numpy.asarray)


def _turned(data: Data, turn: Callable[[Any], Any]) -> Iterator[tuple[Any, ...]]:
    for some in data:
        yield tuple(turn(column) for column in some)
