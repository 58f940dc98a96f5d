"""The small game of the documentation plays by its own rules; that it keeps the contract, tests/conformance shows."""

from __future__ import annotations

import random
import runpy
from collections.abc import Sequence
from typing import cast

import pytest

from examples.lanterns.game import Lanterns
from examples.lanterns.state import State
from examples.lanterns.words import LANTERN
from gunbai import BadInput, BadPosition, Event, RuleViolation, Scripted, View
from gunbai.kernel.documents.codec import Doc

GAME = Lanterns()
BIDDING = [{"step": "festival"}, {"step": "bidding"}]


def bidding(hands: Sequence[Sequence[str]], **fields: object) -> State:
    """Three guests with these hands in the middle of the first night."""
    secrets = [{"hand": list(hand)} for hand in hands]
    document: Doc = {"game": "lanterns", "seats": 3, "night": 1, "turn": BIDDING, "secrets": secrets, **fields}
    return cast(State, GAME.from_position(document, seed=1))


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(GAME.parse(text))
    return state


def bid(state: State, *rows: str) -> State:
    """One row of three bids for each seat."""
    for seat, row in enumerate(rows):
        for place, amount in zip(("gate", "bridge", "shrine"), row.split(), strict=True):
            play(state, f"{seat} bid {place} {amount}")
    return state


def test_ln1_1_eight_nights_begin_with_five_coins() -> None:
    state = cast(State, GAME.new(seats=3, seed=1))
    assert (state.table.night, state.table.coins) == (1, [8, 8, 8])
    for _ in range(8):
        assert state.question() is not None
        bid(state, "0 0 0", "0 0 0", "0 0 0")
    assert state.is_over()


def test_ln1_2_everybody_draws_unseen_by_the_others() -> None:
    heard: list[Event] = []
    luck = Scripted({"lantern": [0, 0, 51 - 2]})
    state = GAME.new(seats=3, chance=luck, listener=heard.append)
    assert [state.view(seat).own()["hand"] for seat in range(3)] == [["paper"], ["paper"], ["fox"]]
    assert [event.args["lantern"] for event in heard if event.is_heard_by(2) and event.code == "drawn"] == ["fox"]
    assert not [event for event in heard if event.is_heard_by(None) and event.code == "drawn"]


def test_ln1_2_an_empty_bag_gives_nothing() -> None:
    everything = [name for name, many in zip(LANTERN.words, (24, 14, 6, 8), strict=True) for _ in range(many)]
    state = bid(bidding([everything]), "0 0 0", "0 0 0", "0 0 0")
    assert state.table.night == 2
    assert [len(hand) for hand in state.secrets.hands] == [52, 0, 0]


def test_ln2_1_bids_go_place_by_place_and_stay_within_the_purse() -> None:
    state = play(bidding([]), "0 bid gate 4")
    assert [str(choice) for choice in state.choices(0)] == ["0 bid bridge 0", "0 bid bridge 1"]
    question = state.question(0)
    assert question is not None
    assert question.arguments == {"place": "bridge", "amount": 1}
    for text, code in (("0 bid shrine 0", "bid/other_place"), ("0 bid bridge 2", "bid/too_much")):
        with pytest.raises(RuleViolation) as caught:
            play(state, text)
        assert (caught.value.code, caught.value.clause) == (code, "LN2.1")


def test_ln2_2_bids_are_withdrawn_until_all_are_ready() -> None:
    state = play(bidding([]), "0 bid gate 4", "0 withdraw")
    assert state.secrets.bids[0] == []
    bid(state, "1 0 0", "0 1 0", "0 0 1")
    with pytest.raises(RuleViolation) as caught:
        play(state, "0 withdraw")
    assert caught.value.clause == "LN2.2"


def test_ln2_3_the_highest_bid_wins_and_is_paid() -> None:
    state = bid(bidding([["gold"], ["silk"]]), "3 0 0", "2 1 0", "0 0 0")
    assert [step.document() for step in state.stack[1:]] == [
        {"step": "lighting", "seat": 1, "place": "bridge"},
        {"step": "lighting", "seat": 0, "place": "gate"},
    ]
    assert state.table.coins == [2, 4, 5]


