"""Positions of Rising Sun that somebody has written: what they say is what is read, what they leave out is nothing."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.data.words import CARD
from gunbai.kernel.errors import BadPosition
from tests.games.rising_sun.test_broken_positions import CLANS, GAME, Doc, accepted


def test_what_a_position_does_not_say_is_nothing() -> None:
    nobody: Doc = {"vp": 0, "coins": 0, "ronin": 0, "ally": None, "allied_seasons": 0, "cards": {}, "tokens": {}}
    kami = ("amaterasu", "fujin", "hachiman", "tsukuyomi")
    position: Any = accepted().position()
    options = position.pop("options")
    assert options == {option.name: option.values[0] for option in GAME.options if option.name != "clans"}
    assert position == {
        "form": 2,
        "game": "rising-sun",
        "rules": 1,
        "set": "archway",
        "clans": CLANS,
        "season": "spring",
        "phase": "politics",
        "mandate_turns": 0,
        "active": None,
        "honor": [0, 1, 2],
        "players": [{**nobody, "earned": {}}] * 3,
        "map": {},
        "shrines": [{"kami": name, "pieces": [{}, {}, {}]} for name in kami],
        "hostages": [],
        "fallen_figures": [],
        "bought": [],
        "market": {},
        "wars": [],
        "wars_decided": 0,
        "discarded_tokens": {},
        "plays": [],
        "turn": [],
        "locals": {
            "fighters": [],
            "uses": [],
            "last_actor": 2,
            "crossed": 0,
            "barred": 0,
            "fallen": 0,
            "winner": None,
        },
        "waiting": False,
        "secrets": {
            "hand": [],
            "pool": [name for name in ("recruit", "marshal", "train", "harvest", "betray") for _ in range(2)],
            "laid": [],
            "seen": [None] * 3,
            "bids": [[], [], []],
        },
    }


def test_points_whose_source_is_not_said_count_as_harvested() -> None:
    position: Any = accepted(players=[{}, {"vp": 7}]).position()
    assert [player["earned"] for player in position["players"]] == [{}, {"harvest": 7}, {}]


EVERYTHING: Doc = {
    "season": "autumn",
    "phase": "war",
    "mandate_turns": 7,
    "active": 2,
    "honor": [2, 0, 1],
    "players": [
        {"vp": 5, "coins": 4, "ronin": 3, "ally": 2, "allied_seasons": 2, "earned": {"harvest": 2, "cards": 3}},
        {"vp": 1, "cards": {"respect": 2, "yurei": 1}, "tokens": {"spring": ["edo"]}, "earned": {"harvest": 1}},
        {"ally": 0, "allied_seasons": 1, "tokens": {"summer": ["oshu", "edo"]}, "earned": {}},
    ],
    "market": {"komainu": 1, "respect": 1},
    "wars": ["kyoto", "edo"],
    "wars_decided": 1,
    "discarded_tokens": {"spring": ["kyoto"]},
    "map": {"edo": [{"bushi": 2, "strongholds": 1}, {"yurei": 1}, {"daimyo": 1, "shinto": 1}]},
    "hostages": [[{}, {"shinto": 1}, {}]],
    "fallen_figures": [{}, {}, {"bushi": 2}],
    "bought": ["yurei"],
}


@pytest.mark.parametrize("name", EVERYTHING)
def test_what_a_position_says_is_what_it_is(name: str) -> None:
    """Read and written again, each field says what it said; what is nothing may be left out."""
    position: Any = accepted(**EVERYTHING).position()
    if name == "players":
        for told, given in zip(position["players"], EVERYTHING["players"], strict=True):
            assert {field: told[field] for field in given} == given
    elif name == "map":
        assert position["map"] == EVERYTHING["map"]
    elif name == "hostages":
        assert position["hostages"][0] == EVERYTHING["hostages"][0]
    else:
        assert position[name] == EVERYTHING[name]


def test_what_a_position_runs_through_is_behind_it() -> None:
    """Draws on the way to the first question are no barrier for who begins there."""
    state = accepted(turn=[{"step": "season", "phase": "setup"}])
    assert (state.table.top().name, state.barriers) == ("tea", 0)  # type: ignore[attr-defined]


SINGLE = {
    *(
        "komainu",
        "oni_of_skulls",
        "yurei",
        "river_dragon",
        "oni_of_blood",
        "oni_of_souls",
        "oni_of_hate",
        "oni_of_spite",
    ),
    *("path_of_the_lion", "path_of_the_serpent", "path_of_the_dragon", "path_of_the_light", "path_of_the_samurai"),
    *("path_of_the_patron", "path_of_the_ninja", "path_of_the_spirit", "way_of_bushido", "way_of_the_moneylender"),
    *("way_of_the_katana", "way_of_the_ashigaru"),
}
"""Cards of which a game has one copy; of all others it has two."""


@pytest.mark.parametrize("name", CARD.words)
def test_rs1_14_a_seat_holds_no_more_copies_of_a_card_than_there_are(name: str) -> None:
    many = 1 if name in SINGLE else 2
    position: Any = accepted(players=[{}, {"cards": {name: many}}]).position()
    assert position["players"][1]["cards"] == {name: many}
    with pytest.raises(BadPosition) as refused:
        accepted(players=[{}, {"cards": {name: many + 1}}])
    wanted = f"at most 1 of {name}" if many == 1 else "a whole number from 0 to 2"
    assert refused.value.details["expected"] == wanted


FIRST_GAME = ("amaterasu", "fujin", "hachiman", "tsukuyomi")
OTHERS = ("raijin", "ryujin", "susanoo", "fujin")


@pytest.mark.parametrize(("kami", "option"), [(FIRST_GAME, "first_game"), (FIRST_GAME, "random"), (OTHERS, "random")])
def test_rs4_4_the_shrines_are_those_that_are_named_if_the_option_allows_them(
    kami: tuple[str, ...], option: str
) -> None:
    position: Any = accepted(shrines=[{"kami": name} for name in kami], options={"shrines": option}).position()
    assert [shrine["kami"] for shrine in position["shrines"]] == list(kami)


def test_rs6_3_plays_are_read_in_their_order_with_who_and_what_and_how() -> None:
    plays = [
        {"seat": 2, "mandate": "train", "face_down": False},
        {"seat": 0, "mandate": "betray", "face_down": False},
        {"seat": 1, "mandate": "train", "face_down": True},
    ]
    position: Any = accepted(plays=plays, secrets={"laid": ["recruit"]}).position()
    assert position["plays"] == plays
    left = {name: position["secrets"]["pool"].count(name) for name in ("recruit", "marshal", "train", "betray")}
    assert left == {"recruit": 1, "marshal": 2, "train": 1, "betray": 1}


def test_rs10_13_winter_is_a_gain_of_its_own() -> None:
    """What Loyalty has paid in autumn's last gain is forgotten, though it pays nothing now (RS10.14)."""
    state = accepted(turn=[{"step": "season", "phase": "cleanup"}], season="autumn", locals={"loyal": [1, 0, 1]})
    position: Any = state.position()
    assert (state.is_over(), position["season"], "loyal" in position["locals"]) == (True, "winter", False)
