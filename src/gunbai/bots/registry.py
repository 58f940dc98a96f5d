"""Bots by name. What is not in the table of a game does not play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.characters.cast import BY_ID, CAST, Character, temper_of
from gunbai.bots.master import Master
from gunbai.bots.novice import Novice
from gunbai.bots.random_bot import RandomBot
from gunbai.bots.rising_sun.guide.guide import RisingSunGuide
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.talks.temper import TEMPERS, TRIALS, Temper
from gunbai.bots.sage import learned, rising_sun_quick, rising_sun_sage, shogun_quick, shogun_sage
from gunbai.bots.shogun.master import ShogunMaster
from gunbai.bots.shogun.steady import Steady as ShogunSteady
from gunbai.kernel.errors import BadInput, not_among
from gunbai.kernel.game import Game

Maker = Callable[[Game], Bot]


def rising_sun_master(game: Game) -> Bot:
    return Master(game, lambda seed: RisingSunGuide(), Steady())


def shogun_master(game: Game) -> Bot:
    return ShogunMaster(game, ShogunSteady())


ANY_GAME: Final[Mapping[str, Maker]] = {"random": lambda game: RandomBot()}
BY_GAME: Final[Mapping[str, Mapping[str, Maker]]] = {
    "rising-sun": {
        "novice": lambda game: Novice(game.name, Steady()),
        "steady": lambda game: Steady(),
        "master": rising_sun_master,
        "sage:quick": lambda game: learned(game, rising_sun_quick, rising_sun_master),
        "sage": lambda game: learned(game, rising_sun_sage, rising_sun_master),
    },
    "shogun": {
        "novice": lambda game: Novice(game.name, ShogunSteady()),
        "steady": lambda game: ShogunSteady(),
        "master": shogun_master,
        "sage:quick": lambda game: learned(game, shogun_quick, shogun_master),
        "sage": lambda game: learned(game, shogun_sage, shogun_master),
    },
}
TEMPERED: Final[Mapping[str, Mapping[str, Temper]]] = {"rising-sun": TEMPERS}
UNLISTED: Final[Mapping[str, Mapping[str, Temper]]] = {"rising-sun": TRIALS}
"""Tempers for comparisons, which nobody is offered."""
STAND_IN: Final = "steady"
"""The quick bot that plays for others, in every game."""


def names(game: Game) -> list[str]:
    """The bots that play a game, the plainest first."""
    return [*ANY_GAME, *BY_GAME.get(game.name, {})]


def cast(game: Game) -> list[Character]:
    """The characters that play a game: those whose level does."""
    return [one for one in CAST if one.level in BY_GAME.get(game.name, {})]


def tempers(game: Game) -> list[str]:
    """What may follow the name of a bot after a colon: `steady:loyal`."""
    return list(TEMPERED.get(game.name, {}))


def make(name: str, game: Game) -> Bot:
    """A bot of this name for this game; refuses an unknown name and says which ones are near."""
    makers = {**ANY_GAME, **BY_GAME.get(game.name, {})}
    plain, temper = parted(name, makers)
    if plain in BY_ID and STAND_IN in makers:
        return _character(BY_ID[plain], temper, makers, game)
    if plain not in makers:
        raise not_among("bot", [*names(game), *BY_ID], plain)
    bot = makers[plain](game)
    if temper or name.endswith(":"):
        _set_temper(bot, temper, game)
    return bot


def parted(name: str, known: Mapping[str, Maker]) -> tuple[str, str]:
    """The name of a bot and its temper; a few names have a colon of their own."""
    plain, _, temper = name.partition(":")
    quick, _, after = temper.partition(":")
    return (f"{plain}:{quick}", after) if f"{plain}:{quick}" in known else (plain, temper)


def _character(character: Character, temper: str, makers: Mapping[str, Maker], game: Game) -> Bot:
    """One of the cast plays by its level and deals by its own temper, in games in which there are deals."""
    if temper:
        raise BadInput("temper", "none: a character has its own", repr(temper), "own_temper")
    bot = makers[character.level](game)
    if game.name in TEMPERED:
        _give(bot, temper_of(character))
    return bot


def _set_temper(bot: Bot, name: str, game: Game) -> None:
    found = {**TEMPERED.get(game.name, {}), **UNLISTED.get(game.name, {})}
    if not found:
        raise BadInput("temper", "none in this game", repr(name), "no_tempers")
    if name not in found:
        raise not_among("temper", tempers(game), name)
    if not _give(bot, found[name]):
        raise BadInput("temper", "none for this bot, which does not deal", repr(name), "no_temper")


def _give(bot: Bot, temper: Temper) -> bool:
    """A bot that leaves its deals to another one hands the temper on. False if nobody there deals."""
    for part in (bot, getattr(bot, "steady", None), getattr(bot, "advisor", None)):
        if part is not None and hasattr(part, "temper"):
            part.temper = temper
            return True
    return False


def level(name: str) -> str:
    """How well a bot of this name plays: a character's level, or the level it is called after."""
    plain = name.partition(":")[0]
    return BY_ID[plain].level if plain in BY_ID else plain


def best(game: Game) -> Bot:
    """The strongest of the quick bots: it stands in where another one fails."""
    return make(STAND_IN, game)
