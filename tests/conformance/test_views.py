"""Nothing leaks: a view stays the same whatever the others' secrets are, and sampled worlds agree with it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gunbai.kernel.actions import Action
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.events import Event
from gunbai.kernel.state import State
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import some_states, view_text, viewers, walk

few_cases = pytest.mark.parametrize("case", FEW, ids=str)


@few_cases
def test_sampled_worlds_look_the_same_at_every_decision(case: Case) -> None:
    """And they differ from the truth, or this would prove nothing."""
    differing = dict.fromkeys([*range(case.seats), None], 0)
    rng = random.Random(31)
    for state in walk(case.new(31), rng):
        for seat in viewers(state):
            view = state.view(seat)
            text = canonical(view.document())
            world = case.game.sampled(view, rng)
            assert world.view(seat) == view, f"seat {seat} can tell a sampled world from the truth"
            assert view_text(world, seat) == text
            assert case.game.sampled(view, rng).view(seat) == view, "a view can be sampled more than once"
            case.adapter.counts(world)
            differing[seat] += world != state
    assert all(differing.values()), f"sampled worlds never differed: {differing}"


@few_cases
def test_choices_of_a_seat_depend_on_its_view_only(case: Case) -> None:
    for state, rng in some_states(case, seed=32, share=0.1):
        for seat in state.actors():
            world = case.game.sampled(state.view(seat), rng)
            assert world.choices(seat) == state.choices(seat)
            assert [form.tag for form in world.asides(seat)] == [form.tag for form in state.asides(seat)]


@few_cases
def test_the_public_part_is_the_same_for_everybody(case: Case) -> None:
    for state, _ in some_states(case, seed=37, share=0.1):
        public = canonical(state.view(None).public())
        for seat in viewers(state):
            view = state.view(seat)
            assert canonical(view.public()) == public
            assert view.document() == {**view.public(), **view.own()}
            assert not set(view.public()) & set(view.own()), "a part is either public or own"


@few_cases
def test_a_glimpse_says_what_a_view_says(case: Case) -> None:
    """It is made to be read at once, with words of what stays as it was: they must be renewed with the table."""
    for state, _ in some_states(case, seed=38, share=0.1):
        for seat in viewers(state):
            assert state.glimpse(seat).document() == state.view(seat).document()
            assert state.glimpse(seat).seat == seat


def keys_of(document: object) -> Iterator[str]:
    if isinstance(document, dict):
        yield from document
        for value in document.values():
            yield from keys_of(value)
    elif isinstance(document, list):
        for value in document:
            yield from keys_of(value)


@few_cases
def test_view_documents_have_no_keys_of_secrets(case: Case) -> None:
    secret = case.adapter.secret_keys
    for state, _ in some_states(case, seed=33, share=0.1):
        assert secret <= set(keys_of(state.position())), "the names of secrets are out of date"
        for seat in viewers(state):
            assert not secret & set(keys_of(state.view(seat).document()))


@few_cases
def test_an_action_that_crosses_no_barrier_teaches_nothing(case: Case) -> None:
    """Whatever the others hide, the actor sees the same after such an action, and everybody the same table."""
    quiet = 0
    for state, rng in some_states(case, seed=34, share=0.1):
        for seat in state.actors():
            action = rng.choice(state.choices(seat))
            worlds = [case.game.sampled(state.view(seat), rng) for _ in range(3)]
            before = [[view_text(world, other) for other in viewers(world)] for world in worlds]
            crossed = [crosses(world, action.id, seat) for world in worlds]
            assert len(set(crossed)) == 1, f"{action}: whether it crosses a barrier depends on others' secrets"
            if not crossed[0]:
                quiet += 1
                compare_views(worlds, before, seat)
    assert quiet > 10


def crosses(world: State, id: int, seat: int) -> bool:
    before = world.barriers
    world.apply(world.actions.of(seat, id))
    return world.barriers != before


def compare_views(worlds: list[State], before: list[list[str]], actor: int) -> None:
    for index, viewer in enumerate(viewers(worlds[0])):
        after = [view_text(world, viewer) for world in worlds]
        for number in (1, 2):
            if before[number][index] == before[0][index]:
                assert after[number] == after[0], f"seat {viewer} learns from seat {actor}'s action"


@few_cases
def test_a_view_is_a_copy(case: Case) -> None:
    for state, rng in some_states(case, seed=35, share=0.05):
        twin = state.copy()
        views = [(seat, twin.view(seat), view_text(twin, seat)) for seat in viewers(twin)]
        for _ in zip(range(30), walk(twin, rng), strict=False):
            pass
        for _, view, text in views:
            assert canonical(view.document()) == text


class Outcome:
    """What everybody but the actor sees and hears of one action, tried on a copy with copied luck."""

    def __init__(self, state: State, action: Action) -> None:
        twin = state.copy(state.chance.copy())
        events: list[Event] = []
        twin.listener = events.append
        twin.apply(action)
        self.quiet = twin.barriers == state.barriers
        self.views = [view_text(twin, seat) for seat in viewers(twin) if seat != action.seat]
        self.heard = [repr(event) for event in events if event.seat != action.seat]


@few_cases
def test_a_secret_action_looks_alike_to_everybody_else(case: Case) -> None:
    """Unless a reveal lies between. In a sealed chain one choice may end it: then readiness shows, no more."""
    compared = 0
    for state, rng in some_states(case, seed=36, share=0.4):
        for seat in state.actors():
            secret = [action for action in state.choices(seat) if action.secret]
            if len(secret) < 2:
                continue
            one, other = (Outcome(state, action) for action in rng.sample(secret, 2))
            if one.quiet and other.quiet and one.heard == other.heard:
                compared += 1
                assert one.views == other.views, f"others see which secret choice seat {seat} made"
            elif one.quiet and other.quiet:
                assert state.is_together(), f"others hear which secret choice seat {seat} made"
    assert compared or case.seats == 3, "no secret choice was compared"
