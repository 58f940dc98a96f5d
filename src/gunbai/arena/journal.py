"""A run as a section of a Markdown log, with its settings, its sample size and the commit it was played at; how it is
cited, and the command that plays it again."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

from gunbai.arena.report import Report, Row
from gunbai.games.registry import game as game_by_name

CITED: Final = "The Gunbai authors. Gunbai: an exact rules engine for Rising Sun and Shogun"

HEAD = ["| bot | games | wins | share | 95 % | score | place | CPU ms | slowest ms | faults, late |"]


def append(path: Path, found: Report, commit: str) -> None:
    """Add a section; the rest of the log stays as it is."""
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" + "\n".join(section(found, commit)) + "\n")


def section(found: Report, commit: str) -> list[str]:
    asked = found["settings"]
    limit = f"{asked['iterations']} iterations" if asked["iterations"] else f"{asked['budget_ms']} ms"
    options = ", ".join(f"{name}={value}" for name, value in asked["options"].items())
    played = f"commit {commit}, rules {asked['rules']}, gunbai {asked['gunbai']}"
    sample = f"{asked['games']} games a table, seed {asked['seed']}, {limit} a decision"
    return [
        f"## {asked['game']}: {title(asked['tables'])}",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}, {played}; {sample}; {options}.",
        f"{found['games']} games, {found['decisions']} decisions, {found['cpu_seconds']:.0f} CPU seconds.",
        f"Played on {found['machine']}.",
        "",
        *HEAD,
        "|---|" + "---:|" * 9,
        *entry_lines(found),
        "",
        *rating_lines(found),
        *balance_lines("seat", found["seats"]),
        *balance_lines("clan", found["clans"]),
    ]


def title(tables: Sequence[Sequence[str]]) -> str:
    """The bots of the one table, or of all."""
    if len(tables) == 1:
        return ", ".join(tables[0])
    return f"{len(tables)} tables of " + ", ".join(dict.fromkeys(bot for bots in tables for bot in bots))


def entry_lines(found: Report) -> list[str]:
    count = len(found["settings"]["tables"])
    tables = [f" (table {number + 1})" if count > 1 else "" for number in range(count)]
    return [
        f"| {e['name']}{tables[e['match']]} | {e['games']} | {shares(e)} | {e['mean_score']:.1f} "
        f"| {e['mean_rank']:.2f} | {e['cpu_ms']:.2f} | {e['slowest_ms']:.0f} | {e['faults']}, {e['overruns']} |"
        for e in found["entries"]
    ]


def shares(row: Row) -> str:
    low, high = row["interval"]
    return f"{row['wins']:g} | {row['win_share']:.1%} | {low:.1%}-{high:.1%}"


def rating_lines(found: Report) -> list[str]:
    rated = [f"{r['bot']} {r['rating']:.0f} ({r['interval'][0]:.0f}-{r['interval'][1]:.0f})" for r in found["ratings"]]
    return [f"Ratings: {', '.join(rated)}.", ""] if len(rated) > 1 else []


def balance_lines(head: str, rows: Sequence[Row]) -> list[str]:
    if not rows:
        return []
    lines = [f"| {head} | games | wins | share | 95 % | score |", "|---|" + "---:|" * 5]
    lines += [f"| {row['name']} | {row['games']} | {shares(row)} | {row['mean_score']:.1f} |" for row in rows]
    return [*lines, ""]


def command(asked: Mapping[str, Any]) -> str:
    """What plays these games again, as far as time allows: limits in milliseconds differ from machine to machine."""
    usual = game_by_name(asked["game"]).filled({})
    parts = ["gunbai", "arena", asked["game"]]
    for bots in asked["tables"]:
        parts += ["--bots", ",".join(bots)]
    parts += ["--games", str(asked["games"]), "--seed", str(asked["seed"])]
    limit = ("iterations", "iterations") if asked["iterations"] else ("budget", "budget_ms")
    parts += [f"--{limit[0]}", str(asked[limit[1]])]
    for name, value in asked["options"].items():
        parts += ["-o", f"{name}={value}"] if usual[name] != value else []
    return shlex.join(parts)


def citation(found: Report, made: date) -> str:
    """As CITATION.cff has it, with what this page was made by."""
    asked = found["settings"]
    versions = f"{asked['gunbai']} (rules of {asked['game']} {asked['rules']})"
    return f"{CITED}. Version {versions}, {made.year}. Tournament of {made.isoformat()}, {found['games']} games."


def commit_of(folder: Path) -> str:
    """The commit of the checkout, with a word if it was changed since; `unknown` outside of one."""
    try:
        return _git(folder, "rev-parse", "--short", "HEAD") + (" and changes" if _git(folder, "diff", "HEAD") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, text=True, check=True)
    return done.stdout.strip()
