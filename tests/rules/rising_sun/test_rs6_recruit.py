"""RS6.6, RS6.7: Recruit and worship."""

from typing import Any

import pytest

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import (
    coins,
    do,
    pieces,
    scene,
    starting,
    step,
    texts,
    verdict,
)

NOBODYS = ("hokkaido", "kyoto", "kansai", "nagato", "kyushu", "shikoku")


def recruit(bonus: int = 0, clan: str = "koi", **more: Any) -> State:
    """Two strongholds in Edo, one in Oshu."""
    here = {"edo": {clan: "2 stronghold"}, "oshu": {clan: "stronghold"}}
    clans = ("koi", "lotus", clan) if clan not in ("koi", "lotus") else ("koi", "lotus", "turtle")
    return scene([["recruit", clan, 0, bonus]], clans=clans, map=here, **more)


def where(state: State, clan: str) -> set[str]:
    return {text.split()[-1] for text in starting(state, clan, "summon")}


def test_rs6_6_one_figure_per_stronghold() -> None:
    state = recruit()
    assert where(state, "koi") == {"edo", "oshu"}
    do(state, "koi summon bushi edo", "koi summon bushi edo")
    assert where(state, "koi") == {"oshu"}
    do(state, "koi summon daimyo oshu")
    assert state.is_over()
    assert pieces(state, "koi", "edo") == {"bushi": 2, "strongholds": 2}
    assert pieces(state, "koi", "oshu") == {"daimyo": 1, "strongholds": 1}


def test_rs6_6_one_more_as_a_bonus_at_any_of_the_strongholds() -> None:
    for province, left in (("edo", {"edo": 3, "oshu": 1}), ("oshu", {"edo": 2, "oshu": 2})):
        state = recruit(bonus=1)
        for _ in range(left[province]):
            do(state, f"koi summon bushi {province}")
        other = "oshu" if province == "edo" else "edo"
        assert where(state, "koi") == {other}
        for _ in range(left[other]):
            do(state, f"koi summon bushi {other}")
        assert state.is_over()


def test_rs6_6_never_two_bonus_figures() -> None:
    state = do(recruit(bonus=1), *["koi summon bushi edo"] * 3, "koi summon bushi oshu")
    assert pieces(state, "koi", "reserve")["bushi"] == 2
    assert state.is_over()


def test_rs6_6_only_at_a_stronghold_of_ones_own() -> None:
    state = recruit()
    for province in NOBODYS:
        assert verdict(state, f"koi summon bushi {province}") == ("summon/no_stronghold", "RS6.6")


def test_rs6_6_a_stronghold_used_up() -> None:
    state = do(recruit(), "koi summon bushi oshu")
    assert verdict(state, "koi summon bushi oshu") == ("summon/used_up", "RS6.6")


def test_rs6_6_any_kind_of_figure_of_the_reserve_monsters_too() -> None:
    state = recruit(cards={"koi": "river_dragon yurei"})
    assert [text.split()[1] for text in starting(state, "koi", "summon") if text.endswith("edo")] == [
        "daimyo",
        "bushi",
        "shinto",
        "yurei",
        "river_dragon",
    ]


def test_rs6_6_no_figures_nothing_to_summon() -> None:
    state = scene([["recruit", "koi", 0, 1]], map={"edo": {"koi": "daimyo 6 bushi 3 shinto stronghold"}})
    assert state.is_over()


def test_rs6_6_figures_at_shrines_and_with_captors_cannot_be_summoned() -> None:
    state = recruit(worship={"fujin": {"koi": "3 shinto"}}, hostages={"lotus": {"koi": "6 bushi"}})
    assert {text.split()[1] for text in starting(state, "koi", "summon")} == {"daimyo"}


def test_rs6_6_no_limit_of_figures_in_a_province() -> None:
    state = scene([["recruit", "koi"]], map={"edo": {"koi": "daimyo 5 bushi 3 shinto stronghold"}})
    do(state, "koi summon bushi edo")
    assert pieces(state, "koi", "edo") == {"daimyo": 1, "bushi": 6, "shinto": 3, "strongholds": 1}


def test_rs6_6_dragonfly_summons_anywhere_as_many_as_it_has_strongholds() -> None:
    """RS12.4: all in one province if it likes."""
    state = recruit(bonus=1, clan="dragonfly")
    assert where(state, "dragonfly") == set(PROVINCES)
    do(state, *["dragonfly summon bushi shikoku"] * 4)
    assert state.is_over()
    assert pieces(state, "dragonfly", "shikoku") == {"bushi": 4}


def test_rs6_6_dragonfly_has_no_bonus_unless_it_is_due() -> None:
    state = do(recruit(clan="dragonfly"), *["dragonfly summon bushi shikoku"] * 3)
    assert state.is_over()


SHRINES = [f"shrine{n}" for n in (1, 2, 3, 4)]


def test_rs6_7_a_summoned_shinto_may_go_to_any_shrine() -> None:
    state = do(recruit(), "koi summon shinto oshu")
    assert starting(state, "koi", "worship") == [f"worship shinto oshu {shrine}" for shrine in SHRINES]
    do(state, "koi worship shinto oshu shrine3")
    assert pieces(state, "koi", "shrine3") == {"shinto": 1}
    assert pieces(state, "koi", "oshu") == {"strongholds": 1}


def test_rs6_7_it_may_stay() -> None:
    state = do(recruit(), "koi summon shinto oshu", "koi done")
    assert pieces(state, "koi", "oshu")["shinto"] == 1


