"""What the front ends need to word a game's codes, by the name of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from gunbai.games import registry
from gunbai.games.rising_sun import text as rising_sun
from gunbai.games.rising_sun.steps.flow import STEPS as RISING_SUN_STEPS
from gunbai.games.shogun import text as shogun
from gunbai.games.shogun.steps.flow import STEPS as SHOGUN_STEPS
from gunbai.kernel.fields import SeatField, WordField
from gunbai.kernel.steps import AnyStep
from gunbai.kernel.vocabulary import SEAT

Document = Mapping[str, object]


class GameText:
    """How what a game's actions, questions and events name is worded."""

    def __init__(
        self, game: str, steps: Mapping[str, type[AnyStep]], aliases: Callable[[Document], dict[str, str]]
    ) -> None:
        self.game: Final = game
        self.steps: Final = steps
        self.aliases: Final = aliases
        """The message behind a word, where the table or another vocabulary decides it, out of a view's document."""
        self._vocabularies: dict[str, str] | None = None

    @property
    def vocabularies(self) -> dict[str, str]:
        """The vocabulary of every argument of an action or question that is not called after it: `origin` is a
        province. Made when first asked for, because entries add to a game's actions until it is made."""
        if self._vocabularies is None:
            self._vocabularies = _told_apart(list(self._declared()))
        return self._vocabularies

    def vocabulary(self, argument: str) -> str:
        """Which vocabulary the word of an argument is from; a number at its end only tells two of a kind apart."""
        return self.vocabularies.get(argument) or argument.rstrip("0123456789")

    def _declared(self) -> Iterator[tuple[str, str]]:
        """Every argument with the name of its vocabulary."""
        for verb in registry.game(self.game).actions.verbs:
            for name, words in verb.parts.items():
                yield name, words.name
        for step in self.steps.values():
            for field in step.fields:
                if field.name in step.asked and isinstance(field, WordField):
                    yield field.name, field.vocabulary.name
                elif field.name in step.asked and isinstance(field, SeatField):
                    yield field.name, SEAT.name


def _told_apart(declared: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Without the arguments that are called after a vocabulary of theirs."""
    return {name: vocabulary for name, vocabulary in declared if (name, name) not in declared}


TEXTS: Final[dict[str, GameText]] = {
    "rising-sun": GameText("rising-sun", RISING_SUN_STEPS, rising_sun.aliases),
    "shogun": GameText("shogun", SHOGUN_STEPS, shogun.aliases),
}
