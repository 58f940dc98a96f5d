"""The Archway set: trigger, decision, effect, copies, and what its cards do to each other."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.battles import bid, war
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    coins,
    do,
    finish,
    honor,
    pieces,
    scene,
    starting,
    step,
    strength,
    texts,
    tokens,
    vp,
)

CASTLES = {"edo": {"koi": "stronghold"}, "oshu": {"koi": "stronghold"}}


def train(clan: str, market: str, discount: int = 0, held: int = 3, **scenery: Any) -> State:
    scenery.setdefault("cards", {clan: "benevolence"})
    return scene([["train", clan, 0, discount]], market={market: 1}, coins={clan: held}, **scenery)


def test_card_benevolence_may_keep_paying_the_supply() -> None:
    state = do(train("lotus", "yurei", map={"edo": {"lotus": "stronghold"}}), "lotus buy yurei", "lotus no")
    assert (vp(state, "lotus"), coins(state, "lotus"), honor(state)) == (0, 0, ["koi", "lotus", "turtle"])


def test_card_benevolence_once_per_copy() -> None:
    state = do(train("lotus", "form_of_the_kitsune", held=4), "lotus buy form_of_the_kitsune", "lotus hand-coin koi")
    assert (state.is_over(), vp(state, "lotus"), coins(state, "koi")) == (True, 2, 1)


def test_card_benevolence_honor_moves_before_the_monster_enters() -> None:
    """Lotus rises over Koi first, so its Oni of Spite finds nobody with more honor."""
    map = {"edo": {"lotus": "stronghold", "koi": "bushi"}}
    state = train("lotus", "oni_of_spite", map=map, vp={"koi": 5})
    given = do(state.copy(), "lotus buy oni_of_spite", "lotus hand-coin turtle")
    assert (vp(given, "koi"), vp(given, "lotus")) == (5, 2)
    kept = do(state.copy(), "lotus buy oni_of_spite", "lotus no")
    assert (vp(kept, "koi"), vp(kept, "lotus")) == (3, 2)


def test_card_benevolence_the_discount_may_be_waived_to_have_a_coin() -> None:
    state = train("lotus", "way_of_the_ronin", discount=1)
    assert texts(state, "lotus") == ["done", "buy way_of_the_ronin", "buy-full way_of_the_ronin"]
    assert do(state.copy(), "lotus buy way_of_the_ronin").is_over(), "price 0"
    full = do(state.copy(), "lotus buy-full way_of_the_ronin", "lotus hand-coin koi")
    assert (coins(full, "lotus"), coins(full, "koi"), vp(full, "lotus")) == (2, 1, 2)


def test_card_benevolence_of_bonsai_is_at_most_one_coin() -> None:
    scenery: dict[str, Any] = {"clans": ("koi", "lotus", "bonsai"), "cards": {"bonsai": "2 benevolence"}}
    state = train("bonsai", "form_of_the_kitsune", **scenery)
    do(state, "bonsai buy form_of_the_kitsune", "bonsai hand-coin koi")
    assert (state.is_over(), vp(state, "bonsai"), honor(state)[1]) == (True, 2, "bonsai")
    state = train("bonsai", "form_of_the_kitsune", discount=1, **scenery)
    assert do(state, "bonsai buy form_of_the_kitsune").is_over(), "limit and discount: free"


@pytest.mark.parametrize("copies", [1, 2])
def test_card_path_of_the_kenin_places_a_bushi_per_copy(copies: int) -> None:
    state = scene([["recruit", "koi"]], map=CASTLES, cards={"koi": f"{copies} path_of_the_kenin"})
    do(state, "koi summon shinto edo", "koi done")
    for _ in range(copies):
        assert texts(state, "koi") == ["done", "place bushi oshu", "place bushi edo"]
        do(state, "koi place bushi oshu")
    assert (state.is_over(), pieces(state, "koi", "oshu")["bushi"]) == (True, copies)


def test_card_path_of_the_kenin_may_be_declined_and_needs_a_bushi_in_reserve() -> None:
    state = scene([["after_summon", "koi"]], map=CASTLES, cards={"koi": "2 path_of_the_kenin"})
    assert do(state, "koi done").is_over()
    spent = {"edo": {"koi": "stronghold 6 bushi"}}
    assert scene([["after_summon", "koi"]], map=spent, cards={"koi": "path_of_the_kenin"}).is_over()


def test_card_path_of_the_kenin_after_raijin_and_a_monster() -> None:
    scenery: dict[str, Any] = {"map": CASTLES, "cards": {"koi": "path_of_the_kenin oni_of_skulls"}}
    state = do(scene([["raijin", "koi"]], **scenery), "koi summon bushi hokkaido")
    assert starting(state, "koi", "place") == ["place bushi oshu", "place bushi edo"]
    state = do(scene([["monster", "koi", 0, "oni_of_skulls"]], **scenery), "koi summon oni_of_skulls edo")
    assert starting(state, "koi", "place") == ["place bushi oshu", "place bushi edo"]


def test_card_path_of_the_kenin_of_dragonfly_is_bound_to_its_castles() -> None:
    map = {"kansai": {"dragonfly": "stronghold"}}
    state = scene([["recruit", "dragonfly"]], clans=FIVE, map=map, cards={"dragonfly": "path_of_the_kenin"})
    do(state, "dragonfly summon bushi hokkaido")
    assert texts(state, "dragonfly") == ["done", "place bushi kansai"]


def test_card_path_of_the_light_places_at_a_shrine_without_having_recruited() -> None:
    """Koi has no stronghold and summons nothing; Lotus played the Recruit."""
    state = scene([["execute", "lotus", 0, "recruit"]], cards={"koi": "path_of_the_light"})
    assert texts(state, "koi") == ["done"] + [f"place shinto shrine{n}" for n in range(1, 5)]
    declined, placed = do(state.copy(), "koi done"), do(state.copy(), "koi place shinto shrine2")
    assert (declined.is_over(), pieces(declined, "koi", "shrine2")) == (True, {})
    assert (placed.is_over(), pieces(placed, "koi", "shrine2")) == (True, {"shinto": 1})


def test_card_path_of_the_light_comes_before_a_kami_turn() -> None:
    state = scene(
        [["politics", "koi", 3], ["execute", "koi", 3, "recruit"]],
        active="koi",
        mandate_turns=3,
        shrines=("tsukuyomi", "fujin", "hachiman", "amaterasu"),
        cards={"koi": "path_of_the_light"},
    )
    do(state, "koi place shinto shrine1")
    assert (step(state), actors(state)) == ("kami_gift", ["koi"])


def test_card_path_of_the_light_needs_a_worshipper_in_reserve() -> None:
    spent = {"edo": {"koi": "3 shinto"}}
    assert scene([["end_of_recruit"]], map=spent, cards={"koi": "path_of_the_light"}).is_over()


def test_card_path_of_the_samurai_places_a_bushi_in_any_province() -> None:
    state = scene([["end_of_recruit"]], cards={"lotus": "path_of_the_samurai"})
    assert (actors(state), len(starting(state, "lotus", "place bushi"))) == (["lotus"], 8)
    assert do(state.copy(), "lotus done").is_over()
    do(state, "lotus place bushi hokkaido")
    assert (state.is_over(), pieces(state, "lotus", "hokkaido")) == (True, {"bushi": 1})
    spent = {"edo": {"lotus": "6 bushi"}}
    assert scene([["end_of_recruit"]], map=spent, cards={"lotus": "path_of_the_samurai"}).is_over()


def test_card_path_of_the_samurai_and_light_at_one_end_of_recruit_in_the_owners_order() -> None:
    cards = {"koi": "path_of_the_samurai path_of_the_light"}
    for texts_done in (("place bushi edo", "place shinto shrine1"), ("place shinto shrine1", "place bushi edo")):
        state = scene([["end_of_recruit"]], cards=cards)
        do(state, *(f"koi {text}" for text in texts_done))
        assert (state.is_over(), pieces(state, "koi", "edo")) == (True, {"bushi": 1})
        assert pieces(state, "koi", "shrine1") == {"shinto": 1}


def test_card_path_of_the_samurai_against_anothers_light_by_rs2_5() -> None:
    state = scene([["end_of_recruit"]], cards={"lotus": "path_of_the_samurai", "turtle": "path_of_the_light"})
    assert (actors(state), texts(state, "lotus")) == (["lotus"], ["first", "last"])
    do(state, "lotus last")
    assert (actors(state), step(state)) == (["turtle"], "seat_at_end_of_recruit")
    assert actors(do(state, "turtle done")) == ["lotus"]


@pytest.mark.parametrize(("option", "copies", "points"), [("player", 1, 6), ("player", 2, 12), ("event", 2, 6)])
def test_card_justice_in_a_battle_of_three(option: str, copies: int, points: int) -> None:
    """Option justice: per player with less honor, or per event; Koi kills two of Lotus and one of Turtle."""
    map = {"edo": {"koi": "4 bushi", "lotus": "2 bushi", "turtle": "bushi"}}
    state = war("edo", map=map, cards={"koi": f"{copies} justice"}, options={"justice": option})
    assert vp(state, "koi") == points


def test_card_justice_only_for_victims_with_less_honor() -> None:
    map = {"edo": {"koi": "2 bushi", "lotus": "4 bushi", "turtle": "bushi"}}
    assert vp(war("edo", map=map, cards={"lotus": "justice"}), "lotus") == 3


def test_card_justice_not_for_the_spared_ally_nor_where_mercy_is_shown() -> None:
    map = {"edo": {"koi": "4 bushi", "lotus": "2 bushi", "turtle": "bushi"}}
    assert vp(war("edo", map=map, cards={"koi": "justice"}, allies=[("koi", "lotus")]), "koi") == 3
    state = do(war("edo", map=map, cards={"koi": "justice mercy"}), "koi yes")
    assert vp(state, "koi") == 2


def test_card_justice_by_ninja_before_its_honor_loss_and_never_by_hate() -> None:
    map = {"edo": {"turtle": "bushi"}}
    state = scene([["after_summon", "lotus"]], map=map, cards={"lotus": "justice path_of_the_ninja"})
    do(state, "lotus kill turtle bushi edo")
    assert (vp(state, "lotus"), honor(state)) == (3, ["koi", "turtle", "lotus"])
    map = {"edo": {"koi": "bushi", "turtle": "bushi"}, "oshu": {"lotus": "oni_of_hate"}}
    state = do(scene([["marshal", "lotus"]], map=map, cards={"lotus": "justice"}), "lotus move oni_of_hate oshu edo")
    assert (vp(state, "lotus"), pieces(state, "koi", "edo"), pieces(state, "turtle", "edo")) == (0, {}, {"bushi": 1})


@pytest.mark.parametrize(("honors", "force"), [(("koi", "lotus", "turtle"), 2), (("turtle", "lotus", "koi"), 4)])
def test_card_oni_of_blood_force_four_with_the_least_honor(honors: tuple[str, ...], force: int) -> None:
    state = scene(map={"edo": {"koi": "oni_of_blood", "lotus": "bushi"}}, honor=list(honors))
    assert strength(state, "koi", "edo") == force


def test_card_oni_of_souls_two_points_per_oni_owned() -> None:
    map = {"edo": {"koi": "2 bushi oni_of_souls", "lotus": "bushi"}}
    state = war("edo", map=map, cards={"koi": "oni_of_skulls oni_of_blood komainu"})
    assert vp(state, "koi") == 6, "the card of this one included; Komainu is no Oni"


def test_card_oni_of_souls_not_when_it_is_elsewhere_or_the_battle_is_lost() -> None:
    map = {"edo": {"koi": "2 bushi", "lotus": "bushi"}, "oshu": {"koi": "oni_of_souls"}}
    assert vp(war("edo", map=map), "koi") == 0
    assert vp(war("edo", map={"edo": {"koi": "oni_of_souls", "lotus": "2 bushi"}}), "koi") == 0


def test_card_oni_of_souls_not_after_hostage_or_seppuku() -> None:
    """In both cases Koi wins, the Oni is not there any more."""
    map = {"edo": {"koi": "3 bushi oni_of_souls", "lotus": "bushi"}}
    state = bid(war("edo", map=map, coins={"lotus": 1}), lotus="0/1/0/0")
    do(state, "lotus take-hostage koi oni_of_souls")
    assert (tokens(state, "koi"), vp(state, "koi")) == (["edo"], 0)
    state = bid(war("edo", map=map, coins={"koi": 4}), koi="1/0/1/0")
    do(state, "koi yes", "koi yes")
    assert (tokens(state, "koi"), vp(state, "koi")) == (["edo"], 4), "four of seppuku alone"


def test_ruling_oni_of_souls_uncontested_pays_nothing() -> None:
    assert vp(war("edo", map={"edo": {"koi": "oni_of_souls"}}), "koi") == 0
    allied = war("edo", map={"edo": {"koi": "bushi oni_of_souls", "lotus": "bushi"}}, allies=[("koi", "lotus")])
    assert (tokens(allied, "koi"), vp(allied, "koi")) == (["edo"], 0)


def test_card_form_of_the_beast_three_per_monster_owned() -> None:
    scenery: dict[str, Any] = {"season": "winter", "hostages": {"lotus": {"koi": "yurei"}}}
    state = scene([["season"]], cards={"koi": "2 form_of_the_beast oni_of_skulls"}, **scenery)
    assert vp(state, "koi") == 2 * 3 * 2


HATE: dict[str, Any] = {
    "honor": ["turtle", "lotus", "koi"],
    "map": {"edo": {"lotus": "bushi shinto", "turtle": "2 bushi daimyo"}, "oshu": {"koi": "oni_of_hate"}},
}


def test_card_oni_of_hate_kills_one_of_each_player_with_more_honor() -> None:
    """The owner chooses which; compulsory; the ally is hit, too."""
    state = do(scene([["marshal", "koi"]], allies=[("koi", "lotus")], **HATE), "koi move oni_of_hate oshu edo")
    assert texts(state, "koi") == ["kill lotus bushi edo", "kill lotus shinto edo"], "Turtle's Bushi is already dead"
    do(state, "koi kill lotus shinto edo")
    assert pieces(state, "lotus", "edo") == {"bushi": 1}
    assert pieces(state, "turtle", "edo") == {"bushi": 1, "daimyo": 1}
    assert state.table.fallen == 0


def test_card_oni_of_hate_spares_those_with_less_honor() -> None:
    scenery = {**HATE, "honor": ["koi", "lotus", "turtle"]}
    state = do(scene([["marshal", "koi"]], **scenery), "koi move oni_of_hate oshu edo")
    assert pieces(state, "lotus", "edo") == {"bushi": 1, "shinto": 1}


def test_card_oni_of_hate_kills_at_each_step_of_fujin() -> None:
    map = {"edo": {"koi": "bushi"}, "kyoto": {"koi": "bushi"}, "oshu": {"lotus": "oni_of_hate"}}
    state = scene([["kami", "koi", 1]], map=map, worship={"fujin": {"lotus": "shinto"}})
    do(state, "lotus move oni_of_hate oshu edo", "lotus move oni_of_hate edo kyoto")
    assert (pieces(state, "koi", "edo"), pieces(state, "koi", "kyoto")) == ({}, {})


def test_card_oni_of_hate_on_purchase_finds_victims_at_the_own_castle() -> None:
    map = {"edo": {"lotus": "stronghold", "koi": "shinto"}}
    state = scene([["train", "lotus"]], map=map, market={"oni_of_hate": 1}, coins={"lotus": 3})
    assert pieces(do(state, "lotus buy oni_of_hate"), "koi", "edo") == {}


def test_card_oni_of_spite_steals_up_to_two_from_each_present_player_with_more_honor() -> None:
    map = {"edo": {"koi": "bushi", "turtle": "stronghold"}, "oshu": {"lotus": "bushi", "bonsai": "oni_of_spite"}}
    points = {"koi": 5, "lotus": 5, "turtle": 1, "dragonfly": 5}
    state = scene([["marshal", "bonsai"]], clans=FIVE, map=map, vp=points, allies=[("koi", "bonsai")])
    do(state, "bonsai move oni_of_spite oshu edo")
    assert [vp(state, clan) for clan in FIVE] == [3, 5, 0, 5, 3]


def test_card_oni_of_spite_by_betray_and_by_both_steps_of_fujin() -> None:
    map = {"edo": {"koi": "bushi river_dragon"}}
    state = scene([["betray", "lotus"]], map=map, cards={"lotus": "oni_of_spite"}, vp={"koi": 9})
    do(state, "lotus replace koi river_dragon edo")
    assert (vp(state, "koi"), vp(state, "lotus")) == (7, 2)
    map = {"edo": {"koi": "bushi"}, "kyoto": {"koi": "bushi"}, "oshu": {"lotus": "oni_of_spite"}}
    state = scene([["kami", "koi", 1]], map=map, worship={"fujin": {"lotus": "shinto"}}, vp={"koi": 9})
    do(state, "lotus move oni_of_spite oshu edo", "lotus move oni_of_spite edo kyoto")
    assert (vp(state, "koi"), vp(state, "lotus")) == (5, 4)


def test_card_way_of_the_katana_in_allied_comparisons_not_in_harvest() -> None:
    scenery: dict[str, Any] = {"allies": [("koi", "lotus")], "cards": {"lotus": "way_of_the_katana"}}
    map = {"kyoto": {"koi": "2 bushi", "lotus": "2 bushi shinto"}, "edo": {"koi": "3 bushi", "lotus": "2 bushi"}}
    state = war("edo", map=map, **scenery)
    assert (tokens(state, "lotus"), strength(state, "lotus", "kyoto")) == (["edo"], 5), "only Bushi"
    state = finish(scene([["execute", "lotus", 0, "harvest"]], map=map, **scenery))
    assert strength(state, "lotus", "kyoto") == 3
