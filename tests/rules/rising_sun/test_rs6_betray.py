"""RS6.12, RS6.13: Betray."""

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import (
    FIVE,
    GAME,
    actors,
    ally,
    coins,
    do,
    honor,
    in_season,
    pieces,
    scene,
    starting,
    step,
    texts,
    verdict,
    vp,
)


def betray(clan: str = "koi", **more: Any) -> State:
    return scene([["execute", clan, 0, "betray"]], **more)


CROWD = {"edo": {"lotus": "2 bushi shinto"}, "oshu": {"turtle": "bushi", "koi": "stronghold"}}


def test_rs6_12_the_alliance_breaks_at_once_and_honor_is_lost() -> None:
    state = betray(map=CROWD, allies=[("koi", "lotus")])
    assert step(state) == "betray", "before anything is replaced"
    assert ally(state, "koi") is None
    assert ally(state, "lotus") is None
    assert honor(state) == ["lotus", "koi", "turtle"]


def test_rs6_12_even_if_nothing_is_replaced() -> None:
    state = betray(allies=[("koi", "lotus")])
    assert state.is_over()
    assert honor(state) == ["lotus", "koi", "turtle"]


def test_rs6_12_not_allied_no_honor_lost() -> None:
    state = do(betray(map=CROWD), "koi replace lotus bushi edo", "koi replace turtle bushi oshu")
    assert honor(state) == ["koi", "lotus", "turtle"]


def test_rs6_12_other_alliances_stand() -> None:
    state = betray(clans=FIVE, allies=[("koi", "lotus"), ("turtle", "bonsai")])
    assert ally(state, "turtle") == "bonsai"


def test_rs6_12_the_active_player_only() -> None:
    assert actors(betray("lotus", map={"edo": {"koi": "bushi", "turtle": "bushi"}})) == ["lotus"]
    state = do(betray("lotus", map={"edo": {"koi": "bushi", "turtle": "bushi"}}), "lotus done")
    assert state.is_over()


def test_rs6_12_up_to_two_figures_of_two_players() -> None:
    state = do(betray(map=CROWD), "koi replace lotus bushi edo")
    assert verdict(state, "koi replace lotus shinto edo") == ("replace/limit", "RS6.12")
    assert starting(state, "koi", "replace") == ["replace turtle bushi oshu"]
    do(state, "koi replace turtle bushi oshu")
    assert state.is_over()
    assert pieces(state, "koi", "edo") == {"bushi": 1}
    assert pieces(state, "koi", "oshu") == {"bushi": 1, "strongholds": 1}


def test_rs6_12_two_and_no_more_with_five_players() -> None:
    here = {"edo": dict.fromkeys(FIVE[1:], "bushi")}
    state = betray(clans=FIVE, map=here)
    do(state, "koi replace lotus bushi edo", "koi replace bonsai bushi edo")
    assert state.is_over()


def test_rs6_12_one_or_none_will_do() -> None:
    assert pieces(do(betray(map=CROWD), "koi done"), "koi", "edo") == {}
    state = do(betray(map=CROWD), "koi replace lotus shinto edo", "koi done")
    assert pieces(state, "koi", "edo") == {"shinto": 1}


def test_rs6_12_the_replaced_return_to_their_reserve_and_are_not_killed() -> None:
    state = betray(map=CROWD, cards={"lotus": "righteousness"})
    do(state, "koi replace lotus bushi edo")
    assert pieces(state, "lotus", "reserve")["bushi"] == 5
    assert pieces(state, "koi", "reserve")["bushi"] == 5
    assert state.table.vp == [0, 0, 0]


def test_rs6_12_no_figure_of_ones_own() -> None:
    state = betray(map={"edo": {"koi": "bushi", "lotus": "bushi"}})
    assert verdict(state, "koi replace koi bushi edo") == ("replace/own_figure", "RS6.12")
    assert verdict(state, "koi replace lotus shinto edo") == ("replace/no_such_figure", "RS6.12")
    assert verdict(state, "koi replace 4 bushi edo") == ("seat/not_in_play", "RS6.12")


def test_rs6_12_a_former_ally_may_be_hit() -> None:
    state = betray(map=CROWD, allies=[("koi", "lotus")])
    assert "replace lotus bushi edo" in texts(state, "koi")


