"""`gunbai arena`: tournaments between bots, a bar on standard error, tables or one JSON object on standard output."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from gunbai.arena import journal
from gunbai.arena.plots import plots
from gunbai.arena.report import Entry, Report
from gunbai.arena.tournament import Tournament, match_ups, run
from gunbai.cli.commands import play
from gunbai.cli.errors import polite
from gunbai.cli.language import OWN, Language, words_of
from gunbai.cli.league import page
from gunbai.cli.percent import SHARES, balance, grid_of, share_cells
from gunbai.cli.screen import Screen
from gunbai.kernel.errors import BadInput
from gunbai.kernel.records.files import check_place

THINK_MS = 100


def add_to(app: typer.Typer) -> None:
    """Hook the command into the program."""
    app.command("arena")(arena_command)


@polite
def arena_command(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=play.games_offered)],
    bots: Annotated[list[str], typer.Option()],
    players: int = 0,
    games: int = 100,
    seed: int = 0,
    budget: int | None = None,
    iterations: int = 0,
    workers: int = 0,
    out: Path | None = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    engine: str = "local",
    log: Path | None = None,
    report: Path | None = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    card_set: Annotated[str, typer.Option("--set")] = "",
    option: Annotated[list[str] | None, typer.Option("-o", "--option", metavar="NAME=VALUE")] = None,
    lang: Language = OWN,
) -> None:
    """Let bots meet in many games: win shares with intervals, ratings, decision times, plots."""
    screen = Screen(words_of(lang))
    think = budget if budget is not None else 0 if iterations else THINK_MS
    tables = [table for names in bots for table in match_ups(named(names), players)]
    options = play.parsed_options(option or [], card_set)
    wanted = Tournament(play.game_named(game).name, tables, games, seed, options, think, iterations)
    for file in (log, report):
        if file:
            check_place(file)
    found = _played(screen, wanted, workers or os.cpu_count() or 1, out, resume, engine)
    drawn = plots(found, out) if out else []
    if log:
        journal.append(log, found, journal.commit_of(Path(__file__).parent))
    if report:
        report.write_text(page(screen.words, found, datetime.now(UTC).date()), encoding="utf-8")
    if as_json:
        print(json.dumps(found))
    else:
        _report(screen, found, out, bool(drawn))
        if report:
            screen.say_path("arena-page", report)


def named(names: str) -> list[str]:
    """The bots of one table; a command after `process:` cannot hold a comma."""
    found = [name.strip() for name in names.split(",")]
    if not all(found):
        raise BadInput("bots", "names with commas between them", repr(names), "commas")
    return found


def _played(screen: Screen, wanted: Tournament, workers: int, out: Path | None, resume: bool, engine: str) -> Report:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def tick(done: int, all_of_them: int) -> None:
            bar.update(task, completed=done, total=all_of_them)

        try:
            return run(wanted, workers, out, resume, engine, tick)
        except KeyboardInterrupt:
            if out:
                screen.say("arena-broken-off")
            raise


def _report(screen: Screen, found: Report, out: Path | None, has_plots: bool) -> None:
    tables = found["settings"]["tables"]
    for number, bots in enumerate(tables):
        if len(tables) > 1:
            screen.say("arena-table", number=number + 1, bots=screen.words.listed(bots))
        screen.show(_entries(screen, [entry for entry in found["entries"] if entry["match"] == number]))
    if len(found["ratings"]) > 1:
        screen.show(_ratings(screen, found))
    screen.show(balance(screen, "arena-seat", found["seats"]))
    if found["clans"]:
        screen.show(balance(screen, "arena-clan", found["clans"]))
    _notes(screen, found, out, has_plots)


def _notes(screen: Screen, found: Report, out: Path | None, has_plots: bool) -> None:
    games, seats = found["settings"]["games"], len(found["settings"]["tables"][0])
    seconds = round(found["cpu_seconds"])
    screen.say("arena-total", games=found["games"], decisions=found["decisions"], seconds=seconds)
    if games % seats:
        screen.say("arena-rotation", games=games, seats=seats)
    if found["reports"]:
        screen.say("arena-replaced-note", report=found["reports"][0])
    if out and not has_plots:
        screen.say("arena-no-plots")
    if out:
        screen.say_path("arena-out", out)


def _entries(screen: Screen, entries: list[Entry]) -> Grid:
    grid = grid_of(screen, "arena-bot", *SHARES, "arena-rank", "arena-cpu", "arena-slowest", "arena-replaced")
    number = screen.words.number
    for place, entry in enumerate(entries, 1):
        rank, replaced = number(entry["mean_rank"], 2), number(entry["faults"] + entry["overruns"])
        times = number(entry["cpu_ms"], 2), number(entry["slowest_ms"])
        grid.add_row(f"{number(place)} {entry['name']}", *share_cells(screen.words, entry), rank, *times, replaced)
    return grid


def _ratings(screen: Screen, found: Report) -> Grid:
    grid = grid_of(screen, "arena-bot", "arena-games", "arena-rating", "arena-interval")
    number = screen.words.number
    for rating in found["ratings"]:
        low, high = rating["interval"]
        between = f"{number(round(low))}–{number(round(high))}"
        grid.add_row(rating["bot"], number(rating["games"]), number(round(rating["rating"])), between)
    return grid
