"""RS1: components and terms."""

from typing import Any

import pytest

from gunbai.games.rising_sun.data.words import CARD, CLAN, SEASONS
from gunbai.games.rising_sun.entries.card import CARD_KINDS, COSTS
from gunbai.games.rising_sun.entries.loading import DECK
from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import BadInput, BadPosition
from tests.rules.rising_sun.scenario import (
    FIVE,
    GAME,
    coins,
    do,
    finish,
    hand,
    new_game,
    owned,
    pieces,
    ronin,
    scene,
    starting,
    step,
    strength,
    tokens,
    verdict,
    vp,
)

NEIGHBOURS = {
    "hokkaido": {"oshu", "kansai", "kyushu"},
    "oshu": {"hokkaido", "edo", "kyoto"},
    "edo": {"oshu", "kyoto"},
    "kyoto": {"oshu", "edo", "kansai"},
    "kansai": {"kyoto", "nagato", "hokkaido", "kyushu", "shikoku"},
    "nagato": {"kansai"},
    "kyushu": {"hokkaido", "kansai", "shikoku"},
    "shikoku": {"kansai", "kyushu"},
}


def display(state: State) -> dict[str, int]:
    return {name: state.table.market[card] for card, name in enumerate(CARD.words) if state.table.market[card]}


def season_setup(season: str, **document: Any) -> State:
    return scene([["season", "koi", 0]], season=season, **document)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rs1_1_three_to_five_players_each_with_a_clan(seats: int) -> None:
    clans = new_game(seats).table.clans
    assert len(set(clans)) == seats
    assert set(clans) <= set(range(len(FIVE)))


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_rs1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadInput):
        new_game(seats)


def test_rs1_1_the_core_clans_are_five() -> None:
    assert CLAN.words == FIVE


def destinations(province: str, **options: str) -> set[str]:
    state = scene([["marshal", "koi"]], map={province: {"koi": "bushi"}}, options=options)
    return {text.split()[-1] for text in starting(state, "koi", "move bushi")}


@pytest.mark.parametrize("province", NEIGHBOURS)
def test_rs1_2_borders_and_sea_routes_make_provinces_adjacent(province: str) -> None:
    assert destinations(province) == NEIGHBOURS[province]


def test_rs1_2_option_edo_kyoto_border_takes_that_border_away() -> None:
    assert destinations("edo", edo_kyoto_border="false") == {"oshu"}
    assert destinations("kyoto", edo_kyoto_border="false") == {"oshu", "kansai"}
    assert destinations("edo", edo_kyoto_border="true") == {"oshu", "kyoto"}


def test_rs1_2_move_beyond_the_next_province_is_refused() -> None:
    state = scene([["marshal", "koi"]], map={"edo": {"koi": "bushi"}})
    assert verdict(state, "koi move bushi edo kansai") == ("move/not_adjacent", "RS1.2")


def test_rs1_3_a_clan_owns_ten_figures_and_four_strongholds() -> None:
    assert pieces(scene(), "koi", "reserve") == {"daimyo": 1, "bushi": 6, "shinto": 3, "strongholds": 4}


def test_rs1_3_more_than_a_clan_owns_is_no_position() -> None:
    for too_many in ("2 daimyo", "7 bushi", "4 shinto", "5 stronghold"):
        with pytest.raises(BadPosition):
            scene(map={"edo": {"koi": too_many}})


def test_rs1_3_a_clan_may_own_every_monster() -> None:
    monsters = "komainu oni_of_skulls yurei river_dragon oni_of_blood oni_of_souls oni_of_hate oni_of_spite"
    state = scene(map={"edo": {"koi": f"daimyo 6 bushi 3 shinto {monsters}"}})
    assert sum(pieces(state, "koi", "edo").values()) == 18


def test_rs1_4_figures_have_force_one_and_strongholds_none() -> None:
    state = scene(map={"edo": {"koi": "daimyo 2 bushi shinto 3 stronghold", "turtle": "bushi 2 stronghold"}})
    assert strength(state, "koi", "edo") == 4
    assert strength(state, "turtle", "edo") == 3
    assert strength(state, "lotus", "edo") == 0


