"""How long each event is shown: every code of both games has its beat, and no beat is left over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gunbai.session
from gunbai.games.rising_sun.events import EVENTS as RISING_SUN
from gunbai.games.shogun.events import EVENTS as SHOGUN

BEATS: dict[str, dict[str, dict[str, Any]]] = json.loads(
    (Path(gunbai.session.__file__).parent / "beats.json").read_text(encoding="utf-8")
)
KINDS = {"rising-sun": RISING_SUN.kinds, "shogun": SHOGUN.kinds}
NOTHING_TO_SHOW = {"undone", "undone_by_you"}
"""What is taken back is drawn at once, without a way."""


@pytest.mark.parametrize("game", KINDS)
def test_every_event_has_its_beat(game: str) -> None:
    assert set(BEATS[game]) == set(KINDS[game]) - NOTHING_TO_SHOW


@pytest.mark.parametrize("game", KINDS)
def test_beats_are_of_their_form(game: str) -> None:
    for code, beat in BEATS[game].items():
        assert set(beat) <= {"ms", "with", "fast", "until"}, code
        assert 0 <= beat["ms"] <= 5000, code
        assert beat["with"] in ("alone", "same", "any"), code
        assert beat["fast"] in ("keep", "merge", "drop"), code
        assert set(beat.get("until", ())) <= set(KINDS[game]), code
