"""Runs the engines side by side, in turns, and writes RESULTS.md and a plot beside this file."""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

from bench.report import Figures, table, write_plot, write_section

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def run_worker(what: str, build: str, seconds: float) -> dict[str, float]:
    """One measurement in a fresh process, so that the builds do not meet."""
    paths = [str(BUILDS[build]), str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.worker", what, str(seconds)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{what} ({build}) failed:\n{done.stderr}")
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def measure(games: list[str], rounds: int, seconds: float) -> Figures:
    """All engines once a round, so that a change of the machine's mood meets them all; medians of the rounds."""
    jobs = [("catanatron", "pure")] + [(game, build) for game in games for build in BUILDS]
    seen: dict[tuple[str, str], list[dict[str, float]]] = {job: [] for job in jobs}
    for number in range(rounds):
        for job in jobs:
            print(f"round {number + 1} of {rounds}: {job[0]} ({job[1]})", file=sys.stderr)
            seen[job].append(run_worker(*job, seconds))
    return {job: {key: statistics.median(r[key] for r in runs) for key in runs[0]} for job, runs in seen.items()}


def machine() -> str:
    model = next(
        (line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line),
        platform.processor(),
    )
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="of random play in each measurement")
    parser.add_argument("--games", default="rising-sun,shogun")
    parser.add_argument("--no-write", action="store_true", help="print the table, write nothing")
    given = parser.parse_args()
    figures = measure(given.games.split(","), given.rounds, given.seconds)
    if not all(values["compiled"] for (_, build), values in figures.items() if build == "compiled"):
        raise SystemExit("build/compiled holds no compiled package: run `make compiled` on a machine with a C compiler")
    today = dt.datetime.now(tz=dt.UTC).date()
    head = f"Measured on {today} by `make bench` ({given.rounds} rounds, medians): {machine()}."
    text = f"{head}\nHow to read it: [README.md](README.md).\n\n{table(figures)}"
    print(text)
    if not given.no_write:
        plotted = text + "\n![decisions per second](results.png)\n"
        write_section(ROOT / "bench" / "RESULTS.md", "The engine", plotted)
        write_plot(figures, ROOT / "bench" / "results.png")


if __name__ == "__main__":
    main()