def stand_ins(target: str, reserve: str) -> list[str]:
    """What Koi, with these monsters in its reserve, may put in the place of this figure of Lotus in Edo."""
    state = betray(map={"edo": {"lotus": target}}, cards={"koi": reserve})
    if f"replace lotus {target} edo" not in texts(state, "koi"):
        return []
    do(state, f"koi replace lotus {target} edo")
    if step(state) == "stand_in":
        return [text.split()[1] for text in texts(state, "koi")]
    return list(pieces(state, "koi", "edo"))


@pytest.mark.parametrize(
    ("target", "reserve", "wanted"),
    [
        ("bushi", "", ["bushi"]),
        ("bushi", "komainu river_dragon", ["bushi"]),
        ("shinto", "", ["shinto"]),
        ("shinto", "river_dragon", ["shinto"]),
        ("shinto", "komainu", ["shinto", "komainu"]),
        ("river_dragon", "", []),
        ("river_dragon", "oni_of_skulls", ["oni_of_skulls"]),
        ("river_dragon", "komainu yurei", ["komainu", "yurei"]),
        ("komainu", "", ["shinto"]),
        ("komainu", "yurei oni_of_blood", ["shinto", "yurei", "oni_of_blood"]),
        ("yurei", "komainu river_dragon", []),
        ("daimyo", "komainu", []),
    ],
)
def test_rs6_13_what_may_stand_in_for_what(target: str, reserve: str, wanted: list[str]) -> None:
    assert stand_ins(target, reserve) == wanted


def test_rs6_13_the_stand_in_takes_the_place() -> None:
    state = betray(map={"edo": {"turtle": "oni_of_skulls"}}, cards={"koi": "komainu yurei"})
    do(state, "koi replace turtle oni_of_skulls edo", "koi with yurei")
    assert pieces(state, "koi", "edo") == {"yurei": 1}
    assert pieces(state, "turtle", "reserve")["oni_of_skulls"] == 1
    assert pieces(state, "koi", "reserve")["komainu"] == 1


def test_rs6_13_never_without_a_match_in_the_reserve() -> None:
    here = {"edo": {"lotus": "bushi shinto river_dragon"}, "oshu": {"koi": "6 bushi"}}
    state = betray(map=here)
    assert verdict(state, "koi replace lotus bushi edo") == ("replace/no_match_in_reserve", "RS6.13")
    assert verdict(state, "koi replace lotus river_dragon edo") == ("replace/no_match_in_reserve", "RS6.13")


def test_rs6_13_never_a_figure_at_a_shrine() -> None:
    state = betray(map={"edo": {"lotus": "bushi"}}, worship={"fujin": {"lotus": "shinto"}})
    assert verdict(state, "koi replace lotus shinto shrine2") == ("replace/at_shrine", "RS6.13")


def test_rs6_13_never_a_stronghold() -> None:
    state = betray(map={"edo": {"lotus": "stronghold", "turtle": "2 stronghold"}})
    assert state.is_over()


def test_rs6_13_not_a_summon() -> None:
    """No worship and no Warlord's coin."""
    state = betray(map={"edo": {"lotus": "shinto"}}, cards={"koi": "path_of_the_warlord"})
    do(state, "koi replace lotus shinto edo")
    assert state.is_over()
    assert coins(state, "koi") == 0


def test_rs6_13_a_replacing_monster_enters_the_province() -> None:
    state = betray(
        "turtle",
        map={"edo": {"koi": "bushi", "lotus": "river_dragon bushi"}},
        cards={"turtle": "oni_of_hate"},
    )
    do(state, "turtle replace lotus river_dragon edo")
    assert pieces(state, "turtle", "edo") == {"oni_of_hate": 1}
    assert pieces(state, "koi", "edo") == pieces(state, "lotus", "edo") == {}
    assert step(state) == "", "Lotus was hit, and nobody else has a figure left"


