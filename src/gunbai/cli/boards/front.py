"""What the terminal needs of a game beyond words: its board, notes beside choices, and the colour of a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.text import Text

from gunbai.cli.boards import rising_sun, rising_sun_panels
from gunbai.kernel.actions import Action
from gunbai.kernel.state import View
from gunbai.locale.words import GameWords


class Front(Protocol):
    """One game in the terminal."""

    minor: frozenset[str]
    """Events that are left out where the news are told in short."""

    def board(self, view: View, words: GameWords, width: int) -> RenderableType:
        """Everything on the table, and what this seat alone knows, at most `width` columns wide."""
        ...

    def private(self, view: View, words: GameWords) -> list[Text]:
        """What this seat alone knows, in short."""
        ...

    def note(self, view: View, action: Action, words: GameWords) -> str:
        """What helps to judge a choice, such as a price; empty for none."""
        ...

    def map(self, view: View, words: GameWords) -> RenderableType:
        """Which places lie beside each other."""
        ...

    def offers(self, view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
        """The open offers, in words."""
        ...

    def styles(self, view: View) -> list[str]:
        """A colour for each seat; never the only sign."""
        ...


class RisingSunFront:
    """Provinces by clans, the two tracks, shrines, market, purses."""

    minor = rising_sun.MINOR

    def board(self, view: View, words: GameWords, width: int) -> RenderableType:
        return rising_sun.board(rising_sun.of(view), words, width)

    def private(self, view: View, words: GameWords) -> list[Text]:
        return rising_sun_panels.secrets(rising_sun.of(view), words)

    def note(self, view: View, action: Action, words: GameWords) -> str:
        return rising_sun_panels.note(rising_sun.of(view), action, words)

    def map(self, view: View, words: GameWords) -> RenderableType:
        return rising_sun_panels.neighbours(rising_sun.of(view).table, words)

    def offers(self, view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
        return rising_sun_panels.offers(rising_sun.of(view), words, promises)

    def styles(self, view: View) -> list[str]:
        return rising_sun.styles(rising_sun.of(view).table)


class PlainFront:
    """A game without a board of its own yet: its document, laid out by rich."""

    minor: frozenset[str] = frozenset()

    def board(self, view: View, words: GameWords, width: int) -> RenderableType:
        return Pretty(view.document(), expand_all=False)

    def private(self, view: View, words: GameWords) -> list[Text]:
        return []

    def note(self, view: View, action: Action, words: GameWords) -> str:
        return ""

    def map(self, view: View, words: GameWords) -> RenderableType:
        return Group()

    def offers(self, view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
        return []

    def styles(self, view: View) -> list[str]:
        return ["bright_red", "bright_blue", "bright_green", "yellow", "bright_magenta"]


FRONTS: Final[Mapping[str, Callable[[], Front]]] = {"rising-sun": RisingSunFront}


def front(game: str) -> Front:
    return FRONTS.get(game, PlainFront)()
