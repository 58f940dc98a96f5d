"""What a rule leaves behind beside its effect: where points come from, what is one gain, what is reset and cited."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from tests.rules.rising_sun.battles import bid, war, war_start
from tests.rules.rising_sun.scenario import (
    FIVE,
    GAME,
    actors,
    coins,
    do,
    in_season,
    listen,
    pieces,
    scene,
    seat_of,
    seated,
    step,
    vp,
)

ALLIED = [("koi", "lotus")]


def sources(state: State, clan: str) -> dict[str, int]:
    """The sources of a clan's points, those with none left out."""
    breakdown = state.result().breakdown[seat_of(state, clan)]
    assert sum(breakdown.values()) == vp(state, clan)
    return {source: points for source, points in breakdown.items() if points}


def cited(state: State, *texts: str) -> list[str]:
    """The clauses behind choices that are open."""
    found = []
    for text in texts:
        action: Any = GAME.parse(seated(state, text))
        assert action in state.choices(action.seat)
        found.append(state.clause(action))
    return found


# --- RS1.12: points and their sources ------------------------------------------------------------------------------


def test_rs1_12_each_advantage_is_a_source_of_its_own() -> None:
    edo = {"koi": "bushi", "lotus": "3 bushi", "turtle": "2 bushi"}
    state = war("edo", map={"edo": edo}, coins={"koi": 3}, vp={"turtle": 4})
    do(bid(state, koi="1/1/0/1"), "koi yes", "koi take-hostage turtle bushi", "koi yes")
    assert sources(state, "koi") == {"seppuku": 1, "hostages": 1, "poets": 2}
    assert sources(state, "turtle") == {"harvest": 4, "stolen_by_others": -1}


def test_rs1_12_harvest_kami_and_cards_are_sources() -> None:
    harvest = scene([["execute", "koi", 0, "harvest"]], map={"kyoto": {"koi": "bushi"}})
    assert sources(harvest, "koi") == {"harvest": 4}
    susanoo = scene([["kami_gift", "koi", 0, "susanoo"]], map={"kyoto": {"koi": "stronghold"}})
    assert sources(do(susanoo, "koi yes"), "koi") == {"kami": 1}
    spite = {"edo": {"koi": "bushi"}, "oshu": {"lotus": "oni_of_spite"}}
    state = do(scene([["marshal", "lotus"]], map=spite, vp={"koi": 3}), "lotus move oni_of_spite oshu edo")
    assert sources(state, "lotus") == {"cards": 2}
    fight = {"edo": {"koi": "3 bushi oni_of_souls", "lotus": "bushi"}}
    state = war("edo", map=fight, cards={"koi": "justice courage", "lotus": "righteousness"})
    assert (sources(state, "koi"), sources(state, "lotus")) == ({"cards": 3 + 2 + 2}, {"cards": 1})


def test_rs11_2_winter_upgrades_tokens_and_provinces_are_sources() -> None:
    players = {"koi": {"tokens": {"spring": ["edo", "oshu", "kyoto"]}}}
    state = scene([["season"]], season="winter", players=players, cards={"koi": "form_of_the_phoenix respect"})
    assert sources(state, "koi") == {"winter_upgrades": 3, "war_tokens": 3, "province_sets": 10}


# --- RS10.13: what is one gain -------------------------------------------------------------------------------------


@pytest.mark.parametrize("allies", [[("koi", "turtle")], ALLIED])
def test_rs10_13_each_war_without_a_battle_is_a_gain(allies: list[tuple[str, str]]) -> None:
    """Courage and Loyalty for two tokens, taken alone or before the ally: 2 + 1 each."""
    here = {"koi": "2 bushi", "lotus": "bushi"} if allies == ALLIED else {"koi": "2 bushi"}
    state = war("edo", "oshu", map={"edo": here, "oshu": here}, cards={"koi": "courage loyalty"}, allies=allies)
    assert vp(state, "koi") == 2 * (2 + 1)


def test_rs10_13_choosing_a_mandate_is_a_gain_apart_from_those_before_and_after() -> None:
    """Whatever Loyalty paid for before; Honesty 2 + 1, then the Harvest's 4 + 1."""
    state = scene(
        [["mandate", "koi", 1]],
        secrets={"hand": ["harvest", "harvest", "train", "train"]},
        map={"kyoto": {"koi": "bushi"}},
        cards={"koi": "honesty loyalty"},
        allies=ALLIED,
        locals={"loyal": [1, 0, 0]},
    )
    assert vp(do(state, "koi play harvest"), "koi") == 3 + 5


# --- what is reset -------------------------------------------------------------------------------------------------


