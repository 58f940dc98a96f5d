"""What hangs on a choice: what it costs at once, how far a chain of bids goes, what is never taken back."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.war.bids import bids_laid
from gunbai.kernel.actions import Action
from gunbai.kernel.steps import asked_of, changes, is_final
from tests.rules.rising_sun.battles import war
from tests.rules.rising_sun.scenario import GAME, do, in_season, scene, seated


def parsed(state: State, text: str) -> Action:
    action = GAME.parse(seated(state, text))
    assert isinstance(action, Action)
    return action


MARKET = {"yurei": 1, "righteousness": 2, "path_of_the_lion": 1}
GARDEN = ("koi", "dragonfly", "bonsai")


@pytest.mark.parametrize(
    ("clan", "discount", "text", "coins"),
    [
        ("koi", 0, "buy yurei", -3),
        ("koi", 1, "buy yurei", -2),
        ("koi", 1, "buy-full yurei", -3),
        ("koi", 1, "buy path_of_the_lion", 0),
        ("bonsai", 0, "buy yurei", -1),
        ("bonsai", 1, "buy yurei", 0),
        ("bonsai", 1, "buy-full righteousness", -1),
    ],
)
def test_rs6_9_a_card_costs_what_its_buyer_pays(clan: str, discount: int, text: str, coins: int) -> None:
    state = scene([["train", clan, 0, discount]], clans=GARDEN, market=MARKET, coins=dict.fromkeys(GARDEN, 5))
    action = parsed(state, f"{clan} {text}")
    assert changes(state, action) == {"coins": coins}
    seat, before = action.seat, state.table.coins[action.seat]
    state.apply(action)
    assert state.table.coins[seat] - before == coins


@pytest.mark.parametrize(("clan", "coins"), [("koi", -3), ("bonsai", -1)])
def test_rs6_8_a_stronghold_costs_what_its_builder_pays(clan: str, coins: int) -> None:
    state = scene([["marshal", clan, 0, 1]], clans=GARDEN, map={"edo": {clan: "bushi"}}, coins=dict.fromkeys(GARDEN, 5))
    assert changes(state, parsed(state, f"{clan} build edo")) == {"coins": coins}
    assert changes(state, parsed(state, f"{clan} move bushi edo kyoto")) == {}
    assert changes(state, parsed(state, f"{clan} done")) == {}


def test_rs6_9_to_buy_nothing_costs_nothing() -> None:
    state = scene([["train", "koi", 0, 1]], market=MARKET, coins={"koi": 5})
    assert changes(state, parsed(state, "koi done")) == {}


def bidding(coins: int) -> State:
    return war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": coins, "lotus": 9})


@pytest.mark.parametrize(
    ("made", "sent", "asked"),
    [
        ((), (1, 0, 2, 1), 4),
        ((), (1, 0, 2, 1, 3, 3), 4),
        ((), (3, 2, 0, 0), 2),
        ((), (5, 0), 1),
        ((), (6, 0), 1),
        ((1,), (0, 0, 0, 0), 3),
        ((1,), (4, 0, 0), 1),
        ((0, 0, 1), (2, 2), 1),
        ((), (), 0),
    ],
)
def test_rs9_1_a_chain_of_bids_goes_to_the_last_number_or_the_last_coin(
    made: tuple[int, ...], sent: tuple[int, ...], asked: int
) -> None:
    state = bidding(5)
    do(state, *(f"koi bid {amount}" for amount in made))
    chain = [parsed(state, f"koi bid {amount}") for amount in sent]
    assert asked_of(state, chain) == chain[:asked]


def test_rs9_1_what_is_no_bid_takes_no_coin_from_the_chain() -> None:
    state = bidding(2)
    chain = [parsed(state, text) for text in ("koi bid 1", "koi done", "koi bid 0", "koi bid 1", "koi bid 0")]
    assert asked_of(state, chain) == chain[:4]


def test_rs9_1_bids_that_are_laid_are_seen_by_who_keeps_the_state() -> None:
    state = do(bidding(9), "koi bid 3", "lotus bid 1", "koi bid 0", "koi bid 2")
    assert (bids_laid(state, 0), bids_laid(state, 1), bids_laid(state, 2)) == ([3, 0, 2], [1], [])


@pytest.mark.parametrize("allied", [True, False])
@pytest.mark.parametrize("mandate", ["betray", "train"])
@pytest.mark.parametrize("clan", ["koi", "lotus"])
def test_rs6_12_betraying_an_ally_is_never_taken_back(clan: str, mandate: str, allied: bool) -> None:
    stage = 2 if clan == "lotus" else 1
    hand = ["betray", "train", "marshal"] if clan == "lotus" else ["betray", "train", "marshal", "harvest"]
    secrets = {"hand": hand, "laid": ["harvest"] if clan == "lotus" else []}
    allies = [(clan, "turtle")] if allied else []
    state = scene(in_season(["politics", "koi", 1], ["mandate", clan, stage]), allies=allies, secrets=secrets)
    verb = "name" if clan == "lotus" else "play"
    assert is_final(state, parsed(state, f"{clan} {verb} {mandate}")) == (allied and mandate == "betray")
