"""An empty table and the two ways to fill it: the draft and the starting tables (SG2)."""

from __future__ import annotations

from gunbai.games.shogun.data.board import MOON, PROVINCE_COUNT, board_of
from gunbai.games.shogun.data.board import UNUSED as UNUSED_PROVINCES
from gunbai.games.shogun.data.options import MOON_THREE, SETUP, SIDE
from gunbai.games.shogun.data.pieces import ARMIES, BUILDING_STOCK, FARMERS, GROUPS, START_CHESTS, TABLES
from gunbai.games.shogun.data.tower import COLOURS, INSIDE
from gunbai.games.shogun.data.words import EMPTY, NO_EVENT, SPACE_COUNT
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.draft import Draft
from gunbai.games.shogun.table import NEUTRAL, NOTHING, UNUSED, Secrets, Table
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


def fresh_table(seats: int, values: list[int]) -> Table:
    """SG2.1: an empty board."""
    board = board_of(values[SIDE], seats)
    unused = UNUSED_PROVINCES[board]
    return Table(
        seats=seats,
        options=values,
        board=board,
        stack=[],
        year=0,
        season=0,
        owner=[UNUSED if province in unused else NEUTRAL for province in range(PROVINCE_COUNT)],
        armies=[0] * PROVINCE_COUNT,
        buildings=[0] * PROVINCE_COUNT,
        markers=[0] * PROVINCE_COUNT,
        supply=[ARMIES] * seats,
        chests=[START_CHESTS[seats]] * seats,
        rice=[0] * seats,
        points=[0] * seats,
        pool=FARMERS,
        tray=[0] * COLOURS,
        tower=[0] * INSIDE,
        stock=list(BUILDING_STOCK),
        event=NO_EVENT,
        events_open=[],
        events_seen=0,
        agenda=[],
        laid=[],
        places=[-1] * seats,
        order=[],
        ready=[0] * seats,
        spaces=[EMPTY] * (seats * SPACE_COUNT),
        possible_cards=[0] * seats,
        bidders=[],
        offered=[],
        under=[],
        last_offer=[],
        groups=[],
        unfed=[],
        revolting=[],
        scored=[],
    )


def fresh_secrets(seats: int) -> Secrets:
    return Secrets([NOTHING] * (seats * SPACE_COUNT), [0] * seats, NOTHING)


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
