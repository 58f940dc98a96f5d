"""What must always add up in Shogun (SG1.8), for random games and scenarios alike."""

from __future__ import annotations

from gunbai.games.shogun.data.board import PROVINCE_COUNT, SITES
from gunbai.games.shogun.data.pieces import ARMIES, BUILDING_STOCK, FARMERS, MARKERS
from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.data.words import CHEST_0, EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import NOTHING, Table


def faults(state: State) -> list[str]:
    """Everything that does not add up, in words; empty when all is well."""
    table = state.table
    return [*cubes(table), *_provinces(table), *_buildings(table), *_cards(state), *_numbers(table)]


def cubes(table: Table) -> list[str]:
    found = []
    for seat in range(table.seats):
        board = sum(table.armies[province] for province in table.provinces_of(seat))
        total = board + table.supply[seat] + table.tray[seat] + sum(table.tower[seat::COLOURS])
        if total != ARMIES:
            found.append(f"seat {seat} has {total} armies")
    farmers = table.pool + table.tray[FARMER] + sum(table.tower[FARMER::COLOURS])
    if farmers != FARMERS:
        found.append(f"{farmers} farmers")
    if min([*table.supply, *table.tray, *table.tower, table.pool]) < 0:
        found.append("fewer than no cubes somewhere")
    return found


def _provinces(table: Table) -> list[str]:
    found = []
    for province in range(PROVINCE_COUNT):
        here = (table.armies[province], table.buildings[province], table.markers[province])
        if table.owner[province] >= 0 and table.armies[province] < 1:
            found.append(f"province {province} is owned without armies")
        if table.owner[province] < 0 and any(here):
            found.append(f"province {province} belongs to nobody but holds {here}")
    if sum(table.markers) > MARKERS:
        found.append("more revolt markers than there are")
    return found


def _buildings(table: Table) -> list[str]:
    found = []
    for kind, stock in enumerate(BUILDING_STOCK):
        built = sum(table.has_building(province, kind) for province in range(PROVINCE_COUNT))
        if built + table.stock[kind] != stock or table.stock[kind] < 0:
            found.append(f"{built} built and {table.stock[kind]} in stock of kind {kind}")
    for province in range(PROVINCE_COUNT):
        if table.buildings[province].bit_count() > SITES[province]:
            found.append(f"more buildings than sites in {province}")
    return found


def _cards(state: State) -> list[str]:
    """A card lies once, belongs to its seat, and lies face down exactly where a back is shown."""
    table, plans = state.table, state.secrets.plans
    found = []
    for seat in range(table.seats):
        places = range(seat * SPACE_COUNT, (seat + 1) * SPACE_COUNT)
        secret = [plans[place] for place in places if plans[place] not in (NOTHING, EMPTY)]
        shown = [table.spaces[place] for place in places if table.spaces[place] < EMPTY]
        if len(set(secret + shown)) < len(secret + shown):
            found.append(f"seat {seat} has laid a card twice")
        if any(card < CHEST_0 and table.owner[card] != seat for card in secret + shown):
            found.append(f"seat {seat} has laid a card of a province it does not own")
        if not table.is_planning():
            backs = [place for place in places if table.spaces[place] == FACE_DOWN]
            if backs != [place for place in places if plans[place] != NOTHING]:
                found.append(f"backs and secrets of seat {seat} differ")
            if any(not table.possible_cards[seat] >> card & 1 for card in secret):
                found.append(f"a card of seat {seat} is not among those it could have laid")
    return found


def _numbers(table: Table) -> list[str]:
    found = []
    if min([*table.chests, *table.rice, *table.points]) < 0:
        found.append("fewer than no chests, rice or points")
    if len(set(table.agenda)) < len(table.agenda):
        found.append("an action card lies twice")
    places = [place for place in table.places if place >= 0]
    if len(set(places)) < len(places):
        found.append("two seats on one place")
    return found
