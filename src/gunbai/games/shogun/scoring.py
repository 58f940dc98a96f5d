"""Winter's score: provinces, buildings and the majorities of each region, as rows of numbers (SG7.4, SG8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.shogun.data.board import PROVINCE_COUNT, REGION_OF, REGIONS
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.winter import MAJORITY
from gunbai.games.shogun.table import Table
from gunbai.kernel.state import Result

if TYPE_CHECKING:
    from gunbai.games.shogun.positions.documents import Scored

PROVINCE_POINTS: Final = 0
BUILDING_POINTS: Final = 1
MAJORITY_POINTS: Final = 2
KINDS: Final = len(BUILDINGS)
ROW: Final = MAJORITY_POINTS + len(REGIONS) * KINDS
"""The points of one seat in one winter: provinces, buildings, then region * 3 + kind."""


def year_rows(table: Table) -> list[int]:
    """What every seat would score now: a row each."""
    rows = [0] * (table.seats * ROW)
    counts = _count(table, rows)
    for group in range(len(REGIONS) * KINDS):
        _share(rows, counts, group, table.seats)
    return rows


def _count(table: Table, rows: list[int]) -> list[int]:
    """Points for provinces and buildings go into the rows; returned are the buildings by group and seat."""
    counts = [0] * (len(REGIONS) * KINDS * table.seats)
    region_of = REGION_OF[table.board % 2]
    for province in range(PROVINCE_COUNT):
        seat = table.owner[province]
        if seat < 0:
            continue
        rows[seat * ROW + PROVINCE_POINTS] += 1
        for kind in range(KINDS):
            if table.has_building(province, kind):
                rows[seat * ROW + BUILDING_POINTS] += 1
                counts[(region_of[province] * KINDS + kind) * table.seats + seat] += 1
    return counts


def _share(rows: list[int], counts: list[int], group: int, seats: int) -> None:
    """Most of one kind in one region; those tied get 1 less, and nobody anything if there is none."""
    here = counts[group * seats : group * seats + seats]
    most = max(here)
    if most:
        points = MAJORITY[group % KINDS] - (1 if here.count(most) > 1 else 0)
        for seat in range(seats):
            if here[seat] == most:
                rows[seat * ROW + MAJORITY_POINTS + group] = points


def majorities_of(row: list[int]) -> list[tuple[int, int, int]]:
    """(region, kind, points) of one row."""
    groups = range(len(REGIONS) * KINDS)
    return [(group // KINDS, group % KINDS, row[MAJORITY_POINTS + group]) for group in groups]


def row_document(row: list[int]) -> Scored:
    """One row as a JSON document: provinces, buildings, and the majorities by region and kind."""
    regions: dict[str, dict[str, int]] = {}
    for region, kind, points in majorities_of(row):
        if points:
            regions.setdefault(REGIONS[region], {})[BUILDINGS[kind]] = points
    return {"provinces": row[PROVINCE_POINTS], "buildings": row[BUILDING_POINTS], "majorities": regions}


def scored_document(table: Table) -> list[list[Scored]]:
    """Every winter scored so far: a row for each seat."""
    rows = [table.scored[start : start + ROW] for start in range(0, len(table.scored), ROW)]
    return [[row_document(row) for row in rows[i : i + table.seats]] for i in range(0, len(rows), table.seats)]


def breakdown(table: Table, seat: int) -> dict[str, int]:
    """The points of a seat by year and source: `provinces1` … `theatres2`."""
    parts: dict[str, int] = {}
    for year in range(len(table.scored) // (ROW * table.seats)):
        start = (year * table.seats + seat) * ROW
        row = table.scored[start : start + ROW]
        parts[f"provinces{year + 1}"] = row[PROVINCE_POINTS]
        parts[f"buildings{year + 1}"] = row[BUILDING_POINTS]
        for kind in range(KINDS):
            parts[f"{BUILDINGS[kind]}s{year + 1}"] = sum(row[MAJORITY_POINTS + kind :: KINDS])
    return parts


def result_of(table: Table) -> Result:
    """SG8.1: most points, then most chests; still tied: shared."""
    strength = [(table.points[seat], table.chests[seat]) for seat in range(table.seats)]
    ranking = [1 + sum(1 for other in strength if other > own) for own in strength]
    winners = [seat for seat in range(table.seats) if ranking[seat] == 1]
    return Result(table.points[:], ranking, winners, [breakdown(table, seat) for seat in range(table.seats)])
