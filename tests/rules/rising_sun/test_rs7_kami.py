"""RS7: the kami turn."""

from typing import Any

import pytest

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import KAMI_NAMES
from gunbai.games.rising_sun.entries.kami import KAMI_ENTRIES
from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.scenario import (
    actors,
    coins,
    do,
    honor,
    in_season,
    listen,
    owned,
    pieces,
    purse,
    ronin,
    scene,
    seat_of,
    starting,
    step,
    texts,
    verdict,
    vp,
)

OTHERS = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")


def kami(name: str, clan: str = "koi", **more: Any) -> State:
    """One worshipper of this clan at this kami, which lies on the left."""
    shrines = (name, *[other for other in OTHERS if other != name][:3])
    return scene([["kami", "koi"]], shrines=shrines, worship={name: {clan: "shinto"}}, **more)


def test_rs7_1_left_to_right_the_most_force() -> None:
    worship = {
        "shrine1": {"koi": "shinto", "lotus": "2 shinto"},
        "shrine3": {"koi": "shinto", "turtle": "komainu shinto"},
        "shrine4": {"koi": "shinto"},
    }
    state = scene([["kami", "koi"]], worship=worship)
    asked = []
    while not state.is_over():
        question = state.question()
        assert question is not None
        asked.append((actors(state)[0], question.arguments["kami"]))
        do(state, f"{actors(state)[0]} no")
    assert asked == [("lotus", "amaterasu"), ("turtle", "hachiman"), ("koi", "tsukuyomi")]


@pytest.mark.parametrize(
    ("order", "chosen"), [(["koi", "lotus", "turtle"], "koi"), (["turtle", "lotus", "koi"], "lotus")]
)
def test_rs7_1_ties_go_to_honor(order: list[str], chosen: str) -> None:
    state = scene([["kami", "koi"]], worship={"shrine3": {"koi": "shinto", "lotus": "shinto"}}, honor=order)
    assert actors(state) == [chosen]


def test_rs7_1_if_it_declines_nobody_uses_it() -> None:
    state = scene([["kami", "koi"]], worship={"hachiman": {"koi": "2 shinto", "lotus": "shinto"}})
    do(state, "koi no")
    assert state.is_over()
    assert (ronin(state, "koi"), ronin(state, "lotus")) == (0, 0)


def test_rs7_1_nobody_there_skips_the_shrine() -> None:
    assert scene([["kami", "koi"]]).is_over()


def test_rs7_1_each_before_the_next() -> None:
    """Amaterasu puts Turtle on top, so it wins the tie at Hachiman, too."""
    worship = {"amaterasu": {"turtle": "shinto"}, "hachiman": {"koi": "shinto", "turtle": "shinto"}}
    state = do(scene([["kami", "koi"]], worship=worship), "turtle yes")
    assert actors(state) == ["turtle"]


def test_rs7_1_every_kami_turn_resolves_all_shrines_again_and_figures_stay() -> None:
    state = scene(in_season(["politics", "koi", 3]), worship={"hachiman": {"koi": "shinto"}})
    held = []
    while state.table.season == 0:
        if step(state) == "kami_gift":
            assert pieces(state, "koi", "shrine3") == {"shinto": 1}
            held.append(ronin(state, "koi"))
        do(state, f"{actors(state)[0]} {texts(state, actors(state)[0])[0]}")
    assert held == [0, 2, 4]


def test_rs7_1_strongholds_count_for_nothing_at_a_shrine() -> None:
    state = scene(
        [["kami", "koi"]],
        worship={"hachiman": {"koi": "shinto", "turtle": "shinto"}},
        map={"edo": {"turtle": "4 stronghold"}},
    )
    assert actors(state) == ["koi"]


def test_rs7_2_amaterasu_moves_to_the_top_and_the_others_shift_down() -> None:
    assert honor(do(kami("amaterasu", "turtle"), "turtle yes")) == ["turtle", "koi", "lotus"]


def test_rs7_2_amaterasu_does_nothing_for_the_one_on_top() -> None:
    state = kami("amaterasu", "koi")
    assert state.is_over()
    assert honor(state) == ["koi", "lotus", "turtle"]


def test_rs7_2_fujin_moves_two_figures_or_one_twice() -> None:
    start = kami("fujin", map={"edo": {"koi": "bushi daimyo"}})
    two = do(start.copy(), "koi move bushi edo oshu", "koi move daimyo edo kyoto")
    assert two.is_over()
    one = do(start.copy(), "koi move bushi edo kyoto", "koi move bushi kyoto kansai")
    assert one.is_over()
    assert pieces(one, "koi", "kansai") == {"bushi": 1}


