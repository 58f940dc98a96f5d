"""The board of Rising Sun: provinces by clans on top, then shrines, market and purses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.boards.rising_sun import panels
from gunbai.cli.boards.rising_sun.pieces import amount, monsters_at, pieces_at
from gunbai.games.rising_sun.data.board import EVERYWHERE, PROVINCES, reward
from gunbai.games.rising_sun.data.options import NAGATO_KYUSHU_VP, SHIKOKU_REWARD
from gunbai.games.rising_sun.data.words import MANDATE_TURNS, PHASES, POLITICS, SEASONS
from gunbai.games.rising_sun.rules.force import force, strongest
from gunbai.games.rising_sun.table import Table
from gunbai.games.rising_sun.view import View
from gunbai.kernel.state import View as KernelView
from gunbai.locale.words import GameWords

CLAN_STYLES: Final = {
    "koi": "bright_red",
    "lotus": "bright_magenta",
    "turtle": "bright_cyan",
    "dragonfly": "bright_blue",
    "bonsai": "yellow",
}
MINOR: Final = frozenset(
    {
        "looked",
        "income_taken",
        "war_drawn",
        "tea_ready",
        "tea_unready",
        "bid_sealed",
        "advantage_won",
        "battle_force",
        "killed",
        "coins_gained",
        "reparations_paid",
    }
)
UNITS: Final = ("vp", "coin", "ronin")
GAP: Final = 2
"""Columns between two columns of a table."""
ROOMY: Final = 13
"""Columns that are enough for a clan's figures in a province."""


def of(view: KernelView) -> View:
    assert isinstance(view, View)
    return view


def styles(table: Table) -> list[str]:
    return [CLAN_STYLES.get(table.clan(seat).name, "white") for seat in range(table.seats)]


def board(view: View, words: GameWords, width: int) -> RenderableType:
    """The whole table, from the map down to the purses."""
    table = view.table
    parts: list[RenderableType] = [
        Rule(headline(table, words), style="dim"),
        panels.honor(table, words, styles(table)),
        panels.track(table, words, styles(table), width),
        Text(),
        _provinces(table, words, width, view.seat),
        Text(words.words.text("cli-rs-legend"), style="dim"),
        Text(),
        panels.shrines(table, words, styles(table)),
        Text(),
        panels.market(table, words, width),
        Text(),
        panels.purses(table, words, styles(table), view.seat),
        *panels.holdings(table, words, styles(table)),
    ]
    return Group(*parts)


def headline(table: Table, words: GameWords) -> str:
    """Season, phase and turn."""
    parts = [words.term("season", SEASONS[table.season]), words.term("phase", PHASES[table.phase])]
    if table.phase == POLITICS:
        parts.append(words.words.text("cli-rs-turn", turn=table.turn, turns=MANDATE_TURNS))
    return " · ".join(parts)


def _provinces(table: Table, words: GameWords, width: int, seat: int | None) -> Grid:
    """One row a province, one column a clan."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    heads = [words.words.text(key) for key in ("cli-rs-war", "cli-rs-province", "cli-rs-reward")]
    rows = [
        (war(table, words, p), words.term("province", PROVINCES[p]), reward_text(table, words, p)) for p in EVERYWHERE
    ]
    grid.add_column(heads[0], justify="right", no_wrap=True)
    grid.add_column(heads[1], no_wrap=True)
    grid.add_column(heads[2], no_wrap=True)
    left = sum(_widest(column) + GAP for column in zip(heads, *rows, strict=True))
    room = (width - left) // table.seats - GAP
    for one in range(table.seats):
        name = words.seat(one) + ("*" if one == seat else "")
        grid.add_column(Text(name, style=styles(table)[one]), min_width=min(room, ROOMY), no_wrap=True)
    for province, row in zip(EVERYWHERE, rows, strict=True):
        cells = [_cell(table, words, one, province, room) for one in range(table.seats)]
        grid.add_row(*row, *cells)
    return grid


def _widest(texts: Sequence[Text | str]) -> int:
    return max(Text(one).cell_len if isinstance(one, str) else one.cell_len for one in texts)


def war(table: Table, words: GameWords, province: int) -> Text:
    """The number of the war; one that is decided is struck through and marked."""
    if province not in table.wars:
        return Text("")
    number = table.wars.index(province)
    named = words.number(number + 1)
    return Text(f"✓{named}", style="dim") if number < table.war else Text(named, style="bold")


def reward_text(table: Table, words: GameWords, province: int) -> str:
    """What a province brings at harvest."""
    gained = reward(province, table.options[SHIKOKU_REWARD] == 1, table.options[NAGATO_KYUSHU_VP] == 1)
    return " ".join(amount(words, number, unit) for number, unit in zip(gained, UNITS, strict=True) if number)


def _cell(table: Table, words: GameWords, seat: int, place: int, room: int) -> Text:
    """Force, a star for whoever leads, and the figures; monsters by name on lines of their own."""
    pieces = pieces_at(table, words, seat, place)
    monsters = monsters_at(table, words, seat, place)
    if not pieces and not monsters:
        return Text("·", style="dim")
    here = force(table, seat, place)
    leads = strongest(table, place) == seat
    text = Text(f"{words.number(here) if here else '-':>2}{'*' if leads else ' '}", style="bold" if leads else "")
    spaced = " ".join(pieces)
    text.append(spaced if len(spaced) + 3 <= room else "".join(pieces), style=styles(table)[seat])
    for number, monster in enumerate(monsters):
        text.append(f"\n   {monster}" if pieces or number else monster, style=styles(table)[seat])
    return text
