"""What the conformance suite must be told about a game: how to get it, option sets to try, and what it conserves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import cast

import gunbai
from examples import lanterns
from examples.lanterns.game import Lanterns
from examples.lanterns.state import State as LanternState
from examples.lanterns.words import LANTERNS
from gunbai.games.shogun.state import State as ShogunState
from gunbai.kernel.game import Game
from gunbai.kernel.state import Listener, State
from tests.games.rising_sun import counts as rising_sun
from tests.games.shogun import counts as shogun

Check = Callable[[State], None]
CLAUSES = frozenset(Path(gunbai.__file__).with_name("locale").joinpath("clauses.txt").read_text("utf-8").split())


@dataclass(frozen=True)
class Adapter:
    """One game in the suite. `counts` holds in every position, `played_counts` in those reached by play."""

    game: Callable[[], Game]
    option_sets: tuple[dict[str, str], ...]
    counts: Check
    played_counts: Check
    watcher: Callable[[State], Listener | None] = lambda state: None
    secret_keys: frozenset[str] = frozenset({"secrets"})
    """Keys of position documents that no view may contain."""
    widest: int = 200
    clauses: frozenset[str] = CLAUSES
    """Every clause that its choices, refusals and events may cite."""


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
        game=partial(gunbai.game, "rising-sun"),
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
        game=partial(gunbai.game, "shogun"),
        option_sets=({}, rulings, {"side": "moon", "moon_three": "assumed"}),
        counts=counts,
        played_counts=counts,
        secret_keys=frozenset({"secrets", "plans"}),
        widest=64,
    )


def _lanterns() -> Adapter:
    """The small game of the documentation: it stands on the same contract, from outside the package."""

    def counts(state: State) -> None:
        festival = cast(LanternState, state)
        coins, secrets = festival.table.coins, festival.secrets
        held = [lantern for hand in secrets.hands for lantern in hand]
        assert all(held.count(kind) <= lantern.many for kind, lantern in enumerate(LANTERNS))
        assert all(0 <= sum(bids) <= purse for bids, purse in zip(secrets.bids, coins, strict=True))

    return Adapter(
        game=cache(Lanterns),
        option_sets=({}, {"ties": "host"}),
        counts=counts,
        played_counts=counts,
        clauses=frozenset(re.findall(r"LN\d\.\d", lanterns.__doc__ or "")),
    )


ADAPTERS = {"rising-sun": _rising_sun(), "shogun": _shogun(), "lanterns": _lanterns()}
assert set(ADAPTERS) >= set(gunbai.GAMES), "every game needs an adapter"


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
        return self.adapter.game()

    @property
    def adapter(self) -> Adapter:
        return ADAPTERS[self.name]

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed=seed, options=self.options)


def cases() -> Iterator[Case]:
    """Every game, number of players and option set."""
    for name, adapter in ADAPTERS.items():
        for seats in adapter.game().seat_counts:
            for number, options in enumerate(adapter.option_sets):
                yield Case(name, seats, options, number)


CASES = list(cases())
FEW = [case for case in CASES if case.number == case.seats % len(ADAPTERS[case.name].option_sets)]
"""One option set for each number of players: for the slower tests."""
