"""The worked examples SG-X1 to SG-X7 and the derived cases SG-Y1 to SG-Y12; positions as the rules pages show them."""

from __future__ import annotations

from typing import cast

from gunbai.examples import reading
from gunbai.games.shogun.data.words import EMPTY, SPACE_COUNT
from gunbai.games.shogun.events import OBSTACLES
from gunbai.games.shogun.rules.feasibility import obstacle_to
from gunbai.games.shogun.state import State
from tests.games.shogun.counts import faults
from tests.rules.shogun.scene import GAME, acting, armies, asked, play, province


def told(clause: str) -> list[State]:
    """The states of an example, the first before anything is done; in none is a cube lost or made."""
    states = [cast(State, state) for state in reading.told(clause)]
    assert [fault for state in states for fault in faults(state)] == []
    return states


def heard(clause: str) -> list[tuple[str, dict[str, str | int]]]:
    """What everybody hears in the last step of an example."""
    *_, last = reading.steps(reading.example(clause))
    return [(event.code, event.args) for event in last.heard if event.seat is None]


def test_sg_x1_taxes_in_settsu_under_the_cap_with_one_chest_more() -> None:
    assert [state.table.chests[0] for state in told("SG-X1")] == [0, 6]


def test_sg_x2_aki_with_a_temple_takes_a_castle_or_a_theatre_but_no_temple() -> None:
    begun, built = told("SG-X2")
    answers = [OBSTACLES[obstacle_to(begun.table, 0, action, province("aki"))][0] for action in range(3)]
    assert answers == ["", "built_already", ""]
    assert built.table.buildings[province("aki")] == 0b11
    assert obstacle_to(built.table, 0, 2, province("aki")) > 0


def test_sg_x3_armies_move_by_sea_between_shima_and_izu() -> None:
    _, state = told("SG-X3")
    assert (armies(state, "shima"), armies(state, "izu")) == ((0, 1), (0, 3))


def test_sg_x4_nine_provinces_and_six_rice_after_the_loss() -> None:
    begun, _ = told("SG-X4")
    assert begun.table.unfed[0] == 3
    assert len(begun.table.revolting) == 2
    assert [args["amount"] for code, args in heard("SG-X4") if code == "revolt_begins"] == [2, 2]


def test_sg_x5_blue_takes_kozuke_from_yellow() -> None:
    _, state = told("SG-X5")
    table = state.table
    assert armies(state, "kozuke") == (0, 1)
    assert table.tray == [0] * 6
    assert table.supply[0] == 62 - 1 - 1 - 1
    assert "0 plan kozuke" not in [str(choice) for choice in state.choices(0)]
    assert table.provinces_of(1) == []


def test_sg_x6_taxes_in_mikawa_with_two_markers_and_four_armies() -> None:
    _, state = told("SG-X6")
    assert armies(state, "mikawa") == (0, 3)
    assert state.table.markers[province("mikawa")] == 3


def test_sg_x7_winter_two_short_kai_drawn_with_one_marker() -> None:
    _, state = told("SG-X7")
    assert [args["amount"] for code, args in heard("SG-X7") if code == "revolt_begins"] == [3, 2]
    assert armies(state, "kai") == (0, 1)


def test_sg_y1_after_the_first_action_exactly_cards_2_to_6_are_open() -> None:
    begun, state = told("SG-Y1")
    assert len(begun.table.agenda) == 5
    assert len(state.table.agenda) == 6
    assert state.actors() == [1], "the second action is being carried out"


def test_sg_y2_attacker_1_defender_0_farmers_2_is_neutral() -> None:
    assert armies(told("SG-Y2")[-1], "kozuke") == (-1, 0)


def test_sg_y3_attacker_2_defender_2_farmers_1_defender_keeps_1() -> None:
    assert armies(told("SG-Y3")[-1], "kozuke") == (1, 1)


def test_sg_y4_attacker_3_defender_1_farmers_5_defender_keeps_1() -> None:
    assert armies(told("SG-Y4")[-1], "kozuke") == (1, 1)


def test_sg_y5_attacker_2_defender_0_farmers_0_attacker_with_2() -> None:
    assert armies(told("SG-Y5")[-1], "kozuke") == (0, 2)


def test_sg_y6_nothing_comes_out_and_the_province_is_neutral() -> None:
    _, state = told("SG-Y6")
    assert armies(state, "kozuke") == (-1, 0)
    assert state.table.tower[:2] == [2, 1]


def test_sg_y7_green_cubes_stay_where_a_marker_lies_and_are_thrown_next_time() -> None:
    _, fought, state = told("SG-Y7")
    assert fought.table.tray[5] == 2
    assert armies(state, "suruga") == (0, 1)


def test_sg_y8_supply_5_and_the_6_armies_card_places_5() -> None:
    begun, state = told("SG-Y8")
    assert begun.table.supply[0] == 5
    assert armies(state, "kai") == (0, 6)


def test_sg_y9_supply_4_deploy_5_places_3_with_few_recruits() -> None:
    begun, state = told("SG-Y9")
    assert begun.table.supply[0] == 4
    assert (armies(state, "kai"), state.table.chests[0]) == ((0, 4), 9)


def test_sg_y9_supply_4_deploy_5_is_skipped_without_the_event() -> None:
    state = acting({"kai": {"owner": 0}}, [{"armies5": "kai"}], tower=[{"0": 57}])
    assert state.table.supply[0] == 4
    assert (armies(state, "kai"), state.table.chests[0]) == ((0, 1), 12)


def test_sg_y10_five_provinces_give_ten_cards_and_exactly_one_empty_space() -> None:
    _, state = told("SG-Y10")
    assert state.table.ready[0]
    assert state.secrets.plans[:SPACE_COUNT].count(EMPTY) == 1


def test_sg_y11_losing_the_revolt_after_taxes_the_chests_are_kept() -> None:
    _, state = told("SG-Y11")
    assert armies(state, "kai") == (-1, 0)
    assert state.table.chests[0] == 5


def test_sg_y12_a_conquered_province_does_not_act_again_this_round() -> None:
    _, state = told("SG-Y12")
    assert "rice_taken" not in [code for code, _ in heard("SG-Y12")]
    assert state.actors() == [4]
    assert asked(state) == ["4 act", "4 skip"]
    state.chance = GAME.new(3, seed=1).chance
    play(state, "4 skip")
    assert "0 plan suruga" in [str(choice) for choice in state.choices(0)]
