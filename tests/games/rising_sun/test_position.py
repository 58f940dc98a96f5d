"""Positions of Rising Sun that say two things at once are refused, and the field is named."""

from __future__ import annotations

from typing import Any

import pytest

import gunbai
from gunbai.games.rising_sun.state import State
from gunbai.kernel.actions import Aside
from gunbai.kernel.errors import BadPosition

GAME = gunbai.game("rising-sun")
CLANS = ["koi", "lotus", "turtle"]


def fault(**document: Any) -> str:
    """The field that is named when a position is refused."""
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({"clans": CLANS, **document})
    return caught.value.field


@pytest.mark.parametrize(("wars", "decided"), [([], 0), (["edo"], 0), (["edo", "oshu"], 2)])
def test_a_battle_is_fought_where_the_war_is(wars: list[str], decided: int) -> None:
    """Everything that asks for the battlefield looks at the war that is being decided."""
    edo = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    war = {"phase": "war", "map": {"edo": edo}, "turn": [["battle", "koi", 0, "edo"]]}
    assert fault(**war, wars=wars, wars_decided=decided) == "turn[0]"
    assert GAME.from_position({"clans": CLANS, **war, "wars": ["edo"], "wars_decided": 1}).is_over()


def read(**document: Any) -> Any:
    """The position that comes out of one that goes in; what comes out goes in again."""
    position: Any = GAME.from_position({"clans": CLANS, **document}).position()
    assert GAME.from_position(position).position() == position
    return position


def test_a_set_in_the_options_is_the_set_of_the_game() -> None:
    """Without the field `set`: its cards are laid out in the season that begins."""
    position = read(options={"set": "teapot"}, turn=[["season"]])
    assert position["set"] == position["options"]["set"] == "teapot"
    assert position["market"]["honesty"] == 2


def test_a_set_in_its_field_is_the_option_too() -> None:
    position = read(set="horseman")
    assert (position["set"], position["options"]["set"]) == ("horseman", "horseman")
    assert read(set="horseman", options={"set": "random"})["set"] == "horseman"
    assert read(options={"set": "random"})["set"] == "archway"


def test_two_different_sets_are_refused() -> None:
    assert fault(set="archway", options={"set": "teapot"}) == "set"
    assert fault(set="core") == "set", "a game has the core cards and a set"


def test_other_shrines_than_those_of_the_option_are_refused() -> None:
    kami = [{"kami": name} for name in ("amaterasu", "fujin", "hachiman", "raijin")]
    assert fault(shrines=kami, options={"shrines": "first_game"}) == "shrines"
    assert [shrine["kami"] for shrine in read(shrines=kami)["shrines"]] == [shrine["kami"] for shrine in kami]


def asked(turn: list[Any], **document: Any) -> State:
    """Somebody is asked at a step."""
    state = GAME.from_position({"clans": CLANS, "turn": turn, **document})
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(
    ("turn", "document"),
    [
        ([["train", "koi"]], {"market": {"righteousness": 1}}),
        ([["marshal", "koi", 0, 1]], {}),
        ([["after_summon", "lotus"]], {}),
    ],
)
def test_who_has_given_its_coins_away_is_still_asked(turn: list[Any], document: Any) -> None:
    """Nothing but `done` is left; read back, the question stands, with hand-written positions it is passed over."""
    cards = {"lotus": {"cards": {"path_of_the_monkey": 1}}}
    players = {"koi": {"coins": 3}, **cards}
    state = asked(turn, players=players, **document)
    seat = state.actors()[0]
    assert len(state.choices(seat)) > 1
    state.apply(Aside(0, "give", (2 if seat == 0 else 1, 3, 0)))
    assert [str(action) for action in state.choices(seat)] == [f"{seat} done"]
    again = GAME.from_position(state.position())
    assert again == state
    assert again.choices(seat) == state.choices(seat)
    state.apply(state.choices(seat)[0])
    again.apply(again.choices(seat)[0])
    assert again == state
    assert asked(turn, players=cards, **document).is_over()
