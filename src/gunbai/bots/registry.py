"""Bots by name. What is not in the table of a game does not play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.random_bot import RandomBot
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.shogun.steady import Steady as ShogunSteady
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game
from gunbai.kernel.options import nearest

Maker = Callable[[Game], Bot]

ANY_GAME: Final[Mapping[str, Maker]] = {"random": lambda game: RandomBot()}
BY_GAME: Final[Mapping[str, Mapping[str, Maker]]] = {
    "rising-sun": {"steady": lambda game: Steady()},
    "shogun": {"steady": lambda game: ShogunSteady()},
}


def names(game: Game) -> list[str]:
    """The bots that play a game, the plainest first."""
    return [*ANY_GAME, *BY_GAME.get(game.name, {})]


def make(name: str, game: Game) -> Bot:
    """A bot of this name for this game; refuses an unknown name and says which ones are near."""
    makers = {**ANY_GAME, **BY_GAME.get(game.name, {})}
    if name not in makers:
        raise BadInput("bot", nearest(name, names(game)), repr(name))
    return makers[name](game)


def best(game: Game) -> Bot:
    """The last, hence the strongest, of the quick bots: it stands in where another one fails."""
    return make(names(game)[-1], game)
