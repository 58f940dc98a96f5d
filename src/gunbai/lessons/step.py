"""A step of a lesson: what the learner may do in it, and the numbers that its card tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final


class Step:
    """One thing the learner does: the choices open to it, as patterns of their texts without the seat."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.name: Final[str] = document["name"]
        self.ways: Final[dict[str, str]] = document.get("ways", {})
        """Where the learner really chooses: the actions by the names of their ways, the first one as good as any."""
        self.told: Final[str] = document.get("told", "")
        """The later card that tells what the way brought, and what another would have brought."""
        self.when: Final[dict[str, str]] = document.get("when", {})
        """Only on these ways of earlier steps is it asked at all."""
        self.facts: Final[dict[str, str]] = document.get("facts", {})
        """What its card tells in numbers: where each stands in what the learner sees."""
        self.allow: Final[Sequence[str]] = document.get("allow") or list(self.ways.values())
        self.advice: Final[str] = document.get("advice") or self.allow[0]
        """What its card advises where the choice is free, or the first of its ways."""

    def allows(self, text: str) -> bool:
        """Whether an action, as its text without the seat, is open in this step."""
        return any(fnmatchcase(text, pattern) for pattern in self.allow)

    def way(self, text: str) -> str:
        """Which of its ways an action is; empty for another one."""
        return next((name for name, action in self.ways.items() if action == text), "")


def found_in(view: object, place: str) -> int:
    """A number of a view; of a list how many, or whether a name is among them; 0 where there is nothing."""
    for key in place.split("."):
        if isinstance(view, Mapping):
            view = view.get(key, 0)
        elif isinstance(view, list):
            view = view[int(key)] if key.isdigit() else int(key in view)
    return view if isinstance(view, int) else len(view) if isinstance(view, list) else 0
