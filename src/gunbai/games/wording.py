"""What the front ends need to word a game's codes, by the name of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gunbai.games.rising_sun import text as rising_sun
from gunbai.games.rising_sun.actions import ACTIONS as RISING_SUN_ACTIONS
from gunbai.games.shogun import text as shogun
from gunbai.games.shogun.actions import ACTIONS as SHOGUN_ACTIONS
from gunbai.kernel.actions import ActionTable

Names = Mapping[str, tuple[str, ...]]


class GameText:
    """The names of the arguments of a game's actions, questions and events, what they stand for, and its aliases."""

    def __init__(
        self,
        actions: ActionTable,
        events: Names,
        questions: Names,
        vocabularies: Callable[[], Mapping[str, str]],
        aliases: Callable[[Mapping[str, object]], dict[str, str]],
    ) -> None:
        self.events: Final = events
        self.questions: Final = questions
        """Of the question of every step that names particulars."""
        self.aliases: Final = aliases
        """The message behind a word, where the table or another vocabulary decides it."""
        self._table: Final = actions
        self._vocabularies: Final = vocabularies
        self._actions: Names = {}
        self._meanings: Mapping[str, str] = {}

    @property
    def actions(self) -> Names:
        """Of every action and aside, by tag; made when first asked for, because entries add to a game's actions."""
        self._actions = self._actions or self._table.argument_names()
        return self._actions

    @property
    def vocabularies(self) -> Mapping[str, str]:
        """The vocabulary of every argument of an action or a question that is not called after it."""
        self._meanings = self._meanings or self._vocabularies()
        return self._meanings


TEXTS: Final[dict[str, GameText]] = {
    "rising-sun": GameText(
        RISING_SUN_ACTIONS,
        rising_sun.EVENT_ARGUMENTS,
        rising_sun.QUESTION_ARGUMENTS,
        rising_sun.argument_vocabulary,
        rising_sun.aliases,
    ),
    "shogun": GameText(
        SHOGUN_ACTIONS,
        shogun.EVENT_ARGUMENTS,
        shogun.QUESTION_ARGUMENTS,
        shogun.argument_vocabulary,
        shogun.aliases,
    ),
}
