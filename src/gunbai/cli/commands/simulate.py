"""`gunbai sim` and `gunbai export`: many games between bots, counted as a table or as JSON, or written down as data."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from gunbai.arena.summary import Summary
from gunbai.arena.summary import simulate as run
from gunbai.cli.commands import play
from gunbai.cli.errors import polite
from gunbai.cli.language import OWN, Language, words_of
from gunbai.cli.percent import SHARES, balance, grid_of, share_cells
from gunbai.cli.screen import Screen
from gunbai.extras import needs
from gunbai.kernel.errors import BadInput, not_among, out_of_range
from gunbai.kernel.game import Game

if TYPE_CHECKING:
    from gunbai.research.export import SelfPlay

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
    found = _played(game, seated(bots, players), games, seed, options, workers)
    if as_json:
        print(json.dumps(found))
    else:
        _report(screen, found)


def seated(bots: str, players: int) -> list[str]:
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


def add_to(app: typer.Typer) -> None:
    """Hook `export` into the program."""
    app.command("export")(export_command)


@polite
def export_command(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=play.games_offered)],
    out: Annotated[Path, typer.Option()],
    records: Annotated[list[Path] | None, typer.Option(metavar="FILE")] = None,
    bots: str = "steady",
    players: int = play.PLAYERS,
    games: int = 100,
    seed: int = 0,
    budget: int = 0,
    iterations: int = 0,
    rewards: str = "rank",
    workers: int = 0,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    card_set: Annotated[str, typer.Option("--set")] = "",
    option: Annotated[list[str] | None, typer.Option("-o", "--option", metavar="NAME=VALUE")] = None,
    lang: Language = OWN,
) -> None:
    """Write what bots saw, could do, did and got, or what is in records, as Parquet files."""
    screen, name = Screen(words_of(lang)), play.game_named(game).name
    with needs("research"):
        from gunbai.research.export import SelfPlay
    options = play.parsed_options(option or [], card_set)
    between = SelfPlay(seated(bots, players), games, seed, options, budget, iterations)
    _written(screen, name, records or between, out, rewards, workers or os.cpu_count() or 1, resume)
    screen.say_path("export-out", out)


def _written(
    screen: Screen, game: str, source: list[Path] | SelfPlay, out: Path, rewards: str, workers: int, resume: bool
) -> None:
    from gunbai.research.export import export

    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("", total=None)

        def tick(done: int, parts: int) -> None:
            bar.update(task, completed=done, total=parts)

        try:
            export(game, source, out, rewards, workers, resume, tick)
        except KeyboardInterrupt:
            screen.say("arena-broken-off")
            raise
