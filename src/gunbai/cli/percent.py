"""Shares with their intervals, as each language writes percentages, and the tables they stand in."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table as Grid

from gunbai.arena.report import Row
from gunbai.cli.screen import Screen
from gunbai.locale.words import Words

SHARES: Final = ("arena-wins", "arena-share", "arena-interval", "arena-score")
"""The heads of the cells that `share_cells` gives."""
CLAN: Final = "clan"


def percent(words: Words, share: float, places: int = 0) -> str:
    return words.text("cli-percent", share=words.number(share * 100, places))


def interval(words: Words, low: float, high: float) -> str:
    return words.text("cli-interval", low=words.number(low * 100, 1), high=words.number(high * 100, 1))


def wins(words: Words, count: float) -> str:
    """Shared victories count in parts: a whole number needs no decimal sign."""
    return words.number(count, 0 if count == int(count) else 2)


def share_cells(words: Words, row: Row) -> tuple[str, str, str, str]:
    share, between = percent(words, row["win_share"], 1), interval(words, *row["interval"])
    return wins(words, row["wins"]), share, between, words.number(row["mean_score"], 1)


def place_name(words: Words, name: str) -> str:
    """A seat or a clan in the language."""
    kind, _, number = name.partition(" ")
    return words.text("arena-seat-number", number=int(number)) if number else words.text(f"{CLAN}-{kind}")


def grid_of(screen: Screen, first: str, *numbers: str) -> Grid:
    """An empty table: a column of names, and columns of numbers."""
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    grid.add_column(screen.words.text(first), overflow="fold")
    for key in numbers:
        grid.add_column(screen.words.text(key), justify="right", no_wrap=True)
    return grid


def balance(screen: Screen, head: str, rows: list[Row]) -> Grid:
    """Whether seats, or clans, win equally often."""
    grid = grid_of(screen, head, "arena-games", *SHARES)
    for row in rows:
        grid.add_row(
            place_name(screen.words, row["name"]), screen.words.number(row["games"]), *share_cells(screen.words, row)
        )
    return grid
