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
