"""How long events are shown: the pages show them one after the other by the same table, and clocks wait for it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NotRequired

from gunbai.session.typed import TypedDict

if TYPE_CHECKING:
    from gunbai.session.session import Session

APART: Final = 90
"""Milliseconds between equal events that come close together."""
LONGEST_ROW: Final = 900
"""Milliseconds of such a row at most, its last one not counted."""
LONGEST_SHOW: Final = 20.0
"""Seconds that are waited at most for what is being shown: nobody holds a table up by watching."""


Beat = TypedDict("Beat", {"ms": int, "with": str, "fast": str, "until": NotRequired[list[str]]})
"""How one kind of event is shown; `with` is no name that a class could have."""
BEATS: Final[dict[str, dict[str, Beat]]] = json.loads(
    Path(__file__).with_name("beats.json").read_text(encoding="utf-8")
)
"""By game and code."""


def kind(game: str, code: str, source: object) -> str:
    """The name of a beat: the code of the event, with the source of what it tells of where that has one of its own."""
    named = f"{code} {source}"
    return named if named in BEATS[game] else code


def seconds(game: str, codes: Sequence[str]) -> float:
    """How long events of these kinds take to be shown at the usual speed."""
    return sum(_row(game, code, len(list(row))) for code, row in groupby(codes)) / 1000


def _row(game: str, code: str, count: int) -> float:
    """Milliseconds of equal events in a row."""
    beat = BEATS[game].get(code)
    if beat is None or beat["with"] == "any":
        return 0
    if beat["with"] == "alone":
        return beat["ms"] * count
    return beat["ms"] + sum(min(APART, LONGEST_ROW / left) for left in range(count, 1, -1))


class Showing:
    """What was told since it was asked last, as the time that the pages take to show it. Only what all hear counts,
    so that nobody's clock tells of what another one alone has heard."""

    def __init__(self) -> None:
        self._told: int | None = None

    def fresh(self, play: Session) -> float:
        """Seconds; none at first, and none where something was taken back: both are drawn without a way."""
        before, self._told = self._told, play.stream.count(None)
        if before is None or before > self._told:
            return 0.0
        events = [told.event for told in play.stream.of(None, before)]
        return seconds(play.game.name, [kind(play.game.name, one.code, one.args.get("source")) for one in events])
