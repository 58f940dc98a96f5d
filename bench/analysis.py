"""How far an analysis can be trusted: agreement with a search of 20 times the time, and calibration of its chances.

    python -m bench.analysis agreement [--games 40] [--decisions 60] [--trials 40] [--workers 2] [--write]
    python -m bench.analysis calibration [--games 2000] [--workers 2] [--write]

Games of bots of several levels at one table, by seed. Both want the compiled package (`make compiled`, then
PYTHONPATH=build/compiled). 40 trials are what 15 seconds of one core give a decision of a game of five on average.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import gunbai
from bench.report import write_section
from gunbai.analysis.contest import SURE, Contest, Runner
from gunbai.analysis.experts import expert
from gunbai.analysis.standing import moment, won
from gunbai.analysis.walk import Walk
from gunbai.bots.registry import make
from gunbai.kernel.actions import Action
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records import record
from gunbai.kernel.records.match import Match
from gunbai.kernel.records.record import Record

BOTS = ("steady", "sage:quick", "novice", "steady", "random")
CLEAREST = 8
"""One of so many decisions is among the clearest: 300 of 2,400."""
NEAR = 0.01
CHECKED = 100
"""Where the two name different choices, these meet in so many worlds: a hundredth of the chance to win is no matter."""
TIMES = 20
"""How much longer the search is that an analysis is compared with."""
MOMENTS = 6
"""Moments of each game whose chances are compared with what happened."""
TRIALS = 30
BINS = 10
RESULTS = Path(__file__).parent / "RESULTS.md"
PLOT = Path(__file__).parent / "calibration.png"


class Point(NamedTuple):
    """A chance that was told, and what came of it."""

    chance: float
    happened: float


class Verdict(NamedTuple):
    """A decision as the long search sees it, and whether the short one agrees."""

    clarity: float
    """By how many standard errors the two best differ."""
    agrees: bool
    cost: float
    """What the short one's advice gives away against the long one's."""


def played(name: str, seed: int, seats: int = 5) -> Record:
    """A game between bots, the seats turned by the seed."""
    game, luck = gunbai.game(name), FairChance(seed.to_bytes(32, "big"), [])
    match, rng = Match(game, seats, {}, luck), random.Random(seed)
    bots = [make(BOTS[(seat + seed) % len(BOTS)], game) for seat in range(seats)]
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.apply(bots[seat].choose(match.state.view(seat), match.state.choices(seat), rng, 0))
    return record.read(json.dumps(record.document(match, luck)))


# --- agreement --------------------------------------------------------------------------------------------------------


def verdicts(name: str, seed: int, decisions: int, trials: int) -> list[Verdict]:
    """Some decisions of a game judged with these trials, and with 20 times as many in other worlds."""
    walk = Walk(gunbai.game(name), played(name, seed))
    judge, made = expert(walk.game), [one for one in walk.decisions if not one.is_forced]
    found = []
    for number, decision in enumerate(random.Random(seed).sample(made, min(decisions, len(made)))):
        short = Contest(judge, decision, number, trials)
        long = Contest(judge, decision, 1_000_003 + number, TIMES * trials)
        short.run()
        long.run()
        if long.rivals:
            lead, error = long.lead_of(long.rivals[0], long.chosen)
            cost = given_away(long, short.judgement(True)["best"])
            found.append(Verdict(abs(lead) / error, cost is None, cost or 0.0))
    return found


def given_away(long: Contest, advised: Sequence[str]) -> float | None:
    """By how much what the short one advises is behind what the long one does, in new worlds; None for the same."""
    best = long.judgement(True)["best"]
    if best == advised:
        return None
    parse, long.final = long.expert.game.actions.parse, long.number
    one, two = (
        Runner([action.id for text in texts if isinstance(action := parse(text), Action)]) for texts in (best, advised)
    )
    while len(one.found) < CHECKED:
        long.meet([one, two])
    return long.lead_of(one, two)[0]


def agreement(games: int, decisions: int, trials: int, workers: int) -> list[str]:
    """By game: how often the clearest decisions are judged alike."""
    lines = []
    with ProcessPoolExecutor(workers) as pool:
        for name in gunbai.GAMES:
            judged = pool.map(verdicts, [name] * games, range(games), [decisions] * games, [trials] * games)
            found = [one for some in judged for one in some]
            lines.append(f"{name}: {_told(found)}, of {games} games; {trials} trials each, and {TIMES} times as many")
    return lines


def _told(found: Sequence[Verdict]) -> str:
    """How many of the clearest are judged alike: the same choice, or another one that is as good."""
    sure = sorted((one for one in found if one.clarity >= SURE), key=lambda one: -one.clarity)
    clear = sure[: max(1, len(found) // CLEAREST)]
    alike = sum(one.agrees or one.cost < NEAR for one in clear) / max(len(clear), 1)
    same = sum(one.agrees for one in clear) / max(len(clear), 1)
    of = f"of the {len(clear)} clearest of {len(found)} decisions"
    return f"{alike:.1%} {of} are judged alike ({same:.1%} by the same choice)"


# --- calibration ------------------------------------------------------------------------------------------------------


def points(name: str, seed: int) -> list[Point]:
    """Chances at some moments of a game, with who won in the end."""
    walk = Walk(gunbai.game(name), played(name, seed))
    judge, result = expert(walk.game), won(walk.end)
    stops = random.Random(seed).sample(walk.stops[:-1], MOMENTS)
    told = [moment(judge, stop, seed * 31 + number, TRIALS) for number, stop in enumerate(stops)]
    return [Point(chance, result[seat]) for one in told for seat, chance in enumerate(one["chances"])]


def calibration(games: int, workers: int) -> tuple[list[str], dict[str, list[tuple[float, float, int]]]]:
    """By game: rows of chance told, share that happened, count; and the mean distance of the two."""
    lines, rows = [], {}
    with ProcessPoolExecutor(workers) as pool:
        for name in gunbai.GAMES:
            found = [one for some in pool.map(points, [name] * games, range(games)) for one in some]
            rows[name] = binned(found)
            lines.append(f"{name}: {error_of(rows[name]):.1f} points of a hundred off on average, {games} games")
    return lines, rows


def binned(found: Sequence[Point]) -> list[tuple[float, float, int]]:
    """Mean chance told, share that happened and count, by tenths of the chance."""
    rows = []
    for number in range(BINS):
        inside = [one for one in found if min(int(one.chance * BINS), BINS - 1) == number]
        if inside:
            told = sum(one.chance for one in inside) / len(inside)
            rows.append((told, sum(one.happened for one in inside) / len(inside), len(inside)))
    return rows


def error_of(rows: Sequence[tuple[float, float, int]]) -> float:
    """The mean distance of what was told and what happened, in points of a hundred."""
    total = sum(count for _, _, count in rows)
    return 100 * sum(abs(told - happened) * count for told, happened, count in rows) / max(total, 1)


def plot(rows: dict[str, list[tuple[float, float, int]]]) -> None:
    """Told against happened; on the diagonal they agree."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="#2b2b2b", linestyle=":", linewidth=1)
    for name, found in rows.items():
        axes.plot([row[0] for row in found], [row[1] for row in found], marker="o", label=name)
    axes.set_xlabel("chance to win that was told")
    axes.set_ylabel("share that won")
    axes.legend()
    figure.savefig(PLOT, dpi=130)


