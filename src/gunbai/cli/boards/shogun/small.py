"""Shogun on a low screen: five regions beside each other, so that map and question are seen together."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.boards.shogun import board, panels
from gunbai.cli.boards.shogun import map as map_of
from gunbai.games.shogun.data.board import PROVINCES, REGIONS
from gunbai.games.shogun.steps.base import Turn
from gunbai.games.shogun.steps.draft import Place
from gunbai.games.shogun.steps.march import March
from gunbai.games.shogun.table import NOTHING, Table
from gunbai.games.shogun.view import View
from gunbai.locale.words import GameWords

BESIDE_NAME: Final = 8
"""Columns of a province beside its name: owner, armies, marker, sites."""


def sizes(view: View, words: GameWords, width: int) -> list[RenderableType]:
    """Three small boards: with the cards of the round, without them, and the map alone."""
    t = view.table
    head, shown = Rule(board.headline(t, words), style="dim"), _map(t, words, width)
    near, owned = _near(view, words, width), _houses(t, words, view.seat)
    cards = [panels.cards(t, words, width)] if t.agenda or t.laid else []
    return [Group(head, *cards, shown, *near, owned), Group(head, shown, *near, owned), Group(head, shown, *near)]


def _map(t: Table, words: GameWords, width: int) -> Grid:
    """A column a region, its provinces in the order of their names."""
    room = (width - len(REGIONS) + 1) // len(REGIONS) - BESIDE_NAME
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    columns = [map_of.by_name(t, words, region) for region in range(len(REGIONS))]
    for name in REGIONS:
        style = f"bold {map_of.REGION_STYLES[name]}"
        grid.add_column(words.term("region", name, "short"), width=room + BESIDE_NAME, no_wrap=True, header_style=style)
    for row in range(max(map(len, columns))):
        grid.add_row(*(_province(t, words, column[row], room) if row < len(column) else "" for column in columns))
    return grid


def _province(t: Table, words: GameWords, province: int, room: int) -> Text:
    """`Suruga  C12!ct·`: as on the large map, without the yields."""
    name = short_name(words.term("province", PROVINCES[province]), room)
    owner = t.owner[province]
    style = "dim" if owner < 0 else map_of.styles(t)[owner]
    line = Text(f"{set_cell_size(name, room)} ", style=style, no_wrap=True)
    if owner < 0:
        line.append("-   ")
    else:
        line.append(f"{map_of.letter(words, owner)}{words.number(t.armies[province])}".ljust(3), style="bold")
        line.append("!" if t.markers[province] else " ", style="bold bright_red")
    return line.append(map_of.sites(t, words, province), style="not dim default")


def short_name(name: str, room: int) -> str:
    """A name cut to its column; a dot says so."""
    return name if cell_len(name) <= room else set_cell_size(name, room - 1) + "."


def _near(view: View, words: GameWords, width: int) -> list[RenderableType]:
    """The borders of the province that the question is about."""
    step = view.table.top() if view.table.stack else None
    if not isinstance(step, (Turn, March, Place)) or step.province == NOTHING:
        return []
    return [map_of.neighbours(view.table, words, step.province, width)]


def _houses(t: Table, words: GameWords, viewer: int | None) -> Grid:
    """A column a house: points and chests, rice and what winter needs."""
    text, listed = words.words.text, words.words.listed
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("", no_wrap=True)
    order = t.order or list(range(t.seats))
    for seat in order:
        name = f"{map_of.letter(words, seat)} {words.seat(seat)}{'*' if seat == viewer else ''}"
        grid.add_column(name, no_wrap=True, header_style=map_of.styles(t)[seat])
    purses = [listed((words.number(t.points[seat]), words.number(t.chests[seat]))) for seat in order]
    grid.add_row(listed((text("cli-sg-vp"), text("cli-sg-chests"))), *purses)
    barns = [listed((words.number(t.rice[seat]), panels.need(t, words, seat))) for seat in order]
    grid.add_row(listed((text("cli-sg-rice"), text("cli-sg-needs"))), *barns)
    return grid
