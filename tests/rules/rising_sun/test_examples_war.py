"""RS-X8, RS-X9: the wars and the battle of Nagato of the rulebook's worked examples."""

from __future__ import annotations

from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import DISCARDED
from tests.rules.rising_sun.battles import bid, war
from tests.rules.rising_sun.scenario import (
    actors,
    coins,
    do,
    honor,
    listen,
    pieces,
    purse,
    step,
    strength,
    texts,
    tokens,
    vp,
)

FOUR = ("koi", "lotus", "turtle", "dragonfly")
NAGATO = {"turtle": "bushi oni_of_skulls", "koi": "bushi daimyo", "lotus": "shinto"}


def rs_x8() -> State:
    return war(
        "kyoto",
        "hokkaido",
        "oshu",
        "kansai",
        "nagato",
        "edo",
        clans=FOUR,
        map={
            "kyoto": {"lotus": "stronghold"},
            "hokkaido": {"dragonfly": "daimyo"},
            "oshu": {"turtle": "stronghold"},
            "kansai": {"turtle": "2 bushi", "lotus": "2 bushi"},
            "nagato": NAGATO,
            "edo": {"koi": "2 bushi", "dragonfly": "bushi"},
        },
        coins={"turtle": 4, "koi": 8, "lotus": 6, "dragonfly": 2},
        ronin={"turtle": 1, "lotus": 3},
        vp={"turtle": 1},
        allies=[("turtle", "lotus")],
    )


def nagato() -> State:
    """RS-X9 alone; Dragonfly is elsewhere."""
    return war(
        "nagato",
        clans=FOUR,
        map={"nagato": NAGATO},
        coins={"turtle": 4, "koi": 8, "lotus": 6},
        ronin={"turtle": 1, "lotus": 3},
        vp={"turtle": 1},
        allies=[("turtle", "lotus")],
    )


def test_rs_x8_uncontested_wars_before_the_first_battle() -> None:
    """RS-X8: Kyoto discarded, Hokkaido Dragonfly, Oshu and its stronghold Turtle, Kansai Lotus by honor."""
    state = rs_x8()
    assert state.table.tokens[3] == DISCARDED
    assert tokens(state, "dragonfly") == ["hokkaido"]
    assert tokens(state, "turtle") == ["oshu"]
    assert tokens(state, "lotus") == ["kansai"]
    assert pieces(state, "turtle", "kansai") == {"bushi": 2}
    assert [coins(state, clan) for clan in FOUR] == [8, 6, 4, 2]


def test_rs_x8_nagato_and_edo_are_battles() -> None:
    """RS-X8: allies with a third player fight; Koi and Dragonfly, no longer allied, too."""
    state = rs_x8()
    assert (step(state), actors(state)) == ("bids", ["koi", "lotus", "turtle"])
    assert state.table.wars[state.table.war - 1] == 5
    bid(state)
    assert (step(state), actors(state), state.table.wars[state.table.war - 1]) == ("bids", ["koi", "dragonfly"], 2)
    bid(state)
    assert state.is_over()
    assert tokens(state, "koi") == ["edo"]


def test_rs_x9_forces_and_bids_before_the_advantages() -> None:
    """RS-X9: Turtle 4 with its Oni at 3, Koi 2, Lotus 1; bids as in the rulebook."""
    state = nagato()
    assert [strength(state, clan, "nagato") for clan in ("turtle", "koi", "lotus")] == [4, 2, 1]
    bid(state, lotus="1/3/2/0", turtle="0/3/0/1", koi="0/0/1/3")
    assert state.table.bids == [0, 0, 1, 3, 1, 3, 2, 0, 0, 3, 0, 1, 0, 0, 0, 0]
    assert [coins(state, clan) for clan in ("koi", "lotus", "turtle")] == [4, 0, 0]
    assert (actors(state), texts(state, "lotus")) == (["lotus"], ["yes", "no"])


def test_rs_x9_the_battle_of_nagato() -> None:
    """RS-X9: every figure of the example."""
    state = nagato()
    heard = listen(state)
    bid(state, lotus="1/3/2/0", turtle="0/3/0/1", koi="0/0/1/3")
    assert honor(state) == ["koi", "lotus", "turtle", "dragonfly"]
    do(state, "lotus yes")
    assert (honor(state)[0], vp(state, "lotus"), pieces(state, "lotus", "nagato")) == ("lotus", 1, {})
    assert texts(state, "lotus") == [
        "done",
        "take-hostage koi bushi",
        "take-hostage turtle bushi",
        "take-hostage turtle oni_of_skulls",
    ]
    do(state, "lotus take-hostage turtle oni_of_skulls")
    assert pieces(state, "turtle", "held by lotus") == {"oni_of_skulls": 1}
    assert (vp(state, "lotus"), vp(state, "turtle")) == (2, 0)
    do(state, "lotus yes")
    forces = {event.args["seat"]: event.args["amount"] for event in heard if event.code == "battle_force"}
    assert forces == {0: 2, 1: 3, 2: 1}
    assert tokens(state, "lotus") == ["nagato"]
    assert pieces(state, "koi", "nagato") == {}
    assert pieces(state, "turtle", "nagato") == {"bushi": 1}
    assert (actors(state), texts(state, "koi")) == (["koi"], ["yes", "no"])
    do(state, "koi yes")
    assert state.is_over()
    assert purse(state, "koi") == (3, 7, 0)
    assert purse(state, "lotus") == (2, 0, 3)
    assert purse(state, "turtle") == (0, 3, 1)
    assert honor(state) == ["lotus", "koi", "turtle", "dragonfly"]
    assert pieces(state, "koi", "reserve")["daimyo"] == 1
    assert pieces(state, "lotus", "reserve")["shinto"] == 3