ABOUT = {
    "agreement": (
        "The clearest decisions of games of five bots, one in eight, judged as with 20 times the trials or not; "
        "aim: 80 %. Alike is the same choice called best, or one that is less than a point of a hundred behind it in "
        "100 new worlds."
    ),
    "calibration": "Chances at six moments of a game of five bots, beside who won; aim: less than 4 points off.",
}


def section(what: str, lines: Sequence[str], given: Sequence[str]) -> str:
    """What was measured, when and how; the plot beside its figures."""
    command = " ".join(["python -m bench.analysis", *given])
    by = f"On {datetime.now(UTC).date()}, by `PYTHONPATH=build/compiled {command}`."
    drawn = [f"\n![chances told against what happened]({PLOT.name})"] if what == "calibration" else []
    return "\n".join([ABOUT[what], by, "", *(f"- {line}" for line in lines), *drawn])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("agreement", "calibration"))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--decisions", type=int, default=60, help="of each game")
    parser.add_argument("--trials", type=int, default=40)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into bench/RESULTS.md")
    asked = parser.parse_args()
    if asked.what == "agreement":
        lines = agreement(asked.games or 40, asked.decisions, asked.trials, asked.workers)
    else:
        lines, rows = calibration(asked.games or 2000, asked.workers)
        if asked.write:
            plot(rows)
    print("\n".join(lines))
    if asked.write:
        write_section(RESULTS, f"Analysis: {asked.what}", section(asked.what, lines, sys.argv[1:]))


if __name__ == "__main__":
    main()
