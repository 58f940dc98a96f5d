"""The worked examples of the rulebook, RS-X1 to RS-X7, figure by figure."""

from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    ally,
    clan_of,
    coins,
    do,
    error,
    honor,
    new_game,
    owned,
    pieces,
    purse,
    ronin,
    scene,
    starting,
    strength,
    texts,
    verdict,
    vp,
)

FOUR = ("koi", "lotus", "turtle", "dragonfly")


def test_rs_x1_seating_and_honor_of_five_clans() -> None:
    state = new_game(5)
    assert [clan_of(state, seat) for seat in range(5)] == ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    assert honor(state) == ["koi", "lotus", "turtle", "dragonfly", "bonsai"]


def test_rs_x2_recruit_of_lotus() -> None:
    state = scene(
        [["mandate", "lotus", 1]],
        clans=FIVE,
        map={"kyushu": {"lotus": "2 stronghold"}, "nagato": {"lotus": "stronghold"}},
        cards={"lotus": "yurei"},
        secrets={"hand": ["recruit", "recruit", "marshal", "train"]},
    )
    do(state, "lotus lay recruit", "lotus name recruit")
    do(state, "lotus summon bushi kyushu", "lotus summon shinto kyushu", "lotus summon shinto nagato")
    do(state, "lotus summon yurei nagato")
    assert starting(state, "lotus", "summon") == [], "four figures and no more"
    do(state, "lotus worship shinto nagato shrine3", "lotus done")
    assert state.is_over()
    assert pieces(state, "lotus", "kyushu") == {"bushi": 1, "shinto": 1, "strongholds": 2}
    assert pieces(state, "lotus", "nagato") == {"yurei": 1, "strongholds": 1}
    assert pieces(state, "lotus", "shrine3") == {"shinto": 1}
    assert pieces(state, "lotus", "reserve") == {"daimyo": 1, "bushi": 5, "shinto": 1, "strongholds": 1}


def test_rs_x3_marshal_of_dragonfly_with_its_ally_koi() -> None:
    state = scene(
        [["execute", "dragonfly", 0, "marshal"]],
        clans=FOUR,
        map={
            "kansai": {"koi": "bushi daimyo oni_of_blood"},
            "edo": {"koi": "stronghold", "lotus": "bushi"},
            "oshu": {"dragonfly": "bushi"},
        },
        worship={"fujin": {"koi": "shinto"}},
        coins={"koi": 4, "lotus": 3},
        allies=[("koi", "dragonfly")],
    )
    assert actors(state) == ["koi"], "the ally sits left of Dragonfly and goes first"
    assert starting(state, "koi", "move shinto") == [], "a Shinto at a shrine cannot move"
    do(
        state,
        "koi move bushi kansai nagato",
        "koi move oni_of_blood kansai hokkaido",
        "koi move daimyo kansai hokkaido",
    )
    do(state, "koi build shikoku")
    assert actors(state) == ["lotus"], "Koi has nothing left to do"
    assert starting(state, "lotus", "build") == [], "the bonus is not Lotus's"
    assert pieces(state, "koi", "nagato") == {"bushi": 1}
    assert pieces(state, "koi", "hokkaido") == {"daimyo": 1, "oni_of_blood": 1}
    assert pieces(state, "koi", "shikoku") == {"strongholds": 1}
    assert pieces(state, "koi", "shrine2") == {"shinto": 1}
    assert coins(state, "koi") == 1
    do(state, "lotus done")
    assert actors(state) == ["dragonfly"]


def test_rs_x4_train_of_turtle() -> None:
    state = scene(
        [["execute", "turtle", 0, "train"]],
        clans=FOUR,
        map={"kyoto": {"turtle": "stronghold"}, "kansai": {"turtle": "stronghold"}},
        market={"oni_of_skulls": 1, "righteousness": 2},
        coins={"turtle": 5},
    )
    assert actors(state) == ["turtle"], "the active player first"
    do(state, "turtle buy oni_of_skulls")
    assert coins(state, "turtle") == 4, "it costs 2, Turtle pays 1"
    assert texts(state, "turtle") == ["summon oni_of_skulls kyoto", "summon oni_of_skulls kansai"]
    do(state, "turtle summon oni_of_skulls kansai")
    assert pieces(state, "turtle", "kansai") == {"oni_of_skulls": 1, "strongholds": 1}
    assert owned(state, "turtle") == {"oni_of_skulls": 1}


