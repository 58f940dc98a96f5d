"""A worked example to play on from: the reader plays for every seat, the luck is new, and nothing is kept."""

from __future__ import annotations

from gunbai.examples.reading import Example
from gunbai.games.registry import game as game_named
from gunbai.kernel.luck.chance import FairChance
from gunbai.session.session import Session, begun


def practice(example: Example, step: int, seed: bytes) -> Session:
    """The game after so many steps of the story; the same seed brings the same luck."""
    state = example.after(step)
    chance = FairChance(seed, [])
    return begun(game_named(example.game), state.seats(), {}, chance, position=state.position())


def asked(session: Session, last: int) -> int:
    """Whose turn it is to be played: the one who acted last while they are asked; where all talk, one after another."""
    actors = session.actors()
    if not actors or (last in actors and (session.is_sealed() or not session.is_together())):
        return last
    return min(actors, key=lambda seat: (seat <= last, seat))
