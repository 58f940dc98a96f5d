"""For wording in front ends: words that are said by another message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import ACTION_NAMES

HOUSES: Final = ("crimson", "indigo", "pine", "amber", "plum")
"""By seat, whoever plays."""
PLACES: Final = ("card", "from", "to")
"""Vocabularies that hold the names of the provinces, too."""


def aliases(document: Mapping[str, object]) -> dict[str, str]:
    """The message behind a word that is said elsewhere: seats and cubes are houses, cards and places provinces."""
    found = {f"{name}-{seat}": f"house-{house}" for seat, house in enumerate(HOUSES) for name in ("seat", "colour")}
    found |= {f"{name}-{province}": f"province-{province}" for province in PROVINCES for name in PLACES}
    return found | {f"space-{action}": f"action-{action}" for action in ACTION_NAMES}