def test_rs_x5_harvest_of_dragonfly() -> None:
    state = scene(
        [["execute", "dragonfly", 0, "harvest"]],
        clans=FOUR,
        honor=["koi", "dragonfly", "turtle", "lotus"],
        map={
            "nagato": {"dragonfly": "bushi"},
            "kansai": {"dragonfly": "2 bushi", "koi": "bushi", "lotus": "bushi"},
            "kyoto": {"dragonfly": "bushi daimyo", "turtle": "bushi stronghold"},
            "edo": {"dragonfly": "bushi", "koi": "bushi"},
            "oshu": {"dragonfly": "shinto", "lotus": "2 bushi"},
        },
    )
    assert purse(state, "dragonfly") == (1 + 3 + 4, 1 + 1, 1)
    assert [purse(state, clan) for clan in ("koi", "lotus", "turtle")] == [(0, 1, 0)] * 3


def test_rs_x6_betray_of_koi() -> None:
    state = scene(
        [["execute", "koi", 0, "betray"]],
        clans=FOUR,
        map={"nagato": {"turtle": "bushi oni_of_skulls"}, "edo": {"dragonfly": "2 bushi"}},
        cards={"koi": "komainu"},
        allies=[("koi", "dragonfly")],
    )
    assert ally(state, "koi") is ally(state, "dragonfly") is None
    assert honor(state) == ["lotus", "koi", "turtle", "dragonfly"]
    do(state, "koi replace turtle oni_of_skulls nagato", "koi replace dragonfly bushi edo")
    assert state.is_over()
    assert pieces(state, "koi", "nagato") == {"komainu": 1}
    assert pieces(state, "turtle", "nagato") == {"bushi": 1}
    assert pieces(state, "turtle", "reserve")["oni_of_skulls"] == 1
    assert pieces(state, "koi", "edo") == {"bushi": 1}
    assert pieces(state, "dragonfly", "edo") == {"bushi": 1}
    assert pieces(state, "dragonfly", "reserve")["bushi"] == 5


def test_rs_x7_a_kami_turn() -> None:
    state = scene(
        [["kami", "koi"]],
        clans=FOUR,
        honor=["koi", "lotus", "turtle", "dragonfly"],
        shrines=("susanoo", "amaterasu", "hachiman", "raijin"),
        worship={
            "susanoo": {"dragonfly": "shinto", "koi": "shinto"},
            "amaterasu": {"dragonfly": "shinto"},
            "hachiman": {"dragonfly": "shinto", "lotus": "shinto"},
            "raijin": {"turtle": "2 shinto", "koi": "shinto"},
        },
        map={"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}},
    )
    do(state, "koi yes")
    assert (vp(state, "koi"), vp(state, "dragonfly")) == (2, 0)
    do(state, "dragonfly yes")
    assert honor(state) == ["dragonfly", "koi", "lotus", "turtle"]
    assert strength(state, "dragonfly", "shrine3") == strength(state, "lotus", "shrine3") == 1
    assert error(state, "lotus yes").code == "turn/not_yours"
    do(state, "dragonfly yes")
    assert (ronin(state, "dragonfly"), ronin(state, "lotus")) == (2, 0)
    assert strength(state, "turtle", "shrine4") == strength(state, "koi", "shrine4") + 1
    assert verdict(state, "turtle summon shinto edo") == ("summon/not_this", "RS7.2")
    do(state, "turtle summon bushi shikoku")
    assert pieces(state, "turtle", "shikoku") == {"bushi": 1}
    assert state.is_over()
