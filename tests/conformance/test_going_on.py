"""What goes on after a position: read back, or sampled from a view, it is the same game as the one it was taken from.

Equal documents are not enough: a position may read back equal and yet offer, refuse or bring about something else.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from gunbai.kernel.actions import Action
from gunbai.kernel.errors import BadInput, GunbaiError
from gunbai.kernel.state import State
from tests.conformance.adapters import ADAPTERS
from tests.conformance.driving import random_choice, view_text, walk

GAMES_EACH = int(os.environ.get("GUNBAI_GOING_ON", "5"))
"""Games of every variety in the full run; with 11 there are more than 300 of them."""
SHARE = float(os.environ.get("GUNBAI_GOING_ON_SHARE", "0.03"))
"""Of the positions of such a game; with 1 all of them."""
MOVES = 3
REFUSALS = 12


@dataclass(frozen=True)
class Variety:
    """Option sets of a game that its games take turns with: one of the adapter's, or all values of one option."""

    name: str
    title: str
    sets: tuple[dict[str, str], ...] = field(hash=False)

    def __str__(self) -> str:
        return f"{self.name}-{self.title}"

    def new(self, seed: int) -> State:
        """One game; numbers of players that an option set does not allow are passed over."""
        game, options = ADAPTERS[self.name].game(), self.sets[seed % len(self.sets)]
        for turn in range(len(game.seat_counts)):
            try:
                return game.new(game.seat_counts[(seed + turn) % len(game.seat_counts)], seed=seed, options=options)
            except BadInput:
                continue
        raise AssertionError(f"nobody can play {options}")


def varieties() -> Iterator[Variety]:
    for name, adapter in ADAPTERS.items():
        for number, options in enumerate(adapter.option_sets):
            yield Variety(name, str(number), (options,))
        for option in adapter.game().options:
            yield Variety(name, option.name, tuple({option.name: value} for value in option.values))


every_variety = pytest.mark.parametrize("variety", list(varieties()), ids=str)


def told(refused: GunbaiError | None) -> str:
    return f"{refused!r} {refused.code} {refused.details}" if refused else ""


def some_refusals(state: State, seat: int, ids: list[int]) -> list[str]:
    return [told(state.refusal(state.actions.of(seat, id))) for id in ids]


def offered(state: State, seat: int) -> list[object]:
    """Everything a seat is asked or may do out of turn now."""
    forms = [(form.tag, form.clause, [(f.name, f.low, f.high) for f in form.fields]) for form in state.asides(seat)]
    return [state.choices(seat), [state.clause(action) for action in state.choices(seat)], forms]


def asked(state: State) -> list[object]:
    """Everything that everybody is asked, or how it ended."""
    ending = state.result().document() if state.is_over() else None
    return [state.actors(), state.is_together(), [offered(state, seat) for seat in range(state.seats())], ending]


def kept(state: Any) -> tuple[object, object]:
    """All that a state holds, also what no document shows: nothing must lie there from before."""
    return state.table.parts(), state.secrets.parts()


def check_read_back(name: str, state: State, rng: random.Random) -> None:
    """The same questions, and after the same moves with the same luck the same position."""
    twin = ADAPTERS[name].game().from_position(json.loads(json.dumps(state.position())))
    assert twin == state
    assert kept(twin) == kept(state)
    assert asked(twin) == asked(state)
    luck = state.chance.copy()
    state, twin = state.copy(luck.copy()), twin.copy(luck.copy())
    for _ in range(MOVES):
        if state.is_over():
            break
        action = random_choice(state, rng)
        state.apply(action)
        twin.apply(action)
        assert twin.digest() == state.digest(), f"after {action}"
        assert asked(twin) == asked(state), f"after {action}"


def check_sampled(name: str, state: State, seat: int, rng: random.Random) -> None:
    """The viewing seat is asked and refused the same, and its own action shows it the same if it reveals nothing."""
    world = ADAPTERS[name].game().sampled(state.view(seat), rng)
    assert world.actors() == state.actors()
    assert offered(world, seat) == offered(state, seat)
    ids = rng.sample(range(len(state.actions)), REFUSALS)
    assert some_refusals(world, seat, ids) == some_refusals(state, seat, ids)
    if seat in state.actors():
        check_own_action(state, world, rng.choice(state.choices(seat)))


def check_own_action(state: State, world: State, action: Action) -> None:
    luck = state.chance.copy()
    truth, guess = state.copy(luck.copy()), world.copy(luck.copy())
    truth.apply(action)
    guess.apply(action)
    crossed = truth.barriers != state.barriers
    assert (guess.barriers != world.barriers) == crossed, f"{action}: whether it reveals anything is no secret"
    if not crossed:
        assert view_text(guess, action.seat) == view_text(truth, action.seat), f"after {action}"


def check_game(variety: Variety, seed: int, share: float) -> None:
    rng = random.Random(seed)
    checked = 0
    for state in walk(variety.new(seed), rng):
        if rng.random() < share or not checked:
            checked += 1
            check_read_back(variety.name, state, rng)
            check_sampled(variety.name, state, rng.randrange(state.seats()), rng)
            for seat in state.actors()[:1]:
                check_sampled(variety.name, state, seat, rng)


@pytest.mark.parametrize("seed", [11, 12])
@every_variety
def test_a_position_and_a_sampled_world_go_on_as_the_game_does(variety: Variety, seed: int) -> None:
    check_game(variety, seed, share=0.05)


@pytest.mark.full
@pytest.mark.timeout(3600)
@every_variety
def test_many_games_go_on_from_their_positions(variety: Variety) -> None:
    for number in range(GAMES_EACH):
        check_game(variety, seed=1000 + number, share=SHARE)
