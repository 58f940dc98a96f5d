"""For wording in front ends: the vocabulary of every argument, and words that are said by another message.

A name without its trailing digits is the vocabulary of an event's word: `province1` is a province.
"""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import ACTION_NAMES
from gunbai.games.shogun.events import EVENTS
from gunbai.kernel.codec import Doc

EVENT_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {code: kind.names for code, kind in EVENTS.kinds.items()}

ARGUMENT_VOCABULARY: Final = {"origin": "province", "target": "province", "farmers": "amount"}
"""The vocabulary of an argument of actions and questions, where it is not the argument's own name."""

HOUSES: Final = ("crimson", "indigo", "pine", "amber", "plum")
"""By seat, whoever plays."""
PLACES: Final = ("card", "from", "to")
"""Vocabularies that hold the names of the provinces, too."""


def aliases(doc: Doc) -> dict[str, str]:
    """The message behind a word that is said elsewhere: seats and cubes are houses, cards and places provinces."""
    found = {f"{name}-{seat}": f"house-{house}" for seat, house in enumerate(HOUSES) for name in ("seat", "colour")}
    found |= {f"{name}-{province}": f"province-{province}" for province in PROVINCES for name in PLACES}
    return found | {f"space-{action}": f"action-{action}" for action in ACTION_NAMES}
