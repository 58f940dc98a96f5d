"""RS3.1: what a choice would tell, said before it is made, is what it tells; and which promises that would break."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from gunbai.games.rising_sun.promises.foresight import TOLD, foreseen, revealed, would_break
from gunbai.games.rising_sun.promises.ledger import Watch
from gunbai.games.rising_sun.promises.promise import KEPT, OPEN, Promise
from gunbai.games.rising_sun.state import State
from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event
from tests.rules.rising_sun.battles import war
from tests.rules.rising_sun.scenario import GAME, do, in_season, listen, scene, seated

SETS = ("archway", "teapot", "horseman")
UNTOLD = {"province"}
"""Of worship nobody is told where the figure was summoned."""


def parsed(state: State, text: str) -> Action:
    action = GAME.parse(seated(state, text))
    assert isinstance(action, Action)
    return action


def compare(state: State, action: Action, compared: Counter[str]) -> None:
    """What was foreseen is told, as far as it is told at once: a toll or a question may come first."""
    expected = foreseen(state.table, action)
    heard = listen(state)
    state.apply(action)
    state.listener = None
    told = {event.code: event for event in reversed(heard) if event.seat is None}
    for event in expected:
        if event.code in told:
            compared[action.tag] += 1
            args = told[event.code].args
            assert {name: args[name] for name in event.args if name in args} == {
                name: value for name, value in event.args.items() if name in args
            }
            assert set(event.args) - set(args) <= UNTOLD, action
            assert event.seat is None


def test_what_is_foreseen_of_a_choice_is_what_it_tells() -> None:
    compared: Counter[str] = Counter()
    for seed in range(30):
        rng = random.Random(seed)
        state = GAME.new(3 + seed % 3, seed=seed, options={"set": SETS[seed % 3]})
        assert isinstance(state, State)
        while not state.is_over():
            action = rng.choice(state.choices(rng.choice(state.actors())))
            if action.tag in TOLD:
                compare(state, action, compared)
            else:
                assert foreseen(state.table, action) == []
                state.apply(action)
    assert set(compared) == set(TOLD), set(TOLD) - set(compared)


@pytest.mark.parametrize("allied", [True, False])
def test_betraying_breaks_an_alliance_if_there_is_one(allied: bool) -> None:
    state = scene(
        in_season(["politics", "koi", 1], ["mandate", "koi", 1]),
        secrets={"hand": ["betray", "train", "marshal", "harvest"]},
        allies=[("koi", "lotus")] if allied else [],
    )
    betray, train = parsed(state, "koi play betray"), parsed(state, "koi play train")
    broken = [Event("alliance_broken", "", {"seat": 0, "seat2": 1}, None)] if allied else []
    assert foreseen(state.table, betray) == [
        Event("mandate_played", "", {"seat": 0, "mandate": "betray"}, None),
        *broken,
    ]
    assert foreseen(state.table, train) == [Event("mandate_played", "", {"seat": 0, "mandate": "train"}, None)]


def test_bids_are_foreseen_as_they_will_be_told_and_what_is_not_bid_yet_is_nothing() -> None:
    assert (revealed(2, []).code, revealed(2, []).seat) == ("bids_revealed", None)
    assert revealed(2, [3, 1]).args == {"seat": 2, "amount1": 3, "amount2": 1, "amount3": 0, "amount4": 0}
    state = war("edo", map={"edo": {"koi": "bushi", "lotus": "bushi"}}, coins={"koi": 9, "lotus": 9})
    heard = listen(state)
    for clan, amounts in (("koi", (1, 2, 3, 0)), ("lotus", (4, 0, 0, 1))):
        for amount in amounts:
            state.apply(parsed(state, f"{clan} bid {amount}"))
    told = [event.args for event in heard if event.code == "bids_revealed"]
    assert told == [revealed(0, [1, 2, 3, 0]).args, revealed(1, [4, 0, 0, 1]).args]


def owed(block: str, status: str = OPEN, seen: int = 0, **about: str | int) -> Watch:
    return Watch(1, Promise(block, 0, 1, "spring", about), status, seen, 0, 0)


def test_a_choice_breaks_an_open_promise_if_any_of_its_events_does() -> None:
    state = scene(in_season(["marshal", "koi", 0, 0]), map={"edo": {"koi": "2 bushi"}})
    entering = foreseen(state.table, parsed(state, "koi move bushi edo kyoto"))
    assert would_break(owed("no_entry", province="kyoto"), entering, state.table)
    assert would_break(owed("no_entry", province="kyoto"), [revealed(0, []), *entering], state.table)
    assert not would_break(owed("no_entry", province="oshu"), entering, state.table)
    assert not would_break(owed("no_entry", status=KEPT, province="kyoto"), entering, state.table)
    assert not would_break(owed("no_entry", province="kyoto"), [], state.table)


def test_who_is_ready_is_judged_as_if_tea_were_over() -> None:
    """Lotus has asked for the alliance that Koi owes: being ready lets it go."""
    state = do(scene([["tea"]], phase="tea"), "lotus propose koi")
    ready = foreseen(state.table, parsed(state, "koi ready"))
    before = state.position()
    assert would_break(owed("ally", seen=1), ready, state.table)
    assert not would_break(owed("ally", seen=0), ready, state.table)
    assert not would_break(owed("ally", seen=1), [Event("income_taken", "", {"seat": 0}, None)], state.table)
    assert state.position() == before