def test_rs5_3_every_tea_ceremony_begins_with_the_first_seat() -> None:
    state = scene([["tea", "koi", 0]], clans=FIVE, phase="tea", locals={"last_actor": 1})
    assert actors(state) == list(FIVE)
    assert actors(do(state, "turtle propose koi")) == ["dragonfly", "bonsai", "koi", "lotus", "turtle"]


def test_rs5_3_an_alliance_clears_every_open_proposal_of_both() -> None:
    state = scene([["tea", "koi", 0]], clans=FIVE, phase="tea")
    do(state, "koi propose turtle", "bonsai propose lotus", "koi propose lotus", "lotus agree koi")
    assert not any(state.table.open_proposals)


def test_rs5_2_the_wars_of_a_new_season_are_all_undecided() -> None:
    state = scene(in_season(phase=4), wars=["edo", "oshu"], wars_decided=2)
    assert (len(state.table.wars), state.table.war) == (5, 0)


def test_rs5_5_what_was_seen_of_the_mandates_is_forgotten() -> None:
    plays = [["koi", "train"]]
    tiles = ["recruit", "recruit", "marshal"]
    secrets = {"hand": tiles, "seen": {"koi": {"turn": 1, "tiles": tiles}}}
    state = scene(in_season(phase=4), plays=plays, secrets=secrets, mandate_turns=1)
    assert not any(state.secrets.seen)


def test_rs11_5_places_below_the_winner_go_by_honor() -> None:
    state = scene(
        [["season"]], season="winter", vp={"turtle": 5, "koi": 4, "lotus": 4}, honor=["lotus", "koi", "turtle"]
    )
    assert state.result().ranking == [3, 2, 1]


def test_rs11_1_in_winter_no_mandate_turn_is_anybodys() -> None:
    assert scene([["season"]], season="winter", active="lotus").position()["active"] is None


def test_rs10_15_a_route_that_was_refused_and_then_paid_for_is_free() -> None:
    """Refused for want of a coin, paid with a gift, and then crossed again with an empty purse."""
    cards = {"lotus": "path_of_the_serpent"}
    state = scene([["marshal", "koi"]], map={"kansai": {"koi": "2 bushi"}}, cards=cards, coins={"turtle": 1})
    do(state, "koi move bushi kansai shikoku", "lotus yes", "turtle give koi 1 0")
    do(state, "koi move bushi kansai shikoku", "lotus yes", "koi move bushi kansai shikoku")
    assert pieces(state, "koi", "shikoku") == {"bushi": 2}


# --- RS2.5: where the order of abilities is asked ------------------------------------------------------------------


def test_rs2_5_ashigarus_ninja_matters_only_for_the_taxes_of_others() -> None:
    """Turtle's own tax comes before its own summon whatever the order; Koi's coins are not touched by it."""
    cards = {"turtle": "way_of_the_ashigaru path_of_the_ninja way_of_the_righteous", "koi": "way_of_the_shogun"}
    scenery: dict[str, Any] = {"options": {"horseman_summer": "ashigaru"}, "set": "horseman"}
    state = war_start(cards=cards, map={"edo": {"turtle": "shinto"}}, **scenery)
    assert (step(state), coins(state, "koi")) == ("ashigaru", 3)


# --- RS10.12: whom a killer has killed -----------------------------------------------------------------------------


def test_rs10_12_justice_counts_victims_and_nobody_else() -> None:
    """Koi has less honor than Lotus too, but none of its figures were killed."""
    order = ["lotus", "koi", "turtle"]
    state = war("edo", map={"edo": {"lotus": "2 bushi", "turtle": "bushi"}}, cards={"lotus": "justice"}, honor=order)
    assert vp(state, "lotus") == 3


def test_rs10_12_hates_victims_are_never_those_of_justice() -> None:
    """Hate hits only who has more honor: killing with it is never just (the table of cards)."""
    here = {"edo": {"koi": "bushi"}, "oshu": {"lotus": "oni_of_hate"}}
    state = scene([["marshal", "lotus"]], map=here, cards={"lotus": "justice"})
    heard = listen(state)
    do(state, "lotus move oni_of_hate oshu edo")
    assert [event.code for event in heard] == ["moved", "killed"]


def test_rs10_12_mercy_is_told_with_the_figures_it_spares() -> None:
    here = {"edo": {"koi": "bushi", "lotus": "bushi"}, "oshu": {"turtle": "oni_of_hate"}}
    state = scene([["marshal", "turtle"]], map=here, cards={"turtle": "mercy"})
    heard = listen(state)
    do(state, "turtle move oni_of_hate oshu edo", "turtle yes")
    assert [event.args["amount"] for event in heard if event.code == "spared"] == [2]


