"""Bots only get views: by the import layers, by the types that arrive, and with a state whose secrets are poisoned."""

from __future__ import annotations

import ast
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

import gunbai
from gunbai.arena.driver import Driver, play_game
from gunbai.bots.registry import make, names
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import Secrets
from gunbai.games.rising_sun.view import View
from gunbai.games.shogun.state import State as ShogunState
from gunbai.games.shogun.table import Secrets as ShogunSecrets
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.state import View as KernelView

BOTS = Path(__file__).parents[2] / "src" / "gunbai" / "bots"


def imported(path: Path) -> set[str]:
    """Every module and name a file imports, dotted."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_no_bot_imports_a_state_or_the_secrets() -> None:
    files = list(BOTS.rglob("*.py"))
    assert len(files) > 10
    for path in files:
        for name in imported(path):
            assert not (name.startswith("gunbai.games.") and name.split(".")[3:4] == ["state"]), f"{path}: {name}"
            # A search walks sampled worlds, which are States by the kernel's contract; nobody else needs the type.
            assert name != "gunbai.kernel.state.State" or path.parent.name == "search", path
            assert not name.endswith("table.Secrets"), path


class Watcher:
    """Plays the first choice and keeps whatever it was given."""

    def __init__(self) -> None:
        self.given: list[object] = []

    def choose(self, view: KernelView, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        self.given += [view, *choices, rng]
        return choices[0]

    def aside(self, view: KernelView, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        self.given += [view, *forms]
        return None


def test_the_driver_hands_out_views_of_the_right_seat_only() -> None:
    watchers = [Watcher() for _ in range(3)]
    play_game(gunbai.game("rising-sun"), 3, watchers, seed=3)
    for seat, watcher in enumerate(watchers):
        assert not any(isinstance(thing, gunbai.State) for thing in watcher.given)
        views = [thing for thing in watcher.given if isinstance(thing, View)]
        assert views
        assert {view.seat for view in views} == {seat}


class Poison(list[int]):
    """A secret that must not be touched."""

    def __getitem__(self, key: object) -> int:  # type: ignore[override]
        raise AssertionError("a bot read a secret")

    def __iter__(self) -> object:  # type: ignore[override]
        raise AssertionError("a bot read a secret")


@pytest.mark.parametrize("name", ["random", "novice", "steady", "steady:loyal", "steady:greedy", "steady:treacherous"])
def test_a_bot_never_reads_the_secrets_of_the_state(name: str) -> None:
    """All secrets are poisoned while the bot thinks; its view was made before."""
    game = gunbai.game("rising-sun")
    state = game.new(seats=4, seed=11)
    assert isinstance(state, State)
    assert name.split(":")[0] in names(game)
    bot, rng = make(name, game), random.Random(5)
    while actors := state.actors():
        seat = actors[0]
        view, choices, forms = state.view(seat), state.choices(seat), state.asides(seat)
        hidden = state.secrets
        state.secrets = Secrets(Poison(), Poison(), Poison(), Poison(), Poison(), Poison())
        bot.aside(view, forms, rng)
        action = bot.choose(view, choices, rng, 0)
        state.secrets = hidden
        state.apply(action)


@pytest.mark.parametrize("name", ["random", "novice", "steady"])
def test_a_bot_of_shogun_never_reads_the_secrets_of_the_state(name: str) -> None:
    game = gunbai.game("shogun")
    state = game.new(seats=3, seed=11)
    assert isinstance(state, ShogunState)
    bot, rng = make(name, game), random.Random(5)
    while actors := state.actors():
        seat = actors[0]
        view, choices = state.view(seat), state.choices(seat)
        hidden = state.secrets
        state.secrets = ShogunSecrets(Poison(), Poison(), -1)
        action = bot.choose(view, choices, rng, 0)
        state.secrets = hidden
        state.apply(action)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_steady_chooses_the_same_in_every_world_it_cannot_tell_apart(seed: int) -> None:
    """Deal the hidden tiles and bids anew before each decision: the choice must not change."""
    game = gunbai.game("rising-sun")
    state = game.new(seats=4, seed=seed)
    bot = make("steady", game)
    decisions = 0
    while (actors := state.actors()) and decisions < 150:
        seat = actors[0]
        other = game.sampled(state.view(seat), random.Random(decisions))
        chosen = bot.choose(state.view(seat), state.choices(seat), random.Random(9), 0)
        assert bot.choose(other.view(seat), other.choices(seat), random.Random(9), 0) == chosen
        state.apply(chosen)
        decisions += 1


def test_choices_are_a_copy() -> None:
    """A bot that empties the list it was given spoils nothing."""

    class Eraser(Watcher):
        def choose(self, view: KernelView, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
            first = choices[0]
            if isinstance(choices, list):
                choices.clear()
            return first

    game = gunbai.game("rising-sun")
    driver = Driver(game, game.new(seats=3, seed=1), [Eraser() for _ in range(3)], 1, 0)
    assert driver.run().faults == [0, 0, 0]
