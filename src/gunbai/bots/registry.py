"""Bots by name. What is not in the table of a game does not play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.master import Master
from gunbai.bots.novice import Novice
from gunbai.bots.random_bot import RandomBot
from gunbai.bots.rising_sun.guide.guide import RisingSunGuide
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.talks.temper import TEMPERS, Temper
from gunbai.bots.shogun.master import ShogunMaster
from gunbai.bots.shogun.steady import Steady as ShogunSteady
from gunbai.kernel.errors import BadInput, not_among
from gunbai.kernel.game import Game

Maker = Callable[[Game], Bot]

ANY_GAME: Final[Mapping[str, Maker]] = {"random": lambda game: RandomBot()}
BY_GAME: Final[Mapping[str, Mapping[str, Maker]]] = {
    "rising-sun": {
        "novice": lambda game: Novice(game.name, Steady()),
        "steady": lambda game: Steady(),
        "master": lambda game: Master(game, lambda seed: RisingSunGuide(), Steady()),
    },
    "shogun": {
        "novice": lambda game: Novice(game.name, ShogunSteady()),
        "steady": lambda game: ShogunSteady(),
        "master": lambda game: ShogunMaster(game, ShogunSteady()),
    },
}
TEMPERED: Final[Mapping[str, Mapping[str, Temper]]] = {"rising-sun": TEMPERS}
STAND_IN: Final = "steady"
"""The quick bot that plays for others, in every game."""


def names(game: Game) -> list[str]:
    """The bots that play a game, the plainest first."""
    return [*ANY_GAME, *BY_GAME.get(game.name, {})]


def tempers(game: Game) -> list[str]:
    """What may follow the name of a bot after a colon: `steady:loyal`."""
    return list(TEMPERED.get(game.name, {}))


def make(name: str, game: Game) -> Bot:
    """A bot of this name for this game; refuses an unknown name and says which ones are near."""
    plain, _, temper = name.partition(":")
    makers = {**ANY_GAME, **BY_GAME.get(game.name, {})}
    if plain not in makers:
        raise not_among("bot", names(game), plain)
    bot = makers[plain](game)
    if temper or name.endswith(":"):
        _set_temper(bot, temper, game)
    return bot


def _set_temper(bot: Bot, name: str, game: Game) -> None:
    """A bot that leaves its deals to another one hands the temper on."""
    found = TEMPERED.get(game.name, {})
    if not found:
        raise BadInput("temper", "none in this game", repr(name), "no_tempers")
    if name not in found:
        raise not_among("temper", list(found), name)
    for part in (bot, getattr(bot, "steady", None), getattr(bot, "advisor", None)):
        if part is not None and hasattr(part, "temper"):
            part.temper = found[name]
            return
    raise BadInput("temper", "none for this bot, which does not deal", repr(name), "no_temper")


def best(game: Game) -> Bot:
    """The strongest of the quick bots: it stands in where another one fails."""
    return make(STAND_IN, game)
