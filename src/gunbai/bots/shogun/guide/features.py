"""What a position at the start of a planning is judged by: some numbers of each seat, gathered in one walk."""

from __future__ import annotations

from typing import Final

from gunbai.bots.shogun.judgement.harvest import rounds_to_harvest, winter_loss
from gunbai.bots.shogun.judgement.outlook import KINDS, ROUNDS_A_YEAR, building_counts
from gunbai.games.shogun.data.board import PROVINCE_COUNT, REGION_OF, REGIONS, RICE, SITES, TAX
from gunbai.games.shogun.data.tower import COLOURS
from gunbai.games.shogun.data.winter import MAJORITY
from gunbai.games.shogun.table import NEUTRAL, Table

PROVINCES: Final = 0
BUILDINGS: Final = 1
"""Castles, temples, theatres: three features."""
MAJORITIES: Final = 4
"""Points of this winter's majorities as they stand."""
BEHIND: Final = 5
"""Points of majorities in regions with an own province that one building more would share."""
CHESTS: Final = 6
FIRST_CHESTS: Final = 7
"""The chests that pay the buildings of the next round."""
SHORTAGE: Final = 8
"""Provinces that will stay unfed if the rest of the year brings rice as usual."""
MARKERS: Final = 9
HARVEST: Final = 10
"""Rice that the provinces grow."""
BEST_TAX: Final = 11
"""The most that a calm province pays."""
ROOM: Final = 12
"""Provinces with a free site, as far as there is time to build on them before winter."""
SUPPLY: Final = 13
"""Armies that are neither on the board nor in the tower."""
TOWER: Final = 14
"""Own cubes in the tower and its tray: they fall out at the next throws."""
EXPOSED: Final = 15
"""Provinces by how likely a rival next door is to take them, and the buildings there in the same way."""
EXPOSED_BUILDINGS: Final = 16
PROSPECTS: Final = 17
"""Provinces by how likely they are to take one from a rival next door."""
FRONTIER: Final = 18
"""Provinces with armies to spare next to neutral land."""
COUNT: Final = 19
FEATURES: Final = (
    "provinces", "castles", "temples", "theatres", "majorities", "behind", "chests", "first chests", "shortage",
    "markers", "harvest", "best tax", "room", "supply", "tower", "exposed", "exposed buildings", "prospects",
    "frontier",
)  # fmt: skip

PAYS_BUILDINGS: Final = 6
RICE_A_ROUND: Final = 3.8
FROM_TOWER: Final = 0.5
"""What a cube in the tower counts in a battle, against one that is thrown in."""
SPAN: Final = 6.0
"""Cubes between an attack that is hopeless and one that is certain."""
LEAST_DANGER: Final = -3.0
LEAST_PROSPECT: Final = -1.0
"""The leads in cubes at which that begins: rivals may bring more armies up, own attacks are made where they pay."""
NO_RIVAL: Final = -99.0


def features_of(table: Table) -> list[float]:
    """Seat * COUNT + feature."""
    features = [0.0] * (table.seats * COUNT)
    inside = [float(table.tower[seat] + table.tower[COLOURS + seat] + table.tray[seat]) for seat in range(table.seats)]
    held = [0] * (table.seats * len(REGIONS))
    region_of = REGION_OF[table.board % 2]
    for province in range(PROVINCE_COUNT):
        seat = table.owner[province]
        if seat >= 0:
            held[seat * len(REGIONS) + region_of[province]] += 1
            _add_province(table, features, seat * COUNT, province)
            _add_borders(table, features, inside, province)
    _add_majorities(table, features, held)
    loss = winter_loss(table)
    to_come = RICE_A_ROUND * (rounds_to_harvest(table) + 1)
    for seat in range(table.seats):
        start = seat * COUNT
        chests = table.chests[seat]
        features[start + CHESTS] = float(chests)
        features[start + FIRST_CHESTS] = float(min(chests, PAYS_BUILDINGS))
        features[start + SHORTAGE] = max(0.0, features[start + PROVINCES] + loss - table.rice[seat] - to_come)
        features[start + ROOM] = min(features[start + ROOM], float(KINDS * (ROUNDS_A_YEAR - table.season)))
        features[start + SUPPLY] = float(table.supply[seat])
        features[start + TOWER] = inside[seat]
    return features


def _add_province(table: Table, features: list[float], start: int, province: int) -> None:
    built, markers = table.buildings[province], table.markers[province]
    features[start + PROVINCES] += 1.0
    for kind in range(KINDS):
        features[start + BUILDINGS + kind] += built >> kind & 1
    features[start + MARKERS] += markers
    features[start + HARVEST] += RICE[province]
    if SITES[province] > buildings_in(built):
        features[start + ROOM] += 1.0
    if markers == 0 and TAX[province] > features[start + BEST_TAX]:
        features[start + BEST_TAX] = float(TAX[province])


def buildings_in(built: int) -> int:
    return (built & 1) + (built >> 1 & 1) + (built >> 2)


def _add_borders(table: Table, features: list[float], inside: list[float], province: int) -> None:
    """By the best attack on the province and the best one from it."""
    seat, armies, built = table.owner[province], table.armies[province], table.buildings[province]
    strength = armies + FROM_TOWER * inside[seat]
    danger, prospect, has_neutral = NO_RIVAL, NO_RIVAL, False
    for neighbour in table.neighbours(province):
        other = table.owner[neighbour]
        if other == NEUTRAL:
            has_neutral = True
        elif other != seat:
            lead = table.armies[neighbour] + FROM_TOWER * inside[other] - strength
            castle = table.buildings[neighbour] & 1
            danger = max(danger, lead - 1 - (built & 1))
            prospect = max(prospect, -lead - 1 - castle)
    start = seat * COUNT
    exposed = within((danger - LEAST_DANGER) / SPAN)
    features[start + EXPOSED] += exposed
    features[start + EXPOSED_BUILDINGS] += exposed * buildings_in(built)
    features[start + PROSPECTS] += within((prospect - LEAST_PROSPECT) / SPAN)
    if has_neutral and armies > 2:
        features[start + FRONTIER] += 1.0


def within(value: float) -> float:
    """Between 0 and 1."""
    return 0.0 if value < 0.0 else (1.0 if value > 1.0 else value)


def _add_majorities(table: Table, features: list[float], held: list[int]) -> None:
    """SG7.4: those who have most share the points; `held` are provinces by seat and region."""
    seats, counts = table.seats, building_counts(table)
    for group in range(len(REGIONS) * KINDS):
        here = counts[group * seats : group * seats + seats]
        most, points = max(here), MAJORITY[group % KINDS]
        if most:
            shared = points - (here.count(most) > 1)
            for seat in range(seats):
                if here[seat] == most:
                    features[seat * COUNT + MAJORITIES] += shared
                elif here[seat] == most - 1 and held[seat * len(REGIONS) + group // KINDS]:
                    features[seat * COUNT + BEHIND] += points
