"""RS5.3, RS5.4: the tea ceremony and what an alliance does."""

from typing import Any

import pytest

from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import NotYourTurn
from tests.rules.rising_sun.scenario import (
    FIVE,
    actors,
    ally,
    coins,
    do,
    error,
    honor,
    in_season,
    pieces,
    scene,
    seat_of,
    starting,
    step,
    texts,
    tokens,
    verdict,
    vp,
)


def tea(clans: tuple[str, ...] = FIVE, **more: Any) -> State:
    return scene(in_season(["tea"], phase=2), clans=clans, phase="tea", **more)


def test_rs5_3_old_alliances_end_when_the_tea_ceremony_begins() -> None:
    state = tea(allies=[("koi", "lotus")])
    assert ally(state, "koi") is None
    assert ally(state, "lotus") is None


def test_rs5_3_they_do_not_end_at_clean_up() -> None:
    """In winter, which has no tea ceremony, autumn's alliance still stands."""
    state = scene(in_season(phase=4), season="autumn", allies=[("koi", "lotus")])
    assert ally(state, "koi") == "lotus"


def test_rs5_3_an_alliance_needs_both() -> None:
    state = do(tea(), "koi propose turtle")
    assert ally(state, "koi") is None
    do(state, "turtle agree koi")
    assert (ally(state, "koi"), ally(state, "turtle")) == ("turtle", "koi")


def test_rs5_3_an_alliance_may_be_declined() -> None:
    state = do(tea(), "koi propose turtle", "turtle decline koi")
    assert ally(state, "koi") is None
    assert verdict(state, "turtle agree koi") == ("agree/no_proposal", "RS5.3")


def test_rs5_3_ready_declines_what_is_open() -> None:
    state = do(tea(), "koi propose turtle", "turtle ready")
    assert "propose turtle" in texts(state, "koi")
    assert "turtle" not in actors(state)


def test_rs5_3_at_most_one_alliance_each() -> None:
    state = do(tea(), "koi propose turtle", "turtle agree koi")
    assert "koi" not in actors(state)
    assert isinstance(error(state, "koi propose lotus"), NotYourTurn)
    assert verdict(state, "lotus propose koi") == ("propose/allied_already", "RS5.3")
    assert texts(state, "lotus") == ["ready", "propose dragonfly", "propose bonsai"]


def test_rs5_3_any_number_of_pairs() -> None:
    state = do(tea(), "koi propose turtle", "turtle agree koi", "lotus propose bonsai", "bonsai agree lotus")
    assert ally(state, "bonsai") == "lotus"
    assert step(state) == "mandate", "one clan alone has nobody left to ask"
    assert ally(state, "dragonfly") is None


def test_rs5_3_or_none() -> None:
    state = do(tea(), *[f"{clan} ready" for clan in FIVE])
    assert step(state) == "mandate"
    assert [ally(state, clan) for clan in FIVE] == [None] * 5


def test_rs5_3_with_three_players_the_third_stays_alone() -> None:
    state = do(tea(("koi", "lotus", "turtle")), "koi propose turtle", "turtle agree koi")
    assert step(state) == "mandate"
    assert ally(state, "lotus") is None


def test_rs5_3_not_with_oneself() -> None:
    assert verdict(tea(), "koi propose koi") == ("propose/oneself", "RS5.3")


def test_rs5_3_not_with_a_seat_that_is_not_in_play() -> None:
    state = tea(("koi", "lotus", "turtle"))
    assert verdict(state, "koi propose 4") == ("seat/not_in_play", "RS5.3")


def test_rs5_3_proposals_do_not_go_on_for_ever() -> None:
    """Two proposals from one player to another a season: the engine's bound, so that every game ends."""
    state = do(tea(), "koi propose turtle", "turtle decline koi", "koi propose turtle", "turtle decline koi")
    assert verdict(state, "koi propose turtle") == ("propose/used_up", "RS5.3")


def test_rs5_3_an_open_proposal_is_answered_first() -> None:
    state = do(tea(), "koi propose turtle")
    assert verdict(state, "koi propose turtle") == ("propose/answer_awaited", "RS5.3")
    assert verdict(state, "turtle propose koi") == ("propose/answer_awaited", "RS5.3")


def test_rs5_3_a_proposal_calls_a_ready_player_back() -> None:
    state = do(tea(), "turtle ready")
    assert "turtle" not in actors(state)
    do(state, "koi propose turtle")
    assert {"agree koi", "decline koi"} <= set(texts(state, "turtle"))


def test_rs5_3_a_proposal_may_be_taken_back_before_the_other_agrees() -> None:
    state = do(tea(), "koi propose turtle", "koi propose lotus", "koi unpropose turtle")
    assert verdict(state, "turtle agree koi") == ("agree/no_proposal", "RS5.3")
    assert "propose turtle" in texts(state, "koi"), "once more, as one may"
    do(state, "lotus agree koi")
    assert ally(state, "koi") == "lotus"
    assert verdict(state, "koi unpropose lotus") == ("unpropose/not_now", "RS5.3"), "an alliance is final"


def test_rs5_3_a_proposal_that_was_taken_back_has_been_made() -> None:
    state = do(tea(), *["koi propose turtle", "koi unpropose turtle"] * 2)
    assert verdict(state, "koi propose turtle") == ("propose/used_up", "RS5.3")


