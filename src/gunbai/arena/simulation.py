"""The games of a simulation or a tournament: planned so that every entry sits everywhere equally often, and played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Final, TypedDict, TypeVar

from gunbai.arena.driver import play_game
from gunbai.arena.outcome import GameOutcome
from gunbai.bots.bot import close, limit, spend_cpu_time
from gunbai.bots.entrants import check_entrant, entrant
from gunbai.bots.process import own_version
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


def settings(
    game: str,
    tables: Sequence[Sequence[str]],
    games: int,
    seed: int,
    options: Mapping[str, str],
    budget_ms: int,
    iterations: int,
) -> dict[str, Any]:
    """All that decides the results, with the versions of what played: what must be said of a number to cite it."""
    rules = game_by_name(game)
    return {
        "game": game,
        "rules": rules.version,
        "gunbai": own_version(),
        "options": rules.filled(options),
        "tables": [list(bots) for bots in tables],
        "games": games,
        "seed": seed,
        "budget_ms": budget_ms,
        "iterations": iterations,
    }


def seatings(bots: Sequence[str]) -> list[list[int]]:
    """Every order around the table that is another one to the bots; turned round, or equal ones swapped, it is not.

    Each next one is that which leaves the counts of who sits behind whom most even, so that the first few of them,
    which is all that a short run plays, are a balanced sample.
    """
    found: dict[tuple[str, ...], list[int]] = {}
    for rest in permutations(range(1, len(bots))):
        order = [0, *rest]
        names = [bots[entry] for entry in order]
        turned = min(tuple(rotated(names, shift)) for shift in range(len(names)))
        found.setdefault(turned, order)
    left, behind, ordered = list(found.values()), Counter[tuple[str, str]](), []
    while left:
        best = min(left, key=lambda order: sum(behind[pair] for pair in neighbours(bots, order)))
        left.remove(best)
        ordered.append(best)
        behind.update(neighbours(bots, best))
    return ordered


def neighbours(bots: Sequence[str], order: Sequence[int]) -> list[tuple[str, str]]:
    """Who sits behind whom, all the way round."""
    names = [bots[entry] for entry in order]
    return list(zip(names, rotated(names, -1), strict=True))


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
