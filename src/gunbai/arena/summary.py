"""Many games between bots summed up: the numbers come with their doubt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict

from gunbai.arena.engines import local
from gunbai.arena.report import Row, grouped, machine, row
from gunbai.arena.simulation import ALONE, Played, planned, settings

Progress = Callable[[int, int], None]
"""Called with the games played and the games wanted."""


class EntrySummary(Row):
    """How one entry of `--bots` did."""

    mean_rank: float
    faults: int


class Summary(TypedDict):
    """The document of `gunbai sim --json`; entries stand in the order they were given."""

    game: str
    settings: Mapping[str, Any]
    machine: str
    games: int
    decisions: int
    cpu_seconds: float
    entries: list[EntrySummary]
    seats: list[Row]
    clans: list[Row]


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    budget_ms: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Summary:
    """Play `games` games; the result depends on the seed, never on the number of workers (but for CPU seconds)."""
    asked = settings(game, [bots], games, seed, options or {}, budget_ms, 0)
    tasks = planned(game, bots, games, seed, options or {}, budget_ms, match=ALONE)
    played: list[Played] = []
    for one in local(tasks, workers):
        played.append(one)
        if progress is not None:
            progress(len(played), games)
    return summary(asked, played)


def summary(asked: Mapping[str, Any], played: Sequence[Played]) -> Summary:
    """The numbers of all games together, whoever finished first."""
    played, bots = sorted(played, key=lambda one: one["number"]), asked["tables"][0]
    return Summary(
        game=asked["game"],
        settings=asked,
        machine=machine(),
        games=len(played),
        decisions=sum(one["decisions"] for one in played),
        cpu_seconds=round(sum(one["cpu_seconds"] for one in played), 3),
        entries=[entry_summary(bot, entry, played) for entry, bot in enumerate(bots)],
        seats=grouped((f"seat {one['seats'][i] + 1}", one, i) for one in played for i in range(len(bots))),
        clans=grouped((one["clans"][i], one, i) for one in played for i in range(len(one["clans"]))),
    )


def entry_summary(bot: str, entry: int, played: Sequence[Played]) -> EntrySummary:
    return EntrySummary(
        **row(bot, [(one, entry) for one in played]),
        mean_rank=round(sum(one["ranks"][entry] for one in played) / len(played), 3),
        faults=sum(one["faults"][entry] for one in played),
    )
