"""The state contract at its edges: seats that are not there, and copies whose luck is kept, forked or given."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.kernel.luck.chance import simulated


@pytest.mark.parametrize("seat", [-2, -1, 3, 99])
@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_seat_that_is_not_there_has_no_view_and_no_decision(name: str, seat: int) -> None:
    state = gunbai.game(name).new(seats=3, seed=1)
    for ask in (state.view, state.decision):
        with pytest.raises(gunbai.BadInput) as refused:
            ask(seat)
        assert refused.value.field == "seat"
        assert refused.value.details["high"] == 2


@pytest.mark.parametrize("seat", [-2, -1, 3, 99])
@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_seat_that_is_not_there_may_do_nothing_and_is_asked_nothing(name: str, seat: int) -> None:
    state = gunbai.game(name).new(seats=3, seed=1)
    assert (state.choices(seat), state.asides(seat), state.question(seat)) == ([], [], None)


def drawn(state: gunbai.State) -> list[int]:
    return [state.chance.pick("any", 1_000_000) for _ in range(3)]


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_luck_of_a_copy_is_kept_forked_or_given(name: str) -> None:
    state = gunbai.game(name).new(seats=3, seed=1)
    kept, forked, given = state.copy(luck="keep"), state.copy(), state.copy(simulated(5))
    assert drawn(given) == drawn(state.copy(simulated(5)))
    expected = drawn(state)
    assert drawn(kept) == expected
    assert drawn(forked) != expected
    with pytest.raises(gunbai.BadInput, match="fork, keep"):
        state.copy(luck="borrow")
