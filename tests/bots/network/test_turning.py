"""What the viewer's tensor says of another chair is what that seat sees itself, but for its secrets."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.bots.network.turning import NOWHERE, is_own, read_cells, turned_cells, turned_label
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly

GAMES = ("rising-sun", "shogun")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_chair_can_be_read_from_one(name: str, seats: int) -> None:
    game = gunbai.game(name)
    layout, encoder, state = game.layout(), game.encoder(), game.new(seats, seed=5)
    read = read_cells(layout)
    viewer = seats - 2
    compared = 0
    while not state.is_over():
        seen = encoder.observation(state, viewer)
        for ahead in range(seats):
            places = turned_cells(layout, seats, ahead)
            own = encoder.observation(state, (viewer + ahead) % seats)
            known = [cell for cell in read if places[cell] != NOWHERE]
            assert [seen[places[cell]] for cell in known] == [own[cell] for cell in known]
            compared += 1
        play_randomly(state, seeded(compared), 60)
    assert compared > seats


@pytest.mark.parametrize("name", GAMES)
def test_what_only_a_seat_knows_is_nowhere_in_the_tensor_of_another(name: str) -> None:
    layout = gunbai.game(name).layout()
    own = [index for index, part in enumerate(layout.parts) if is_own(part)]
    places = turned_cells(layout, 4, 1)
    cells = [layout.starts[index] + cell for index in own for cell in range(layout.parts[index].size)]
    assert len(own) >= 4
    assert {places[cell] for cell in cells} == {NOWHERE}
    assert NOWHERE not in turned_cells(layout, 4, 0)


def test_seats_that_are_not_at_the_table_stay_where_they_are() -> None:
    assert turned_label("me+1 hostage of me", 3, 2) == "me hostage of me+2"
    assert turned_label("me+4 coins", 3, 2) == "me+4 coins"
    assert turned_label("asked: name", 3, 2) == "asked: name"
