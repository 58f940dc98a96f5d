"""For wording in front ends: what the names of arguments stand for, and words that depend on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.rising_sun.actions import ACTIONS
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.kernel.fields import SeatField, WordField

EVENT_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {code: kind.names for code, kind in EVENTS.kinds.items()}
QUESTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {name: kind.asked for name, kind in STEPS.items() if kind.asked}
"""What the question of a step names; the other steps ask without particulars."""


def argument_vocabulary() -> dict[str, str]:
    """The vocabulary of every argument of an action or a question whose name is not that of its vocabulary."""
    found = {name: words.name for verb in ACTIONS.verbs for name, words in verb.parts.items()}
    for kind in STEPS.values():
        for field in kind.fields:
            if field.name in kind.asked and isinstance(field, WordField):
                found[field.name] = field.vocabulary.name
            elif field.name in kind.asked and isinstance(field, SeatField):
                found[field.name] = "seat"
    return {name: vocabulary for name, vocabulary in found.items() if name != vocabulary and name != "place"}


def aliases(document: Mapping[str, object]) -> dict[str, str]:
    """The message behind a word where it depends on the table: seats are clans, shrines are those of their kami."""
    clans, shrines = document["clans"], document["shrines"]
    assert isinstance(clans, list)
    assert isinstance(shrines, list)
    found = {f"seat-{seat}": f"clan-{clan}" for seat, clan in enumerate(clans)}
    found |= {f"place-{province}": f"province-{province}" for province in PROVINCES}
    for number, shrine in enumerate(shrines, 1):
        found[f"place-shrine{number}"] = f"rising-sun-shrine-{shrine['kami']}"
    return found
