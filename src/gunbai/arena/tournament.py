"""A tournament: match-ups of bots, many games each, kept as they are played and summed up at the end."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from gunbai.arena import store
from gunbai.arena.engines import engine, put_off
from gunbai.arena.report import Report, report
from gunbai.arena.simulation import Played, Task, planned, settings
from gunbai.arena.summary import Progress
from gunbai.kernel.errors import BadInput, out_of_range

MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256


@dataclass(frozen=True)
class Tournament:
    """What to play: everything here decides the results, nothing else does (but for time budgets)."""

    game: str
    tables: Sequence[Sequence[str]]
    """Match-ups: the bots of one table each."""
    games: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    budget_ms: int = 0
    iterations: int = 0

    def tasks(self) -> list[Task]:
        """All games, checked: what is wrong is refused here."""
        for name, value, most in (("budget", self.budget_ms, 3_600_000), ("iterations", self.iterations, 10**9)):
            if not 0 <= value <= most:
                raise out_of_range(name, 0, most, value)
        if not 1 <= self.games <= MOST_GAMES:
            raise out_of_range("games", 1, MOST_GAMES, self.games)
        return [task for match in range(len(self.tables)) for task in self._tasks_of(match)]

    def _tasks_of(self, match: int) -> list[Task]:
        """The same seeds in every match-up: they meet the same luck."""
        bots = self.tables[match]
        return planned(self.game, bots, self.games, self.seed, self.options, self.budget_ms, self.iterations, match)

    def settings(self) -> dict[str, Any]:
        """As written into the folder of a run."""
        return settings(self.game, self.tables, self.games, self.seed, self.options, self.budget_ms, self.iterations)


def match_ups(bots: Sequence[str], players: int) -> list[list[str]]:
    """One table (0: of as many players as bots); fewer bots repeat the last one, of more every choice plays."""
    if players < 0:
        raise BadInput("players", "a number of seats", str(players))
    if players == 0 or players >= len(bots):
        return [[*bots, *[bots[-1]] * (players - len(bots))]]
    return [list(table) for table in itertools.combinations(bots, players)]


def run(
    tournament: Tournament,
    workers: int = 1,
    out: Path | None = None,
    resume: bool = False,
    engine_name: str = "local",
    progress: Progress | None = None,
) -> Report:
    """Play what is not played yet, and sum up. Workers and engine do not change the results."""
    if not 1 <= workers <= MOST_WORKERS:
        raise out_of_range("workers", 1, MOST_WORKERS, workers)
    if resume and out is None:
        raise BadInput("resume", "--out with the folder to go on with", "no folder")
    play_all = engine(engine_name)
    tasks = tournament.tasks()
    kept = None if out is None else store.opened(out, tournament.settings(), resume)
    games = list(kept.games) if kept else []
    over = {(game["match"], game["number"]) for game in games}
    try:
        for one in play_all([task for task in tasks if (task["match"], task["number"]) not in over], workers):
            _keep(one, games, kept)
            if progress is not None:
                progress(len(games), len(tasks))
    finally:
        if kept:
            kept.close()
    found = report(tournament.settings(), games)
    if kept:
        kept.write(store.TABLE, found)
    return found


def _keep(one: Played, games: list[Played], kept: store.Store | None) -> None:
    games.append(one)
    if kept:
        with put_off():  # a game that is over is on disk before a Ctrl-C is heard, with one worker, too
            kept.add(one)
