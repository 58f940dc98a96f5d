"""For wording in front ends: the names of the arguments of every action, aside and event, and what is being asked.

A name without its trailing digits is the vocabulary of the word: `province1` is a province.
"""

from __future__ import annotations

from typing import Final, cast

from gunbai.games.shogun.actions import WITHDRAW
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import ACTIONS, LINKS, SPACES
from gunbai.games.shogun.events import EVENT_TABLE
from gunbai.kernel.codec import Doc

ACTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "take": ("province",),
    "blind": (),
    "exchange": (),
    "group": ("amount",),
    "plan": ("card",),
    "special": ("special",),
    "act": (),
    "skip": (),
    "stay": (),
    "target": ("province",),
    "count": ("amount",),
    "revolt": ("province",),
    WITHDRAW: (),
}

EVENT_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {code: kind.names for code, kind in EVENT_TABLE.kinds.items()}

Arguments = dict[str, str | int]

QUESTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "place": ("province",),
    "planning": ("space",),
    "build": ("action", "province"),
    "collect": ("action", "province"),
    "deploy": ("action", "province"),
    "muster": ("action", "province"),
    "relocate": ("province",),
    "march": ("action", "province"),
    "how_many": ("province1", "province2"),
    "revolts": ("amount",),
}
"""What the question of a step names; the other steps ask without particulars."""

HOUSES: Final = ("crimson", "indigo", "pine", "amber", "plum")
"""By seat, whoever plays."""
PLACES: Final = ("card", "from", "to")
"""Vocabularies that hold the names of the provinces, too."""


def aliases(doc: Doc) -> dict[str, str]:
    """The message behind a word that is said elsewhere: seats and cubes are houses, cards and places provinces."""
    found = {f"{name}-{seat}": f"house-{house}" for seat, house in enumerate(HOUSES) for name in ("seat", "colour")}
    found |= {f"{name}-{province}": f"province-{province}" for province in PROVINCES for name in PLACES}
    return found | {f"space-{action}": f"action-{action}" for action in ACTIONS}


def question(doc: Doc) -> tuple[str, Arguments]:
    """The step that asks now, and the particulars of its question, out of a view's document."""
    frames = cast(list[list[str | int]], doc["turn"])
    if not frames:
        return "", {}
    step = str(frames[-1][0])
    names = QUESTION_ARGUMENTS.get(step, ())
    return step, dict(zip(names, _particulars(doc, step, frames[-1]), strict=True))


def _particulars(doc: Doc, step: str, frame: list[str | int]) -> list[str | int]:
    """In the order of QUESTION_ARGUMENTS. A frame is the step, the seat, and what the step keeps."""
    if step == "planning":
        return [cast(str, doc.get("next_space") or SPACES[LINKS[0]])]
    if step == "place":
        return [cast(str, doc.get("blind") or frame[2])]
    if step == "relocate":
        return [frame[3]]
    return frame[2:] if step in QUESTION_ARGUMENTS else []