@pytest.mark.parametrize(
    ("monster", "force"),
    [("komainu", 1), ("yurei", 2), ("river_dragon", 5), ("oni_of_souls", 1), ("oni_of_hate", 1), ("oni_of_spite", 1)],
)
def test_rs1_4_monsters_have_the_force_their_card_says(monster: str, force: int) -> None:
    assert strength(scene(map={"edo": {"koi": monster}}), "koi", "edo") == force


@pytest.mark.parametrize(("value", "force"), [("1", 1), ("4", 4)])
def test_rs1_4_option_oni_hate_force(value: str, force: int) -> None:
    state = scene(map={"edo": {"koi": "oni_of_hate"}}, options={"oni_hate_force": value})
    assert strength(state, "koi", "edo") == force


def test_rs1_5_map_shrines_and_captors_are_not_the_reserve() -> None:
    state = scene(
        map={"edo": {"koi": "2 bushi stronghold"}},
        worship={"fujin": {"koi": "shinto"}},
        hostages={"lotus": {"koi": "bushi"}},
    )
    assert pieces(state, "koi", "reserve") == {"daimyo": 1, "bushi": 3, "shinto": 2, "strongholds": 3}


def test_rs1_5_killed_outside_a_battle_goes_back_at_once() -> None:
    state = scene([["hate", "turtle", 1, "edo"]], map={"edo": {"koi": "bushi"}})
    assert pieces(state, "koi", "reserve")["bushi"] == 6


def test_rs1_5_killed_in_a_battle_goes_back_once_the_poets_are_done() -> None:
    state = scene(
        [["wars", "koi", 1]],
        phase="war",
        wars=["edo"],
        map={"edo": {"koi": "2 bushi", "lotus": "bushi"}},
        coins={"koi": 1},
    )
    do(state, "koi bid 0", "koi bid 0", "koi bid 0", "koi bid 1")
    assert step(state) == "advantage"
    assert pieces(state, "lotus", "edo") == {}
    assert pieces(state, "lotus", "reserve")["bushi"] == 5
    do(state, "koi yes")
    assert pieces(state, "lotus", "reserve")["bushi"] == 6


def test_rs1_6_coins_and_ronin_have_no_limit() -> None:
    state = scene(
        [["kami", "koi"]],
        worship={"hachiman": {"koi": "shinto"}, "tsukuyomi": {"koi": "shinto"}},
        coins={"koi": 127},
        ronin={"koi": 127},
    )
    do(state, "koi yes", "koi yes")
    assert (coins(state, "koi"), ronin(state, "koi")) == (129, 129)


def test_rs1_6_figures_are_limited() -> None:
    state = scene([["recruit", "koi"]], map={"edo": {"koi": "6 bushi stronghold"}})
    assert verdict(state, "koi summon bushi edo") == ("summon/not_in_reserve", "RS6.6")


def test_rs1_7_daimyo_and_yurei_cannot_be_replaced_by_betray() -> None:
    state = scene(
        [["betray", "koi"]],
        map={"edo": {"lotus": "daimyo bushi", "turtle": "yurei"}},
        cards={"koi": "komainu oni_of_skulls"},
    )
    assert starting(state, "koi", "replace") == ["replace lotus bushi edo"]
    assert verdict(state, "koi replace lotus daimyo edo") == ("replace/daimyo", "RS1.7")
    assert verdict(state, "koi replace turtle yurei edo") == ("replace/daimyo", "RS1.7")


def test_rs1_7_daimyo_and_yurei_cannot_be_taken_hostage() -> None:
    state = scene(
        [["hostages", "koi", 1, "edo"]],
        phase="war",
        map={"edo": {"koi": "bushi", "lotus": "daimyo yurei bushi"}},
        locals={"fighters": [0, 1]},
    )
    assert starting(state, "koi", "take-hostage") == ["take-hostage lotus bushi"]
    assert verdict(state, "koi take-hostage lotus daimyo") == ("take-hostage/daimyo", "RS1.7")
    assert verdict(state, "koi take-hostage lotus yurei") == ("take-hostage/daimyo", "RS1.7")


