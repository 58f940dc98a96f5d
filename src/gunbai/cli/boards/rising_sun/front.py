"""What the terminal needs of Rising Sun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from gunbai.cli.boards.rising_sun import board, panels, small
from gunbai.cli.menu import Menu
from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event
from gunbai.kernel.state import View
from gunbai.locale.words import GameWords


class RisingSunFront:
    """Provinces by clans, the two tracks, shrines, market, purses."""

    informed: tuple[str, ...] = ("clan", "mandate", "kami", "advantage", "card", "figure")
    nicknames: Mapping[str, str] = {}
    by_name: bool = False
    plain: frozenset[str] = frozenset()

    def board(self, view: View, words: GameWords, width: int) -> RenderableType:
        return board.board(board.of(view), words, width)

    def glances(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return [self.board(view, words, width), *small.sizes(board.of(view), words, width)]

    def private(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return panels.secrets(board.of(view), words)

    def reminder(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return []

    def choices(self, view: View, menu: Menu, words: GameWords, width: int) -> Sequence[RenderableType]:
        return [menu.drawn(width), menu.short(width)]

    def note(self, view: View, action: Action, words: GameWords) -> str:
        return panels.note(board.of(view), action, words)

    def stakes(self, view: View, action: Action, words: GameWords, width: int) -> Sequence[RenderableType]:
        return []

    def map(self, view: View, words: GameWords, place: str) -> RenderableType:
        return panels.neighbours(board.of(view).table, words)

    def offers(self, view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
        return panels.offers(board.of(view), words, promises)

    def news(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        return [event for event in events if event.code not in board.MINOR]

    def tables(self, view: View, events: Sequence[Event], words: GameWords) -> Sequence[RenderableType]:
        return []

    def styles(self, view: View) -> list[str]:
        return board.styles(board.of(view).table)
