"""The worked examples RS-X1 to RS-X7, figure by figure; the positions are those that the rules pages show."""

from __future__ import annotations

from typing import cast

from gunbai.examples import reading
from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import (
    actors,
    ally,
    clan_of,
    coins,
    error,
    honor,
    new_game,
    owned,
    pieces,
    purse,
    ronin,
    starting,
    strength,
    texts,
    verdict,
    vp,
)


def told(clause: str) -> list[State]:
    """The states of an example, the first before anything is done."""
    return [cast(State, state) for state in reading.told(clause)]


def test_rs_x1_seating_and_honor_of_five_clans() -> None:
    (shown,) = told("RS-X1")
    for state in (shown, new_game(5)):
        assert [clan_of(state, seat) for seat in range(5)] == ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
        assert honor(state) == ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    assert shown.position()["map"] == new_game(5).position()["map"]


def test_rs_x2_recruit_of_lotus() -> None:
    *_, before_worship, _, state = told("RS-X2")
    assert starting(before_worship, "lotus", "summon") == [], "four figures and no more"
    assert state.is_over()
    assert pieces(state, "lotus", "kyushu") == {"bushi": 1, "shinto": 1, "strongholds": 2}
    assert pieces(state, "lotus", "nagato") == {"yurei": 1, "strongholds": 1}
    assert pieces(state, "lotus", "shrine3") == {"shinto": 1}
    assert pieces(state, "lotus", "reserve") == {"daimyo": 1, "bushi": 5, "shinto": 1, "strongholds": 1}


def test_rs_x3_marshal_of_dragonfly_with_its_ally_koi() -> None:
    begun, _, _, _, state, ended = told("RS-X3")
    assert actors(begun) == ["koi"], "the ally sits left of Dragonfly and goes first"
    assert starting(begun, "koi", "move shinto") == [], "a Shinto at a shrine cannot move"
    assert actors(state) == ["lotus"], "Koi has nothing left to do"
    assert starting(state, "lotus", "build") == [], "the bonus is not Lotus's"
    assert pieces(state, "koi", "nagato") == {"bushi": 1}
    assert pieces(state, "koi", "hokkaido") == {"daimyo": 1, "oni_of_blood": 1}
    assert pieces(state, "koi", "shikoku") == {"strongholds": 1}
    assert pieces(state, "koi", "shrine2") == {"shinto": 1}
    assert coins(state, "koi") == 1
    assert actors(ended) == ["dragonfly"]


def test_rs_x4_train_of_turtle() -> None:
    begun, bought, state = told("RS-X4")
    assert actors(begun) == ["turtle"], "the active player first"
    assert coins(begun, "turtle") == 5
    assert coins(bought, "turtle") == 4, "it costs 2, Turtle pays 1"
    assert texts(bought, "turtle") == ["summon oni_of_skulls kyoto", "summon oni_of_skulls kansai"]
    assert pieces(state, "turtle", "kansai") == {"oni_of_skulls": 1, "strongholds": 1}
    assert owned(state, "turtle") == {"oni_of_skulls": 1}


def test_rs_x5_harvest_of_dragonfly() -> None:
    begun, state = told("RS-X5")
    assert purse(begun, "dragonfly") == (0, 0, 0)
    assert purse(state, "dragonfly") == (1 + 3 + 4, 1 + 1, 1)
    assert [purse(state, clan) for clan in ("koi", "lotus", "turtle")] == [(0, 1, 0)] * 3


def test_rs_x6_betray_of_koi() -> None:
    begun, betrayed, _, state = told("RS-X6")
    assert (ally(begun, "koi"), honor(begun)[0]) == ("dragonfly", "koi")
    assert ally(betrayed, "koi") is ally(betrayed, "dragonfly") is None
    assert honor(betrayed) == ["lotus", "koi", "turtle", "dragonfly"]
    assert state.is_over()
    assert pieces(state, "koi", "nagato") == {"komainu": 1}
    assert pieces(state, "turtle", "nagato") == {"bushi": 1}
    assert pieces(state, "turtle", "reserve")["oni_of_skulls"] == 1
    assert pieces(state, "koi", "edo") == {"bushi": 1}
    assert pieces(state, "dragonfly", "edo") == {"bushi": 1}
    assert pieces(state, "dragonfly", "reserve")["bushi"] == 5


def test_rs_x7_a_kami_turn() -> None:
    _, susanoo, amaterasu, hachiman, state = told("RS-X7")
    assert (vp(susanoo, "koi"), vp(susanoo, "dragonfly")) == (2, 0)
    assert honor(amaterasu) == ["dragonfly", "koi", "lotus", "turtle"]
    assert strength(amaterasu, "dragonfly", "shrine3") == strength(amaterasu, "lotus", "shrine3") == 1
    assert error(amaterasu, "lotus yes").code == "turn/not_yours"
    assert (ronin(hachiman, "dragonfly"), ronin(hachiman, "lotus")) == (2, 0)
    assert strength(hachiman, "turtle", "shrine4") == strength(hachiman, "koi", "shrine4") + 1
    assert verdict(hachiman, "turtle summon shinto edo") == ("summon/not_this", "RS7.2")
    assert pieces(state, "turtle", "shikoku") == {"bushi": 1}
    assert state.is_over()
