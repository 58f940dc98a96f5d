"""A puzzle as a game that goes on from its position, for boards and menus."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from gunbai.games.registry import game as game_named
from gunbai.kernel.errors import NotYourTurn
from gunbai.kernel.luck.chance import FairChance
from gunbai.puzzles.puzzle import PuzzleDoc, game_of, seats_of
from gunbai.session.session import Session, begun


def session_of(found: PuzzleDoc, moves: Sequence[str] = ()) -> Session:
    """The game after so many links of an answer; refuses what may not be chosen. Its luck is always the same."""
    game, chance = game_named(game_of(found["id"])), FairChance(hashlib.sha256(found["id"].encode()).digest(), [])
    session = begun(game, seats_of(found), {}, chance, position=found["position"])
    for text in moves:
        action = game.parse(text)
        if action.seat != found["seat"]:
            raise NotYourTurn(action.seat)
        session.apply(action)
    return session