def test_rs5_3_who_is_ready_may_think_again_while_tea_lasts() -> None:
    state = do(tea(), "koi ready")
    assert "koi" not in actors(state)
    do(state, "koi unready", "koi propose turtle", "turtle agree koi")
    assert ally(state, "koi") == "turtle"
    assert verdict(state, "koi unready") == ("unready/not_now", "RS5.3")


def test_rs5_3_after_tea_nobody_thinks_again() -> None:
    state = do(tea(("koi", "lotus", "turtle")), "koi ready", "lotus ready", "turtle ready")
    assert step(state) != "tea"
    assert verdict(state, "koi unready") == ("unready/not_now", "RS5.3")


def peaceful(state: State) -> str:
    """The first choice of the first actor, `done` where there is one, that plays no Betray."""
    clan = actors(state)[0]
    return f"{clan} {next(text for text in texts(state, clan) if 'betray' not in text)}"


def test_rs5_3_final_but_for_betray_until_the_next_tea_ceremony() -> None:
    state = scene(in_season(["politics"], phase=3), allies=[("koi", "lotus")])
    while step(state) != "tea":
        assert ally(state, "koi") == "lotus"
        do(state, peaceful(state))
    assert ally(state, "koi") is None
    assert not starting(state, "koi", "agree")
    broken = scene([["betray", "koi"]], allies=[("koi", "lotus")])
    assert ally(broken, "koi") is ally(broken, "lotus") is None


def test_rs5_3_seasons_allied_are_counted_broken_ones_too() -> None:
    state = do(tea(("koi", "lotus", "turtle")), "koi propose turtle", "turtle agree koi")
    assert state.table.allied_seasons == [1, 0, 1]
    broken = scene([["betray", "koi"]], allies=[("koi", "lotus")], players={"koi": {"allied_seasons": 1}})
    assert broken.table.allied_seasons[0] == 1


def test_rs5_4_allies_share_the_bonus_of_each_others_mandates() -> None:
    here = {"kyoto": {"koi": "bushi"}, "oshu": {"lotus": "bushi"}, "kansai": {"turtle": "bushi"}}
    state = scene([["execute", "koi", 0, "harvest"]], map=here, allies=[("koi", "lotus")])
    assert (vp(state, "koi"), coins(state, "lotus"), vp(state, "turtle")) == (4, 4, 0)


def test_rs5_4_allies_alone_in_a_province_do_not_fight() -> None:
    here = {"edo": {"koi": "bushi", "lotus": "2 bushi"}}
    state = scene(
        [["wars", "koi", 1]], phase="war", wars=["edo"], map=here, coins={"koi": 3}, allies=[("koi", "lotus")]
    )
    assert state.is_over()
    assert tokens(state, "lotus") == ["edo"]
    assert pieces(state, "koi", "edo") == {"bushi": 1}


def test_rs5_4_the_winner_does_not_kill_its_allys_figures() -> None:
    here = {"edo": {"koi": "bushi", "lotus": "2 bushi", "turtle": "bushi"}}
    state = scene([["wars", "koi", 1]], phase="war", wars=["edo"], map=here, allies=[("koi", "lotus")])
    assert tokens(state, "lotus") == ["edo"]
    assert pieces(state, "koi", "edo") == {"bushi": 1}
    assert pieces(state, "turtle", "edo") == {}


def test_rs5_4_for_cards_allies_are_opponents() -> None:
    """Hate kills the ally's Bushi, too."""
    state = scene(
        [["monster", "turtle", 0, "oni_of_hate"]],
        map={"edo": {"koi": "bushi", "turtle": "stronghold"}},
        cards={"turtle": "oni_of_hate"},
        allies=[("koi", "turtle")],
    )
    assert pieces(state, "koi", "edo") == {}


@pytest.mark.parametrize(("allied", "winners"), [(True, ["koi", "turtle"]), (False, ["koi"])])
def test_rs5_4_allies_who_tie_share_the_victory(allied: bool, winners: list[str]) -> None:
    pair = [("koi", "turtle")] if allied else []
    state = scene(in_season(phase=4), season="autumn", vp={"koi": 9, "lotus": 8, "turtle": 9}, allies=pair)
    assert [("koi", "lotus", "turtle")[seat] for seat in state.result().winners] == winners
    assert honor(state)[0] == "koi"


def test_rs5_3_nothing_else_is_asked_in_the_tea_ceremony() -> None:
    state = tea()
    assert starting(state, "koi", "propose") == [f"propose {clan}" for clan in FIVE[1:]]
    assert verdict(state, "koi build edo") == ("action/not_asked", "RS6.8"), "the clause that says when one builds"


@pytest.mark.parametrize(
    ("first", "again"), [("koi propose turtle", "koi unpropose turtle"), ("koi ready", "koi unready")]
)
def test_rs5_3_who_thinks_again_is_asked_anew(first: str, again: str) -> None:
    """Under a new number: an answer to what was asked before is stale, and nobody else's is."""
    state = do(tea(), first)
    before = [state.decision(seat) for seat in range(state.seats())]
    do(state, again)
    after = [state.decision(seat) for seat in range(state.seats())]
    assert [seat for seat in range(state.seats()) if before[seat] != after[seat]] == [seat_of(state, "koi")]
