"""What a part of the year finds when it begins and leaves when it is over, looked at in the midst of whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gunbai.games.shogun.data.words import EMPTY, NO_EVENT, SPECIAL_COUNT
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import NOTHING
from gunbai.kernel.events import Event
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.rules.shogun.scene import GAME


def hidden_is_empty(state: State) -> bool:
    secrets = state.secrets
    return not any(secrets.cards_laid) and secrets.blind == NOTHING and set(secrets.plans) == {NOTHING}


def planning_begins(state: State) -> None:
    """SG3.3, SG3.4, SG5.9: five actions open, every special card on a place, all cards back in the hands."""
    table, seats = state.table, state.table.seats
    assert (len(table.agenda), sorted(table.laid)) == (5, list(range(SPECIAL_COUNT)))
    assert (table.places, table.order, table.bidders) == ([-1] * seats, [], [])
    assert (table.ready, set(table.spaces), table.possible_cards) == ([0] * seats, {EMPTY}, [0] * seats)
    assert (table.event, table.unfed, table.revolting) == (NO_EVENT, [], [])
    assert hidden_is_empty(state)


def plans_closed(state: State) -> None:
    """SG1.5: what lies there is secret, and nobody is laying cards any more."""
    seats = state.table.seats
    assert (state.table.ready, state.secrets.cards_laid) == ([0] * seats, [0] * seats)


def tower_seeded(state: State) -> None:
    """SG2.5, SG2.7: the tray is empty, and nothing is left of the draft."""
    table = state.table
    assert not any(table.tray)
    assert (table.offered, table.under, table.last_offer, table.groups) == ([], [], [], [])
    assert hidden_is_empty(state)


def action_begins(state: State) -> None:
    """SG4.5: the bids are settled, and every seat has its place."""
    table = state.table
    assert (table.bidders, sorted(table.order)) == ([], list(range(table.seats)))
    assert [table.places[seat] for seat in table.order] == sorted(table.places)
    assert not any(table.unfed + table.revolting)


def winter_ends(state: State) -> None:
    """SG7.5: markers, rice, special cards and the turn order go, and so does what the hungry left."""
    table, seats = state.table, state.table.seats
    assert not any(table.markers + table.rice)
    assert (table.order, table.laid, table.places) == ([], [], [-1] * seats)
    assert (table.unfed, table.revolting, table.events_open) == ([], [], [])
    assert hidden_is_empty(state)


MOMENTS: dict[str, Callable[[State], None]] = {
    "planning_begins": planning_begins,
    "plans_closed": plans_closed,
    "tower_seeded": tower_seeded,
    "action_begins": action_begins,
    "winter_ends": winter_ends,
}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sg3_2_every_part_of_the_year_begins_afresh(seats: int) -> None:
    state = GAME.new(seats, seed=seats)
    assert isinstance(state, State)
    seen: set[str] = set()

    def listen(event: Event) -> None:
        if event.code in MOMENTS:
            MOMENTS[event.code](state)
            seen.add(event.code)

    state.listener = listen
    play_randomly(state, seeded(seats))
    assert seen == set(MOMENTS)
