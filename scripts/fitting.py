"""What the scripts that fit weights for Rising Sun share: how games are played on, and how weights are written."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from gunbai.bots.rising_sun.policy import pick
from gunbai.games.rising_sun.peek import bids_made_by, table_of
from gunbai.kernel.luck.generator import Generator
from gunbai.kernel.state import State

SETS: Final = ("archway", "teapot", "horseman")
SLIPS: Final = 0.04
"""Share of random choices, so that the model meets positions that steady would not get into."""
SEATS: Final = (3, 4, 5)
Rows = list[list[float]]


def play_one(state: State, generator: Generator) -> None:
    """One choice by steady's policy, with a slip now and then."""
    seat = state.actors()[0]
    ids = state.choice_ids(seat)
    id = ids[0]
    if len(ids) > 1:
        id = pick(table_of(state), seat, ids, bids_made_by(state, seat), generator)
        if int(generator.below(1000)) < SLIPS * 1000:
            id = ids[generator.below(len(ids))]
    state.play(seat, id)


def module(about: str, after: str, command: str, tables: list[list[list[str]]]) -> str:
    """The source of a module of weights: by number of players and stage, the lines of a row."""
    lines = [f'"""{about} Made by a script, not by hand:', "", f"    {command}", '"""', ""]
    lines += ["from __future__ import annotations", "", "from typing import Final", "", "# fmt: off"]
    lines += ["WEIGHTS: Final[list[list[list[float]]]] = ["]
    for table in tables:
        lines += ["    [", *(line for row in table for line in row), "    ],"]
    return "\n".join([*lines, "]", f'"""{after}"""']) + "\n"


def written(row: list[float], lines: int, digits: int) -> list[str]:
    """A row on so many lines, within the width of the page."""
    part = -(-len(row) // lines)
    parts = [", ".join(f"{weight:.{digits}f}" for weight in row[at : at + part]) for at in range(0, len(row), part)]
    return [f"        [{parts[0]},", *(f"         {part}," for part in parts[1:-1]), f"         {parts[-1]}],"]


def fit(
    script: str, about: str | None, games: int, rows_for: Callable[[int, int, int], Rows]
) -> tuple[str, list[Rows]]:
    """Read the command line; returns the command to write down, and the weights for each number of players."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=games, help="by number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tables = [rows_for(seats, given.games, given.seed) for seats in SEATS]
    return f"python -m scripts.{script} --games {given.games} --seed {given.seed}", tables
