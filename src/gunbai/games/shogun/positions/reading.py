"""Reading positions, hand-written ones too: every fault is a BadPosition that names its field."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES, SITES
from gunbai.games.shogun.data.options import OPTIONS
from gunbai.games.shogun.data.pieces import ARMIES, BUILDING_STOCK, BUILDINGS, FARMERS, MARKERS
from gunbai.games.shogun.data.tower import COLOUR, COLOURS, FARMER, SHELVES
from gunbai.games.shogun.data.words import SEASONS
from gunbai.games.shogun.positions.cards import read_cards, read_draft, read_events, read_scored, read_winter
from gunbai.games.shogun.positions.plans import check_blind, read_plans
from gunbai.games.shogun.positions.turn import check_turn, read_turn
from gunbai.games.shogun.rules.setup import check_options
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import UNUSED, Table, empty_secrets, empty_table
from gunbai.kernel.documents.codec import Reader
from gunbai.kernel.errors import BadInput, BadPosition
from gunbai.kernel.luck.chance import Chance
from gunbai.kernel.options import read_options
from gunbai.kernel.state import Listener

MOST: Final = 999
"""Bound for chests, rice and points of a hand-written position."""
UNPLAYABLE: Final = (IndexError, KeyError, ValueError, ZeroDivisionError)
"""What a position that does not fit together may run into before anybody is asked."""


def read_position(reader: Reader, chance: Chance, listener: Listener | None) -> State:
    """The state of a position document; what is missing takes its default or is drawn."""
    seats = reader.whole("seats", 3, 5)
    table = empty_table(seats, _options(reader, seats))
    state = State(table, empty_secrets(seats), chance)
    state.listener = listener
    table.year = reader.whole("year", 1, 2, 1) - 1
    table.season = reader.word("season", SEASONS, 0)
    _read_provinces(reader, table)
    _read_players(reader, table)
    _read_cubes(reader, table)
    _check_totals(reader, table)
    read_cards(reader, table)
    read_draft(reader, table)
    read_winter(reader, table)
    read_scored(reader, table)
    read_plans(reader, state)
    runs_on = read_turn(reader, state)
    read_events(reader, table)
    reader.close()
    check_blind(state)
    if runs_on:
        _run(state)
    else:
        check_turn(reader, state)
    return state


def _run(state: State) -> None:
    try:
        state.run()
    except UNPLAYABLE as error:
        raise BadPosition("turn", "steps that fit the rest of the position", repr(error), "fitting_steps") from None


def _options(reader: Reader, seats: int) -> list[int]:
    values = read_options(reader, OPTIONS)
    try:
        check_options(seats, values)
    except BadInput as error:
        raise BadPosition(error.field, str(error.details["expected"]), str(error.details["got"])) from None
    return values


def _read_provinces(reader: Reader, table: Table) -> None:
    provinces = reader.reader("provinces")
    for name in provinces.names():
        if name not in PROVINCES:
            raise BadPosition(provinces.field(name), "a province", repr(name))
        province = PROVINCES.index(name)
        if table.owner[province] == UNUSED:
            raise BadPosition(
                provinces.field(name), "a province of this board (SG1.1)", repr(name), "board_province", clause="SG1.1"
            )
        _read_province(provinces.reader(name), table, province)
    if sum(table.markers) > MARKERS:
        expected, got = f"at most {MARKERS} revolt markers (SG1.4)", str(sum(table.markers))
        raise BadPosition("provinces", expected, got, "markers", most=MARKERS, clause="SG1.4")
    for kind in range(len(BUILDINGS)):
        built = sum(1 for province in range(PROVINCE_COUNT) if table.has_building(province, kind))
        table.stock[kind] = BUILDING_STOCK[kind] - built


def _read_province(reader: Reader, table: Table, province: int) -> None:
    table.owner[province] = reader.whole("owner", 0, table.seats - 1)
    table.armies[province] = reader.whole("armies", 1, ARMIES, 1)
    table.markers[province] = reader.whole("markers", 0, MARKERS, 0)
    kinds = reader.words("buildings", BUILDINGS)
    if len(set(kinds)) < len(kinds) or len(kinds) > SITES[province]:
        expected = f"at most {SITES[province]} different buildings (SG5.3)"
        got = str(len(kinds))
        raise BadPosition(reader.field("buildings"), expected, got, "sites", most=SITES[province], clause="SG5.3")
    for kind in kinds:
        table.buildings[province] |= 1 << kind
    reader.close()


def _read_players(reader: Reader, table: Table) -> None:
    players = reader.items("players")
    if len(players) > table.seats:
        raise reader.fail("players", f"at most {table.seats} players")
    for seat in range(len(players)):
        player = Reader(players[seat], f"players[{seat}]")
        table.chests[seat] = player.whole("chests", 0, MOST, table.chests[seat])
        table.rice[seat] = player.whole("rice", 0, MOST, 0)
        table.points[seat] = player.whole("points", 0, MOST, 0)
        table.supply[seat] = player.whole("supply", 0, ARMIES, 0) if player.has("supply") else -1
        # The rest of a player is read with the cards.
        for name in ("ready", "board", "could", "special"):
            player.raw(name)
        player.close()
    for seat in range(len(players), table.seats):
        table.supply[seat] = -1


def _read_cubes(reader: Reader, table: Table) -> None:
    table.tray = _cubes(reader.reader("tray"), table.seats)
    shelves = reader.items("tower")
    if len(shelves) > SHELVES:
        raise reader.fail("tower", f"{SHELVES} shelves")
    for shelf in range(len(shelves)):
        cubes = _cubes(Reader(shelves[shelf], f"tower[{shelf}]"), table.seats)
        table.tower[shelf * COLOURS : (shelf + 1) * COLOURS] = cubes


def _cubes(reader: Reader, seats: int) -> list[int]:
    cubes = [0] * COLOURS
    for colour in range(COLOURS):
        if colour < seats or colour == FARMER:
            cubes[colour] = reader.whole(COLOUR.words[colour], 0, FARMERS if colour == FARMER else ARMIES, 0)
    reader.close()
    return cubes


def _check_totals(reader: Reader, table: Table) -> None:
    """SG1.8: what is not named lies in the supply, in the pool and in the stock."""
    for seat in range(table.seats):
        on_board = sum(table.armies[province] for province in table.provinces_of(seat))
        supply = ARMIES - on_board - table.tray[seat] - sum(table.tower[seat::COLOURS])
        if supply < 0 or table.supply[seat] not in (-1, supply):
            expected, got = f"{ARMIES} armies in all (SG1.8)", str(ARMIES - supply)
            raise BadPosition(f"players[{seat}].supply", expected, got, "armies_in_all", most=ARMIES, clause="SG1.8")
        table.supply[seat] = supply
    table.pool = FARMERS - table.tray[FARMER] - sum(table.tower[FARMER::COLOURS])
    if table.pool < 0 or reader.whole("farmers", 0, FARMERS, table.pool) != table.pool:
        raise reader.fail(
            "farmers", f"{FARMERS} farmers in all (SG1.8)", "farmers_in_all", most=FARMERS, clause="SG1.8"
        )
    stock = reader.reader("stock")
    for kind in range(len(BUILDINGS)):
        if table.stock[kind] < 0 or stock.whole(BUILDINGS[kind], 0, MOST, table.stock[kind]) != table.stock[kind]:
            expected = f"{table.stock[kind]}, the rest of {BUILDING_STOCK[kind]} (SG1.4)"
            got, most = str(BUILDING_STOCK[kind] - table.stock[kind]), BUILDING_STOCK[kind]
            raise BadPosition(
                stock.field(BUILDINGS[kind]), expected, got, "buildings_in_all", most=most, clause="SG1.4"
            )
    stock.close()
