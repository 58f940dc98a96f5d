"""What the terminal needs of a game beyond words: its board, notes beside choices, and the colour of a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from rich.console import RenderableType

from gunbai.cli.boards.rising_sun.front import RisingSunFront
from gunbai.cli.boards.shogun.front import ShogunFront
from gunbai.cli.menu import Menu
from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event
from gunbai.kernel.state import View
from gunbai.locale.words import GameWords


class Front(Protocol):
    """One game in the terminal."""

    informed: tuple[str, ...]
    """The vocabularies whose words are explained by the key `i`."""
    nicknames: Mapping[str, str]
    """Short ways to type a word."""
    by_name: bool
    """Whether provinces are listed by their names; else from north to south, as they lie."""
    plain: frozenset[str]
    """Actions that are not asked about again at the end of a turn: they are yes or no already."""

    def board(self, view: View, words: GameWords, width: int) -> RenderableType:
        """Everything on the table, and what this seat alone knows, at most `width` columns wide."""
        ...

    def glances(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        """As much of the board as this question needs: the first for high screens, then smaller ones with the map."""
        ...

    def private(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        """What stands beside a question: what this seat alone knows, in short."""
        ...

    def reminder(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        """What this seat has sealed, for a player who sits alone at the screen."""
        ...

    def choices(self, view: View, menu: Menu, words: GameWords, width: int) -> Sequence[RenderableType]:
        """The numbered choices, at length and in short."""
        ...

    def note(self, view: View, action: Action, words: GameWords) -> str:
        """What helps to judge a choice, such as a price; empty for none."""
        ...

    def stakes(self, view: View, action: Action, words: GameWords, width: int) -> Sequence[RenderableType]:
        """What is worth a second look before this choice is made: the odds of a battle; nothing for most."""
        ...

    def map(self, view: View, words: GameWords, place: str) -> RenderableType:
        """Which places lie beside each other, or beside one of them."""
        ...

    def offers(self, view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
        """The open offers, in words."""
        ...

    def news(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """What is told where the news are told in short."""
        ...

    def tables(self, view: View, events: Sequence[Event], words: GameWords) -> Sequence[RenderableType]:
        """What is better told by a table than line by line."""
        ...

    def styles(self, view: View) -> list[str]:
        """A colour for each seat; never the only sign."""
        ...


FRONTS: Final[Mapping[str, Callable[[], Front]]] = {"rising-sun": RisingSunFront, "shogun": ShogunFront}


def front(game: str) -> Front:
    return FRONTS[game]()
