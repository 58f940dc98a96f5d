"""The games by name; each is made when first asked for."""

from __future__ import annotations

from collections.abc import Callable

from gunbai.games.rising_sun.game import RisingSun
from gunbai.games.shogun.game import Shogun
from gunbai.kernel.errors import not_among
from gunbai.kernel.game import Game

_MAKERS: dict[str, Callable[[], Game]] = {"rising-sun": RisingSun, "shogun": Shogun}
GAMES = tuple(_MAKERS)
_made: dict[str, Game] = {}


def game(name: str) -> Game:
    """The rules of a game, stateless and shared."""
    if name not in GAMES:
        raise not_among("game", GAMES, name)
    if name not in _made:
        _made[name] = _MAKERS[name]()
    return _made[name]
