"""What a tournament says: who wins how often, at what cost, and whether seats and clans are even."""

from __future__ import annotations

import contextlib
import os
import platform
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, TypedDict

from gunbai.arena.doubt import by_deal
from gunbai.arena.ratings import Rating, ratings
from gunbai.arena.simulation import Played
from gunbai.kernel.luck import generator


class Row(TypedDict):
    """A share of wins with its 95 % interval by deals, and the mean score: of a bot, a seat or a clan."""

    name: str
    games: int
    wins: float
    win_share: float
    interval: list[float]
    mean_score: float


class Entry(Row):
    """How one entry of a table did."""

    match: int
    mean_rank: float
    decisions: int
    cpu_ms: float
    """Mean CPU time of a decision; `wall_ms` by the clock, `slowest_ms` the longest."""
    wall_ms: float
    slowest_ms: float
    faults: int
    overruns: int
    seasons: list[float]
    """Mean score at the start of each season and at the end."""


class Pair(TypedDict):
    """How often one bot ended a game before another at the same table."""

    bot: str
    other: str
    meetings: int
    """Pairs of seats that were compared: several in a game where a bot sat more than once."""
    ahead: float
    """The share of them in which it was ahead, a shared place counting half."""
    interval: list[float]


class Report(TypedDict):
    """The document `table.json`."""

    settings: Mapping[str, Any]
    machine: str
    """What it was played on."""
    games: int
    deals: int
    """Of one luck each, played with several seatings."""
    decisions: int
    cpu_seconds: float
    entries: list[Entry]
    ratings: list[Rating]
    pairs: list[Pair]
    """Both ways round."""
    seats: list[Row]
    clans: list[Row]
    reports: list[str]


def report(settings: Mapping[str, Any], games: Sequence[Played]) -> Report:
    """The same for the same games, in whatever order they were played."""
    games = sorted(games, key=lambda game: (game["match"], game["number"]))
    tables = settings["tables"]
    return Report(
        settings=settings,
        machine=machine(),
        games=len(games),
        deals=len({game["deal"] for game in games}),
        decisions=sum(game["decisions"] for game in games),
        cpu_seconds=round(sum(game["cpu_seconds"] for game in games), 3),
        entries=[entry for match, bots in enumerate(tables) for entry in entries(match, bots, games)],
        ratings=ratings(tables, games),
        pairs=pairs(tables, games),
        seats=grouped((f"seat {game['seats'][i] + 1}", game, i) for game in games for i in range(len(game["seats"]))),
        clans=grouped((game["clans"][i], game, i) for game in games for i in range(len(game["clans"]))),
        reports=[text for game in games for text in game["reports"]][:50],
    )


def machine() -> str:
    """The processor, its cores, the Python and whether the engine is compiled: what times depend on."""
    cpu = platform.processor() or platform.machine()
    with contextlib.suppress(OSError):
        named = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
        cpu = named[1] if named else cpu
    build = "pure" if str(generator.__file__).endswith(".py") else "compiled"
    return f"{cpu}, {os.cpu_count()} cores, Python {platform.python_version()}, {build}"


def pairs(tables: Sequence[Sequence[str]], games: Sequence[Played]) -> list[Pair]:
    """Every bot against every other that it has met, with the doubt by deals."""
    met: dict[tuple[str, str], dict[int, list[float]]] = {}
    for game in games:
        bots, ranks = tables[game["match"]], game["ranks"]
        for i, j in permutations(range(len(bots)), 2):
            if bots[i] != bots[j]:
                deals = met.setdefault((bots[i], bots[j]), {})
                deals.setdefault(game["deal"], []).append((1 + (ranks[i] < ranks[j]) - (ranks[i] > ranks[j])) / 2)
    return [pair(bot, other, met[bot, other]) for bot, other in sorted(met)]


def pair(bot: str, other: str, deals: Mapping[int, Sequence[float]]) -> Pair:
    results = [result for deal in deals.values() for result in deal]
    low, high = by_deal(deals)
    return Pair(
        bot=bot,
        other=other,
        meetings=len(results),
        ahead=round(sum(results) / len(results), 4),
        interval=[round(low, 4), round(high, 4)],
    )


def entries(match: int, bots: Sequence[str], games: Sequence[Played]) -> list[Entry]:
    own = [game for game in games if game["match"] == match]
    return [entry(match, index, bot, own) for index, bot in enumerate(bots)] if own else []


def entry(match: int, i: int, bot: str, games: Sequence[Played]) -> Entry:
    chosen = sum(game["chosen"][i] for game in games)
    return Entry(
        **row(bot, [(game, i) for game in games]),
        match=match,
        mean_rank=round(sum(game["ranks"][i] for game in games) / len(games), 3),
        decisions=chosen,
        cpu_ms=round(1000 * sum(game["thinking"][i] for game in games) / max(chosen, 1), 3),
        wall_ms=round(1000 * sum(game["waiting"][i] for game in games) / max(chosen, 1), 3),
        slowest_ms=max(game["slowest"][i] for game in games),
        faults=sum(game["faults"][i] for game in games),
        overruns=sum(game["overruns"][i] for game in games),
        seasons=seasons(games, i),
    )


def seasons(games: Sequence[Played], i: int) -> list[float]:
    """Mean scores by season; games of one tournament have equally many."""
    columns = zip(*(game["seasons"] for game in games), strict=True)
    return [round(sum(scores[i] for scores in column) / len(column), 2) for column in columns]


def grouped(results: Iterable[tuple[str, Played, int]]) -> list[Row]:
    """One row a name, sorted by name."""
    by_name: dict[str, list[tuple[Played, int]]] = {}
    for name, game, i in results:
        by_name.setdefault(name, []).append((game, i))
    return [row(name, by_name[name]) for name in sorted(by_name)]


def row(name: str, results: Sequence[tuple[Played, int]]) -> Row:
    wins = sum(game["wins"][i] for game, i in results)
    deals: dict[int, list[float]] = {}
    for game, i in results:
        deals.setdefault(game["deal"], []).append(game["wins"][i])
    low, high = by_deal(deals)
    return Row(
        name=name,
        games=len(results),
        wins=round(wins, 3),
        win_share=round(wins / len(results), 4),
        interval=[round(low, 4), round(high, 4)],
        mean_score=round(sum(game["scores"][i] for game, i in results) / len(results), 2),
    )
