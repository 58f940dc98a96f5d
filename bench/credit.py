"""Credit at the table: how far one who breaks promises is still believed, and what its share of victories is.

    python -m bench.credit --games 240 --seed 1

Every game seats three `steady` and one `steady:treacherous`, each place equally often; no play-outs at tea. Beside that
the same games with `steady:loyal` in the place of the breaker, and both once more among three `steady:forgetful`, who
believe everybody as a stranger: what the same seat wins with the same deal when nobody remembers is the control, and
the difference is what lost credit costs.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import sqrt
from statistics import fmean, stdev

import gunbai
from gunbai.arena.driver import Driver
from gunbai.bots.registry import make
from gunbai.bots.rising_sun.deals.credit import ALLIANCE, OTHER
from gunbai.bots.rising_sun.steady import Steady

HONEST, FALSE, TRUE, FORGETFUL = "steady", "steady:treacherous", "steady:loyal", "steady:forgetful"
SEATS = 4


class Sums:
    """What is counted over all games."""

    def __init__(self) -> None:
        self.credit: dict[tuple[str, int], list[float]] = defaultdict(list)
        """By bot and season: what the others believed of it when the season was over."""
        self.wins: dict[str, list[float]] = defaultdict(list)
        """By bot."""
        self.shares: list[float] = []
        """By game: what the one among the three won."""


def believed(driver: Driver, seat: int) -> float:
    """How far the others believe a seat, on average and of alliances and other promises alike."""
    found = []
    for other, player in driver.players.items():
        bot = player.bot
        if other != seat and isinstance(bot, Steady) and bot.diplomat.memory is not None:
            credit = bot.diplomat.credit(bot.diplomat.memory, bot.diplomat.heard_of())
            found += [credit.of(seat, ALLIANCE), credit.of(seat, OTHER)]
    return fmean(found)


def play(number: int, seed: int, sums: Sums, one: str, three: str) -> None:
    """One game of one among three others."""
    game = gunbai.game("rising-sun")
    names = [one if seat == number % SEATS else three for seat in range(SEATS)]
    state = game.new(SEATS, seed=seed + number // SEATS)
    driver = Driver(game, state, [make(name, game) for name in names], seed + number, 0)
    assert driver.board is not None
    season = 0
    while actors := state.actors():
        driver.step(actors[0])
        if driver.board.table.season != season or state.is_over():
            for seat, name in enumerate(names):
                sums.credit[name, season].append(believed(driver, seat))
            season = driver.board.table.season
    winners = state.result().winners
    for seat, name in enumerate(names):
        sums.wins[name].append(1 / len(winners) if seat in winners else 0.0)
    sums.shares.append(1 / len(winners) if number % SEATS in winners else 0.0)


def share(wins: list[float]) -> str:
    """A share of victories with its 95 % interval."""
    mean = fmean(wins)
    return f"{100 * mean:5.1f} % ± {196 * sqrt(mean * (1 - mean) / len(wins)):.1f} ({len(wins)} seats)"


def gap(here: Sums, there: Sums) -> str:
    """How much more the one wins here than there, with its 95 % interval by deals: a deal is played from every seat."""
    pairs = [one - other for one, other in zip(here.shares, there.shares, strict=True)]
    deals = [fmean(pairs[first : first + SEATS]) for first in range(0, len(pairs), SEATS)]
    return f"{100 * fmean(deals):+.1f} ± {196 * stdev(deals) / sqrt(len(deals)):.1f} points"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240, help="a multiple of four, at least eight")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.games % SEATS or given.games < 2 * SEATS:
        parser.error("every deal is played from every seat: a multiple of four, at least eight")
    arms = {(one, three): Sums() for three in (HONEST, FORGETFUL) for one in (FALSE, TRUE)}
    for number in range(given.games):
        for (one, three), sums in arms.items():
            play(number, given.seed * 1_000_000, sums, one, three)
    for (one, three), sums in arms.items():
        print(f"{one} among {three}:")
        for name in (one, three):
            told = ", ".join(f"{fmean(sums.credit[name, season]):.2f}" for season in range(3))
            print(f"    {name}: credit after spring, summer, autumn {told}; share {share(sums.wins[name])}")
    for one in (FALSE, TRUE):
        print(f"{one}, remembered less forgotten: {gap(arms[one, HONEST], arms[one, FORGETFUL])}")
    for three in (HONEST, FORGETFUL):
        print(f"{FALSE} less {TRUE}, among {three}: {gap(arms[FALSE, three], arms[TRUE, three])}")


if __name__ == "__main__":
    main()