def test_rs1_7_oni_of_hate_does_not_reach_a_daimyo() -> None:
    state = scene(
        [["monster", "turtle", 0, "oni_of_hate"]],
        map={"edo": {"koi": "daimyo yurei", "turtle": "stronghold"}},
        cards={"turtle": "oni_of_hate"},
    )
    assert pieces(state, "turtle", "edo")["oni_of_hate"] == 1
    assert pieces(state, "koi", "edo") == {"daimyo": 1, "yurei": 1}


def test_rs1_7_daimyo_dies_in_its_owners_seppuku_and_in_a_lost_battle() -> None:
    here = {"edo": {"koi": "daimyo bushi", "lotus": "daimyo", "turtle": "river_dragon"}}
    state = scene([["wars", "koi", 1]], phase="war", wars=["edo"], map=here, coins={"lotus": 1})
    do(state, "lotus bid 1", "lotus yes")
    assert pieces(state, "lotus", "reserve")["daimyo"] == 1
    assert pieces(state, "koi", "reserve")["daimyo"] == 1


def test_rs1_7_daimyo_lives_when_its_ally_wins() -> None:
    here = {"edo": {"koi": "daimyo", "lotus": "daimyo", "turtle": "river_dragon"}}
    state = scene([["wars", "koi", 1]], phase="war", wars=["edo"], map=here, allies=[("koi", "turtle")])
    assert pieces(state, "koi", "edo") == {"daimyo": 1}
    assert pieces(state, "lotus", "edo") == {}


def test_rs1_7_effects_on_a_player_reach_the_owner_of_a_daimyo() -> None:
    state = scene(
        [["monster", "turtle", 0, "oni_of_spite"]],
        map={"edo": {"koi": "daimyo", "turtle": "stronghold"}},
        cards={"turtle": "oni_of_spite"},
        vp={"koi": 5},
    )
    assert (vp(state, "koi"), vp(state, "turtle")) == (3, 2)


def test_rs1_9_war_tokens_one_per_province_and_season_worth_1_2_3() -> None:
    won = {"tokens": {"spring": ["edo"], "summer": ["edo"], "autumn": ["edo"]}}
    state = scene([["season", "koi", 4]], season="autumn", players={"koi": won})
    assert state.is_over()
    assert tokens(state, "koi") == ["edo"] * 3
    assert vp(state, "koi") == 1 + 2 + 3
    with pytest.raises(BadPosition):
        scene(players={"koi": {"tokens": {"spring": ["edo", "edo"]}}})


def test_rs1_10_two_tiles_of_each_mandate() -> None:
    state = finish(new_game(), until="mandate")
    assert len(hand(state)) == 4
    assert [a + b for a, b in zip(state.secrets.hand, state.secrets.pool, strict=True)] == [2, 2, 2, 2, 2]


@pytest.mark.parametrize("season", SEASONS[:3])
@pytest.mark.parametrize("chosen", ["archway", "teapot", "horseman"])
def test_rs1_11_seven_core_cards_and_five_of_the_set_each_season(chosen: str, season: str) -> None:
    shown = display(season_setup(season, set=chosen))
    core = {c.name: p.copies for c in DECK for p in c.printed if p.card_set == 0 and SEASONS[p.season] == season}
    assert sum(core.values()) == 7
    assert sum(shown.values()) == 12
    assert core.items() <= shown.items()


def test_rs1_11_kinds_of_cards() -> None:
    assert CARD_KINDS == ("enhancement", "virtue", "monster", "war_upgrade", "winter_upgrade")
    assert {CARD_KINDS[card.type] for card in DECK} == set(CARD_KINDS)


@pytest.mark.parametrize(
    ("value", "special"),
    [("monkey", {"path_of_the_monkey": 2}), ("ashigaru", {"way_of_the_ashigaru": 1, "oni_of_souls": 1})],
)
def test_rs1_11_option_horseman_summer(value: str, special: dict[str, int]) -> None:
    names = {"path_of_the_monkey", "way_of_the_ashigaru", "oni_of_souls"}
    shown = display(season_setup("summer", set="horseman", options={"horseman_summer": value}))
    assert {name: n for name, n in shown.items() if name in names} == special
    assert sum(shown.values()) == 12


def test_rs1_11_option_horseman_summer_changes_no_other_set() -> None:
    with_option = season_setup("summer", set="teapot", options={"horseman_summer": "ashigaru"})
    assert display(with_option) == display(season_setup("summer", set="teapot"))


