"""The games by name; each is imported and made when it is first asked for, so that entries can be added before."""

from __future__ import annotations

import importlib
from typing import Final, cast

from gunbai.kernel.errors import not_among
from gunbai.kernel.game import Game, shared

_CLASSES: Final = {
    "rising-sun": ("gunbai.games.rising_sun.game", "RisingSun"),
    "shogun": ("gunbai.games.shogun.game", "Shogun"),
}
GAMES: Final = tuple(_CLASSES)
"""The names of all games.

>>> GAMES
('rising-sun', 'shogun')
"""
_made: dict[str, Game] = {}


def game(name: str) -> Game:
    """The rules of a game, stateless and shared.

    >>> game("shogun").seat_counts
    (3, 4, 5)
    """
    if name not in GAMES:
        raise not_among("game", GAMES, name)
    if name not in _made:
        module, kind = _CLASSES[name]
        _made[name] = shared(cast(type[Game], getattr(importlib.import_module(module), kind)))
    return _made[name]
