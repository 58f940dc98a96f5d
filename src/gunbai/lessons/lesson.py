"""A guided first game: the learner plays a real game, the other seats play the parts written for them.

Nothing of a lesson is stored beside the moves: how far it has come is counted from what the learner has done, so it can
be left, taken up again and undone like any game. Words: `lesson-GAME-STEP` in the Fluent files.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import RuleViolation, not_among
from gunbai.kernel.records.match import WITHDRAW
from gunbai.session.guide import Progress
from gunbai.session.session import Session

FOLDER: Final = Path(__file__).parent
END: Final = "end"
"""The step after the last one: the learner plays on as in any game."""
OFF: Final = "off"
"""A free choice has led away from what was written: the learner plays on as in any game."""
OTHERS: Final = "novice"
"""The bot that plays on in the other seats when their parts are over."""


class Step:
    """One thing the learner does: the choices open to it, as patterns of their texts without the seat."""

    def __init__(self, name: str, allow: Sequence[str], advice: str = "") -> None:
        self.name = name
        self.allow = allow
        self.advice = advice
        """What its card advises where the choice is free."""

    def allows(self, text: str) -> bool:
        """Whether an action, as its text without the seat, is open in this step."""
        return any(fnmatchcase(text, pattern) for pattern in self.allow)


class Lesson:
    """The script of one game's lesson."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.game: Final[str] = document["game"]
        self.seats: Final[int] = document["seats"]
        self.options: Final[dict[str, str]] = document["options"]
        self.seed: Final = str(document["seed"]).encode().ljust(32, b".")
        self.learner: Final = 0
        self.steps: Final = [Step(step["name"], step["allow"], step.get("advice", "")) for step in document["steps"]]
        self.parts: Final[dict[int, list[str]]] = {int(seat): part for seat, part in document["parts"].items()}

    def number(self, session: Session) -> int:
        """How many steps the learner has done."""
        return min(len(session.done_by(self.learner)), len(self.steps))

    def step(self, session: Session) -> Step | None:
        """What the learner does next; None once the lesson is over."""
        number = self.number(session)
        return self.steps[number] if number < len(self.steps) else None

    def name(self, session: Session) -> str:
        """Which card the learner is shown."""
        done = session.done_by(self.learner)
        if not all(step.allows(text) for step, text in zip(self.steps, done, strict=False)):
            return OFF
        step = self.step(session)
        if step is None:
            return END
        asked = session.legal(self.learner)
        return OFF if asked and not any(step.allows(_text(action)) for action in asked) else step.name

    def leaves(self, session: Session, seat: int, found: list[Action]) -> list[Action]:
        """What the lesson leaves of a seat's choices: all of them off its path, so that no game gets stuck."""
        step = self.step(session)
        if step is None or seat != self.learner or self.name(session) == OFF:
            return found
        return [action for action in found if step.allows(_text(action))]

    def leaves_asides(self, session: Session, seat: int, found: list[AsideForm]) -> list[AsideForm]:
        """A sealed chain cannot be withdrawn whole, for its steps are counted: undo takes them back one by one."""
        if seat != self.learner or self.step(session) is None:
            return found
        return [form for form in found if form.tag != WITHDRAW]

    def progress(self, session: Session, seat: int | None) -> Progress | None:
        """Which card the learner is shown, and how many steps it has done; nothing for others."""
        if seat != self.learner:
            return None
        return Progress(self.name(session), self.number(session), len(self.steps))

    def check(self, session: Session, chain: Sequence[Action | Aside]) -> None:
        """Refuse what the lesson does not offer; each link of a chain is a step of its own."""
        number = self.number(session)
        if chain[0].seat != self.learner or self.name(session) in (END, OFF):
            return
        for step, action in zip(self.steps[number:], chain, strict=False):
            is_open = step.allows(_text(action)) if isinstance(action, Action) else action.tag != WITHDRAW
            if not is_open:
                raise RuleViolation("lesson/other", "", {"action": _text(action)})

    def waits(self, session: Session, seat: int) -> bool:
        """Whether a seat's part goes on only after the learner has done something."""
        if self.name(session) in (END, OFF) or self.learner not in session.actors():
            return False
        return seat != self.learner and self.part(session, seat) is None

    def part(self, session: Session, seat: int) -> Action | None:
        """The next action of a seat's part; None where the part is over or cannot be played now."""
        number, part = len(session.done_by(seat)), self.parts.get(seat, [])
        if number >= len(part):
            return None
        wanted = f"{seat} {part[number]}"
        return next((action for action in session.legal(seat) if str(action) == wanted), None)


def _text(action: Action | Aside) -> str:
    return str(action).partition(" ")[2]


def games() -> list[str]:
    """The games that have a lesson."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


@functools.cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; refuses a game that has none and says which have."""
    if game not in games():
        raise not_among("game", games(), game)
    return Lesson(json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8")))