def test_rs6_13_entering_is_judged_by_the_honor_after_the_break() -> None:
    """Lotus falls below Turtle by breaking its alliance; so its Spite robs Turtle."""
    state = betray(
        "lotus",
        map={"edo": {"koi": "river_dragon", "turtle": "bushi"}},
        cards={"lotus": "oni_of_spite"},
        allies=[("lotus", "koi")],
        vp={"turtle": 2},
    )
    do(state, "lotus replace koi river_dragon edo")
    assert honor(state) == ["koi", "turtle", "lotus"]
    assert (vp(state, "lotus"), vp(state, "turtle")) == (2, 0)


def test_rs6_13_the_second_figure_comes_after_the_effects_of_the_first() -> None:
    """Hate, standing in for Koi's monster, kills the Bushi of Lotus that was to be replaced."""
    state = betray(
        "turtle",
        map={"edo": {"koi": "river_dragon", "lotus": "bushi"}},
        cards={"turtle": "oni_of_hate"},
    )
    assert "replace lotus bushi edo" in texts(state, "turtle")
    do(state, "turtle replace koi river_dragon edo")
    assert state.is_over()
    assert pieces(state, "lotus", "reserve")["bushi"] == 6


def test_rs6_13_lotus_betrays_by_naming() -> None:
    """RS12.3: the named mandate is carried out in every respect."""
    state = scene(
        [["mandate", "lotus", 1]],
        secrets={"hand": ["recruit", "train", "marshal", "harvest"]},
        map={"edo": {"koi": "bushi"}},
        allies=[("lotus", "turtle")],
    )
    do(state, "lotus lay train", "lotus name betray")
    assert ally(state, "lotus") is None
    assert honor(state) == ["koi", "turtle", "lotus"]
    do(state, "lotus replace koi bushi edo")
    assert pieces(state, "lotus", "edo") == {"bushi": 1}


def test_rs6_12_a_betrayal_that_has_begun_is_read_back() -> None:
    state = betray(map=CROWD)
    [betraying] = [frame for frame in state.position()["turn"] if frame["step"] == "betray"]
    assert betraying["extra"] == 0
    assert GAME.from_position(state.position(), seed=1).position() == state.position()


def test_rs6_12_the_honor_that_is_lost_may_hand_the_next_kami_to_another() -> None:
    """Koi would serve Hachiman by honor alone; having betrayed Lotus, it does not, and cannot have known it would."""
    state = scene(
        in_season(["politics", "koi", 3], ["mandate", "koi", 1]),
        secrets={"hand": ["betray", "train", "marshal", "harvest"]},
        allies=[("koi", "lotus")],
        worship={"hachiman": {"koi": "shinto", "lotus": "shinto"}},
        honor=["koi", "lotus", "turtle"],
    )
    do(state, "koi play betray")
    assert (step(state), actors(state)) == ("kami_gift", ["lotus"])


@pytest.mark.parametrize(
    ("theirs", "reserve", "ends"),
    [
        ({"edo": "shinto"}, "komainu", {"shinto": True, "komainu": True}),
        ({"edo": "2 shinto"}, "komainu", {"shinto": False, "komainu": False}),
        ({"edo": "shinto", "oshu": "shinto"}, "komainu", {"shinto": False, "komainu": False}),
        ({"edo": "komainu", "oshu": "oni_of_skulls"}, "yurei", {"shinto": False, "yurei": True}),
        ({"edo": "komainu", "oshu": "bushi"}, "yurei", {"shinto": False, "yurei": False}),
    ],
)
def test_rs10_18_the_stand_in_is_the_last_word_unless_another_figure_can_be_replaced(
    theirs: dict[str, str], reserve: str, ends: dict[str, bool]
) -> None:
    """Lotus has been hit once; with Unrighteous once more, if a figure is left that the rest of the reserve matches."""
    state = scene(
        [["politics", "koi", 0], ["execute", "koi", 0, "betray"]],
        map={place: {"lotus": figures} for place, figures in theirs.items()},
        cards={"koi": f"path_of_the_unrighteous {reserve}"},
    )
    do(state, f"koi replace lotus {theirs['edo'].split()[-1]} edo")
    assert {choice.words[0]: state.stack[-1].ends(state, 0, choice.id) for choice in state.choices(0)} == ends
    for kind, last in ends.items():
        assert (step(do(state.copy(), f"koi with {kind}")) == "mandate") is last
