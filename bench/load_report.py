"""The runs of `bench.load`, and their figures as sections of RESULTS.md, beside what is aimed at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import gunbai.kernel.state
from bench.__main__ import machine
from bench.load_tables import SEATS_PER_TABLE
from bench.report import write_section

BOTH = ("rising-sun", "shogun")
MOST_IDLE, MOST_ACTIVE, LONGEST = 5000, 2500, 120.0
Row = tuple[str, str, str]
"""What is measured, the aim, and where it stands among the figures."""

MOVES: Row = (
    "moves a second, each validated, durable, redacted for five seats and sent",
    "{rate:.0f}",
    "{moves_per_second}",
)
CPU: Row = ("processor time of the server a move, ms", "<= 1.0 compiled", "{server_cpu_ms_per_move}")
LOST: Row = ("acknowledged moves lost by SIGKILL", "0", "{lost}")
SHARE: Row = ("share of one core", "", "{server_cpu_share}")


@dataclass(frozen=True)
class Run:
    """How much of what, and what is reported of it."""

    title: str
    tables: int
    idle: int
    """Sockets that only watch, spread over the tables where nobody plays."""
    active: int
    """Sockets of players, five a table."""
    rate: float
    """Moves a second, all tables together."""
    seconds: float
    rows: tuple[Row, ...]
    games: tuple[str, ...] = ("rising-sun",)
    sizes: tuple[int, ...] = ()
    """Where the same is done with more and more tables: how many, a column each."""

    def columns(self, games: tuple[str, ...]) -> dict[str, tuple[str, Run]]:
        """By the head of its column: a game and what is done with it."""
        if not self.sizes:
            return {game: (game, self) for game in games}
        played = self.active // SEATS_PER_TABLE
        sized = {size: replace(self, tables=size, idle=min(size - played, MOST_IDLE)) for size in self.sizes}
        return {f"{size:,} tables": (games[0], run) for size, run in sized.items()}

    def changed(
        self, tables: int | None, idle: int | None, active: int | None, rate: float | None, seconds: float | None
    ) -> Run:
        """The same with other numbers, within bounds."""
        return replace(
            self,
            tables=tables or self.tables,
            sizes=(tables,) if tables and self.sizes else self.sizes,
            idle=min(self.idle if idle is None else idle, MOST_IDLE),
            active=min(active or self.active, MOST_ACTIVE),
            rate=rate or self.rate,
            seconds=min(seconds or self.seconds, LONGEST),
        )


RUNS = {
    "club": Run(
        "The server",
        *(1000, 2000, 200, 200.0, 20.0),
        (
            MOVES,
            ("until the reply, ms: median, 99 %", "p99 < 50", "{reply_ms[p50]}, {reply_ms[p99]}"),
            ("until a seat has its new state, ms: median, 99 %", "p99 < 50", "{told_ms[p50]}, {told_ms[p99]}"),
            LOST,
            CPU,
            SHARE,
            ("memory, MB", "< 400", "{server_megabytes}"),
            ("start, s: until it is ready, processor time", "< 2", "{start_seconds[wall]}, {start_seconds[cpu]}"),
            (
                "opening a game of 300 moves, ms: until the answer, processor time",
                "< 100",
                "{open_300_moves_ms[wall]}, {open_300_moves_ms[cpu]}",
            ),
        ),
    ),
    "move": Run("The server, one move", *(20, 0, 100, 500.0, 10.0), (CPU, MOVES, LOST), BOTH),
    "rush": Run(
        "The server, 500 moves a second",
        *(1000, 2000, 500, 500.0, 20.0),
        (
            MOVES,
            ("until a seat has its new state, ms: median, 99 %", "p99 <= 25", "{told_ms[p50]}, {told_ms[p99]}"),
            ("until the reply, ms: median, 99 %", "", "{reply_ms[p50]}, {reply_ms[p99]}"),
            LOST,
            CPU,
            SHARE,
        ),
    ),
    "house": Run(
        "The server, 5,000 tables",
        *(5000, 4500, 2500, 100.0, 30.0),
        (
            ("memory with all tables open, MB", "< 1500", "{server_megabytes}"),
            ("tables at which people play", "500", "{tables_played}"),
            MOVES,
            ("until a seat has its new state, ms: median, 99 %", "", "{told_ms[p50]}, {told_ms[p99]}"),
            LOST,
        ),
    ),
    "rows": Run(
        "The server, by the tables it holds",
        *(5000, 4900, 500, 150.0, 20.0),
        (
            MOVES,
            ("sockets that watch, one a table where nobody plays", "", "{idle_sockets}"),
            ("until a seat has its new state, ms: median, 99 %", "p99 < 50", "{told_ms[p50]}, {told_ms[p99]}"),
            ("slowest, ms", "", "{told_ms[max]}"),
            LOST,
            SHARE,
            ("memory, MB", "< 1500", "{server_megabytes}"),
        ),
        sizes=(1500, 3000, 5000),
    ),
}
"""By the name that `python -m bench.load` takes."""


def build() -> str:
    """Which engine this is."""
    return "pure Python" if str(gunbai.kernel.state.__file__).endswith(".py") else "compiled"


def section(name: str, run: Run, figures: dict[str, dict[str, Any]]) -> str:
    """The figures of a run, a column for each game."""
    one = next(iter(figures.values()))
    held = "all tables open" if run.sizes else f"{run.tables:,} open tables, {one['idle_sockets']:,} idle"
    head = (
        f"Measured on {datetime.now(UTC).date()} by `python -m bench.load {name} --write`: {machine()}; server and "
        f"clients on these cores together, SQLite, {held} and {run.active:,} active sockets.\n"
        f"Load average of the machine: {one['load_average']:.1f}; above 2 the times "
        "until something tell of the machine, not of the server, and the processor times are a little too high.\n"
    )
    rows = [
        f"| {label} | {aim.format(rate=run.rate)} | {' | '.join(form.format(**seen) for seen in figures.values())} |"
        for label, aim, form in run.rows
    ]
    return "\n".join([head, f"| | aim | {' | '.join(figures)} |", f"|---|---:|{'---:|' * len(figures)}", *rows])


def write(name: str, run: Run, figures: dict[str, dict[str, Any]]) -> None:
    """Put them into RESULTS.md."""
    title = f"{run.title} on the {build()} engine"
    write_section(Path(__file__).parent / "RESULTS.md", title, section(name, run, figures))
