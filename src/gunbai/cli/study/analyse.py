"""`gunbai analyse`: where a finished game was won and lost, in tables and sentences or as one JSON document."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from gunbai.analysis.analyst import Analyst
from gunbai.cli.screen import Screen
from gunbai.cli.study.telling import Telling
from gunbai.cli.table import saving
from gunbai.cli.table.seats import seat_named
from gunbai.kernel.errors import out_of_range
from gunbai.kernel.luck.chance import RecordedChance
from gunbai.kernel.records import record
from gunbai.session.session import Session


def analyse(screen: Screen, path: Path, seat: str, seconds: int, seed: int, as_json: bool) -> None:
    """Think for so many seconds, then tell; the bar is for people at a terminal."""
    game, found = saving.load(path)
    if not 0 <= seed < 2**31:
        raise out_of_range("seed", 0, 2**31 - 1, seed)
    analyst = Analyst(game, found, seconds, seed=seed)
    session = Session(record.begun(game, found, RecordedChance(found.setup)))
    asked = seat_named(session, seat, screen.words) if seat else None
    _think(screen, analyst)
    if as_json:
        print(json.dumps(analyst.document()))
    else:
        Telling(screen, analyst).tell(asked)


def _think(screen: Screen, analyst: Analyst) -> None:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(screen.words.text("analysis-thinking"), total=1.0)
        for _ in analyst.run():
            progress.update(task, completed=analyst.done)
