"""What the conformance suite must be told about a game: option sets to try, and what it conserves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import cast

import gunbai
from gunbai.games.shogun.state import State as ShogunState
from gunbai.kernel.game import Game
from gunbai.kernel.state import Listener, State
from tests.games.rising_sun import counts as rising_sun
from tests.games.shogun import counts as shogun

Check = Callable[[State], None]


@dataclass(frozen=True)
class Adapter:
    """One game in the suite. `counts` holds in every position, `played_counts` in those reached by play."""

    option_sets: tuple[dict[str, str], ...]
    counts: Check
    played_counts: Check
    watcher: Callable[[State], Listener | None] = lambda state: None
    secret_keys: frozenset[str] = frozenset({"secrets"})
    """Keys of position documents that no view may contain."""
    widest: int = 200


def _rising_sun() -> Adapter:
    variants = {
        "set": "horseman",
        "shrines": "first_game",
        "shikoku_reward": "ronin",
        "nagato_kyushu_vp": "false",
        "edo_kyoto_border": "false",
        "horseman_summer": "ashigaru",
        "oni_hate_force": "4",
        "courage": "battle",
        "justice": "event",
        "bushido": "coins_once",
    }
    return Adapter(
        option_sets=({"set": "archway"}, {"set": "teapot"}, {"set": "horseman"}, variants),
        counts=rising_sun.counts,
        played_counts=rising_sun.played_counts,
        watcher=rising_sun.clean_up_watcher,
        secret_keys=frozenset({"secrets", "pool"}),
    )


def _shogun() -> Adapter:
    rulings = {
        "setup": "tables",
        "yield": "if_held",
        "action_window": "one_by_one",
        "armies6_shortage": "6",
        "tower": "spielbyweb",
        "years": "1",
    }

    def counts(state: State) -> None:
        faults = shogun.faults(cast(ShogunState, state))
        assert not faults, faults

    return Adapter(
        option_sets=({}, rulings, {"side": "moon", "moon_three": "assumed"}),
        counts=counts,
        played_counts=counts,
        secret_keys=frozenset({"secrets", "plans"}),
        widest=64,
    )


ADAPTERS = {"rising-sun": _rising_sun(), "shogun": _shogun()}
assert set(ADAPTERS) == set(gunbai.GAMES), "every game needs an adapter"


@dataclass(frozen=True)
class Case:
    """One game, one number of players, one option set."""

    name: str
    seats: int
    options: dict[str, str] = field(hash=False)
    number: int

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}-{self.number}"

    @property
    def game(self) -> Game:
        return gunbai.game(self.name)

    @property
    def adapter(self) -> Adapter:
        return ADAPTERS[self.name]

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed=seed, options=self.options)


def cases() -> Iterator[Case]:
    """Every game, number of players and option set."""
    for name in gunbai.GAMES:
        for seats in gunbai.game(name).seat_counts:
            for number, options in enumerate(ADAPTERS[name].option_sets):
                yield Case(name, seats, options, number)


CASES = list(cases())
FEW = [case for case in CASES if case.number == case.seats % len(ADAPTERS[case.name].option_sets)]
"""One option set for each number of players: for the slower tests."""
