"""Rising Sun on a low screen: the map with its borders and the purses below it, so that a question fits beneath."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.boards.rising_sun import board, panels
from gunbai.cli.boards.rising_sun.pieces import amount, pieces_at
from gunbai.cli.wrapping import flowed
from gunbai.games.rising_sun.data.board import EVERYWHERE, NEIGHBOURS, PROVINCES, ROUTES
from gunbai.games.rising_sun.data.figures import CORE_KINDS, KINDS, SHRINES
from gunbai.games.rising_sun.data.options import EDO_KYOTO_BORDER
from gunbai.games.rising_sun.data.words import KAMI_NAMES
from gunbai.games.rising_sun.rules.figures import count
from gunbai.games.rising_sun.rules.force import force, strongest
from gunbai.games.rising_sun.table import NOBODY, Table
from gunbai.games.rising_sun.view import View
from gunbai.locale.words import GameWords

LETTERS: Final = "abcdefgh"
"""A letter for each province, by which the others name it as their neighbour."""


def sizes(view: View, words: GameWords, width: int) -> list[RenderableType]:
    """Two small boards: with the tracks and the shrines, and without."""
    table, styles = view.table, board.styles(view.table)
    head: list[RenderableType] = [Rule(board.headline(table, words), style="dim"), panels.honor(table, words, styles)]
    shown = _map(view, words)
    more: list[RenderableType] = [
        panels.track(table, words, styles, width),
        shown,
        _shrines(table, words, styles, width),
    ]
    legend = Text(words.words.text("cli-rs-small-legend"), style="dim", no_wrap=True, overflow="ellipsis")
    return [Group(*head, *more, legend), Group(*head, shown)]


def _map(view: View, words: GameWords) -> Grid:
    """A row a province, a column a clan; below it what every clan owns and with whom it is allied."""
    table, styles = view.table, board.styles(view.table)
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="underline")
    for key in ("cli-rs-province", "cli-rs-borders", "cli-rs-war", "cli-rs-reward"):
        grid.add_column(words.words.text(key), no_wrap=True)
    for seat in range(table.seats):
        grid.add_column(words.seat(seat) + ("*" if seat == view.seat else ""), no_wrap=True, header_style=styles[seat])
    for province in EVERYWHERE:
        cells = [_cell(table, words, seat, province) for seat in range(table.seats)]
        name = Text(f"{LETTERS[province]} ", style="dim").append(words.term("province", PROVINCES[province]), "not dim")
        facts = [name, Text(_borders(table, province)), board.war(table, words, province)]
        grid.add_row(*facts, board.reward_text(table, words, province), *cells)
    grid.add_row("", "", "", "", *(_purse(table, words, seat) for seat in range(table.seats)))
    if any(ally != NOBODY for ally in table.ally):
        ally = Text(words.words.text("cli-rs-ally"), style="bold")
        grid.add_row(ally, "", "", "", *(_ally(table, words, styles, seat) for seat in range(table.seats)))
    return grid


def _borders(table: Table, province: int) -> str:
    """`bc~f`: the neighbours by their letters, those across the sea behind the sign of water."""
    near = NEIGHBOURS[table.options[EDO_KYOTO_BORDER]][province]
    by_sea = [LETTERS[other] for other in near if ROUTES[province * 8 + other] >= 0]
    by_land = [LETTERS[other] for other in near if ROUTES[province * 8 + other] < 0]
    return "".join(by_land) + ("~" + "".join(by_sea) if by_sea else "")


def _cell(table: Table, words: GameWords, seat: int, place: int) -> Text:
    """Force, a star for whoever leads, the figures, and how many monsters."""
    pieces = pieces_at(table, words, seat, place)
    monsters = sum(count(table, seat, kind, place) for kind in range(CORE_KINDS, KINDS))
    if monsters:
        pieces.append((words.number(monsters) if monsters > 1 else "") + words.words.text("cli-rs-monster"))
    if not pieces:
        return Text("·", style="dim")
    here, leads = force(table, seat, place), strongest(table, place) == seat
    text = Text(f"{words.number(here) if here else '-'}{'*' if leads else ' '}", style="bold" if leads else "")
    return text.append("".join(pieces), style=board.styles(table)[seat])


def _purse(table: Table, words: GameWords, seat: int) -> Text:
    owned = ((table.vp[seat], "vp"), (table.coins[seat], "coin"), (table.ronin[seat], "ronin"))
    return Text("".join(amount(words, number, unit) for number, unit in owned), style="bold")


def _ally(table: Table, words: GameWords, styles: list[str], seat: int) -> Text:
    ally = table.ally[seat]
    return Text("-", style="dim") if ally == NOBODY else Text(words.seat(ally), style=styles[ally])


def _shrines(table: Table, words: GameWords, styles: list[str], width: int) -> Text:
    """The kami in their order, each with who worships there."""
    parts = []
    for shrine in range(SHRINES):
        part = Text(words.term("kami", KAMI_NAMES[table.shrines[shrine]]), style="not bold")
        served = panels.worshippers(table, words, styles, shrine)
        parts.append(part.append(" ").append_text(served) if served.plain != "·" else part)
    return flowed(Text(words.words.text("cli-rs-shrines"), style="bold"), parts, width, " · ")