def test_rs7_2_fujin_up_to_two() -> None:
    start = kami("fujin", map={"edo": {"koi": "bushi daimyo"}})
    assert pieces(do(start.copy(), "koi done"), "koi", "edo") == {"bushi": 1, "daimyo": 1}
    assert pieces(do(start.copy(), "koi move bushi edo oshu", "koi done"), "koi", "oshu") == {"bushi": 1}


def test_rs7_2_fujin_is_one_instance_for_tolls() -> None:
    """Over and back by the same route: one toll. A second route: a second toll."""
    start = kami("fujin", map={"kansai": {"koi": "bushi"}}, cards={"lotus": "path_of_the_serpent"}, coins={"koi": 2})
    do(start, "koi move bushi kansai shikoku", "lotus yes")
    back = do(start.copy(), "koi move bushi shikoku kansai")
    assert back.is_over()
    assert coins(back, "lotus") == 1
    on = do(start.copy(), "koi move bushi shikoku kyushu", "lotus yes")
    assert coins(on, "lotus") == 2


def test_rs7_2_fujin_is_an_instance_apart_from_the_marshal_before_it() -> None:
    """What moved and crossed in the Marshal may move and is charged again."""
    state = scene(
        [["kami", "koi"], ["marshal", "koi"]],
        map={"kansai": {"koi": "2 bushi"}},
        worship={"fujin": {"koi": "shinto"}},
        cards={"lotus": "path_of_the_serpent"},
        coins={"koi": 2},
    )
    do(state, "koi move bushi kansai shikoku", "lotus yes", "koi move bushi kansai shikoku")
    assert step(state) == "fujin"
    do(state, "koi move bushi shikoku kansai", "lotus yes", "koi move bushi shikoku kansai")
    assert pieces(state, "koi", "kansai") == {"bushi": 2}
    assert coins(state, "lotus") == 2


def test_rs7_2_fujin_a_crossing_that_is_not_paid_uses_up_no_move() -> None:
    state = kami("fujin", map={"kansai": {"koi": "bushi"}}, cards={"lotus": "path_of_the_serpent"})
    do(state, "koi move bushi kansai shikoku", "lotus yes")
    assert verdict(state, "koi move bushi kansai shikoku") == ("move/toll_unpaid", "RS10.15")
    do(state, "koi move bushi kansai kyoto", "koi move bushi kyoto edo")
    assert pieces(state, "koi", "edo") == {"bushi": 1}


def test_rs7_2_fujin_each_step_enters_its_province() -> None:
    here = {"edo": {"turtle": "oni_of_hate"}, "kyoto": {"koi": "bushi"}, "kansai": {"lotus": "shinto"}}
    state = kami("fujin", "turtle", map=here)
    do(state, "turtle move oni_of_hate edo kyoto")
    assert pieces(state, "koi", "kyoto") == {}
    do(state, "turtle move oni_of_hate kyoto kansai")
    assert pieces(state, "lotus", "kansai") == {}


def test_rs7_2_fujin_moves_turtles_strongholds_and_dragonfly_anywhere() -> None:
    state = do(kami("fujin", "turtle", map={"edo": {"turtle": "stronghold"}}), "turtle move stronghold edo kyoto")
    assert pieces(state, "turtle", "kyoto") == {"strongholds": 1}
    flying = kami("fujin", "dragonfly", clans=("koi", "lotus", "dragonfly"), map={"edo": {"dragonfly": "bushi"}})
    assert len(starting(flying, "dragonfly", "move")) == 7


def test_rs7_2_raijin_summons_a_bushi_into_any_province() -> None:
    state = kami("raijin", cards={"koi": "path_of_the_warlord"})
    assert texts(state, "koi") == ["done", *(f"summon bushi {province}" for province in PROVINCES)]
    do(state, "koi summon bushi shikoku")
    assert pieces(state, "koi", "shikoku") == {"bushi": 1}
    assert coins(state, "koi") == 1, "it is a summon (RS10.5)"


def test_rs7_2_raijin_with_no_bushi_in_reserve_does_nothing() -> None:
    assert kami("raijin", map={"edo": {"koi": "6 bushi"}}).is_over()


def test_rs7_2_ryujin_sells_a_card_without_the_discount() -> None:
    state = kami("ryujin", market={"righteousness": 1, "yurei": 1}, coins={"koi": 2})
    assert texts(state, "koi") == ["done", "buy righteousness"]
    do(state, "koi buy righteousness")
    assert (coins(state, "koi"), owned(state, "koi")) == (0, {"righteousness": 1})


