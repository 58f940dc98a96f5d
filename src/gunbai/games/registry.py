"""The games by name; each is made when first asked for."""

from __future__ import annotations

from gunbai.games.rising_sun.game import RisingSun
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.kernel.options import nearest

GAMES = ("rising-sun",)
_made: dict[str, Game] = {}


def game(name: str) -> Game:
    """The rules of a game, stateless and shared."""
    if name not in GAMES:
        raise BadInput("game", nearest(name, GAMES), repr(name))
    if name not in _made:
        _made[name] = RisingSun()
    return _made[name]
