"""Many games between bots: every entry sits everywhere equally often, and the numbers come with their doubt."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from math import sqrt
from typing import Final, TypedDict

from gunbai.arena.driver import play_game
from gunbai.arena.outcome import GameOutcome
from gunbai.bots.bot import close, limit, spend_cpu_time
from gunbai.bots.entrants import check_entrant, entrant
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.errors import BadInput
from gunbai.kernel.generator import seeded

Z95: Final = 1.959964
ALONE: Final = -1
"""The match of games that belong to no tournament: their seasons are not noted, which is a little quicker."""
Progress = Callable[[int, int], None]
"""Called with the games played and the games wanted, in the order of the games."""


class Task(TypedDict):
    """One game to play; only such plain data crosses processes."""

    match: int
    """Which match-up of a tournament; `number` counts the games of it."""
    number: int
    game: str
    bots: list[str]
    options: dict[str, str]
    seed: int
    shift: int
    """Entry 0 sits at this seat, the others after it."""
    budget_ms: int
    iterations: int


class Played(TypedDict):
    """What is kept of one game; lists are by entry."""

    match: int
    number: int
    wins: list[float]
    scores: list[int]
    ranks: list[int]
    seats: list[int]
    clans: list[str]
    """What each entry played, where the game tells its seats apart."""
    seasons: list[list[int]]
    """Scores at the start of each season and at the end."""
    faults: list[int]
    overruns: list[int]
    chosen: list[int]
    thinking: list[float]
    """CPU seconds; `waiting` are seconds on the wall, `slowest` milliseconds on the wall."""
    waiting: list[float]
    slowest: list[float]
    reports: list[str]
    decisions: int
    cpu_seconds: float


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
    with mapped(tasks, workers) as outcomes:
        for one in outcomes:
            played.append(one)
            if progress is not None:
                progress(len(played), games)
    return summary(game, bots, played)


def planned(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str],
    budget_ms: int,
    iterations: int = 0,
    match: int = 0,
) -> list[Task]:
    """The games to play. The same deal is played once with each rotation of the seats: luck evens out sooner."""
    check(game, bots, games, options)
    luck = seeded(seed)
    rotations = 1 if len(set(bots)) == 1 else len(bots)
    tasks = []
    deal = 0
    for number in range(games):
        if number % rotations == 0:
            deal = luck.word()
        task = Task(
            match=match,
            number=number,
            game=game,
            bots=list(bots),
            options=dict(options),
            seed=deal,
            shift=number % len(bots),
            budget_ms=budget_ms,
            iterations=iterations,
        )
        tasks.append(task)
    return tasks


def check(name: str, bots: Sequence[str], games: int, options: Mapping[str, str]) -> None:
    """Refuse here what would otherwise fail in a worker, far from whoever asked."""
    game = game_by_name(name)
    if len(bots) not in game.seat_counts:
        raise BadInput("bots", " or ".join(str(count) for count in game.seat_counts) + " names", str(len(bots)))
    if games < 1:
        raise BadInput("games", "at least 1", str(games))
    game.filled(options)
    for bot in dict.fromkeys(bots):
        check_entrant(bot, game)


@contextmanager
def mapped(tasks: list[Task], workers: int) -> Iterator[Iterable[Played]]:
    """The games played in this process or in several, always in the order of the tasks."""
    if workers <= 1:
        yield map(play, tasks)
        return
    # Fresh processes: a forked one would share whatever threads and locks the caller has.
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool.map(play, tasks, chunksize=max(1, min(8, len(tasks) // workers)))


def play(task: Task) -> Played:
    """Play one game of a simulation."""
    game = game_by_name(task["game"])
    count = len(task["bots"])
    entry_at = [(seat - task["shift"]) % count for seat in range(count)]
    bots = [entrant(task["bots"][entry], game) for entry in entry_at]
    for bot in bots:
        limit(bot, task["iterations"])
        spend_cpu_time(bot)
    try:
        outcome = play_game(game, count, bots, task["seed"], task["options"], task["budget_ms"], task["match"] >= 0)
    finally:
        for bot in bots:
            close(bot)
    return by_entry(outcome, [entry_at.index(entry) for entry in range(count)], task["match"], task["number"])


def by_entry(outcome: GameOutcome, seat_of: list[int], match: int = 0, number: int = 0) -> Played:
    """A shared victory counts as a share for each winner."""
    result = outcome.result
    won = 1 / len(result.winners)
    return Played(
        match=match,
        number=number,
        wins=[won if seat in result.winners else 0.0 for seat in seat_of],
        scores=[result.scores[seat] for seat in seat_of],
        ranks=[result.ranking[seat] for seat in seat_of],
        seats=seat_of,
        clans=[outcome.clans[seat] for seat in seat_of] if outcome.clans else [],
        seasons=[[scores[seat] for seat in seat_of] for scores in (*outcome.seasons, result.scores)],
        faults=[outcome.faults[seat] for seat in seat_of],
        overruns=[outcome.overruns[seat] for seat in seat_of],
        chosen=[outcome.chosen[seat] for seat in seat_of],
        thinking=[round(outcome.thinking[seat], 4) for seat in seat_of],
        waiting=[round(outcome.waiting[seat], 4) for seat in seat_of],
        slowest=[round(outcome.slowest[seat], 1) for seat in seat_of],
        reports=outcome.reports,
        decisions=outcome.decisions,
        cpu_seconds=round(outcome.cpu_seconds, 4),
    )


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


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: honest also near 0 and 1, where the usual one is not."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
