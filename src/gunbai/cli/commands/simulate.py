"""`gunbai sim`: many games between bots, a bar on standard error, a table or one JSON object on standard output."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from gunbai.arena.summary import Summary
from gunbai.arena.summary import simulate as run
from gunbai.cli.percent import SHARES, balance, grid_of, share_cells
from gunbai.cli.screen import Screen
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
    grid = grid_of(screen, "cli-sim-bot", *SHARES, "cli-sim-rank")
    for number, entry in enumerate(found["entries"], 1):
        rank = words.number(entry["mean_rank"], 2)
        grid.add_row(f"{words.number(number)} {entry['name']}", *share_cells(words, entry), rank)
    screen.show(grid, balance(screen, "arena-seat", found["seats"]))
    if found["clans"]:
        screen.show(balance(screen, "arena-clan", found["clans"]))
    rate = int(found["decisions"] / max(found["cpu_seconds"], 1e-6))
    screen.say("cli-sim-total", games=found["games"], decisions=found["decisions"], rate=rate)
