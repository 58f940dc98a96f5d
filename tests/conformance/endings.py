"""What a step says beforehand of a choice, that it ends something, beside what making it shows."""

from __future__ import annotations

from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.state import State


def has_ended(before: State, after: State, seat: int) -> bool:
    """Whether a choice of the seat has crossed a barrier, opened a sealed phase or handed on to others."""
    crossed = after.barriers != before.barriers or (after.is_sealed() and not before.is_sealed())
    return crossed or seat not in after.actors()


def apply(state: State, done: Action | Aside) -> None:
    """Carry it out; where the step knew whether it ends something, it must have known the truth."""
    if isinstance(done, Aside) or state.refusal(done) is not None:
        state.apply(done)
        return
    said, before = state.stack[-1].ends(state, done.seat, done.id), state.copy()
    state.apply(done)
    assert said is None or said == has_ended(before, state, done.seat), f"{done} ends: {said}, says {before.stack[-1]}"
