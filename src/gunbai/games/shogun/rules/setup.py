"""The two ways to fill an empty table: the draft and the starting tables (SG2)."""

from __future__ import annotations

from gunbai.games.shogun.data.board import MOON
from gunbai.games.shogun.data.options import MOON_THREE, SETUP, SIDE
from gunbai.games.shogun.data.pieces import GROUPS, TABLES
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.draft import Draft
from gunbai.games.shogun.table import NOTHING
from gunbai.kernel.errors import BadInput


def check_options(seats: int, values: list[int]) -> None:
    """SG1.1, SG2.6: what is known of the moon side does not cover three players nor starting tables."""
    if values[SIDE] != MOON:
        return
    if values[SETUP]:
        expected = "draft on the moon side (the tables are for the sun side, SG2.6)"
        raise BadInput("options.setup", expected, "'tables'", "draft_on_moon")
    if seats == 3 and not values[MOON_THREE]:
        expected = "sun with 3 players, or moon_three=assumed (SG1.1)"
        raise BadInput("options.side", expected, "'moon'", "sun_with_three")


def deal_tables(state: State) -> None:
    """SG2.6: the fixed starting table; who gets which column is random."""
    table = state.table
    columns = state.shuffle("starting tables", table.seats)
    for seat in range(table.seats):
        for province, armies in TABLES[table.seats][columns[seat]]:
            table.owner[province] = seat
            table.armies[province] = armies
            table.supply[seat] -= armies
            state.tell("table_dealt", seat, province, armies)


def begin_draft(state: State) -> None:
    """SG2.3: clockwise from the first player."""
    table = state.table
    first = state.pick("first player", table.seats)
    state.tell("first_player", first)
    table.last_offer = [NOTHING] * (2 * table.seats)
    table.groups = [count for _ in range(table.seats) for count in GROUPS[table.seats]]
    table.push(Draft(first, 0))
