"""What each seat has answered: whoever sends the same answer again, because it never heard of the first, is told that
it is done."""

from __future__ import annotations

from collections.abc import Sequence


class Answers:
    """By seat the decisions that were answered and not taken back, in order, each with the text of what was chosen."""

    def __init__(self) -> None:
        self._decisions: dict[int, list[int]] = {}
        self._texts: dict[int, list[str]] = {}

    def note(self, seat: int, decision: int, text: str) -> None:
        self._decisions.setdefault(seat, []).append(decision)
        self._texts.setdefault(seat, []).append(text)

    def forget(self, seat: int) -> None:
        """The seat has taken something back."""
        self._decisions.pop(seat, None)
        self._texts.pop(seat, None)

    def has(self, seat: int, decision: int, texts: Sequence[str]) -> bool:
        """Whether the seat has answered a decision, and those it was asked next, with just these texts."""
        decisions = self._decisions.get(seat, [])
        if decision not in decisions:
            return False
        first = decisions.index(decision)
        return self._texts[seat][first : first + len(texts)] == list(texts)
