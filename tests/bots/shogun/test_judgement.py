"""What master thinks a position of Shogun is worth: the features it is judged by, and the chances made of them."""

from __future__ import annotations

import pytest

from gunbai.bots.bot import Bot
from gunbai.bots.shogun.guide import features as gf
from gunbai.bots.shogun.guide.race import PointsJudge
from gunbai.bots.shogun.guide.value import outlooks
from gunbai.bots.shogun.guide.weights import SPREAD, WEIGHTS
from gunbai.bots.shogun.steady import Steady
from gunbai.games.shogun.data.board import PROVINCE_COUNT, TAX
from gunbai.games.shogun.data.tower import COLOURS
from gunbai.games.shogun.peek import table_of
from gunbai.games.shogun.scoring import BUILDING_POINTS, MAJORITY_POINTS, PROVINCE_POINTS, ROW, year_rows
from gunbai.games.shogun.table import NEUTRAL, Table
from tests.bots.shogun.tables import GAME, SHORT, TABLES, decisions

SEATS = 4


def quartet() -> list[Bot]:
    return [Steady() for _ in range(SEATS)]


def begun(season: int = 1) -> Table:
    """A table of four at the first planning, taken for a later season."""
    table = table_of(GAME.new(SEATS, seed=3, options=TABLES)).copy()
    table.season = season
    return table


def feature(table: Table, number: int, seat: int = 0) -> float:
    return gf.features_of(table)[seat * gf.COUNT + number]


def forecast(table: Table) -> float:
    """Of seat 0."""
    return outlooks(table, gf.features_of(table))[0]


def contact(table: Table) -> tuple[int, int]:
    """A province of seat 0 and a rival's next to it."""
    for province in table.provinces_of(0):
        for neighbour in table.neighbours(province):
            if table.owner[neighbour] not in (NEUTRAL, 0):
                return province, neighbour
    raise AssertionError("nobody meets")


def test_chances_add_up_to_one_everywhere_and_name_the_winner_at_the_end() -> None:
    for state, _ in decisions(quartet(), 5, SHORT):
        chances = PointsJudge().chances([state], 0)[0]
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    winners = state.result().winners
    assert [seat for seat in range(SEATS) if chances[seat] > 0] == winners


def test_there_is_a_weight_for_every_feature_and_round() -> None:
    assert len(gf.FEATURES) == gf.COUNT == len(WEIGHTS)
    assert {len(row) for row in WEIGHTS} == {6} == {len(SPREAD)}
    assert min(SPREAD) > 0


def test_provinces_buildings_and_majorities_are_those_that_winter_scores() -> None:
    met = 0
    for state, _ in decisions(quartet(), 6, TABLES):
        table = table_of(state)
        if table.is_planning() and not any(table.ready):
            rows, features = year_rows(table), gf.features_of(table)
            for seat in range(SEATS):
                row, own = rows[seat * ROW : (seat + 1) * ROW], features[seat * gf.COUNT : (seat + 1) * gf.COUNT]
                assert own[gf.PROVINCES] == row[PROVINCE_POINTS]
                assert sum(own[gf.BUILDINGS : gf.MAJORITIES]) == row[BUILDING_POINTS]
                assert own[gf.MAJORITIES] == sum(row[MAJORITY_POINTS:])
                met += row[BUILDING_POINTS] > 0
    assert met > 8


@pytest.mark.parametrize(("number", "name"), [(gf.CHESTS, "chests"), (gf.SUPPLY, "supply"), (gf.TOWER, "tray")])
def test_some_features_are_what_lies_on_the_table(number: int, name: str) -> None:
    table = begun()
    before = feature(table, number)
    getattr(table, name)[0] += 2
    assert feature(table, number) == before + 2


def test_cubes_of_both_shelves_count() -> None:
    table = begun()
    before = feature(table, gf.TOWER)
    table.tower[0] += 1
    table.tower[COLOURS] += 1
    assert feature(table, gf.TOWER) == before + 2


def test_a_stronger_rival_next_door_exposes_a_province_and_its_buildings() -> None:
    table = begun()
    own, rival = contact(table)
    table.armies[own], table.armies[rival], table.buildings[own] = 1, 1, 2
    calm = gf.features_of(table)
    table.armies[rival] = 9
    pressed = gf.features_of(table)
    assert pressed[gf.EXPOSED] > calm[gf.EXPOSED]
    assert pressed[gf.EXPOSED_BUILDINGS] > calm[gf.EXPOSED_BUILDINGS]
    attacker = table.owner[rival] * gf.COUNT
    assert pressed[attacker + gf.PROSPECTS] > calm[attacker + gf.PROSPECTS]
    assert forecast(table) < forecast(begun())


def test_without_a_rival_next_door_nothing_is_exposed() -> None:
    table = begun()
    for province in range(PROVINCE_COUNT):
        if table.owner[province] != 0:
            table.owner[province] = NEUTRAL
    assert feature(table, gf.EXPOSED) == feature(table, gf.PROSPECTS) == 0
    assert feature(table, gf.FRONTIER) > 0


def test_only_calm_provinces_pay_the_best_tax() -> None:
    table = begun()
    best = max(TAX[province] for province in table.provinces_of(0))
    assert feature(table, gf.BEST_TAX) == best
    for province in table.provinces_of(0):
        table.markers[province] = 1
    assert feature(table, gf.BEST_TAX) == 0
    assert feature(table, gf.MARKERS) == len(table.provinces_of(0))


def test_the_nearer_winter_is_the_more_rice_is_short() -> None:
    shortages = [feature(begun(season), gf.SHORTAGE) for season in range(3)]
    assert shortages == sorted(shortages)
    assert shortages[0] < shortages[2]
    fed = begun(2)
    fed.rice[0] = 20
    assert feature(fed, gf.SHORTAGE) == 0


def test_chests_provinces_and_armies_are_worth_something() -> None:
    before = forecast(begun())
    richer, larger, stronger = begun(), begun(), begun()
    richer.chests[0] += 3
    larger.owner[larger.owner.index(NEUTRAL)] = 0
    stronger.supply[0] -= 5
    assert min(forecast(richer), forecast(larger), forecast(stronger)) > before
