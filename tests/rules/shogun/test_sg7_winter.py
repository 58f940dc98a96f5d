"""SG7 and SG8: winter, score and the end of the game."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.winter import EXTRA_FARMERS, REVOLTS, unfed_row
from gunbai.games.shogun.data.words import ACTION_NAMES
from gunbai.games.shogun.scoring import result_of, row_document, year_rows
from gunbai.games.shogun.state import State
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.events import Event
from tests.rules.shogun.scene import GAME, Doc, codes, load, out, play, province, throws

GREEN = ["aki", "bingo", "bitchu", "bizen", "hoki", "mimasaka", "tajima"]
RED = ["echizen", "harima", "hida", "mikawa", "mino"]


def winter(provinces: Doc, players: list[Doc], event: str = "low_taxes", seed: int = 1, **more: object) -> State:
    """Three players at the start of the first winter; the last event is `event`."""
    doc: Doc = {
        "seats": 3,
        "season": "winter",
        "phase": "winter",
        "provinces": provinces,
        "players": players,
        "events": {"open": [event]},
        **more,
    }
    return load(doc, seed)


def owned(seat: int, names: list[str], **more: object) -> Doc:
    return {name: {"owner": seat, "armies": 4, **more} for name in names}


@pytest.mark.parametrize(("event", "loss"), [("plays_calm_7", 7), ("low_taxes", 0), ("strong_walls_6", 6)])
def test_sg7_1_all_lose_rice_but_not_below_0(event: str, loss: int) -> None:
    """Seat 0 keeps just enough, or starves: the shortage tells what was left."""
    state = winter(owned(0, GREEN), [{"rice": 10}, {"rice": 1}], event)
    left = max(0, 10 - loss)
    if left >= 7:
        assert not state.table.revolting
        assert state.table.is_planning()
    else:
        assert state.table.unfed == [7 - left, 0, 0]
        assert state.table.rice == [left, 0, 0]


def test_sg7_2_shortages_are_fixed_before_the_first_revolt() -> None:
    state = winter({**owned(0, GREEN[:4]), **owned(1, RED[:3])}, [{"rice": 1}, {}])
    assert state.table.unfed == [3, 3, 0]
    assert state.actors() == [0]
    assert len(state.table.revolting) == 2
    play(state, str(state.choices(0)[0]))
    assert state.table.unfed == [3, 3, 0]


def test_sg7_2_a_province_lost_to_a_revolt_does_not_change_the_shortage() -> None:
    """Five unfed: two revolts with three farmers each. The first is lost, and the second is as hard as before."""
    state = winter(owned(0, GREEN[:5]), [{}])
    first, second = [PROVINCES[p] for p in sorted(state.table.revolting)]
    lost, held = out({0: 4, 5: 3}, {5: 3}), out({0: 4, 5: 3}, {0: 4}, inside={0: 4})
    state.chance = throws(lost, held)
    seen: list[list[int]] = []
    heard: list[Event] = []

    def listen(event: Event) -> None:
        heard.append(event)
        seen.append(list(state.table.unfed))

    state.listener = listen
    state.apply(GAME.parse(f"0 revolt {first}"))
    begun = [(event.args["province"], event.args["amount"]) for event in heard if event.code == "revolt_begins"]
    assert begun == [(first, 3), (second, 3)]
    assert "revolt_won" in codes(heard)
    fought = codes(heard).index("revolt_put_down")
    assert all(unfed == [5, 0, 0] for unfed in seen[: fought + 1])
    assert "provinces_unfed" not in codes(heard)


def test_sg7_2_the_next_player_goes_hungry_by_the_shortage_fixed_before() -> None:
    """Seat 0 loses provinces to revolts; what seat 1 lacks was counted before and stays."""
    state = winter({**owned(0, GREEN[:5]), **owned(1, RED[:4])}, [{}, {"rice": 1}])
    first = PROVINCES[min(state.table.revolting)]
    lost = out({0: 4, 5: 3}, {5: 3}), out({0: 4, 5: 3}, {5: 3}, inside={0: 4})
    state.chance = throws(*lost)
    events = play(state, f"0 revolt {first}")
    assert codes(events).count("revolt_won") == 2
    assert state.table.unfed == [5, 3, 0]
    unfed = [event.args for event in events if event.code == "provinces_unfed"]
    assert unfed == [{"seat": 1, "amount1": 3, "amount2": 2, "amount3": 2}]


def test_sg7_2_the_owner_chooses_which_is_fought_next_and_the_last_follows() -> None:
    state = winter(owned(0, GREEN), [{}])
    assert len(state.table.revolting) == 3
    drawn = [PROVINCES[p] for p in state.table.revolting]
    other = next(name for name in GREEN if name not in drawn)
    with pytest.raises(RuleViolation) as refused:
        state.apply(GAME.parse(f"0 revolt {other}"))
    assert (refused.value.code, refused.value.clause) == ("winter/not_drawn", "SG7.2")
    play(state, f"0 revolt {drawn[1]}")
    events = play(state, f"0 revolt {drawn[0]}")
    fought = [event.args["province"] for event in events if event.code == "revolt_begins"]
    assert fought == [drawn[0], drawn[2]]


def test_sg7_2_no_new_marker_is_placed() -> None:
    """Not even where a revolt is put down; and the markers that lie there count as farmers."""
    state = winter(owned(0, GREEN[:3], markers=1), [{}])
    held = out({0: 4, 5: 3}, {0: 4})
    state.chance = throws(held, out({0: 4, 5: 3}, {0: 4}, inside={5: 3}))
    seen: list[list[int]] = []

    def listen(event: Event) -> None:
        if event.code == "revolt_put_down":
            seen.append([state.table.markers[province(name)] for name in GREEN[:3]])

    state.listener = listen
    state.apply(state.choices(0)[0])
    assert seen == [[1, 1, 1], [1, 1, 1]]


def test_sg7_2_the_provinces_are_drawn_at_random_without_putting_back() -> None:
    drawn = [tuple(winter(owned(0, GREEN), [{}], seed=seed).table.revolting) for seed in range(60)]
    assert {len(set(provinces)) for provinces in drawn} == {3}
    for place in range(3):
        assert {provinces[place] for provinces in drawn} == {province(name) for name in GREEN}


def test_sg7_2_a_single_revolt_is_fought_without_a_question() -> None:
    heard: list[Event] = []
    doc: Doc = {"seats": 3, "season": "autumn", "phase": "actions", "provinces": owned(0, GREEN[:2])}
    doc |= {
        "agenda": [*ACTION_NAMES[1:], "castle"],
        "secrets": {"plans": [{"castle": "aki"}]},
        "players": [{"rice": 1}],
    }
    state = load({**doc, "events": {"round": "low_taxes", "open": ["plays_calm_5"]}})
    state.listener = heard.append
    state.apply(GAME.parse("0 skip"))
    assert codes(heard).count("revolt_begins") == 1
    assert [event.args["amount"] for event in heard if event.code == "revolt_begins"] == [2]
    assert state.table.is_planning()


@pytest.mark.parametrize(
    ("unfed", "revolts", "farmers"),
    [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3), (12, 3, 3)],
)
def test_sg7_3_revolts_and_extra_farmers(unfed: int, revolts: int, farmers: int) -> None:
    row = unfed_row(unfed)
    assert (REVOLTS[row], EXTRA_FARMERS[row]) == (revolts, farmers)


def test_sg7_4_a_point_for_each_province_and_building_and_majorities() -> None:
    provinces: Doc = {
        "aki": {"owner": 0, "buildings": ["castle", "temple"]},
        "hoki": {"owner": 1, "buildings": ["temple", "theatre"]},
        "bingo": {"owner": 1},
    }
    rows = year_rows(load({"seats": 3, "provinces": provinces}).table)
    seats = [row_document(rows[seat * 17 : seat * 17 + 17]) for seat in range(3)]
    assert seats[0] == {"provinces": 1, "buildings": 2, "majorities": {"green": {"castle": 3, "temple": 1}}}
    assert seats[1] == {"provinces": 2, "buildings": 2, "majorities": {"green": {"temple": 1, "theatre": 1}}}
    assert seats[2] == {"provinces": 0, "buildings": 0, "majorities": {}}


def test_sg7_4_tied_for_theatres_gives_nothing() -> None:
    provinces: Doc = {name: {"owner": i, "buildings": ["theatre"]} for i, name in enumerate(("aki", "hoki"))}
    rows = year_rows(load({"seats": 3, "provinces": provinces}).table)
    assert [sum(rows[seat * 17 : seat * 17 + 17]) for seat in range(3)] == [2, 2, 0]


def test_sg7_5_markers_and_rice_go_the_rest_stays() -> None:
    state = winter(
        {"aki": {"owner": 0, "armies": 3, "markers": 2, "buildings": ["castle"]}},
        [{"rice": 5, "chests": 7}],
        tray={"1": 2},
        tower=[{"2": 3}],
    )
    table = state.table
    assert (sum(table.markers), table.rice, table.chests[0]) == (0, [0, 0, 0], 7)
    assert (table.tray[1], table.tower[2], table.buildings[province("aki")]) == (2, 3, 1)
    assert (table.year, table.season, len(table.events_open)) == (1, 0, 4)
    assert table.points == [1 + 1 + 3, 0, 0]
    assert max(table.places) == -1


def test_sg8_1_after_the_second_winter_the_most_points_win() -> None:
    state = winter({"aki": {"owner": 1}}, [{"points": 3}, {"points": 3, "rice": 1}], year=2)
    assert state.is_over()
    assert state.result().winners == [1]
    assert state.result().ranking == [2, 1, 3]


def test_sg8_1_ties_are_broken_by_chests_and_then_shared() -> None:
    table = load({"seats": 3, "players": [{"points": 5, "chests": 2}, {"points": 5, "chests": 4}]}).table
    assert result_of(table).winners == [1]
    table.chests[0] = 4
    assert result_of(table).winners == [0, 1]
    assert result_of(table).ranking == [1, 1, 3]


def test_sg7_4_the_score_is_told_by_region_and_kind() -> None:
    state = load(
        {
            "seats": 3,
            "season": "winter",
            "turn": [["years", 1], ["year", 4], ["winter", 2], ["hunger", 1], ["revolts", 0, 3]],
            "order": [0, 1, 2],
            "winter": {"unfed": [7, 0, 0], "revolting": ["hoki", "bingo"]},
            "provinces": {
                "aki": {"owner": 0, "buildings": ["castle"]},
                "hoki": {"owner": 0, "armies": 30},
                "bingo": {"owner": 0, "armies": 30},
            },
        }
    )
    events = play(state, "0 revolt hoki")
    assert "scored_majority" in codes(events)
    majority = next(event for event in events if event.code == "scored_majority")
    assert majority.args == {"seat": 0, "region": "green", "building": "castle", "amount": 3}


def test_sg7_5_after_the_last_winter_the_special_cards_have_gone_back() -> None:
    state = winter({"aki": {"owner": 0, "armies": 3}}, [{"rice": 5}], options={"years": "1"})
    assert state.is_over()
    assert (state.table.laid, state.table.order, max(state.table.places)) == ([], [], -1)
