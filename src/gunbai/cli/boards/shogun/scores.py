"""Winter's points of Shogun, by region and kind of building, and both winters side by side at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.boards.shogun.map import FREE, REGION_STYLES, styles
from gunbai.games.shogun.data.board import REGIONS
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.scoring import BUILDING_POINTS, PROVINCE_POINTS, ROW, majorities_of
from gunbai.games.shogun.table import Table
from gunbai.kernel.events import Event
from gunbai.locale.words import GameWords


def winters(t: Table) -> list[list[list[int]]]:
    """The rows of every seat, for each winter that has been scored."""
    rows = [t.scored[start : start + ROW] for start in range(0, len(t.scored), ROW)]
    return [rows[start : start + t.seats] for start in range(0, len(rows), t.seats)]


def of_news(t: Table, events: Sequence[Event], words: GameWords) -> list[RenderableType]:
    """The table of each winter that these events have ended."""
    ended = [int(event.args["amount"]) for event in events if event.code == "winter_ends"]
    return [winter(t, words, year) for year in ended if year <= len(winters(t))]


def winter(t: Table, words: GameWords, year: int) -> Grid:
    """One row a source, one column a house; majorities as `c3 t1`: what most castles and temples brought."""
    rows = winters(t)[year - 1]
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False, pad_edge=False)
    grid.add_column(words.words.text("cli-sg-winter", year=year), no_wrap=True)
    for seat in range(t.seats):
        grid.add_column(Text(words.seat(seat), style=styles(t)[seat]), justify="right", no_wrap=True)
    grid.add_row(words.words.text("cli-sg-provinces"), *(words.number(row[PROVINCE_POINTS]) for row in rows))
    grid.add_row(words.words.text("cli-sg-buildings"), *(words.number(row[BUILDING_POINTS]) for row in rows))
    for region, name in enumerate(REGIONS):
        cells = [_majorities(words, row, region) for row in rows]
        grid.add_row(Text(words.term("region", name), style=REGION_STYLES[name]), *cells)
    grid.add_row(words.words.text("cli-total"), *(words.number(sum(row)) for row in rows), style="bold")
    return grid


def _majorities(words: GameWords, row: list[int], region: int) -> str:
    found = [(kind, points) for where, kind, points in majorities_of(row) if where == region and points]
    return (
        " ".join(f"{words.term('building', BUILDINGS[kind], 'letter')}{words.number(points)}" for kind, points in found)
        or FREE
    )
