"""`gunbai sim`: many games between bots, a bar on standard error, a table or one JSON object on standard output."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from gunbai.arena.summary import Summary
from gunbai.arena.summary import simulate as run
from gunbai.cli.screen import Screen
from gunbai.cli.shares import interval, percent, wins
from gunbai.kernel.errors import BadInput, not_among, out_of_range
from gunbai.kernel.game import Game

MOST_WORKERS: Final = 256


def simulate(
    screen: Screen,
    game: Game,
    players: int,
    games: int,
    seed: int,
    bots: str,
    workers: int,
    as_json: bool,
    options: Mapping[str, str],
) -> None:
    """Check what was asked for, play, report."""
    if players not in game.seat_counts:
        raise not_among("players", game.seat_counts, players)
    if not 1 <= workers <= MOST_WORKERS:
        raise out_of_range("workers", 1, MOST_WORKERS, workers)
    found = _played(game, _seated(bots, players), games, seed, options, workers)
    if as_json:
        print(json.dumps(found))
    else:
        _report(screen, found)


def _seated(bots: str, players: int) -> list[str]:
    """One name a seat: fewer are repeated, more are refused."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not 1 <= len(names) <= players:
        raise BadInput("bots", f"1 to {players} names", str(len(names)), "names", most=players)
    return [names[seat % len(names)] for seat in range(players)]


def _played(game: Game, bots: list[str], games: int, seed: int, options: Mapping[str, str], workers: int) -> Summary:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)

        def tick(done: int, wanted: int) -> None:
            bar.update(task, completed=done)

        return run(game.name, bots, games, seed, options, workers=workers, progress=tick)


def _report(screen: Screen, found: Summary) -> None:
    words = screen.words
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    grid.add_column(screen.words.text("cli-sim-bot"))
    for key in ("cli-sim-wins", "cli-sim-share", "cli-sim-interval", "cli-sim-score", "cli-sim-rank"):
        grid.add_column(screen.words.text(key), justify="right")
    for number, seat in enumerate(found["seats"], 1):
        low, high = seat["interval"]
        shares = (wins(words, seat["wins"]), percent(words, seat["win_share"], 1), interval(words, low, high))
        means = (words.number(seat["mean_score"], 1), words.number(seat["mean_rank"], 2))
        grid.add_row(f"{words.number(number)} {seat['bot']}", *shares, *means)
    screen.show(grid)
    rate = int(found["decisions"] / max(found["cpu_seconds"], 1e-6))
    screen.say("cli-sim-total", games=found["games"], decisions=found["decisions"], rate=rate)
