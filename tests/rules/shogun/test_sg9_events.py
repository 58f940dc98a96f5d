"""SG9: the twelve events, each with what it changes and the rice of its winter."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.words import EVENT_NAMES
from gunbai.games.shogun.entries.events import EVENT_CARDS
from gunbai.kernel.errors import RuleViolation
from tests.rules.shogun.scene import Doc, acting, armies, asked, cited, load, out, play, province


@pytest.mark.parametrize(
    ("event", "clause", "rice"),
    [
        ("plays_calm_5", "SG9.1", 5),
        ("plays_calm_7", "SG9.2", 7),
        ("village_militia", "SG9.3", 3),
        ("strong_walls_2", "SG9.4", 2),
        ("strong_walls_6", "SG9.5", 6),
        ("temple_peace_3", "SG9.6", 3),
        ("temple_peace_4", "SG9.7", 4),
        ("low_taxes", "SG9.8", 0),
        ("high_taxes", "SG9.9", 2),
        ("good_harvest", "SG9.10", 3),
        ("poor_harvest", "SG9.11", 4),
        ("few_recruits", "SG9.12", 1),
    ],
)
def test_sg9_winter_rice_of_each_event(event: str, clause: str, rice: int) -> None:
    card = EVENT_CARDS[EVENT_NAMES.index(event)]
    assert (card.clause, card.winter_rice) == (clause, rice)


@pytest.mark.parametrize(("event", "clause"), [("plays_calm_5", "SG9.1"), ("plays_calm_7", "SG9.2")])
def test_sg9_1_and_sg9_2_building_a_theatre_removes_a_marker(event: str, clause: str) -> None:
    for markers, left in ((2, 1), (0, 0)):
        state = acting({"kai": {"owner": 0, "markers": markers}}, [{"theatre": "kai"}], event=event)
        events = play(state, "0 act")
        assert cited(events, "marker_removed") == ({clause} if markers else set())
        assert state.table.markers[province("kai")] == left
        assert state.table.buildings[province("kai")] == 4


def test_sg9_1_other_buildings_remove_nothing() -> None:
    state = acting({"kai": {"owner": 0, "markers": 1}}, [{"temple": "kai"}], event="plays_calm_5")
    play(state, "0 act")
    assert state.table.markers[province("kai")] == 1


def test_sg9_3_a_neutral_province_is_defended_by_two_farmers() -> None:
    state = acting(
        {"kai": {"owner": 0, "armies": 4}},
        [{"battle_move_a": "kai"}],
        event="village_militia",
        throws=[out({0: 3, 5: 2}, {0: 3, 5: 2})],
    )
    events = play(state, "0 target suruga", "0 count 3")
    assert armies(state, "suruga") == (0, 1)
    assert cited(events, "farmers_defend") == {"SG9.3"}


@pytest.mark.parametrize(("event", "clause"), [("strong_walls_2", "SG9.4"), ("strong_walls_6", "SG9.5")])
def test_sg9_4_and_sg9_5_the_defender_of_a_castle_throws_in_one_more(event: str, clause: str) -> None:
    for buildings, thrown in ((["castle"], 3), (["temple"], 2)):
        state = acting(
            {"kai": {"owner": 0, "armies": 4}, "suruga": {"owner": 1, "armies": 2, "buildings": buildings}},
            [{"battle_move_a": "kai"}],
            event=event,
            throws=[out({0: 3, 1: thrown}, {1: thrown})],
        )
        events = play(state, "0 target suruga", "0 count 3")
        assert armies(state, "suruga") == (1, thrown)
        assert cited(events, "castle_defended") == ({clause} if thrown == 3 else set())


@pytest.mark.parametrize(("event", "clause"), [("temple_peace_3", "SG9.6"), ("temple_peace_4", "SG9.7")])
def test_sg9_6_and_sg9_7_provinces_with_a_temple_cannot_be_attacked(event: str, clause: str) -> None:
    provinces: Doc = {
        "kai": {"owner": 0, "armies": 4},
        "suruga": {"owner": 1, "buildings": ["temple"]},
        "musashi": {"owner": 0, "buildings": ["temple"]},
    }
    state = acting(provinces, [{"battle_move_a": "kai"}], event=event)
    assert "0 target suruga" not in asked(state)
    assert "0 target musashi" in asked(state)
    with pytest.raises(RuleViolation) as refused:
        play(state, "0 target suruga")
    assert (refused.value.code, refused.value.clause) == ("march/protected_by_temple", clause)


def test_sg9_6_a_temple_built_earlier_in_the_round_protects() -> None:
    provinces: Doc = {"kai": {"owner": 0, "armies": 4}, "suruga": {"owner": 1}}
    state = acting(provinces, [{"battle_move_a": "kai"}, {"temple": "suruga"}], event="temple_peace_3")
    state = acting(
        provinces,
        [{"temple": "chest0", "battle_move_a": "kai"}, {"temple": "suruga"}],
        event="temple_peace_3",
    )
    play(state, "1 act")
    assert state.actors() == [0]
    assert "0 target suruga" not in asked(state)


@pytest.mark.parametrize(("event", "clause"), [("temple_peace_3", "SG9.6"), ("temple_peace_4", "SG9.7")])
def test_sg9_6_and_sg9_7_no_target_left_skips_the_action(event: str, clause: str) -> None:
    names = ("musashi", "sagami", "shinano", "suruga", "totomi")
    provinces: Doc = {name: {"owner": 1, "buildings": ["temple"]} for name in names}
    provinces |= {"kai": {"owner": 0, "armies": 4}, "aki": {"owner": 0}}
    state = acting(provinces, [{"tax": "aki", "battle_move_a": "kai"}], event=event)
    events = play(state, "0 skip")
    assert state.actors() == [4]
    assert cited(events, "no_target") == {clause}


@pytest.mark.parametrize(
    ("event", "name", "chests"), [("low_taxes", "settsu", 5), ("low_taxes", "aki", 4), ("high_taxes", "aki", 6)]
)
def test_sg9_8_and_sg9_9_taxes_at_most_5_or_at_least_6(event: str, name: str, chests: int) -> None:
    state = acting({name: {"owner": 0}}, [{"tax": name}], event=event, players=[{"chests": 0}])
    play(state, "0 act")
    assert state.table.chests[0] == chests


def test_sg9_9_high_taxes_leave_higher_yields_alone() -> None:
    state = acting({"settsu": {"owner": 0}}, [{"tax": "settsu"}], event="high_taxes", players=[{"chests": 0}])
    play(state, "0 act")
    assert state.table.chests[0] == 7


@pytest.mark.parametrize(
    ("event", "name", "rice"),
    [("good_harvest", "aki", 4), ("good_harvest", "hoki", 5), ("poor_harvest", "hoki", 3), ("poor_harvest", "omi", 2)],
)
def test_sg9_10_and_sg9_11_rice_at_least_4_or_at_most_3(event: str, name: str, rice: int) -> None:
    state = acting({name: {"owner": 0}}, [{"rice": name}], event=event)
    play(state, "0 act")
    assert state.table.rice[0] == rice


@pytest.mark.parametrize(("action", "number", "cost"), [("armies5", 3, 3), ("armies3", 2, 2), ("army1_move", 1, 1)])
def test_sg9_12_fewer_recruits_for_the_same_chests(action: str, number: int, cost: int) -> None:
    state = acting({"kai": {"owner": 0}}, [{action: "kai"}], event="few_recruits", players=[{"chests": cost}])
    play(state, "0 act")
    assert (armies(state, "kai"), state.table.chests[0]) == ((0, 1 + number), 0)


def test_sg9_winter_ignores_the_text_of_the_event() -> None:
    """SG7.1: good harvest in winter gives no rice; it takes 3."""
    state = load(
        {
            "seats": 3,
            "season": "winter",
            "phase": "winter",
            "provinces": {name: {"owner": 0, "armies": 5} for name in ("aki", "bingo", "hoki")},
            "players": [{"rice": 3}],
            "events": {"open": ["good_harvest"]},
        }
    )
    assert state.table.rice == [0, 0, 0]
    assert state.table.unfed == [3, 0, 0]
