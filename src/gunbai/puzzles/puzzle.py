"""The puzzles that are shipped: a file for each game, read when it is first asked for."""

from __future__ import annotations

import functools
import json
import lzma
from datetime import date
from pathlib import Path
from typing import Final, cast

from typing_extensions import TypedDict

from gunbai.analysis.documents import PartDoc
from gunbai.games.registry import GAMES
from gunbai.games.registry import game as game_named
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadInput, not_among
from gunbai.kernel.state import State

FOLDER: Final = Path(__file__).parent / "data"
FORM: Final = 1
PREFIX: Final = {"rising-sun": "rs", "shogun": "sg"}
"""How the ids of each game begin."""
STRIDE: Final = 7919
"""Days go through the puzzles in steps of this prime: neighbours in the file come from the same game."""


class PuzzleDoc(TypedDict):
    """One decision of one seat, with the best choice and what the quick bot would do instead."""

    id: str
    seat: int
    step: str
    theme: str
    sealed: bool
    options: int
    """How many choices there are; of a sealed chain, at its first link."""
    solution: list[str]
    """The best choice; all links of it where those are sealed."""
    quick: list[str]
    win: float
    """The chance to win after the solution."""
    choices: list[tuple[list[str], float]]
    """All choices with the chance after each, the best first; of sealed ones some."""
    margin: tuple[float, float]
    """By how much the solution is ahead of what the quick bot does, and the standard error of that."""
    apart: tuple[float, float]
    """The same against the second best."""
    trials: int
    """Play-outs of the last check."""
    parts: list[PartDoc]
    """Why: the parts of the judgement that differ most."""
    rival: int
    """The seat that gains most by the quick choice; -1 where nobody does."""
    rival_gain: float
    rating: int
    position: Doc
    """The table, and of what is hidden one of the worlds that the seat can imagine."""


@functools.cache
def puzzles(game: str) -> dict[str, PuzzleDoc]:
    """All puzzles of a game, by id.

    >>> len(puzzles("shogun")) >= 200
    True
    """
    if game not in GAMES:
        raise not_among("game", GAMES, game)
    document = json.loads(lzma.decompress((FOLDER / f"{game}.json.xz").read_bytes()))
    return {one["id"]: one for one in document["puzzles"]}


def game_of(id: str) -> str:
    """The game that a puzzle is of, by how its id begins."""
    for game, prefix in PREFIX.items():
        if id.startswith(prefix):
            return game
    raise _unknown(id)


def puzzle(id: str) -> PuzzleDoc:
    """Refuses an id that nothing has."""
    found = puzzles(game_of(id)).get(id)
    if found is None:
        raise _unknown(id)
    return found


def _unknown(id: str) -> BadInput:
    examples = ", ".join(next(iter(puzzles(game))) for game in GAMES)
    return BadInput("id", f"the id of a puzzle ({examples})", repr(id))


def themes(game: str) -> dict[str, int]:
    """The themes of a game, each with how many puzzles it has, the most first."""
    counts: dict[str, int] = {}
    for one in puzzles(game).values():
        counts[one["theme"]] = counts.get(one["theme"], 0) + 1
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def of_theme(game: str, theme: str = "") -> list[PuzzleDoc]:
    """The puzzles of a theme, or all of a game, the easiest first."""
    if theme and theme not in themes(game):
        raise not_among("theme", list(themes(game)), theme)
    found = [one for one in puzzles(game).values() if theme in ("", one["theme"])]
    return sorted(found, key=lambda one: (one["rating"], one["id"]))


def daily(game: str, day: date) -> PuzzleDoc:
    """The puzzle of a day: the same for everybody, and no one twice before all had their day."""
    found = list(puzzles(game).values())
    stride = STRIDE if len(found) % STRIDE else 1
    return found[day.toordinal() * stride % len(found)]


def seats_of(found: PuzzleDoc) -> int:
    """How many play in it."""
    return len(cast(list[Doc], found["position"]["players"]))


def begun(found: PuzzleDoc) -> State:
    """The state that a puzzle asks about."""
    return game_named(game_of(found["id"])).from_position(found["position"], seed=1)