def test_rs6_7_worship_uses_up_the_summon() -> None:
    state = do(recruit(), "koi summon shinto oshu", "koi worship shinto oshu shrine1")
    assert verdict(state, "koi summon bushi oshu") == ("summon/used_up", "RS6.6")


def test_rs6_7_first_a_province_where_it_may_be_summoned() -> None:
    assert verdict(recruit(), "koi worship shinto edo shrine1") == ("worship/not_just_summoned", "RS6.7")


def test_rs6_7_only_what_was_summoned_in_this_turn() -> None:
    """Two old Shinto stand in Oshu: only one may go."""
    here = {"oshu": {"koi": "2 shinto stronghold"}, "edo": {"koi": "stronghold"}}
    state = scene([["recruit", "koi"]], map=here)
    assert verdict(state, "koi worship shinto oshu shrine1") == ("worship/not_just_summoned", "RS6.7")
    do(state, "koi summon shinto oshu", "koi worship shinto oshu shrine1")
    assert verdict(state, "koi worship shinto oshu shrine1") == ("worship/not_just_summoned", "RS6.7")
    assert pieces(state, "koi", "oshu")["shinto"] == 2


def test_rs6_7_the_choice_stays_open_until_the_turn_ends() -> None:
    state = do(recruit(), "koi summon shinto oshu", "koi summon shinto edo", "koi summon bushi edo")
    assert step(state) == "recruit", "nothing is left to summon, but two Shinto may still go"
    do(state, "koi worship shinto edo shrine1", "koi worship shinto oshu shrine1")
    assert pieces(state, "koi", "shrine1") == {"shinto": 2}
    assert state.is_over()


def test_rs6_7_it_ends_with_the_turn() -> None:
    state = scene(
        [["execute", "koi", 0, "recruit"]],
        map={"edo": {"koi": "stronghold"}, "oshu": {"lotus": "stronghold"}},
    )
    do(state, "lotus summon shinto oshu", "lotus done")
    assert texts(state, "lotus") == []
    assert starting(state, "koi", "worship") == []
    do(state, "koi done")
    assert state.is_over()
    assert pieces(state, "lotus", "oshu")["shinto"] == 1


@pytest.mark.parametrize("kind", ["bushi", "daimyo", "river_dragon", "yurei"])
def test_rs6_7_others_do_not_worship(kind: str) -> None:
    state = do(recruit(cards={"koi": "river_dragon yurei"}), f"koi summon {kind} oshu")
    assert starting(state, "koi", "worship") == []


def test_rs6_7_komainu_counts_as_a_shinto() -> None:
    state = do(recruit(cards={"koi": "komainu"}), "koi summon komainu oshu")
    assert starting(state, "koi", "worship") == [f"worship komainu oshu {shrine}" for shrine in SHRINES]
    do(state, "koi worship komainu oshu shrine2")
    assert pieces(state, "koi", "shrine2") == {"komainu": 1}


def test_rs6_7_komainu_may_worship_when_bought() -> None:
    start = scene([["train", "koi"]], map={"edo": {"koi": "stronghold"}}, market={"komainu": 1}, coins={"koi": 2})
    do(start, "koi buy komainu")
    assert texts(start, "koi") == ["done", *(f"worship komainu edo {shrine}" for shrine in SHRINES)]
    assert pieces(do(start.copy(), "koi worship komainu edo shrine4"), "koi", "shrine4") == {"komainu": 1}
    assert pieces(do(start.copy(), "koi done"), "koi", "edo") == {"komainu": 1, "strongholds": 1}


def test_rs6_7_any_number_at_a_shrine() -> None:
    state = recruit(worship={"shrine2": {"koi": "2 shinto", "lotus": "3 shinto"}})
    do(state, "koi summon shinto edo", "koi worship shinto edo shrine2")
    assert pieces(state, "koi", "shrine2") == {"shinto": 3}


def test_rs6_7_at_a_shrine_it_is_not_on_the_map_and_cannot_be_moved() -> None:
    """Neither by Marshal nor by Fujin, whom it serves."""
    for turn in (["marshal", "koi"], ["kami", "koi"]):
        state = scene([turn], worship={"fujin": {"koi": "2 shinto"}}, map={"edo": {"koi": "bushi"}})
        assert {text.split()[1] for text in starting(state, "koi", "move")} == {"bushi"}


def test_rs6_7_it_stays_until_clean_up() -> None:
    state = scene([["politics", "koi", 3], ["kami", "koi"]], worship={"hachiman": {"koi": "shinto"}})
    do(state, "koi yes")
    assert pieces(state, "koi", "shrine3") == {"shinto": 1}


def test_rs6_7_worship_is_only_for_the_summoned() -> None:
    """Not for one that Betray puts on the map."""
    state = scene([["betray", "koi"]], map={"edo": {"lotus": "shinto"}})
    do(state, "koi replace lotus shinto edo")
    assert state.is_over()
    assert pieces(state, "koi", "edo") == {"shinto": 1}


def test_rs6_6_after_summon_comes_once_for_the_whole_turn() -> None:
    """RS10.5: also if the only figure went to worship."""
    state = recruit(cards={"koi": "path_of_the_warlord"})
    do(state, "koi summon shinto edo", "koi worship shinto edo shrine1", "koi summon bushi oshu", "koi done")
    assert coins(state, "koi") == 1
    assert coins(do(recruit(cards={"koi": "path_of_the_warlord"}), "koi done"), "koi") == 0
