"""A guided first game: the learner plays a real game, the other seats play the parts written for them.

Nothing of a lesson is stored beside the moves: how far it has come is counted from what the learner has done, so it can
be left, taken up again and undone like any game. Where the learner has really chosen, the lesson plays the other way,
too, and tells what both brought. Words: `lesson-GAME-STEP` in the Fluent files, `.WAY` what a way promises, and
`lesson-GAME-STEP-WAY` what it brought.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from gunbai.games.registry import game as game_named
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import RuleViolation, not_among
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import WITHDRAW
from gunbai.lessons.step import Step, found_in
from gunbai.session.doings import done_by
from gunbai.session.guide import Progress, Told
from gunbai.session.session import Session, begun

FOLDER: Final = Path(__file__).parent
END: Final = "end"
"""The step after the last one: the learner plays on as in any game."""
OFF: Final = "off"
"""A free choice has led away from what was written: the learner plays on as in any game."""
OTHERS: Final = "novice"
"""The bot that plays on in the other seats when their parts are over."""


class Lesson:
    """The script of one game's lesson."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.game: Final[str] = document["game"]
        self.seats: Final[int] = document["seats"]
        self.options: Final[dict[str, str]] = document["options"]
        self.seed: Final = str(document["seed"]).encode().ljust(32, b".")
        self.learner: Final = 0
        self.steps: Final = [Step(step) for step in document["steps"]]
        self.last: Final = Step({"name": END, "allow": ["*"], "facts": document.get("end", {})})
        self.parts: Final[dict[int, list[str]]] = {int(seat): part for seat, part in document["parts"].items()}

    def path(self, done: Sequence[str] = ()) -> list[Step]:
        """The steps on the ways that the learner has chosen; of those to come, as the cards advise."""
        found: list[Step] = []
        chosen: dict[str, str] = {}
        for step in self.steps:
            if all(chosen.get(name) == way for name, way in step.when.items()):
                chosen[step.name] = step.way(done[len(found)] if len(found) < len(done) else step.advice)
                found.append(step)
        return found

    def number(self, session: Session) -> int:
        """How many steps the learner has done."""
        done = done_by(session, self.learner)
        return min(len(done), len(self.path(done)))

    def step(self, session: Session) -> Step | None:
        """What the learner does next; None once the lesson is over."""
        done = done_by(session, self.learner)
        return next(iter(self.path(done)[len(done) :]), None)

    def name(self, session: Session) -> str:
        """Which card the learner is shown."""
        done = done_by(session, self.learner)
        if not all(step.allows(text) for step, text in zip(self.path(done), done, strict=False)):
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
        done = done_by(session, self.learner)
        path, card = self.path(done), self.name(session)
        step = next((one for one in [*path, self.last] if one.name == card), None)
        choices = {one.name: text for one, text in zip(path, done, strict=False)}
        facts = self._facts(choices, step) if step is not None else {}
        told = [one for one in path if one.told == card and one.name in choices]
        return Progress(
            card,
            min(len(done), len(path)),
            len(path),
            facts,
            step.ways if step is not None else {},
            [self._told(choices, one, step, facts) for one in told if step is not None],
        )

    def _told(self, choices: Mapping[str, str], of: Step, card: Step, facts: Mapping[str, int]) -> Told:
        """What a way brought, beside what the other one would have."""
        way = of.way(choices[of.name])
        other = next(action for name, action in of.ways.items() if name != way)
        otherwise = self._facts({**choices, of.name: other}, card)
        return Told(of.name, way, {**facts, **{f"else_{name}": found for name, found in otherwise.items()}})

    def _facts(self, choices: Mapping[str, str], card: Step) -> dict[str, int]:
        """The numbers of a card in a game in which the learner chooses so: played, for they follow from the rules."""
        return dict(_told_by(self, tuple(choices.items()), card)) if card.facts else {}

    def begun(self) -> Session:
        """The game of the lesson before its first move."""
        chance = FairChance(self.seed, [""] * self.seats)
        return begun(game_named(self.game), self.seats, self.options, chance, guide=self)

    def others_play(self, session: Session) -> None:
        """The other seats play their parts until it is the learner's turn."""
        while True:
            found = (self.part(session, seat) for seat in session.actors() if seat != self.learner)
            action = next((one for one in found if one is not None), None)
            if action is None:
                return
            session.apply(action)

    def advised(self, session: Session, wish: str = "") -> Action:
        """What is wished for where it is open, else what the card advises."""
        step, offered = self.step(session), session.choices(self.learner)
        wanted = [wish, step.advice if step is not None else ""]
        found = [action for text in wanted for action in offered if _text(action) == text]
        return next(iter(found), offered[0])

    def check(self, session: Session, chain: Sequence[Action | Aside]) -> None:
        """Refuse what the lesson does not offer; each link of a chain is a step of its own."""
        done = done_by(session, self.learner)
        if chain[0].seat != self.learner or self.name(session) in (END, OFF):
            return
        path = self.path([*done, *(_text(action) for action in chain)])
        for step, action in zip(path[len(done) :], chain, strict=False):
            is_open = step.allows(_text(action)) if isinstance(action, Action) else action.tag != WITHDRAW
            if not is_open:
                raise RuleViolation("lesson/other", "", {"action": _text(action)})

    def is_over(self, session: Session) -> bool:
        """Whether the learner plays on as in any game."""
        return self.name(session) in (END, OFF)

    def waits(self, session: Session, seat: int) -> bool:
        """Whether a seat's part goes on only after the learner has done something. Nobody plays on by themselves before
        the last card has been read either."""
        if seat == self.learner or self.learner not in session.actors():
            return False
        name = self.name(session)
        if name == END:
            return len(done_by(session, self.learner)) == self.number(session)
        return name != OFF and self.part(session, seat) is None

    def part(self, session: Session, seat: int) -> Action | None:
        """The next action of a seat's part, of `one|another` the first that is possible; None where the part is over or
        cannot be played now."""
        number, part = len(done_by(session, seat)), self.parts.get(seat, [])
        if number >= len(part):
            return None
        legal = {_text(action): action for action in session.legal(seat)}
        return next((legal[text] for text in part[number].split("|") if text in legal), None)


@functools.lru_cache(maxsize=256)
def _told_by(of: Lesson, choices: tuple[tuple[str, str], ...], card: Step) -> list[tuple[str, int]]:
    """Played as far as the card; where it never comes, all numbers are 0."""
    session, wishes = of.begun(), dict(choices)
    of.others_play(session)
    while (name := of.name(session)) not in (card.name, END, OFF) and of.learner in session.actors():
        session.apply(of.advised(session, wishes.get(name, "")))
        of.others_play(session)
    view = session.view(of.learner).document()
    return [(fact, found_in(view, place)) for fact, place in card.facts.items()]


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