# --- what is cited for what may be done ----------------------------------------------------------------------------


def test_rs12_3_laying_and_naming_are_lotuss_and_cited_so() -> None:
    hand = {"hand": ["recruit", "marshal", "train", "harvest"]}
    state = scene([["mandate", "lotus", 1]], secrets=hand)
    assert cited(state, "lotus lay recruit", "lotus lay harvest") == ["RS12.3", "RS12.3"]
    assert cited(do(state, "lotus lay recruit"), "lotus name recruit") == ["RS12.3"]
    assert cited(scene([["mandate", "koi", 1]], secrets=hand), "koi play recruit") == ["RS6.3"]


def test_rs6_7_worship_and_summons_are_cited_apart() -> None:
    state = scene([["recruit", "koi", 0, 1]], map={"edo": {"koi": "stronghold"}})
    do(state, "koi summon shinto edo")
    assert cited(state, "koi worship shinto edo shrine1", "koi summon bushi edo", "koi done") == [
        "RS6.7",
        "RS6.6",
        "RS6.6",
    ]


def test_rs12_5_moving_a_stronghold_cites_turtles_ability() -> None:
    here = {"edo": {"turtle": "stronghold bushi"}}
    state = scene([["marshal", "turtle", 0, 1]], map=here, coins={"turtle": 3})
    assert cited(state, "turtle move stronghold edo oshu", "turtle move bushi edo oshu", "turtle build edo") == [
        "RS12.5",
        "RS6.8",
        "RS6.8",
    ]


def test_rs10_18_a_figure_at_a_shrine_cites_unrighteous() -> None:
    state = scene(
        [["betray", "koi"]],
        map={"edo": {"lotus": "shinto"}},
        worship={"shrine1": {"lotus": "shinto"}},
        cards={"koi": "path_of_the_unrighteous"},
    )
    clauses = cited(state, "koi replace lotus shinto shrine1", "koi replace lotus shinto edo", "koi done")
    assert clauses == ["RS10.18", "RS6.12", "RS6.12"]


def test_rs10_5_cards_that_ask_are_cited_one_by_one() -> None:
    state = scene(
        [["after_summon", "koi"]],
        map={"edo": {"koi": "stronghold", "lotus": "bushi"}},
        cards={"koi": "path_of_the_kenin path_of_the_ninja path_of_the_monkey"},
        coins={"lotus": 1},
    )
    choices = ("koi place bushi edo", "koi kill lotus bushi edo", "koi use path_of_the_monkey", "koi done")
    assert cited(state, *choices) == ["RS10.4", "RS10.12", "RS10.5", "RS10.5"]
    end = scene([["seat_at_end_of_recruit", "koi"]], cards={"koi": "path_of_the_light path_of_the_samurai"})
    assert cited(end, "koi place shinto shrine1", "koi place bushi edo") == ["RS6.14", "RS6.14"]


@pytest.mark.parametrize(
    ("advantage", "clause"), [("seppuku", "RS9.3"), ("hire_ronin", "RS9.5"), ("imperial_poets", "RS9.9")]
)
def test_rs9_2_each_advantage_is_cited_by_its_own_clause(advantage: str, clause: str) -> None:
    scenery: dict[str, Any] = {"phase": "war", "map": {"oshu": {"koi": "bushi", "lotus": "bushi"}}}
    state = scene([["advantage", "koi", 1, advantage]], locals={"fighters": [0, 1]}, **scenery)
    assert cited(state, "koi yes", "koi no") == [clause, clause]


def test_rs10_1_using_a_card_is_told() -> None:
    """Unrighteous too: the figure beyond the two."""
    state = scene([["betray", "koi"]], map={"edo": {"lotus": "2 bushi"}}, cards={"koi": "path_of_the_unrighteous"})
    heard = listen(state)
    do(state, "koi replace lotus bushi edo", "koi replace lotus bushi edo")
    used = [(event.args["seat"], event.args["card"]) for event in heard if event.code == "card_used"]
    assert used == [(0, "path_of_the_unrighteous")]


def test_rs10_5_a_card_that_asked_is_told_when_it_is_used() -> None:
    state = scene(
        [["after_summon", "koi"]],
        map={"edo": {"koi": "stronghold", "lotus": "bushi"}},
        cards={"koi": "path_of_the_kenin path_of_the_ninja"},
    )
    heard = listen(state)
    do(state, "koi kill lotus bushi edo")
    assert [event.args["card"] for event in heard if event.code == "card_used"] == ["path_of_the_ninja"]
