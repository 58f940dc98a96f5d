"""The record of a game as it leaves the server."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from gunbai.server.wire.games import GameName, ResultDoc

OpenDraw = tuple[str, list[int]]
"""What was drawn, by its label and its numbers."""
SecretDraw = tuple[str, list[int], Literal[True]]
"""The same, where not everybody saw it."""


class LineDoc(TypedDict):
    """A move with the draws it caused, and now and then the fingerprint of the position after it."""

    do: str
    draws: NotRequired[list[OpenDraw | SecretDraw]]
    digest: NotRequired[str]


class RecordDoc(TypedDict):
    """A game as a list of moves and draws: all that is needed to play it once more."""

    format: int
    game: GameName
    rules: int
    seats: int
    options: dict[str, str]
    seed_hash: str
    player_seeds: list[str]
    setup: list[OpenDraw | SecretDraw]
    entries: list[str | LineDoc]
    """A move that has caused nothing else is its text alone."""
    notes: NotRequired[dict[str, str]]
    seed: NotRequired[str]
    """Only when the game is over."""
    result: NotRequired[ResultDoc]
