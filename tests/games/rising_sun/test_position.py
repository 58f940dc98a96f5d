"""Positions of Rising Sun that say two things at once are refused, and the field is named."""

from __future__ import annotations

from typing import Any

import pytest

import gunbai
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
