"""The smaller rules of thumb, each for itself."""

from __future__ import annotations

import random

from gunbai.bots.shogun.assignment import assigned, fill_up
from gunbai.bots.shogun.draft import draft_worth, place, wished_group
from gunbai.bots.shogun.harvest import look, rice_worth, unrest, winter_loss
from gunbai.bots.shogun.outlook import LAST_ROUND, Outlook, round_of
from gunbai.bots.shogun.planning import with_chests
from gunbai.bots.shogun.purse import best_choice, wants
from gunbai.bots.shogun.winter import next_revolt
from gunbai.bots.shogun.worth import building_worth, prize
from gunbai.games.shogun.actions import GROUP, REVOLT
from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES
from gunbai.games.shogun.data.pieces import CASTLE, TEMPLE, THEATRE
from gunbai.games.shogun.data.words import (
    BID,
    BUILD_CASTLE,
    BUILD_THEATRE,
    CHEST_0,
    COLLECT_TAXES,
    DEPLOY_5,
    EMPTY,
    SPACE_COUNT,
)
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.games.shogun.table import NEUTRAL, Table
from tests.bots.shogun.tables import table_of


def untouched(table: Table) -> None:
    pass


def test_each_province_is_assigned_once_and_the_sum_is_high() -> None:
    rng = random.Random(1)
    for _ in range(50):
        values = [[rng.uniform(-1, 3) for _ in range(8)] for _ in range(10)]
        chosen = assigned(values, 0.0)
        used = [column for column in chosen if column >= 0]
        assert len(used) == len(set(used))
        assert all(values[row][column] > 0 for row, column in enumerate(chosen) if column >= 0)
        assert sum(values[row][column] for row, column in enumerate(chosen) if column >= 0) > 14


def test_no_exchange_of_two_assignments_would_gain() -> None:
    rng = random.Random(2)
    for _ in range(50):
        values = [[rng.uniform(0, 3) for _ in range(8)] for _ in range(8)]
        chosen = assigned(values, 0.0)
        for a in range(8):
            for b in range(a):
                kept = values[a][chosen[a]] + values[b][chosen[b]]
                assert values[a][chosen[b]] + values[b][chosen[a]] <= kept + 1e-6


def test_two_rows_do_not_fight_for_one_column() -> None:
    assert assigned([[5.0, 4.9], [5.0, 0.1]], 0.0) == [1, 0]


def test_left_over_provinces_fill_open_rows() -> None:
    chosen = [-1, 1, -1]
    fill_up([[0.0, 0.0, -3.0], [0.0, 0.0, 0.0], [-1.0, 0.0, -2.0]], chosen)
    assert chosen == [0, 1, 2]


def test_sg5_11_taxes_pay_only_for_what_comes_later() -> None:
    worths = [4.0] * 10
    before = best_choice(wants([BUILD_CASTLE, COLLECT_TAXES], 2, worths, 2, 5.0), 0, 7.0)
    after = best_choice(wants([COLLECT_TAXES, BUILD_CASTLE], 2, worths, 2, 5.0), 0, 7.0)
    assert (before.actions, after.actions) == ((), (BUILD_CASTLE,))


def test_a_short_purse_buys_what_gains_most() -> None:
    worths = [0.0] * 10
    worths[BUILD_CASTLE], worths[DEPLOY_5], worths[BUILD_THEATRE] = 5.0, 1.5, 1.0
    choice = best_choice(wants([DEPLOY_5, BUILD_CASTLE, BUILD_THEATRE], 3, worths, 4, 0.0), 0, 4.0)
    assert choice.actions == (BUILD_CASTLE, BUILD_THEATRE)


def test_chests_are_kept_for_the_next_buildings_but_not_after_the_last_round() -> None:
    worths = [0.0] * 10
    worths[DEPLOY_5] = 1.5
    wanted = wants([DEPLOY_5], 1, worths, 6, 0.0)
    assert best_choice(wanted, 0, 6.0).actions == ()
    assert best_choice(wanted, LAST_ROUND, 6.0).actions == (DEPLOY_5,)


