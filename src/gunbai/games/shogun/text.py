"""For wording in front ends: the names of the arguments of every action and event.

A name without its trailing digits is the vocabulary of the word: `province1` is a province.
"""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.actions import WITHDRAW
from gunbai.games.shogun.events import EVENT_TABLE

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
