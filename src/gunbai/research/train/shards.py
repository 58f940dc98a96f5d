"""Positions as arrays in files: written by the processes that play, read by the one that learns."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.vocabulary import MAX_SEATS
from gunbai.research.train.choosing import Choosings, joined, rows_of
from gunbai.research.train.config import Config
from gunbai.research.train.games import Played, play

CHUNK: Final = 400
"""Games of a file of the first round; those of later rounds take longer and lie in smaller ones."""
SMALL_CHUNK: Final = 8
CHOICE: Final = "choice_"
"""Before the names of the arrays of decisions."""


class Positions(NamedTuple):
    """By position; chances, points and what rules of thumb count and say, from the viewer on."""

    cells: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    stages: NDArray[np.uint8]
    chances: NDArray[np.float16]
    points: NDArray[np.float16]
    judged: NDArray[np.float16]
    counts: NDArray[np.float16]
    held_out: NDArray[np.bool_]


def gathered(games: Sequence[Played]) -> Positions:
    """The positions of all games as arrays."""
    rows = [(game, one) for game in games for one in game.positions]
    return Positions(
        np.frombuffer(b"".join([one.cells for _, one in rows]), np.uint8).reshape(len(rows), -1),
        np.array([game.seats for game, _ in rows], np.uint8),
        np.array([one.stage for _, one in rows], np.uint8),
        np.array([one.chances for _, one in rows], np.float16),
        np.array([one.points for _, one in rows], np.float16),
        np.array([one.judged for _, one in rows], np.float16),
        np.array([one.counts for _, one in rows], np.float16).reshape(len(rows), MAX_SEATS, -1),
        np.array([game.is_held_out() for game, _ in rows], np.bool_),
    )


def decided(games: Sequence[Played], size: int) -> Choosings:
    """The decisions of those who searched, as arrays."""
    return rows_of([(one, game.is_held_out()) for game in games for one in game.choosings], size)


def statistics(games: Sequence[Played]) -> dict[str, Any]:
    """How long the games were, and what was done in them."""
    deeds: Counter[str] = sum((game.deeds for game in games), Counter())
    return {"games": len(games), "decisions": sum(game.decisions for game in games), "deeds": dict(deeds)}


def write_shard(path: Path, game: str, numbers: range, config: Config, weights: list[Path]) -> None:
    """Play and write; a file that was not finished is not there."""
    games = play(game, numbers, config, weights)
    choosings = decided(games, game_by_name(game).layout().size)
    arrays: dict[str, Any] = gathered(games)._asdict()
    arrays |= {CHOICE + name: column for name, column in choosings._asdict().items()}
    arrays["about"] = np.frombuffer(json.dumps(statistics(games)).encode(), np.uint8)
    begun = path.with_suffix(".part")
    with begun.open("wb") as file:
        np.savez(file, **arrays)
    begun.rename(path)


def make_shards(folder: Path, game: str, numbers: range, config: Config, weights: list[Path]) -> list[Path]:
    """The files of one round, those that are missing made by as many processes as the configuration says."""
    folder.mkdir(parents=True, exist_ok=True)
    size = SMALL_CHUNK if weights else CHUNK
    chunks = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    paths = [folder / f"{chunk.start}.npz" for chunk in chunks]
    missing = [(path, chunk) for path, chunk in zip(paths, chunks, strict=True) if not path.exists()]
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes share the cores already
    with ProcessPoolExecutor(config.workers, get_context("spawn")) as pool:
        for done in [pool.submit(write_shard, path, game, chunk, config, weights) for path, chunk in missing]:
            done.result()
    return paths


def read_shards(paths: Sequence[Path]) -> tuple[Positions, dict[str, Any]]:
    """All positions of the files, and the statistics of their games."""
    parts, deeds, sums = [], Counter[str](), Counter[str]()
    for path in paths:
        with np.load(path) as file:
            about = json.loads(file["about"].tobytes())
            parts.append([file[name] for name in Positions._fields])
        deeds.update(about.pop("deeds"))
        sums.update(about)
    found = Positions(*(np.concatenate(column) for column in zip(*parts, strict=True)))
    return found, {**sums, "deeds": dict(deeds)}


def read_choosings(paths: Sequence[Path]) -> Choosings:
    """All decisions of the files, of which there is at least one."""
    parts = []
    for path in paths:
        with np.load(path) as file:
            parts.append(Choosings(*(file[CHOICE + name] for name in Choosings._fields)))
    return joined(parts)