def test_sg4_2_spaces_without_a_province_get_chests_and_then_stay_empty() -> None:
    cards = with_chests([EMPTY] * BID + [CHEST_0 + 2])
    assert sorted(cards) == [*range(CHEST_0, CHEST_0 + 5), *[EMPTY] * (SPACE_COUNT - 5)]


def test_sg7_4_a_building_that_takes_the_majority_is_worth_more() -> None:
    table = table_of(4, untouched)
    mine = table.provinces_of(0)
    plain = building_worth(Outlook(table, 0), mine[0], CASTLE)
    for province in range(PROVINCE_COUNT):
        if table.owner[province] == 1:
            table.buildings[province] = 1 << CASTLE
    assert building_worth(Outlook(table, 0), mine[0], CASTLE) <= plain
    assert (
        plain > building_worth(Outlook(table, 0), mine[0], TEMPLE) > building_worth(Outlook(table, 0), mine[0], THEATRE)
    )


def test_a_province_with_buildings_is_the_better_prize() -> None:
    table = table_of(4, untouched)
    target = table.provinces_of(1)[0]
    bare = prize(look(table, 0), target)
    table.buildings[target] = 1 << CASTLE
    assert prize(look(table, 0), target) > bare + 1


def test_sg7_2_rice_is_worth_most_when_it_is_short() -> None:
    hungry = table_of(4, lambda table: table.rice.__setitem__(0, 7))
    fed = table_of(4, lambda table: table.rice.__setitem__(0, 20))
    for table in (hungry, fed):
        table.season = 2
    assert rice_worth(look(hungry, 0), 4) > 5 * rice_worth(look(fed, 0), 4)


def test_sg3_5_winter_loss_is_the_mean_of_what_is_left() -> None:
    table = table_of(4, untouched)
    table.events_open = [0, 1]
    assert winter_loss(table) == (EVENT_CARDS[0].winter_rice + EVENT_CARDS[1].winter_rice) / 2


def test_sg5_4_a_marked_and_weak_province_is_left_in_peace() -> None:
    table = table_of(4, untouched)
    weak, strong = table.provinces_of(0)[:2]
    table.armies[weak], table.armies[strong] = 1, 8
    table.markers[weak] = table.markers[strong] = 1
    out = look(table, 0)
    assert unrest(out, weak) > 1 > unrest(out, strong)


def test_draft_prefers_neighbours_of_its_own() -> None:
    table = table_of(4, untouched)
    table.owner = [NEUTRAL] * PROVINCE_COUNT
    table.armies = [0] * PROVINCE_COUNT
    province = PROVINCES.index("musashi")
    alone = draft_worth(table, 0, province)
    table.owner[PROVINCES.index("sagami")] = 0
    beside_own = draft_worth(table, 0, province)
    table.owner[PROVINCES.index("sagami")] = 1
    assert beside_own > alone > draft_worth(table, 0, province)


def test_draft_puts_large_groups_where_rivals_are() -> None:
    table = table_of(4, untouched)
    table.owner = [NEUTRAL] * PROVINCE_COUNT
    province = max(range(PROVINCE_COUNT), key=lambda p: len(table.neighbours(p)))
    quiet = wished_group(table, 0, province)
    for neighbour in table.neighbours(province):
        table.owner[neighbour] = 1
    assert wished_group(table, 0, province) > quiet + 1
    assert place(table, 0, province, [GROUP.id(0), GROUP.id(3)]) == GROUP.id(0)


def test_winter_fights_the_least_precious_revolt_first() -> None:
    table = table_of(4, untouched)
    first, second = table.provinces_of(0)[:2]
    table.buildings[first] = 1 << CASTLE | 1 << TEMPLE
    assert next_revolt(look(table, 0), [REVOLT.id(first), REVOLT.id(second)]) == REVOLT.id(second)


def test_rounds_count_from_the_first_spring_to_the_last_autumn() -> None:
    table = table_of(4, untouched)
    assert round_of(table) == 0
    table.year, table.season = 1, 2
    assert round_of(table) == 5
