"""The games of a simulation or a tournament: planned so that every entry sits everywhere equally often, and played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final, TypedDict, TypeVar

from gunbai.arena.driver import play_game
from gunbai.arena.outcome import GameOutcome
from gunbai.bots.bot import close, limit, spend_cpu_time
from gunbai.bots.entrants import check_entrant, entrant
from gunbai.games.registry import game as game_by_name
from gunbai.kernel.errors import BadInput
from gunbai.kernel.luck.generator import seeded

T = TypeVar("T")
ALONE: Final = -1
"""The match of games that belong to no tournament: their seasons are not noted, which is a little quicker."""


class Task(TypedDict):
    """One game to play; only such plain data crosses processes."""

    match: int
    """Which match-up of a tournament; `number` counts the games of it."""
    number: int
    game: str
    bots: list[str]
    options: dict[str, str]
    seed: int
    deal: int
    """Games of one deal have the same seed and other seatings."""
    seating: list[int]
    """The entry at each seat."""
    budget_ms: int
    iterations: int


class Played(TypedDict):
    """What is kept of one game; lists are by entry."""

    match: int
    number: int
    deal: int
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
    """The games to play. The same deal is played once with each rotation of a seating, so that luck evens out sooner;
    from deal to deal the neighbours change, until every seating has been played."""
    check(game, bots, games, options)
    luck = seeded(seed)
    around = seatings(bots)
    rotations = 1 if len(set(bots)) == 1 else len(bots)
    deals = [luck.word() for _ in range(-(-games // rotations))]
    return [
        Task(
            match=match,
            number=number,
            game=game,
            bots=list(bots),
            options=dict(options),
            seed=deals[number // rotations],
            deal=number // rotations,
            seating=rotated(around[number // rotations % len(around)], number % len(bots)),
            budget_ms=budget_ms,
            iterations=iterations,
        )
        for number in range(games)
    ]


def seatings(bots: Sequence[str]) -> list[list[int]]:
    """Every order around the table that is another one to the bots; turned round, or equal ones swapped, it is not."""
    found: dict[tuple[str, ...], list[int]] = {}
    for rest in permutations(range(1, len(bots))):
        order = [0, *rest]
        names = [bots[entry] for entry in order]
        turned = min(tuple(rotated(names, shift)) for shift in range(len(names)))
        found.setdefault(turned, order)
    return list(found.values())


def rotated(order: Sequence[T], shift: int) -> list[T]:
    """Everybody moves on by so many seats."""
    return [order[(seat - shift) % len(order)] for seat in range(len(order))]


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


def play(task: Task) -> Played:
    """Play one game of a simulation."""
    game = game_by_name(task["game"])
    count, entry_at = len(task["bots"]), task["seating"]
    bots = [entrant(task["bots"][entry], game) for entry in entry_at]
    for bot in bots:
        limit(bot, task["iterations"])
        spend_cpu_time(bot)
    try:
        outcome = play_game(game, count, bots, task["seed"], task["options"], task["budget_ms"], task["match"] >= 0)
    finally:
        for bot in bots:
            close(bot)
    return by_entry(outcome, [entry_at.index(entry) for entry in range(count)], task)


def by_entry(outcome: GameOutcome, seat_of: list[int], task: Task) -> Played:
    """A shared victory counts as a share for each winner."""
    result = outcome.result
    won = 1 / len(result.winners)
    return Played(
        match=task["match"],
        number=task["number"],
        deal=task["deal"],
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
