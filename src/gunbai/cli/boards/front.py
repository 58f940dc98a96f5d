"""What the terminal needs of a game beyond words: its board, notes beside choices, and the colour of a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from rich.console import RenderableType

from gunbai.cli.boards import (
    rising_sun,
    rising_sun_panels,
    shogun,
    shogun_map,
    shogun_plan,
    shogun_risks,
    shogun_scores,
)
from gunbai.cli.table.menu import Menu
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

    def glance(self, view: View, words: GameWords, width: int) -> RenderableType:
        """As much of the board as this question needs."""
        ...

    def private(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        """What stands beside a question: what this seat alone knows, in short."""
        ...

    def reminder(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        """What this seat has sealed, for a player who sits alone at the screen."""
        ...

    def choices(self, view: View, menu: Menu, words: GameWords, width: int) -> RenderableType:
        """The numbered choices."""
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


class RisingSunFront:
    """Provinces by clans, the two tracks, shrines, market, purses."""

    informed: tuple[str, ...] = ("clan", "mandate", "kami", "advantage", "card", "figure")
    nicknames: Mapping[str, str] = {}
    by_name: bool = False
    plain: frozenset[str] = frozenset()

    def board(self, view: View, words: GameWords, width: int) -> RenderableType:
        return rising_sun.board(rising_sun.of(view), words, width)

    def glance(self, view: View, words: GameWords, width: int) -> RenderableType:
        return self.board(view, words, width)

    def private(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return rising_sun_panels.secrets(rising_sun.of(view), words)

    def reminder(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return []

    def choices(self, view: View, menu: Menu, words: GameWords, width: int) -> RenderableType:
        return menu.drawn(width)

    def note(self, view: View, action: Action, words: GameWords) -> str:
        return rising_sun_panels.note(rising_sun.of(view), action, words)

    def stakes(self, view: View, action: Action, words: GameWords, width: int) -> Sequence[RenderableType]:
        return []

    def map(self, view: View, words: GameWords, place: str) -> RenderableType:
        return rising_sun_panels.neighbours(rising_sun.of(view).table, words)

    def offers(self, view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
        return rising_sun_panels.offers(rising_sun.of(view), words, promises)

    def news(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        return [event for event in events if event.code not in rising_sun.MINOR]

    def tables(self, view: View, events: Sequence[Event], words: GameWords) -> Sequence[RenderableType]:
        return []

    def styles(self, view: View) -> list[str]:
        return rising_sun.styles(rising_sun.of(view).table)


class ShogunFront:
    """The cards of the round, the provinces by region, the tower, the houses; plans on a screen of their own."""

    informed: tuple[str, ...] = ("action", "special", "event", "building")
    nicknames: Mapping[str, str] = {**{f"c{n}": f"chest{n}" for n in range(5)}, "-": "empty"}
    by_name: bool = True
    plain: frozenset[str] = frozenset({"act", "skip", "stay"})

    def board(self, view: View, words: GameWords, width: int) -> RenderableType:
        return shogun.board(shogun.of(view), words, width)

    def glance(self, view: View, words: GameWords, width: int) -> RenderableType:
        return shogun.glance(shogun.of(view), words, width)

    def private(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return shogun.private(shogun.of(view), words)

    def reminder(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return shogun_plan.reminder(shogun.of(view), words, width)

    def choices(self, view: View, menu: Menu, words: GameWords, width: int) -> RenderableType:
        seen = shogun.of(view)
        return shogun_plan.screen(seen, menu, words, width) if seen.is_planning() else menu.drawn(width)

    def note(self, view: View, action: Action, words: GameWords) -> str:
        return shogun.note(shogun.of(view), action, words)

    def stakes(self, view: View, action: Action, words: GameWords, width: int) -> Sequence[RenderableType]:
        seen = shogun.of(view)
        return shogun_plan.last_link(seen, action, words, width) or shogun_risks.stakes(seen, action, words)

    def map(self, view: View, words: GameWords, place: str) -> RenderableType:
        return shogun_map.near(shogun.of(view).table, words, place)

    def offers(self, view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
        return []

    def news(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        return shogun.news(events, seat)

    def tables(self, view: View, events: Sequence[Event], words: GameWords) -> Sequence[RenderableType]:
        return shogun_scores.of_news(shogun.of(view).table, events, words)

    def styles(self, view: View) -> list[str]:
        return shogun_map.styles(shogun.of(view).table)


FRONTS: Final[Mapping[str, Callable[[], Front]]] = {"rising-sun": RisingSunFront, "shogun": ShogunFront}


def front(game: str) -> Front:
    return FRONTS[game]()
