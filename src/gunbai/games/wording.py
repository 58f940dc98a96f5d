"""What the front ends need to word a game's codes, by the name of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gunbai.games.rising_sun import text as rising_sun
from gunbai.games.shogun import text as shogun
from gunbai.kernel.codec import Doc

Names = Mapping[str, tuple[str, ...]]
Question = tuple[str, dict[str, str | int]]


class GameText:
    """The names of the arguments of a game's actions and events, its aliases, and what it asks."""

    def __init__(
        self,
        actions: Names,
        events: Names,
        aliases: Callable[[Doc], dict[str, str]],
        question: Callable[[Doc], Question],
    ) -> None:
        self.actions: Final = actions
        self.events: Final = events
        self.aliases: Final = aliases
        """The message behind a word, where the table or another vocabulary decides it."""
        self.question: Final = question
        """The step that asks now and the particulars of its question, out of a view's document."""


TEXTS: Final[dict[str, GameText]] = {
    "rising-sun": GameText(
        rising_sun.ACTION_ARGUMENTS, rising_sun.EVENT_ARGUMENTS, rising_sun.aliases, rising_sun.question
    ),
    "shogun": GameText(shogun.ACTION_ARGUMENTS, shogun.EVENT_ARGUMENTS, shogun.aliases, shogun.question),
}
