"""Many games between bots summed up: the numbers come with their doubt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict

from gunbai.arena.engines import local
from gunbai.arena.simulation import ALONE, Played, planned, wilson

Progress = Callable[[int, int], None]
"""Called with the games played and the games wanted."""


class EntrySummary(TypedDict):
    """How one entry of `--bots` did; `interval` holds the win share with 95 % confidence."""

    bot: str
    wins: float
    win_share: float
    interval: list[float]
    mean_score: float
    mean_rank: float
    faults: int


class Summary(TypedDict):
    """The document of `gunbai sim --json`; seats are the entries in the order they were given."""

    game: str
    games: int
    decisions: int
    cpu_seconds: float
    seats: list[EntrySummary]


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
    tasks = planned(game, bots, games, seed, options or {}, budget_ms, match=ALONE)
    played: list[Played] = []
    for one in local(tasks, workers):
        played.append(one)
        if progress is not None:
            progress(len(played), games)
    return summary(game, bots, played)


def summary(game: str, bots: Sequence[str], played: Sequence[Played]) -> Summary:
    """The numbers of all games together."""
    return Summary(
        game=game,
        games=len(played),
        decisions=sum(one["decisions"] for one in played),
        cpu_seconds=round(sum(one["cpu_seconds"] for one in played), 3),
        seats=[entry_summary(bot, entry, played) for entry, bot in enumerate(bots)],
    )


def entry_summary(bot: str, entry: int, played: Sequence[Played]) -> EntrySummary:
    games = len(played)
    wins = sum(one["wins"][entry] for one in played)
    low, high = wilson(wins, games)
    return EntrySummary(
        bot=bot,
        wins=round(wins, 3),
        win_share=round(wins / games, 4),
        interval=[round(low, 4), round(high, 4)],
        mean_score=round(sum(one["scores"][entry] for one in played) / games, 2),
        mean_rank=round(sum(one["ranks"][entry] for one in played) / games, 3),
        faults=sum(one["faults"][entry] for one in played),
    )
