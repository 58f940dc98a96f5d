"""Copies are independent, and their luck neither disturbs nor foretells the original's."""

from __future__ import annotations

import pytest

from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from gunbai.kernel.state import State
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import some_states, walk

few_cases = pytest.mark.parametrize("case", FEW, ids=str)


@few_cases
def test_playing_on_a_copy_changes_nothing_in_the_original(case: Case) -> None:
    for state, rng in some_states(case, seed=21, share=0.1):
        before = state.position()
        choices = [state.choices(seat) for seat in range(case.seats)]
        twin = state.copy()
        assert twin == state
        assert [twin.choices(seat) for seat in range(case.seats)] == choices
        assert [twin.decision(seat) for seat in range(case.seats)] == [state.decision(s) for s in range(case.seats)]
        for _ in zip(range(40), walk(twin, rng), strict=False):
            pass
        assert state.position() == before
        assert [state.choices(seat) for seat in range(case.seats)] == choices


@few_cases
def test_a_copy_drops_the_listener(case: Case) -> None:
    state = case.new(3)
    heard: list[object] = []
    state.listener = heard.append
    play_randomly(state.copy(), seeded(1), limit=30)
    assert heard == []
    play_randomly(state, seeded(1), limit=30)
    assert heard


def digest_after(state: State, seed: int) -> str:
    play_randomly(state, seeded(seed))
    return state.digest()


@few_cases
def test_copies_do_not_disturb_the_luck_of_the_original(case: Case) -> None:
    plain = case.new(9)
    expected = digest_after(plain, 2)
    copied = case.new(9)
    for _ in range(5):
        play_randomly(copied.copy(), seeded(3), limit=60)
    assert digest_after(copied, 2) == expected


@few_cases
def test_copies_do_not_foretell_the_luck_of_the_original(case: Case) -> None:
    state = case.new(9)
    copies = [digest_after(state.copy(), 2) for _ in range(4)]
    assert len(set(copies)) == 4
    assert digest_after(state, 2) not in copies


@few_cases
def test_a_copy_with_copied_luck_is_the_same_game(case: Case) -> None:
    state = case.new(9)
    twin = state.copy(state.chance.copy())
    assert digest_after(twin, 2) == digest_after(state, 2)
