"""RS-X8, RS-X9: the wars and the battle of Nagato of the rulebook's worked examples."""

from __future__ import annotations

from gunbai.examples.reading import example, steps
from gunbai.games.rising_sun.table import DISCARDED
from tests.rules.rising_sun.battles import bid
from tests.rules.rising_sun.scenario import actors, coins, honor, pieces, purse, step, strength, texts, tokens, vp
from tests.rules.rising_sun.test_examples import told

FOUR = ("koi", "lotus", "turtle", "dragonfly")


def test_rs_x8_uncontested_wars_before_the_first_battle() -> None:
    """RS-X8: Kyoto discarded, Hokkaido Dragonfly, Oshu and its stronghold Turtle, Kansai Lotus by honor."""
    _, state = told("RS-X8")
    assert state.table.tokens[3] == DISCARDED
    assert tokens(state, "dragonfly") == ["hokkaido"]
    assert tokens(state, "turtle") == ["oshu"]
    assert tokens(state, "lotus") == ["kansai"]
    assert pieces(state, "turtle", "kansai") == {"bushi": 2}
    assert [coins(state, clan) for clan in FOUR] == [8, 6, 4, 2]


def test_rs_x8_nagato_and_edo_are_battles() -> None:
    """RS-X8: allies with a third player fight; Koi and Dragonfly, no longer allied, too."""
    _, state = told("RS-X8")
    assert (step(state), actors(state)) == ("bids", ["koi", "lotus", "turtle"])
    assert state.table.wars[state.table.war - 1] == 5
    bid(state)
    assert (step(state), actors(state), state.table.wars[state.table.war - 1]) == ("bids", ["koi", "dragonfly"], 2)
    bid(state)
    assert state.is_over()
    assert tokens(state, "koi") == ["edo"]


def test_rs_x9_forces_and_bids_before_the_advantages() -> None:
    """RS-X9: Turtle 4 with its Oni at 3, Koi 2, Lotus 1; bids as in the rulebook."""
    _, begun, state, *_ = told("RS-X9")
    assert [strength(begun, clan, "nagato") for clan in ("turtle", "koi", "lotus")] == [4, 2, 1]
    assert state.table.bids == [0, 0, 1, 3, 1, 3, 2, 0, 0, 3, 0, 1, 0, 0, 0, 0]
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [4, 0, 0]
    assert (actors(state), texts(state, "lotus")) == (["lotus"], ["yes", "no"])


def test_rs_x9_the_battle_of_nagato() -> None:
    """RS-X9: every figure of the example."""
    _, _, bids, seppuku, hostage, ronin, state = told("RS-X9")
    assert honor(bids) == ["koi", "lotus", "turtle", "dragonfly"]
    assert (honor(seppuku)[0], vp(seppuku, "lotus"), pieces(seppuku, "lotus", "nagato")) == ("lotus", 1, {})
    assert texts(seppuku, "lotus") == [
        "done",
        "take-hostage koi bushi",
        "take-hostage turtle bushi",
        "take-hostage turtle oni_of_skulls",
    ]
    assert pieces(hostage, "turtle", "held by lotus") == {"oni_of_skulls": 1}
    assert (vp(hostage, "lotus"), vp(hostage, "turtle")) == (2, 0)
    heard = [event for moment in steps(example("RS-X9")) for event in moment.heard]
    assert {e.args["seat"]: e.args["amount"] for e in heard if e.code == "battle_force"} == {0: 2, 1: 3, 2: 1}
    assert tokens(ronin, "lotus") == ["nagato"]
    assert pieces(ronin, "koi", "nagato") == {}
    assert pieces(ronin, "turtle", "nagato") == {"bushi": 1}
    assert (actors(ronin), texts(ronin, "koi")) == (["koi"], ["yes", "no"])
    assert state.is_over()
    assert purse(state, "koi") == (3, 7, 0)
    assert purse(state, "lotus") == (2, 0, 3)
    assert purse(state, "turtle") == (0, 3, 1)
    assert honor(state) == ["lotus", "koi", "turtle", "dragonfly"]
    assert pieces(state, "koi", "reserve")["daimyo"] == 1
    assert pieces(state, "lotus", "reserve")["shinto"] == 3
