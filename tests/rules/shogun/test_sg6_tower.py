"""SG6: the battle tower."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.tower import COLOURS, FARMER
from gunbai.games.shogun.rules.feasibility import survivors
from gunbai.games.shogun.state import State
from gunbai.kernel.errors import BadRecord
from gunbai.kernel.events import Event
from tests.rules.shogun.scene import GAME, Doc, acting, armies, cited, codes, load, out, play, province


def battle(
    throw: list[int],
    *,
    attackers: int = 4,
    defenders: int = 3,
    markers: int = 0,
    heard: list[Event] | None = None,
    **more: object,
) -> State:
    """Seat 0 marches from Shinano into Kozuke of seat 1; `heard` takes what everybody hears."""
    provinces: Doc = {
        "shinano": {"owner": 0, "armies": attackers + 1},
        "kozuke": {"owner": 1, "armies": defenders, "markers": markers, "buildings": ["castle"]},
    }
    state = acting(provinces, [{"battle_move_a": "shinano"}], throws=[throw], **more)  # type: ignore[arg-type]
    events = play(state, "0 target kozuke", f"0 count {attackers}")
    if heard is not None:
        heard += events
    return state


def neutral(throw: list[int], attackers: int = 2, **more: object) -> State:
    state = acting(
        {"shinano": {"owner": 0, "armies": attackers + 1}},
        [{"battle_move_a": "shinano"}],
        throws=[throw],
        **more,  # type: ignore[arg-type]
    )
    play(state, "0 target kozuke", f"0 count {attackers}")
    return state


def test_sg6_1_the_tray_is_thrown_again_and_what_stays_inside_is_not_lost() -> None:
    """The recorded throw must hold exactly the armies, the tray and what was inside, or it is refused."""
    throw = out({0: 4, 1: 3, 2: 2, 5: 1}, {0: 3, 2: 2}, inside={3: 4})
    state = battle(throw, markers=1, tray={"2": 2, "farmers": 1}, tower=[{"3": 4}])
    assert state.table.tray[2] == 2
    assert state.table.tray[FARMER] == 0
    assert [sum(state.table.tower[colour::COLOURS]) for colour in range(COLOURS)] == [1, 3, 0, 4, 0, 1]
    with pytest.raises(BadRecord):
        battle(out({0: 4, 1: 3}, {0: 3}), tray={"2": 2})


def test_sg6_1_what_is_thrown_in_and_what_comes_out_is_told_by_colour() -> None:
    heard: list[Event] = []
    battle(out({0: 4, 1: 3}, {0: 2, 5: 1}, inside={5: 1, 3: 1}), tower=[{"farmers": 1, "3": 1}], heard=heard)
    told = [tuple(event.args.values()) for event in heard if event.code == "cubes_thrown"]
    assert told == [("0", 4, 2), ("1", 3, 0), ("farmers", 0, 1)]


def test_sg6_2_against_a_player_all_defenders_fight() -> None:
    state = battle(out({0: 4, 1: 3}, {0: 4, 1: 1}))
    assert armies(state, "kozuke") == (0, 3)


def test_sg6_3_against_a_neutral_province_one_farmer() -> None:
    state = neutral(out({0: 2, 5: 1}, {0: 2, 5: 1}))
    assert armies(state, "kozuke") == (0, 1)
    assert state.table.pool == 20


def test_sg6_4_cubes_count_wherever_they_came_from_and_other_colours_stay() -> None:
    throw = out({0: 4, 1: 3, 2: 1}, {0: 4, 1: 2, 2: 1, 5: 1}, inside={5: 1, 1: 1})
    state = battle(throw, tray={"2": 1}, tower=[{"1": 1}, {"farmers": 1}])
    assert armies(state, "kozuke") == (0, 1)
    assert state.table.tray == [0, 0, 1, 0, 0, 0]


def test_sg6_4_with_a_marker_farmers_stay_out_of_it() -> None:
    state = battle(out({0: 4, 1: 3, 5: 2}, {0: 3, 1: 2, 5: 2}), markers=1, tray={"farmers": 2})
    assert armies(state, "kozuke") == (0, 1)


def test_sg6_5_farmers_that_took_part_go_to_the_pool_the_others_stay_in_the_tray() -> None:
    took_part = battle(out({0: 4, 1: 3, 5: 2}, {0: 4, 1: 1, 5: 2}), tray={"farmers": 2})
    assert (took_part.table.tray[FARMER], took_part.table.pool) == (0, 20)
    stayed_out = battle(out({0: 4, 1: 3, 5: 2}, {0: 4, 1: 1, 5: 2}), markers=1, tray={"farmers": 2})
    assert (stayed_out.table.tray[FARMER], stayed_out.table.pool) == (2, 18)


def test_sg6_6_the_attacker_keeps_the_difference_the_defender_loses_farmers_first() -> None:
    assert survivors(5, 2, 1) == 2
    assert survivors(2, 2, 1) == -1
    assert survivors(1, 3, 0) == -2
    assert survivors(1, 3, 4) == -3
    won = battle(out({0: 4, 1: 3}, {0: 4, 1: 3}, inside={1: 1}), tower=[{"1": 1}])
    assert armies(won, "kozuke") == (0, 1)
    assert armies(won, "shinano") == (0, 1)
    assert won.table.supply[0] == 62 - 2


def test_sg6_6_more_armies_may_end_in_the_province_than_were_thrown() -> None:
    state = battle(out({0: 4, 1: 3}, {0: 6}, inside={0: 2}), tower=[{"0": 2}])
    assert armies(state, "kozuke") == (0, 6)


def test_sg6_7_the_attacker_takes_province_buildings_and_markers() -> None:
    state = battle(out({0: 4, 1: 3}, {0: 4, 1: 1}), markers=2)
    table = state.table
    assert armies(state, "kozuke") == (0, 3)
    assert table.has_building(province("kozuke"), 0)
    assert table.markers[province("kozuke")] == 2


def test_sg6_7_the_defender_keeps_the_province() -> None:
    state = battle(out({0: 4, 1: 3}, {0: 1, 1: 3}), markers=1)
    assert armies(state, "kozuke") == (1, 2)
    assert state.table.markers[province("kozuke")] == 1


def test_sg6_8_draw_makes_the_province_neutral() -> None:
    events: list[Event] = []
    state = battle(out({0: 4, 1: 3}, {0: 2, 1: 2}), markers=1, heard=events)
    assert cited(events, "became_neutral") == {"SG6.8"}
    table = state.table
    assert armies(state, "kozuke") == (-1, 0)
    assert (table.buildings[province("kozuke")], table.markers[province("kozuke")]) == (0, 0)
    assert table.stock[0] == 28
    assert table.tray == [0] * 6


def test_sg6_8_a_neutral_province_stays_neutral_unless_attackers_are_more() -> None:
    for fallen in ({0: 1, 5: 1}, {}, {5: 1}):
        state = neutral(out({0: 2, 5: 1}, fallen))
        assert armies(state, "kozuke") == (-1, 0)
        assert state.table.tray == [0] * 6
        assert state.table.pool + sum(state.table.tower[FARMER::COLOURS]) == 20


def test_sg6_9_a_revolt_lost_makes_the_province_neutral() -> None:
    state = acting(
        {"kai": {"owner": 0, "armies": 2, "markers": 2, "buildings": ["temple"]}},
        [{"tax": "kai"}],
        throws=[out({0: 2, 5: 2}, {0: 2, 5: 2})],
    )
    events = play(state, "0 act")
    assert cited(events, "became_neutral") == {"SG6.9"}
    assert armies(state, "kai") == (-1, 0)
    assert state.table.markers[province("kai")] == 0
    assert state.table.stock[1] == 26


def test_sg1_8_armies_that_put_down_a_revolt_are_in_the_tower_and_not_in_the_province_too() -> None:
    """Whoever hears of the throw finds every cube once."""
    throw = out({0: 2, 5: 1}, {0: 2, 5: 1})
    state = acting({"kai": {"owner": 0, "armies": 2, "markers": 1}}, [{"tax": "kai"}], throws=[throw])
    found: list[int] = []

    def hear(event: Event) -> None:
        table = state.table
        if event.code == "cubes_thrown":
            places = (table.armies[province("kai")], table.tray[0], sum(table.tower[0::COLOURS]), table.supply[0])
            found.append(sum(places))

    state.listener = hear
    state.apply(GAME.parse("0 act"))
    assert found
    assert set(found) == {62}


def test_sg6_9_neither_the_defence_card_nor_the_castle_event_help_in_a_revolt() -> None:
    state = acting(
        {"kai": {"owner": 0, "armies": 2, "markers": 1, "buildings": ["castle"]}},
        [{"tax": "kai"}],
        players=[{"special": "defence1"}],
        event="strong_walls_2",
        throws=[out({0: 2, 5: 1}, {0: 2, 5: 1})],
    )
    play(state, "0 act")
    assert armies(state, "kai") == (0, 1)


def test_sg6_10_only_the_farmers_and_armies_there_are() -> None:
    state = neutral(out({0: 2}, {0: 2}, inside={5: 20}), tower=[{"farmers": 20}])
    assert armies(state, "kozuke") == (0, 2)
    no_supply = neutral(out({0: 2, 5: 1}, {0: 2}, inside={0: 59}), tower=[{"0": 59}], players=[{"special": "attack1"}])
    assert armies(no_supply, "kozuke") == (0, 2)


def test_sg6_11_the_tower_model_is_an_option() -> None:
    doc: Doc = {"seats": 3, "options": {"tower": "spielbyweb"}}
    assert load(doc).table.options[5] == 1


def test_sg6_12_one_throw_after_all_help_and_nobody_decides_afterwards() -> None:
    throw = out({0: 5, 1: 5}, {0: 5, 1: 5}, inside={0: 1})
    provinces: Doc = {
        "shinano": {"owner": 0, "armies": 5},
        "kozuke": {"owner": 1, "armies": 3, "buildings": ["castle"]},
    }
    state = acting(
        provinces,
        [{"battle_move_a": "shinano"}],
        players=[{"special": "attack1"}, {"special": "defence1"}],
        event="strong_walls_6",
        tower=[{"0": 1}],
        throws=[throw],
    )
    events = codes(play(state, "0 target kozuke", "0 count 4"))
    wanted = ["attacked", "attack_reinforced", "castle_defended", "defence_reinforced", "cubes_thrown", "battle_drawn"]
    assert [code for code in dict.fromkeys(events) if code in wanted] == wanted
    assert state.actors() == [4]
