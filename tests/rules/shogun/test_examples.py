"""The worked examples SG-X1 to SG-X7 and the derived cases SG-Y1 to SG-Y12."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.words import EMPTY, SPACE_COUNT
from gunbai.games.shogun.events import OBSTACLES
from gunbai.games.shogun.possible import obstacle_to
from gunbai.games.shogun.state import State
from gunbai.kernel.chance import Draw, RecordedChance
from tests.rules.shogun.scene import GAME, Doc, acting, armies, asked, codes, load, out, play, province


def fight(throw: list[int], attackers: int, defenders: int, markers: int = 0, **more: object) -> State:
    provinces: Doc = {
        "shinano": {"owner": 0, "armies": attackers + 1},
        "kozuke": {"owner": 1, "armies": defenders, "markers": markers},
    }
    state = acting(provinces, [{"battle_move_a": "shinano"}], throws=[throw], **more)  # type: ignore[arg-type]
    play(state, "0 target kozuke", f"0 count {attackers}")
    return state


def test_sg_x1_taxes_in_settsu_under_the_cap_with_one_chest_more() -> None:
    state = acting(
        {"settsu": {"owner": 0}}, [{"tax": "settsu"}], event="low_taxes", players=[{"special": "tax1", "chests": 0}]
    )
    play(state, "0 act")
    assert state.table.chests[0] == 6


def test_sg_x2_aki_with_a_temple_takes_a_castle_or_a_theatre_but_no_temple() -> None:
    table = acting({"aki": {"owner": 0, "buildings": ["temple"]}}, []).table
    answers = [OBSTACLES[obstacle_to(table, 0, action, province("aki"))][0] for action in range(3)]
    assert answers == ["", "built_already", ""]
    table.buildings[province("aki")] |= 1
    assert obstacle_to(table, 0, 2, province("aki")) > 0


def test_sg_x3_armies_move_by_sea_between_shima_and_izu() -> None:
    state = acting({"shima": {"owner": 0, "armies": 3}, "izu": {"owner": 0}}, [{"battle_move_a": "shima"}])
    play(state, "0 target izu", "0 count 2")
    assert (armies(state, "shima"), armies(state, "izu")) == ((0, 1), (0, 3))


def test_sg_x4_nine_provinces_and_six_rice_after_the_loss() -> None:
    names = ["aki", "bingo", "bitchu", "bizen", "hoki", "mimasaka", "tajima", "harima", "tamba"]
    state = load(
        {
            "seats": 3,
            "season": "winter",
            "phase": "winter",
            "provinces": {name: {"owner": 0, "armies": 4} for name in names},
            "players": [{"rice": 9}],
            "events": {"open": ["good_harvest"]},
        }
    )
    assert state.table.unfed[0] == 3
    assert len(state.table.revolting) == 2
    first = str(state.choices(0)[0])
    events = play(state, first)
    begun = [event for event in events if event.code == "revolt_begins"]
    assert [event.args["amount"] for event in begun] == [2, 2]


def test_sg_x5_blue_takes_kozuke_from_yellow() -> None:
    state = fight(out({0: 4, 1: 3}, {0: 3, 1: 1, 5: 1}, inside={5: 2}), 4, 3, tower=[{"farmers": 2}])
    table = state.table
    assert armies(state, "kozuke") == (0, 1)
    assert table.tray == [0] * 6
    assert table.supply[0] == 62 - 1 - 1 - 1
    assert "0 plan kozuke" not in [str(choice) for choice in state.choices(0)]
    assert table.provinces_of(1) == []


def test_sg_x6_taxes_in_mikawa_with_two_markers_and_four_armies() -> None:
    state = acting(
        {"mikawa": {"owner": 0, "armies": 4, "markers": 2}},
        [{"tax": "mikawa"}],
        throws=[out({0: 4, 5: 2}, {0: 4, 5: 1})],
    )
    play(state, "0 act")
    assert armies(state, "mikawa") == (0, 3)
    assert state.table.markers[province("mikawa")] == 3


def test_sg_x7_winter_two_short_kai_drawn_with_one_marker() -> None:
    state = load(
        {
            "seats": 3,
            "season": "winter",
            "turn": [["years", 2], ["year", 4], ["winter", 2], ["hunger", 1], ["revolts", 0, 2]],
            "year": 2,
            "order": [0, 1, 2],
            "winter": {"unfed": [2, 0, 0], "revolting": ["kai", "izu"]},
            "provinces": {"kai": {"owner": 0, "armies": 4, "markers": 1}, "izu": {"owner": 0, "armies": 3}},
        }
    )
    throws = [out({0: 4, 5: 3}, {0: 4, 5: 3}), out({0: 3, 5: 2}, {0: 3, 5: 2})]
    state.chance = RecordedChance([Draw("tower", throw, False) for throw in throws])
    events = play(state, "0 revolt kai")
    assert [event.args["amount"] for event in events if event.code == "revolt_begins"] == [3, 2]
    assert armies(state, "kai") == (0, 1)


def test_sg_y2_attacker_1_defender_0_farmers_2_is_neutral() -> None:
    state = fight(out({0: 1, 1: 1, 5: 2}, {0: 1, 5: 2}), 1, 1, tray={"farmers": 2})
    assert armies(state, "kozuke") == (-1, 0)


def test_sg_y3_attacker_2_defender_2_farmers_1_defender_keeps_1() -> None:
    state = fight(out({0: 2, 1: 2, 5: 1}, {0: 2, 1: 2, 5: 1}), 2, 2, tray={"farmers": 1})
    assert armies(state, "kozuke") == (1, 1)


def test_sg_y4_attacker_3_defender_1_farmers_5_defender_keeps_1() -> None:
    state = fight(out({0: 3, 1: 1, 5: 5}, {0: 3, 1: 1, 5: 5}), 3, 1, tray={"farmers": 5})
    assert armies(state, "kozuke") == (1, 1)


def test_sg_y5_attacker_2_defender_0_farmers_0_attacker_with_2() -> None:
    assert armies(fight(out({0: 2, 1: 1}, {0: 2}), 2, 1), "kozuke") == (0, 2)


def test_sg_y6_nothing_comes_out_and_the_province_is_neutral() -> None:
    state = fight(out({0: 2, 1: 1}, {}), 2, 1)
    assert armies(state, "kozuke") == (-1, 0)
    assert state.table.tower[:2] == [2, 1]


def test_sg_y7_green_cubes_stay_where_a_marker_lies_and_are_thrown_next_time() -> None:
    provinces: Doc = {
        "shinano": {"owner": 0, "armies": 5},
        "kozuke": {"owner": 1, "armies": 1, "markers": 1},
        "kai": {"owner": 0, "armies": 3},
    }
    throws = [out({0: 2, 1: 1, 5: 2}, {0: 2, 5: 2}), out({0: 2, 5: 3}, {0: 2, 5: 1}, inside={1: 1})]
    plans = [{"battle_move_a": "shinano", "battle_move_b": "kai"}]
    state = acting(provinces, plans, throws=throws, tray={"farmers": 2})
    play(state, "0 target kozuke", "0 count 2")
    assert state.table.tray[5] == 2
    play(state, "0 target suruga", "0 count 2")
    assert armies(state, "suruga") == (0, 1)


def test_sg_y8_supply_5_and_the_6_armies_card_places_5() -> None:
    state = acting({"kai": {"owner": 0}}, [{"armies5": "kai"}], players=[{"special": "armies6"}], tower=[{"0": 56}])
    assert state.table.supply[0] == 5
    play(state, "0 act")
    assert armies(state, "kai") == (0, 6)


@pytest.mark.parametrize(("event", "placed"), [(None, 0), ("few_recruits", 3)])
def test_sg_y9_supply_4_deploy_5(event: str | None, placed: int) -> None:
    state = acting({"kai": {"owner": 0}}, [{"armies5": "kai"}], event=event, tower=[{"0": 57}])
    assert state.table.supply[0] == 4
    if placed:
        play(state, "0 act")
    assert armies(state, "kai") == (0, 1 + placed)
    assert state.table.chests[0] == (9 if placed else 12)


def test_sg_y10_five_provinces_give_ten_cards_and_exactly_one_empty_space() -> None:
    names = ["aki", "bingo", "bitchu", "bizen", "hoki"]
    state = load({"seats": 3, "provinces": {name: {"owner": 0} for name in names}})
    while not state.table.ready[0]:
        state.apply(state.choices(0)[-1])
    assert state.secrets.plans[:SPACE_COUNT].count(EMPTY) == 1


def test_sg_y11_losing_the_revolt_after_taxes_the_chests_are_kept() -> None:
    state = acting(
        {"kai": {"owner": 0, "markers": 1}},
        [{"tax": "kai"}],
        players=[{"chests": 0}],
        throws=[out({0: 1, 5: 1}, {5: 1})],
    )
    play(state, "0 act")
    assert armies(state, "kai") == (-1, 0)
    assert state.table.chests[0] == 5


def test_sg_y12_a_conquered_province_does_not_act_again_this_round() -> None:
    provinces: Doc = {"kai": {"owner": 0, "armies": 4}, "suruga": {"owner": 1, "markers": 1}}
    state = acting(provinces, [{"battle_move_a": "kai"}, {"rice": "suruga"}], throws=[out({0: 3, 1: 1}, {0: 3})])
    events = play(state, "0 target suruga", "0 count 3")
    assert "rice_taken" not in codes(events)
    assert state.actors() == [4]
    assert asked(state) == ["4 act", "4 skip"]
    state.chance = GAME.new(3, seed=1).chance
    play(state, "4 skip")
    assert "0 plan suruga" in [str(choice) for choice in state.choices(0)]
