"""Events: codes become named arguments in words; private ones are heard by their seat only."""

from __future__ import annotations

import pytest

from gunbai.kernel.events import EventTable


def table() -> EventTable:
    events = EventTable({"province": ("edo", "kyoto")})
    events.add("moved", "RS6.8", "seat", "province1", "province2")
    events.add("paid", "RS3.2", "seat", "seat2", "amount")
    events.add("drew", "RS6.3", "seat", "province", private=True)
    return events


def test_numbers_become_words_where_there_is_a_vocabulary() -> None:
    event = table().event("moved", [2, 0, 1, 0, 0, 0])
    assert event.args == {"seat": 2, "province1": "edo", "province2": "kyoto"}
    assert (event.code, event.clause, event.seat) == ("moved", "RS6.8", None)
    assert repr(event) == "<moved seat=2 province1=edo province2=kyoto (RS6.8)>"
    assert table().event("paid", [1, 2, 7, 0, 0, 0]).args == {"seat": 1, "seat2": 2, "amount": 7}


def test_a_private_event_is_heard_by_its_seat_only() -> None:
    event = table().event("drew", [2, 1, 0, 0, 0, 0])
    assert event.seat == 2
    assert [viewer for viewer in (0, 1, 2, None) if event.is_heard_by(viewer)] == [2]
    public = table().event("moved", [2, 1, 0, 0, 0, 0])
    assert all(public.is_heard_by(viewer) for viewer in (0, 1, 2, None))


def test_every_game_has_the_events_of_undo() -> None:
    kinds = EventTable({}).kinds
    assert not kinds["undone"].private
    assert kinds["undone_by_you"].private


def test_unknown_codes_are_not_told() -> None:
    with pytest.raises(KeyError):
        table().event("vanished", [0] * 6)
