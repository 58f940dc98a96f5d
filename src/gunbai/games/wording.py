"""What the front ends need to word a game's codes, by the name of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gunbai.games.rising_sun import text as rising_sun
from gunbai.games.shogun import text as shogun
from gunbai.kernel.codec import Doc


class GameText:
    """How what a game's actions, questions and events name is worded."""

    def __init__(self, vocabularies: Mapping[str, str], aliases: Callable[[Doc], dict[str, str]]) -> None:
        self.vocabularies: Final = vocabularies
        """The vocabulary of the arguments that are not named for it: `origin` is a province."""
        self.aliases: Final = aliases
        """The message behind a word, where the table or another vocabulary decides it, out of a view's document."""

    def vocabulary(self, argument: str) -> str:
        """Which vocabulary the word of an argument is from; a number only tells two of a kind apart."""
        return self.vocabularies.get(argument) or argument.rstrip("0123456789")


TEXTS: Final[dict[str, GameText]] = {
    "rising-sun": GameText(rising_sun.ARGUMENT_VOCABULARY, rising_sun.aliases),
    "shogun": GameText(shogun.ARGUMENT_VOCABULARY, shogun.aliases),
}
