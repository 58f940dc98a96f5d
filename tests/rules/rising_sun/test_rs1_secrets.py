"""RS1.8: what is public and what is not."""

from typing import Any

import pytest

from gunbai.games.rising_sun.positions.documents import Known
from gunbai.games.rising_sun.state import State
from gunbai.kernel.documents.codec import canonical
from tests.rules.rising_sun.scenario import (
    coins,
    do,
    hand,
    in_season,
    listen,
    scene,
    seat_of,
    step,
    view,
)

HAND = ["recruit", "recruit", "marshal", "harvest"]


def looking(clan: str, **more: Any) -> State:
    """A clan looks at the same four tiles each time."""
    return scene([["mandate", clan, 1]], secrets={"hand": HAND}, **more)


def known(state: State, clan: str | None) -> Known:
    return view(state, clan).document()["known"]


def test_rs1_8_only_the_active_player_sees_the_four_tiles() -> None:
    state = looking("koi")
    assert known(state, "koi")["hand"] == HAND
    for other in ("lotus", "turtle", None):
        assert known(state, other)["hand"] == []


def test_rs1_8_no_view_tells_the_hand_of_another() -> None:
    """Two worlds that differ in the hand only look the same to everybody else."""
    one = looking("koi")
    other = scene([["mandate", "koi", 1]], secrets={"hand": ["train", "train", "betray", "harvest"]})
    assert view(one, "koi") != view(other, "koi")
    for clan in ("lotus", "turtle", None):
        assert canonical(view(one, clan).document()) == canonical(view(other, clan).document())


def test_rs1_8_the_stack_is_in_no_view() -> None:
    """Worlds in which other tiles lie in the stack look the same to all, also to Koi, who looks at the top."""
    one = looking("koi", plays=[["turtle", "train"]], mandate_turns=2)
    other = looking("koi", plays=[["turtle", "train"]], mandate_turns=2)
    one.secrets.pool, other.secrets.pool = [0, 1, 0, 0, 0], [0, 0, 0, 0, 1]
    for clan in ("koi", "lotus", "turtle", None):
        assert canonical(view(one, clan).document()) == canonical(view(other, clan).document())


def test_rs1_8_the_player_remembers_the_three_tiles_it_put_back() -> None:
    state = do(looking("koi", mandate_turns=1), "koi play harvest")
    assert known(state, "koi")["seen"] == {"turn": 1, "tiles": ["recruit", "recruit", "marshal"]}
    assert known(state, "lotus")["seen"] is None


def test_rs1_8_the_tile_lotus_laid_is_known_to_lotus_only() -> None:
    state = looking("lotus")
    heard = listen(state)
    do(state, "lotus lay harvest", "lotus name betray")
    assert known(state, "lotus")["laid"] == ["harvest"]
    for other in ("koi", "turtle", None):
        assert known(state, other)["laid"] == []
    told = [event for event in heard if event.args.get("mandate") == "harvest"]
    assert {event.seat for event in told} == {seat_of(state, "lotus")}


def test_rs1_8_the_tile_lotus_laid_is_not_shown_at_clean_up() -> None:
    state = scene(in_season(phase=4), plays=[["lotus", "betray", "face_down"]], secrets={"laid": ["harvest"]})
    assert step(state) == "tea"
    for other in ("koi", "turtle", None):
        assert "harvest" not in canonical(view(state, other).document())


@pytest.mark.parametrize("links", [1, 2, 3])
def test_rs1_8_the_split_of_coins_is_secret_until_all_reveal(links: int) -> None:
    here = {"edo": {"koi": "bushi", "lotus": "bushi"}}
    start = scene([["wars", "koi", 1]], phase="war", wars=["edo"], map=here, coins={"koi": 6, "lotus": 4})
    low, high = start.copy(), start.copy()
    do(low, *["koi bid 0"] * links)
    do(high, *["koi bid 1"] * links)
    assert known(high, "koi")["bids"] == [1] * links
    for other in ("lotus", "turtle", None):
        assert canonical(view(low, other).document()) == canonical(view(high, other).document())


def test_rs1_8_the_number_of_coins_is_public_during_bidding() -> None:
    here = {"edo": {"koi": "bushi", "lotus": "bushi"}}
    state = scene(
        [["wars", "koi", 1]], phase="war", wars=["edo"], map=here, coins={"koi": 6, "lotus": 4}, ronin={"lotus": 2}
    )
    do(state, "koi bid 3", "koi bid 2")
    for clan in ("lotus", "turtle", None):
        table = view(state, clan).table
        assert (table.coins, table.ronin) == ([6, 4, 0], [0, 2, 0])


def test_rs1_8_all_bids_are_revealed_at_once() -> None:
    here = {"edo": {"koi": "2 bushi", "lotus": "bushi"}}
    state = scene([["wars", "koi", 1]], phase="war", wars=["edo"], map=here, coins={"koi": 2, "lotus": 2})
    heard = listen(state)
    do(state, "koi bid 0", "koi bid 0", "koi bid 2")
    assert not [event for event in heard if event.code == "bids_revealed"]
    assert coins(state, "koi") == 2
    do(state, "lotus bid 0", "lotus bid 0", "lotus bid 1", "lotus bid 0")
    assert [event.args["seat"] for event in heard if event.code == "bids_revealed"] == [0, 1]


def test_rs1_8_looks_are_told_to_the_player_alone_and_that_it_looked_to_all() -> None:
    state = scene([["politics", "koi"], ["kami", "koi", 4]])
    assert step(state) == "mandate"
    state = scene([["politics", "koi"], ["execute", "turtle", 0, "betray"]], map={"edo": {"koi": "bushi"}})
    heard = listen(state)
    do(state, "turtle done")
    assert [event.seat for event in heard if event.code == "looked"] == [None]
    assert {event.seat for event in heard if event.code == "drew"} == {seat_of(state, "koi")}
    assert sum(1 for event in heard if event.code == "drew") == len(hand(state)) == 4