def test_rs7_2_ryujin_bonsais_limit_holds() -> None:
    clans = ("koi", "lotus", "bonsai")
    state = kami("ryujin", "bonsai", clans=clans, market={"way_of_bushido": 1}, coins={"bonsai": 1})
    assert coins(do(state, "bonsai buy way_of_bushido"), "bonsai") == 0


def test_rs7_2_ryujin_a_monster_is_summoned_at_once() -> None:
    here = {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}}
    state = kami("ryujin", market={"yurei": 1}, coins={"koi": 3}, map=here)
    do(state, "koi buy yurei", "koi summon yurei oshu")
    assert pieces(state, "koi", "oshu") == {"yurei": 1, "strongholds": 1}


@pytest.mark.parametrize(("name", "gift"), [("hachiman", (0, 0, 2)), ("tsukuyomi", (0, 2, 0)), ("susanoo", (3, 0, 0))])
def test_rs7_2_gifts_of_hachiman_tsukuyomi_and_susanoo(name: str, gift: tuple[int, int, int]) -> None:
    here = {"edo": {"koi": "2 stronghold"}, "oshu": {"koi": "stronghold", "lotus": "stronghold"}}
    assert purse(do(kami(name, map=here), "koi yes"), "koi") == gift
    assert purse(do(kami(name, map=here), "koi no"), "koi") == (0, 0, 0)


def test_rs7_2_each_kami_is_one_gain() -> None:
    """Loyalty pays once for Susanoo's points (RS10.13)."""
    here = {"edo": {"koi": "2 stronghold"}}
    state = kami("susanoo", map=here, cards={"koi": "loyalty"}, allies=[("koi", "lotus")])
    assert vp(do(state, "koi yes"), "koi") == 3


def test_rs7_2_a_kami_is_a_gain_apart_from_the_mandate_before_it() -> None:
    shrines = ("susanoo", "fujin", "hachiman", "raijin")
    state = scene(
        [["kami", "koi"], ["execute", "koi", 0, "harvest"]],
        shrines=shrines,
        worship={"susanoo": {"koi": "shinto"}},
        map={"kyoto": {"koi": "bushi stronghold"}},
        cards={"koi": "loyalty"},
        allies=[("koi", "lotus")],
    )
    assert vp(state, "koi") == 4 + 1
    assert vp(do(state, "koi yes"), "koi") == 4 + 1 + 1 + 1


def test_rs7_3_after_the_third_kami_turn_the_war_begins() -> None:
    state = scene(in_season(["politics", "koi", 9]), worship={"hachiman": {"koi": "shinto"}}, wars=["edo"])
    heard = listen(state)
    do(state, "koi yes")
    codes = [event.code for event in heard]
    assert codes.index("kami_used") < codes.index("wars_began")
    assert "looked" not in codes


@pytest.mark.parametrize("slot", [3, 6])
def test_rs7_3_not_after_the_first_or_the_second(slot: int) -> None:
    state = scene(in_season(["politics", "koi", slot]), worship={"hachiman": {"koi": "shinto"}})
    do(state, "koi yes")
    assert (step(state), state.table.phase) == ("mandate", 2)


ASKS: list[tuple[str, dict[str, Any], bool]] = [
    ("amaterasu", {"honor": ["lotus", "koi", "turtle"]}, True),
    ("amaterasu", {"honor": ["koi", "lotus", "turtle"]}, False),
    ("fujin", {"map": {"edo": {"koi": "daimyo"}}}, True),
    ("fujin", {"map": {"edo": {"koi": "stronghold", "lotus": "bushi"}}}, False),
    ("hachiman", {}, True),
    ("raijin", {"map": {"edo": {"koi": "5 bushi"}}}, True),
    ("raijin", {"map": {"edo": {"koi": "6 bushi"}}}, False),
    ("ryujin", {"market": {"yurei": 1}, "coins": {"koi": 3}}, True),
    ("ryujin", {"market": {"yurei": 1}, "coins": {"koi": 2, "lotus": 9}}, False),
    ("ryujin", {"coins": {"koi": 9}}, False),
    ("susanoo", {}, True),
    ("tsukuyomi", {}, True),
]


@pytest.mark.parametrize(("name", "scenery", "asks"), ASKS)
def test_rs7_2_a_kami_asks_its_servant_where_there_is_something_to_choose(
    name: str, scenery: dict[str, Any], asks: bool
) -> None:
    """What an entry says of itself beforehand is what its kami turn does."""
    entry = KAMI_ENTRIES[KAMI_NAMES.index(name)]
    before = scene([["tea"]], phase="tea", **scenery)
    assert entry.asks(before, seat_of(before, "koi")) == asks
    assert actors(kami(name, **scenery)) == (["koi"] if asks else [])
