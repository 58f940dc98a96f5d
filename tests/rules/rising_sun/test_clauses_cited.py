"""What a refusal cites: the clause that forbids the action, not the one of the step that happens to run."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import FIVE, do, finish, in_season, scene, verdict

HOMES = {"edo": {"koi": "shinto stronghold"}, "oshu": {"dragonfly": "stronghold"}}

STEPS: dict[str, list[list[object]]] = {
    "tea": [["tea", "koi"]],
    "marshal": [["marshal", "koi", 0, 1]],
    "train": [["train", "koi", 0, 0]],
    "monster": [["monster", "koi", 0, "komainu"]],
    "mercy": [["disgrace", "koi"], ["mercy", "koi", 1]],
}


def asked(step: str) -> State:
    """Koi is asked by this step; a Shinto of its stands in Edo."""
    castles = {**HOMES, "kyoto": {"koi": "stronghold"}}
    return scene(
        STEPS[step], map=castles, coins={"koi": 3}, market={"respect": 2}, cards={"koi": "komainu"}, clans=FIVE
    )


@pytest.mark.parametrize("step", sorted(STEPS))
def test_rs6_7_worship_outside_its_moment(step: str) -> None:
    """Only who was summoned a moment ago goes to worship, whatever is asked instead."""
    assert verdict(asked(step), "koi worship shinto edo shrine1") == ("action/not_asked", "RS6.7")


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("first", "RS2.5"),
        ("last", "RS2.5"),
        ("propose lotus", "RS5.3"),
        ("agree lotus", "RS5.3"),
        ("decline lotus", "RS5.3"),
        ("ready", "RS5.3"),
        ("play recruit", "RS6.3"),
        ("lay recruit", "RS12.3"),
        ("name recruit", "RS12.3"),
        ("summon bushi edo", "RS6.6"),
        ("move shinto edo kyoto", "RS6.8"),
        ("build edo", "RS6.8"),
        ("buy respect", "RS6.9"),
        ("buy-full respect", "RS6.9"),
        ("hand-coin lotus", "RS10.19"),
        ("replace lotus bushi edo", "RS6.12"),
        ("with bushi", "RS6.13"),
        ("place bushi edo", "RS10.4"),
        ("place shinto shrine1", "RS10.4"),
        ("kill lotus bushi edo", "RS10.12"),
        ("use path_of_the_monkey", "RS10.5"),
        ("bid 1", "RS9.1"),
        ("take-hostage lotus bushi", "RS9.4"),
        ("remainder lotus", "RS9.10"),
    ],
)
def test_rs10_11_not_now_cites_the_clause_that_says_when(action: str, clause: str) -> None:
    """While Mercy is asked (RS10.12), which offers none of these."""
    state = asked("mercy")
    assert verdict(state, f"koi {action}") == ("action/not_asked", clause)
    assert verdict(state, "koi done") == ("action/not_asked", "RS10.12"), "a mere answer: what is asked forbids it"


def test_rs12_3_lotus_lays_and_the_others_play() -> None:
    lotus = scene(in_season(["mandate", "lotus"]), active="lotus", mandate_turns=1)
    assert verdict(lotus, "lotus play recruit") == ("action/not_asked", "RS12.3")
    assert verdict(lotus, "lotus name recruit") == ("action/not_asked", "RS12.3")
    koi = scene(in_season(["mandate", "koi"]), active="koi", mandate_turns=1)
    assert verdict(koi, "koi lay recruit") == ("action/not_asked", "RS12.3")
    assert verdict(koi, "koi name recruit") == ("action/not_asked", "RS12.3")


def kenin(clan: str) -> State:
    """After a summon, with a Path of the Kenin and a stronghold each in Edo and Oshu."""
    return scene([["after_summon", clan]], clans=FIVE, map=HOMES, cards={clan: "path_of_the_kenin"})


def test_rs10_4_kenin_places_at_an_own_stronghold_only() -> None:
    """The card says where; its moment after the summon (RS10.5) is not what forbids it."""
    state = kenin("koi")
    for place in ("kyoto", "oshu"):
        assert verdict(state, f"koi place bushi {place}") == ("place/not_possible", "RS10.4")
    assert verdict(state, "koi place shinto shrine1") == ("place/not_possible", "RS10.4")


def test_rs12_4_kenin_is_not_redirected_by_dragonfly() -> None:
    state = kenin("dragonfly")
    assert verdict(state, "dragonfly place bushi kyoto") == ("place/not_possible", "RS12.4")
    assert verdict(state, "dragonfly place shinto shrine1") == ("place/not_possible", "RS10.4")


def test_rs10_4_light_and_samurai_place_what_they_say() -> None:
    end = [["seat_at_end_of_recruit", "koi"]]
    light = scene(end, cards={"koi": "path_of_the_light"})
    assert verdict(light, "koi place bushi edo") == ("place/not_possible", "RS10.4")
    samurai = scene(end, cards={"koi": "path_of_the_samurai"})
    assert verdict(samurai, "koi place shinto shrine1") == ("place/not_possible", "RS10.4")


def test_rs10_12_ninja_kills_a_bushi_that_is_there() -> None:
    map = {"edo": {"lotus": "bushi shinto"}}
    state = scene([["after_summon", "koi"]], map=map, cards={"koi": "path_of_the_ninja"})
    for victim in ("lotus bushi oshu", "lotus shinto edo", "turtle bushi edo"):
        assert verdict(state, f"koi kill {victim}") == ("kill/not_possible", "RS10.12")


def test_rs7_2_raijin_and_fujin_cite_the_kami() -> None:
    shrines = ("raijin", "fujin", "hachiman", "tsukuyomi")
    worship = {"raijin": {"koi": "shinto"}, "fujin": {"koi": "shinto"}}
    state = scene([["kami", "koi"]], shrines=shrines, worship=worship, map={"edo": {"koi": "bushi"}})
    assert verdict(state, "koi summon shinto edo") == ("summon/not_this", "RS7.2")
    assert verdict(state, "koi summon oni_of_hate edo") == ("summon/not_this", "RS7.2")
    do(state, "koi done")
    assert verdict(state, "koi move bushi kyoto edo") == ("move/no_such_figure", "RS7.2")


def test_rs3_2_after_the_game_nothing_is_given() -> None:
    """RS3.3 speaks of the war phase, which is over."""
    state = finish(scene(in_season(phase=4), season="autumn"))
    assert state.is_over()
    assert verdict(state, "koi give lotus 0 0") == ("give/not_now", "RS3.2")
