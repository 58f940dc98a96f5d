"""The end of a game: scores by source, and the result told in a sentence."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.screen import Screen
from gunbai.cli.table.table import GameTable
from gunbai.kernel.state import Result
from gunbai.locale.words import GameWords

NOTHING: Final = "·"
"""No points from a source; a hyphen would look like a minus."""


def show_result(screen: Screen, table: GameTable) -> None:
    result = table.session.result()
    everything = table.events(None, 0)
    screen.show(*(Group(Text(), one) for one in table.front.tables(table.view(None), everything, table.words)))
    screen.show(Text(), scores(result, table.words, table.styles), Text())
    screen.show(Text(outcome(result, table.words), style="bold"))


def scores(result: Result, words: GameWords, styles: list[str]) -> Grid:
    """One column a seat, the winner first; one row a source that brought anything to anybody."""
    order = sorted(range(len(result.scores)), key=lambda seat: result.ranking[seat])
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False, pad_edge=False)
    grid.add_column(words.words.text("cli-score"))
    for seat in order:
        grid.add_column(Text(words.seat(seat), style=styles[seat]), justify="right")
    for source in result.breakdown[0]:
        points = [result.breakdown[seat].get(source, 0) for seat in order]
        if any(points):
            grid.add_row(words.term("source", source), *(words.number(one) if one else NOTHING for one in points))
    grid.add_row(words.words.text("cli-total"), *(words.number(result.scores[seat]) for seat in order), style="bold")
    grid.add_row(words.words.text("cli-place"), *(words.number(result.ranking[seat]) for seat in order))
    return grid


def outcome(result: Result, words: GameWords) -> str:
    """Who won, and by how much."""
    names = [words.seat(seat) for seat in result.winners]
    best = result.scores[result.winners[0]]
    rest = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    if len(names) > 1:
        return words.words.text("cli-shared-victory", names=words.words.listed(names), points=best)
    if rest and max(rest) == best:
        return words.words.text(f"cli-tied-{words.game}", name=names[0], points=best)
    return words.words.text("cli-victory", name=names[0], points=best, ahead=best - max(rest, default=0))
