"""For wording in front ends: what the names of arguments stand for, and words that are said by another message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.shogun.actions import ACTIONS
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import ACTION_NAMES
from gunbai.games.shogun.events import EVENTS
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.kernel.fields import WordField

EVENT_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {code: kind.names for code, kind in EVENTS.kinds.items()}

QUESTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    **{name: kind.asked for name, kind in STEPS.items() if kind.asked},
    "planning": ("space",),
}
"""What the question of a step names; the other steps ask without particulars."""

HOUSES: Final = ("crimson", "indigo", "pine", "amber", "plum")
"""By seat, whoever plays."""
PLACES: Final = ("card", "from", "to")
"""Vocabularies that hold the names of the provinces, too."""


def argument_vocabulary() -> dict[str, str]:
    """The vocabulary of every argument of an action or a question whose name is not that of its vocabulary."""
    found = {name: words.name for verb in ACTIONS.verbs for name, words in verb.parts.items()}
    for kind in STEPS.values():
        for field in kind.fields:
            if field.name in kind.asked:
                found[field.name] = field.vocabulary.name if isinstance(field, WordField) else "amount"
    return {name: vocabulary for name, vocabulary in found.items() if name != vocabulary}


def aliases(document: Mapping[str, object]) -> dict[str, str]:
    """The message behind a word that is said elsewhere: seats and cubes are houses, cards and places provinces."""
    found = {f"{name}-{seat}": f"house-{house}" for seat, house in enumerate(HOUSES) for name in ("seat", "colour")}
    found |= {f"{name}-{province}": f"province-{province}" for province in PROVINCES for name in PLACES}
    return found | {f"space-{action}": f"action-{action}" for action in ACTION_NAMES}