@pytest.mark.parametrize(("ties", "winner"), [("nobody", -1), ("host", 1)])
def test_ln2_3_of_equal_bids_none_wins_or_the_nearest_to_the_host(ties: str, winner: int) -> None:
    state = bid(bidding([["gold"]] * 3, options={"ties": ties}), "3 0 0", "3 0 0", "0 0 0")
    assert (state.actors()[0] if len(state.actors()) == 1 else -1) == winner


def test_ln3_1_a_lantern_is_lit_or_kept() -> None:
    state = bid(bidding([["gold", "silk"]]), "1 0 0", "0 0 0", "0 0 0")
    assert [str(choice) for choice in state.choices(0)] == ["0 keep", "0 light silk", "0 light gold"]
    with pytest.raises(RuleViolation) as caught:
        play(state, "0 light paper")
    assert (caught.value.code, caught.value.clause) == ("light/not_held", "LN3.1")
    kept = cast(State, state.copy("keep"))
    assert len(play(kept, "0 keep").secrets.hands[0]) == len(play(state, "0 light gold").secrets.hands[0]) + 1


def test_ln3_1_who_has_no_lantern_is_not_asked() -> None:
    assert bid(bidding([["gold"]]), "0 0 0", "5 0 0", "0 0 0").table.night == 2


def test_ln3_2_the_shrine_is_the_brightest_place() -> None:
    state = bid(bidding([["gold", "paper", "silk"]]), "1 1 1", "0 0 0", "0 0 0")
    play(state, "0 light paper", "0 light gold")
    assert state.table.points[0] == 1 + (4 + 1)
    assert play(state, "0 light silk").table.points[0] == 6 + (2 + 2)


def test_ln3_3_a_fox_brings_two_coins() -> None:
    state = bid(bidding([["fox"]]), "1 0 0", "0 0 0", "0 0 0")
    before = state.table.coins[0]
    play(state, "0 light fox")
    assert (state.table.points[0], state.table.coins[0]) == (1, before + 2 + 3)


def test_ln4_1_light_and_coins_are_counted() -> None:
    over = {"game": "lanterns", "seats": 3, "turn": [], "points": [7, 5, 6], "coins": [4, 14, 9]}
    result = GAME.from_position(over).result()
    assert result.scores == [7, 7, 7]
    assert result.winners == [0, 1, 2]
    assert result.breakdown[1] == {"light": 5, "coins": 2}


@pytest.mark.parametrize(
    ("field", "changed"),
    [
        ("turn[0]", {"turn": [{"step": "bidding"}]}),
        ("turn[1]", {"turn": [{"step": "festival"}, {"step": "festival"}]}),
        ("turn[2]", {"turn": [*BIDDING, {"step": "lighting", "seat": 0, "place": "gate"}]}),
        ("secrets", {"secrets": [{"hand": ["gold"] * 7}]}),
        ("secrets", {"secrets": [{}] * 4}),
        ("secrets[1].hand[0]", {"secrets": [{}, {"hand": ["neon"]}]}),
        ("secrets[0].bids", {"secrets": [{"bids": [3, 3]}]}),
        ("secrets[0].bids", {"turn": [{"step": "festival"}], "secrets": [{"bids": [1]}]}),
        ("night", {"night": 0}),
        ("night", {"turn": [], "night": 3}),
        ("coins", {"coins": [1, 2, 3, 4]}),
        ("options.ties", {"options": {"ties": "everybody"}}),
        ("options", {"options": {"weather": "rain"}}),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(field: str, changed: Doc) -> None:
    with pytest.raises(BadPosition) as caught:
        bidding([], **changed)
    assert caught.value.field == field


def test_what_is_no_document_or_no_view_of_it_is_refused() -> None:
    with pytest.raises(BadInput, match="document"):
        GAME.schema("hand")
    with pytest.raises(BadInput, match="a view of Lanterns"):
        GAME.sampled(View(), random.Random(1))


def test_it_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_module("examples.lanterns", run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "<dusk amount=1 (LN1.2)>"
    assert lines[-1].startswith("{'scores': ")
