"""How long each event is shown: every code of both games has its beat, and no beat is left over."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.events import EVENTS as RISING_SUN
from gunbai.games.shogun.events import EVENTS as SHOGUN
from gunbai.session.beats import BEATS, kind, seconds

KINDS = {"rising-sun": RISING_SUN.kinds, "shogun": SHOGUN.kinds}
NOTHING_TO_SHOW = {"undone", "undone_by_you"}
"""What is taken back is drawn at once, without a way."""


@pytest.mark.parametrize("game", KINDS)
def test_every_event_has_its_beat(game: str) -> None:
    assert {name.split()[0] for name in BEATS[game]} == set(KINDS[game]) - NOTHING_TO_SHOW


def test_rs11_5_what_winter_counts_comes_source_by_source() -> None:
    """A source of points may have a beat of its own: eight of winter are seen one after the other."""
    assert kind("rising-sun", "points_gained", "harvest") == "points_gained"
    assert kind("rising-sun", "moved", None) == "moved"
    tokens = kind("rising-sun", "points_gained", "war_tokens")
    assert seconds("rising-sun", [tokens] * 8) == pytest.approx(7.2)


@pytest.mark.parametrize("game", KINDS)
def test_beats_are_of_their_form(game: str) -> None:
    for code, beat in BEATS[game].items():
        assert set(beat) <= {"ms", "with", "fast", "until"}, code
        assert 0 <= beat["ms"] <= 5000, code
        assert beat["with"] in ("alone", "same", "any"), code
        assert beat["fast"] in ("keep", "merge", "drop"), code
        assert set(beat.get("until", ())) <= set(KINDS[game]), code


def test_events_take_their_time_one_after_the_other() -> None:
    """The pages reckon the same: `tests/beats.test.ts` has these numbers, too."""
    assert seconds("rising-sun", ["battle_began", "bid_sealed", "advantage_won"]) == 1.4 + 1.25
    assert seconds("rising-sun", ["moved", "moved", "moved"]) == pytest.approx(2 * 0.09 + 0.45), (
        "equal ones go together"
    )
    assert seconds("rising-sun", ["killed"] * 20) == pytest.approx(1.8919, abs=0.001), "a long row hurries"
    assert seconds("rising-sun", ["looked", "looked"]) == 1.0
    assert seconds("rising-sun", ["sealed", "nothing of the kind"]) == 0, "seals are no events of the game"
