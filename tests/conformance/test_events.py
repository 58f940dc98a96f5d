"""Events: known codes with the arguments they declare, heard by those they are for; listening changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event, EventTable
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from gunbai.kernel.state import State
from tests.conformance.adapters import CASES, FEW, Case
from tests.conformance.driving import finished_match, random_choice, some_states, view_text, viewers, walk


def check_event(event: Event, table: EventTable, seats: int) -> None:
    kind = table.kinds[event.code]
    assert event.clause in kind.clauses
    assert tuple(event.args) == kind.names
    for name, value in event.args.items():
        if name.startswith("seat"):
            assert value in range(seats), event
        elif name.startswith("amount"):
            assert isinstance(value, int), event
        else:
            assert isinstance(value, str), event
    assert event.seat == (event.args[kind.names[0]] if kind.private else None)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_have_known_codes_and_declared_arguments(case: Case) -> None:
    heard: list[Event] = []
    state = case.new(71)
    state.listener = heard.append
    for _ in walk(state, random.Random(71)):
        pass
    assert heard
    for event in heard:
        check_event(event, case.game.events, case.seats)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_listening_changes_nothing(case: Case) -> None:
    silent, heard = case.new(72), case.new(72)
    heard.listener = lambda event: None
    assert play_randomly(silent, seeded(1)).decisions == play_randomly(heard, seeded(1)).decisions
    assert silent.digest() == heard.digest()


@pytest.mark.parametrize("case", FEW, ids=str)
def test_private_events_reach_their_seat_only(case: Case) -> None:
    match, _ = finished_match(case, 73)
    private = [event for event in match.heard if event.seat is not None]
    for seat in range(case.seats):
        heard = match.events(seat)
        assert all(event.seat in (None, seat) for event in heard)
        assert [event for event in heard if event.seat == seat] == [event for event in private if event.seat == seat]
        assert match.events(seat, since=5) == heard[5:]
    assert all(event.seat is None for event in match.events(None))
    declared = any(kind.private for kind in case.game.events.kinds.values())
    assert bool(private) == declared, "no private event was told in a whole game"


@pytest.mark.parametrize("case", [case for case in FEW if case.seats == 3], ids=str)
def test_every_code_cites_a_clause_that_exists(case: Case) -> None:
    clauses = case.adapter.clauses
    for kind in case.game.events.kinds.values():
        assert kind.clause in clauses or kind.code.startswith("undone"), f"{kind.code} cites {kind.clause!r}"


def futures(state: State, action: Action) -> Iterator[tuple[State, list[Event]]]:
    """What the same action may lead to with other luck, and all that is told."""
    for _ in range(3):
        twin = state.copy()
        heard: list[Event] = []
        twin.listener = heard.append
        twin.apply(action)
        yield twin, heard


@pytest.mark.parametrize("case", FEW, ids=str)
def test_events_tell_nobody_more_than_its_view_shows(case: Case) -> None:
    """Where two futures look the same to a viewer, they must sound the same, too."""
    compared = 0
    for state, rng in some_states(case, seed=74, share=0.3):
        told: dict[tuple[int | None, str], list[str]] = {}
        for twin, heard in futures(state, random_choice(state, rng)):
            if twin.barriers == state.barriers:
                break
            for viewer in viewers(twin):
                key = (viewer, view_text(twin, viewer))
                sounds = [repr(event) for event in heard if event.is_heard_by(viewer)]
                compared += key in told
                assert told.setdefault(key, sounds) == sounds, f"viewer {viewer} hears more than it sees"
    assert compared, "no two futures looked the same"
