"""Which decisions an analysis looks at: those that stood, with what their seat could see."""

from __future__ import annotations

import pytest

from gunbai.kernel.actions import Action
from gunbai.kernel.records.match import UNDO, WITHDRAW
from tests.analysis.games import FOLDER, GAMES, recorded, walked

FILES = [(path.parent.name, path.stem) for path in sorted(FOLDER.glob("*/*.json"))]


def standing(name: str, file: str) -> list[int]:
    """The moves that nobody took back, by hand: an undo takes the seat's latest, a withdrawal its sealed ones."""
    game, found = recorded(name, file)
    made: list[list[tuple[int, bool]]] = [[] for _ in range(found.seats)]
    for number, entry in enumerate(found.entries, 1):
        words = entry.text.split()
        own = made[int(words[0])]
        if words[1] == UNDO:
            del own[len(own) - int(words[2]) :]
        elif words[1] == WITHDRAW:
            while own and own[-1][1]:
                own.pop()
        elif isinstance(action := game.parse(entry.text), Action):
            own.append((number, action.secret))
    return sorted(number for own in made for number, _ in own)


@pytest.mark.parametrize(("name", "file"), [("rising-sun", "3-players-options-1"), ("shogun", "3-players-options-1")])
def test_every_move_that_stood_belongs_to_one_decision(name: str, file: str) -> None:
    walk = walked(name, file)
    assert sorted(number for one in walk.decisions for number in one.entries) == standing(name, file)


def test_some_golden_record_has_moves_that_were_taken_back() -> None:
    text = recorded("rising-sun", "3-players-options-1")[1].entries
    assert any(f" {UNDO} " in entry.text for entry in text)


@pytest.mark.parametrize("name", GAMES)
def test_links_that_were_sealed_together_are_one_decision(name: str) -> None:
    sealed = [one for one in walked(name).decisions if one.sealed]
    assert max(len(one.ids) for one in sealed) > 2
    for one in sealed:
        assert one.state.is_sealed()
        assert len(one.ids) == len(one.entries) == len(one.options)


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_knows_what_its_seat_saw_and_no_more(name: str) -> None:
    for one in walked(name).decisions[::7]:
        assert one.view.seat == one.seat
        assert one.view == one.state.view(one.seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_graph_begins_before_the_first_move_and_ends_after_the_last(name: str) -> None:
    walk = walked(name)
    assert walk.stops[0].entry == 0
    assert walk.stops[-1].entry == len(walk.found.entries)
    assert walk.stops[-1].state.is_over()
    assert [stop.entry for stop in walk.stops] == sorted({stop.entry for stop in walk.stops})


@pytest.mark.parametrize("name", GAMES)
def test_every_move_with_draws_is_a_throw(name: str) -> None:
    walk = walked(name)
    drawn = {n for n, entry in enumerate(walk.found.entries, 1) if entry.draws and walk.game.parse(entry.text)}
    assert {throw.entry for throw in walk.throws} == drawn
