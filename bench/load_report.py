"""The figures of a load run as a section of RESULTS.md, beside what is aimed at."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import gunbai.kernel.state
from bench.report import write_section

AIMS = (
    ("moves a second, each validated, durable, redacted for five seats and sent", "200", "{moves_per_second}"),
    ("until the reply, ms: median, 99 %", "p99 < 50", "{reply_ms[p50]}, {reply_ms[p99]}"),
    ("until a seat has its new state, ms: median, 99 %", "p99 < 50", "{told_ms[p50]}, {told_ms[p99]}"),
    ("acknowledged moves lost by SIGKILL", "0", "{lost}"),
    ("processor time of the server a move, ms", "", "{server_cpu_ms_per_move}"),
    ("share of one core", "", "{server_cpu_share}"),
    ("memory, MB", "< 400", "{server_megabytes}"),
    ("start, s: until it is ready, processor time", "< 2", "{start_seconds[wall]}, {start_seconds[cpu]}"),
    (
        "opening a game of 300 moves, ms: until the answer, processor time",
        "< 100",
        "{open_300_moves_ms[wall]}, {open_300_moves_ms[cpu]}",
    ),
)


def build() -> str:
    """Which engine this is."""
    return "pure Python" if str(gunbai.kernel.state.__file__).endswith(".py") else "compiled"


def section(figures: dict[str, Any], tables: int, sockets: int) -> str:
    today = datetime.now(UTC).date()
    head = (
        f"Measured on {today} by `python -m bench.load --write`, server and clients on two cores together, SQLite, "
        f"{tables:,} open tables, {figures['idle_sockets']:,} idle and {sockets} active sockets.\n"
        f"Load average of the machine: {figures['load_average']:.1f}; above 2 the times until something tell of the "
        "machine, not of the server, and the processor times are a little too high.\n"
    )
    rows = [f"| {label} | {aim} | {form.format(**figures)} |" for label, aim, form in AIMS]
    return "\n".join([head, "| | aim | seen |", "|---|---:|---:|", *rows])


def write(figures: dict[str, Any], tables: int, sockets: int) -> None:
    title = f"The server on the {build()} engine"
    write_section(Path(__file__).parent / "RESULTS.md", title, section(figures, tables, sockets))
