"""The first form of positions, where a step was a list: digests are made of it, and old documents are read by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.shogun.steps.flow import STEPS
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.game import FORM

UNSEEN: Final = "unseen"
"""The province of a card that was taken unseen; null by now."""
NOT_WRITTEN: Final = ("how_many", "action")
"""The one field that the first form left out: the step below has it, too."""
FRAMES: Final = {
    name: [field.name for field in kind.fields if (name, field.name) != NOT_WRITTEN] for name, kind in STEPS.items()
}
"""What followed the name of each step, in this order."""


def first_form(document: Mapping[str, object], turn: list[Doc]) -> Doc:
    """A position with its steps as lists, and without a form."""
    doc = {name: part for name, part in document.items() if name != "form"}
    doc["turn"] = [_frame(step) for step in turn]
    return doc


def _frame(step: Doc) -> list[object]:
    name = str(step["step"])
    return [name, *(_old_value(step[field]) for field in FRAMES[name])]


def _old_value(value: object) -> object:
    return UNSEEN if value is None else int(value) if isinstance(value, bool) else value


def renewed(document: Mapping[str, object]) -> Doc:
    """A document of the first form in the form of today. What is malformed is left for the reader to name."""
    doc = {**document, "form": FORM}
    turn = document.get("turn")
    if isinstance(turn, list):
        doc["turn"] = [_step(turn[number], turn[number - 1] if number else None) for number in range(len(turn))]
    return doc


def _step(frame: object, below: object) -> object:
    """One step by its fields; `below` is the frame of the step it lies on."""
    if not isinstance(frame, list) or not frame or not isinstance(frame[0], str):
        return frame
    name, values = frame[0], frame[1:]
    if name not in FRAMES or len(values) != len(FRAMES[name]):
        return frame
    step: Doc = {"step": name}
    if name == NOT_WRITTEN[0] and isinstance(below, list) and below:
        step[NOT_WRITTEN[1]] = below[-1]
    for field, value in zip(FRAMES[name], values, strict=True):
        step[field] = _new_value(field, value)
    return step


def _new_value(field: str, value: object) -> object:
    if field == "exchanged" and value in (0, 1):
        return value == 1
    return None if value == UNSEEN else value
