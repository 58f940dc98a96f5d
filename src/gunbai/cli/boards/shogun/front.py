"""What the terminal needs of Shogun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from gunbai.cli.boards.shogun import board, plan, risks, scores, small
from gunbai.cli.boards.shogun import map as map_of
from gunbai.cli.menu import Menu
from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event
from gunbai.kernel.state import View
from gunbai.locale.words import GameWords


class ShogunFront:
    """The cards of the round, the provinces by region, the tower, the houses; plans on a screen of their own."""

    informed: tuple[str, ...] = ("action", "special", "event", "building")
    nicknames: Mapping[str, str] = {**{f"c{n}": f"chest{n}" for n in range(5)}, "-": "empty"}
    by_name: bool = True
    plain: frozenset[str] = frozenset({"act", "skip", "stay"})

    def board(self, view: View, words: GameWords, width: int) -> RenderableType:
        return board.board(board.of(view), words, width)

    def glances(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        seen = board.of(view)
        return [board.glance(seen, words, width), *small.sizes(seen, words, width)]

    def private(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return board.private(board.of(view), words)

    def reminder(self, view: View, words: GameWords, width: int) -> Sequence[RenderableType]:
        return plan.reminder(board.of(view), words, width)

    def choices(self, view: View, menu: Menu, words: GameWords, width: int) -> Sequence[RenderableType]:
        seen = board.of(view)
        if seen.is_planning():
            return [plan.screen(seen, menu, words, width), plan.short_screen(seen, menu, words, width)]
        return [menu.drawn(width), menu.short(width)]

    def note(self, view: View, action: Action, words: GameWords) -> str:
        return board.note(board.of(view), action, words)

    def stakes(self, view: View, action: Action, words: GameWords, width: int) -> Sequence[RenderableType]:
        seen = board.of(view)
        return plan.last_link(seen, action, words, width) or risks.stakes(seen, action, words)

    def map(self, view: View, words: GameWords, place: str) -> RenderableType:
        return map_of.near(board.of(view).table, words, place)

    def offers(self, view: View, words: GameWords, promises: Sequence[str]) -> list[str]:
        return []

    def news(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        return board.news(events, seat)

    def tables(self, view: View, events: Sequence[Event], words: GameWords) -> Sequence[RenderableType]:
        return scores.of_news(board.of(view).table, events, words)

    def styles(self, view: View) -> list[str]:
        return map_of.styles(board.of(view).table)