def test_rs1_12_points_never_fall_below_zero() -> None:
    state = scene(
        [["hostages", "koi", 2, "edo"]],
        phase="war",
        map={"edo": {"koi": "bushi", "lotus": "2 bushi"}},
        locals={"fighters": [0, 1]},
        vp={"lotus": 1},
    )
    do(state, "koi take-hostage lotus bushi", "koi take-hostage lotus bushi")
    assert (vp(state, "lotus"), vp(state, "koi")) == (0, 1)


def test_rs1_12_points_have_no_upper_limit() -> None:
    state = scene([["execute", "koi", 0, "harvest"]], map={"kyoto": {"koi": "bushi"}}, vp={"koi": 49})
    assert vp(state, "koi") == 53


def test_rs1_13_force_follows_the_honor_of_the_moment() -> None:
    here = {"edo": {"turtle": "oni_of_skulls", "lotus": "bushi"}}
    assert strength(scene(map=here, honor=["koi", "lotus", "turtle"]), "turtle", "edo") == 3
    assert strength(scene(map=here, honor=["koi", "turtle", "lotus"]), "turtle", "edo") == 1


def test_rs1_13_only_players_with_force_there_are_present() -> None:
    """Lotus's stronghold does not make it present, Turtle's does."""
    lotus = scene(map={"edo": {"koi": "oni_of_skulls", "lotus": "stronghold"}})
    turtle = scene(map={"edo": {"koi": "oni_of_skulls", "turtle": "stronghold"}})
    assert strength(lotus, "koi", "edo") == 3
    assert strength(turtle, "koi", "edo") == 1


def test_rs1_13_hired_ronin_count_only_in_their_battle() -> None:
    here = {"lotus": "bushi", "turtle": "2 bushi"}
    state = scene(
        [["wars", "koi", 1]],
        phase="war",
        wars=["edo", "oshu"],
        map={"edo": here, "oshu": here},
        coins={"lotus": 1},
        ronin={"lotus": 3},
    )
    do(state, "lotus bid 0", "lotus bid 0", "lotus bid 1", "lotus yes")
    assert tokens(state, "lotus") == ["edo"]
    do(state, "turtle bid 0", "turtle bid 0", "turtle bid 0", "turtle bid 0")
    assert tokens(state, "turtle") == ["oshu"]


def test_rs1_14_a_bought_copy_leaves_the_display() -> None:
    state = scene(
        [["execute", "koi", 0, "train"]],
        market={"way_of_the_shogun": 2, "path_of_the_lion": 1},
        coins={"koi": 2, "lotus": 2, "turtle": 2},
    )
    do(state, "koi buy way_of_the_shogun", "lotus buy way_of_the_shogun")
    assert verdict(state, "turtle buy way_of_the_shogun") == ("buy/not_on_display", "RS1.14")
    assert owned(state, "koi") == owned(state, "lotus") == {"way_of_the_shogun": 1}


def test_rs1_14_only_what_can_be_paid_in_full() -> None:
    state = scene([["train", "koi"]], market={"yurei": 1, "respect": 1}, coins={"koi": 2})
    assert starting(state, "koi", "buy") == ["buy respect"]
    assert verdict(state, "koi buy yurei") == ("buy/too_poor", "RS1.14")


def test_rs1_14_each_monster_is_one_figure() -> None:
    monsters = [card for card in DECK if CARD_KINDS[card.type] == "monster"]
    assert len(monsters) == 8
    assert {one.copies for card in monsters for one in card.printed} == {1}
    with pytest.raises(BadPosition):
        scene(map={"edo": {"koi": "komainu", "lotus": "komainu"}})


def test_rs1_14_prices_are_those_of_the_cards() -> None:
    state = scene(
        [["train", "koi"]], market=dict.fromkeys(CARD.words, 1), coins={"koi": 9}, map={"edo": {"koi": "stronghold"}}
    )
    for card, name in enumerate(CARD.words):
        twin = state.copy()
        twin.apply(GAME.parse(f"0 buy {name}"))
        assert coins(twin, "koi") == 9 - COSTS[card], name
