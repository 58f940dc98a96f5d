"""Positions of random games, sealed ones and others, each with the moves that lead to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.luck.chance import FairChance
from gunbai.server.play import moves
from gunbai.session.session import Session, begun

SEED: Final = b"s" * 32
GAMES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("shogun", {"setup": "tables"}),
    ("shogun", {}),
    ("rising-sun", {}),
)
MOST_MOVES: Final = 160
"""Later positions hide no other kinds of things, and cost more to come to."""


@dataclass(frozen=True)
class Position:
    """A game of three after some moves."""

    game: str
    options: dict[str, str]
    setup: list[Any]
    entries: list[str]
    is_sealed: bool
    """Whether a sealed phase begins here, in which somebody has a chain of choices."""
    actor: int
    """Somebody who must choose."""


def positions(seed: int) -> Iterator[Position]:
    """For ever: along random games, every sealed phase and now and then another position."""
    rng = Random(seed)
    while True:
        name, options = GAMES[rng.randrange(len(GAMES))]
        yield from _along(name, dict(options), rng)


def _along(name: str, options: dict[str, str], rng: Random) -> Iterator[Position]:
    luck = FairChance(SEED, [""] * 3)
    session = begun(game_by_name(name), 3, options, luck, table="positions")
    setup, entries, phase = session.setup(), list[str](), -1
    end = rng.randrange(20, MOST_MOVES)
    while session.actors() and len(entries) < end:
        begins = session.is_sealed() and session.shown_move != phase
        phase = session.shown_move if begins else phase
        if (begins and chains(session)) or rng.random() < 0.03:
            is_sealed = bool(begins and chains(session))
            yield Position(name, options, setup, list(entries), is_sealed, session.actors()[0])
        seat = rng.choice(session.actors())
        entries += map(moves.written, session.act(seat, [str(rng.choice(session.choices(seat)))], None))


def chains(session: Session) -> list[int]:
    """Seats that still have to choose after a sealed choice, while others have to choose as well."""
    if not session.is_sealed() or len(session.actors()) < 2:
        return []
    return [seat for seat in session.actors() if any(not ends for _, ends in session.endings(seat))]
