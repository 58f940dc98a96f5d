"""Games to analyse: golden records, played by chance, with undos and asides."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import gunbai
from gunbai.analysis.walk import Walk
from gunbai.kernel.game import Game
from gunbai.kernel.records.record import Record, read

FOLDER = Path(__file__).parent.parent / "records"
GAMES = ("rising-sun", "shogun")


def text_of(name: str, file: str = "3-players-options-0") -> str:
    return (FOLDER / name / f"{file}.json").read_text(encoding="utf-8")


@cache
def recorded(name: str, file: str = "3-players-options-0") -> tuple[Game, Record]:
    found = read(text_of(name, file))
    return gunbai.game(name), found


@cache
def walked(name: str, file: str = "3-players-options-0") -> Walk:
    return Walk(*recorded(name, file))
