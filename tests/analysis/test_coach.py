"""A coach knows what its seat may know, compares what can be chosen, and counts what others could do."""

from __future__ import annotations

import random
from functools import cache

import pytest

import gunbai
from gunbai.analysis.coach.counsel import counsel
from gunbai.analysis.coach.documents import Begun
from gunbai.analysis.coach.threats import threats
from gunbai.analysis.experts import Expert, expert
from gunbai.analysis.walk import Decision
from gunbai.kernel.errors import NotYourTurn
from gunbai.kernel.state import State
from tests.analysis.games import GAMES, walked

FOREVER = 1e6
"""Seconds: what is tested does not depend on the machine."""


@cache
def expert_of(name: str) -> Expert:
    return expert(gunbai.game(name))


def some(name: str, sealed: bool) -> Decision:
    """A decision with a real choice, in the middle of the game, before its first link."""
    found = [one for one in walked(name).decisions if one.sealed is sealed and not one.is_forced]
    return found[len(found) // 2]


def elsewhere(state: State, seat: int, seed: int) -> State:
    """Another world that the seat cannot tell from this one."""
    view = state.view(seat)
    assert view.game is not None
    return view.game.sampled(view, random.Random(seed))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("sealed", [False, True])
def test_worlds_that_the_asker_cannot_tell_apart_give_the_same_answers(name: str, sealed: bool) -> None:
    decision = some(name, sealed)
    seat, coach = decision.seat, expert_of(name)
    worlds = [decision.state, elsewhere(decision.state, seat, 1), elsewhere(decision.state, seat, 2)]
    said = [counsel(coach, world.view(seat), seat, 16, FOREVER) for world in worlds]
    assert said[0] == said[1] == said[2]
    feared = [threats(coach, world.view(seat), seat, 4, FOREVER) for world in worlds]
    assert feared[0] == feared[1] == feared[2]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("sealed", [False, True])
def test_ideas_are_legal_ordered_and_told_with_what_is_asked(name: str, sealed: bool) -> None:
    decision = some(name, sealed)
    state, seat = decision.state, decision.seat
    said = counsel(expert_of(name), state.view(seat), seat, 40, FOREVER)
    asked = state.question(seat)
    assert asked is not None
    assert (said["seat"], said["step"], said["clause"]) == (seat, asked.step, asked.clause)
    assert said["options"] == len(state.choices(seat))
    assert 1 <= len(said["ideas"]) <= 4
    legal = [str(choice) for choice in state.choices(seat)]
    for idea in said["ideas"]:
        assert idea["actions"][0] in legal
        assert idea["asked"][0] == {"step": asked.step, "args": asked.arguments}
    chances = [idea["win"] for idea in said["ideas"]]
    assert chances == sorted(chances, reverse=True)
    best = said["ideas"][0]
    assert (best["behind"], best["error"]) == (0.0, 0.0)
    for idea in said["ideas"][1:]:
        assert idea["behind"] == pytest.approx(best["win"] - idea["win"], abs=2e-4)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_sealed_chain_can_be_played_as_it_is_told(name: str) -> None:
    decision = some(name, sealed=True)
    state, seat = decision.state.copy(), decision.seat
    for text in counsel(expert_of(name), state.view(seat), seat, 16, FOREVER)["ideas"][0]["actions"]:
        if seat in state.actors() and state.is_sealed():
            state.apply(gunbai.game(name).parse(text))
    assert seat not in state.actors() or not state.is_sealed()


@pytest.mark.parametrize("name", GAMES)
def test_in_the_middle_of_a_sealed_chain_nothing_is_said(name: str) -> None:
    decision = some(name, sealed=True)
    state, seat = decision.state.copy(), decision.seat
    state.apply(state.choices(seat)[0])
    assert seat in state.actors()
    with pytest.raises(Begun):
        counsel(expert_of(name), state.view(seat), seat, 8, FOREVER)
    with pytest.raises(Begun):
        threats(expert_of(name), state.view(seat), seat, 2, FOREVER)


def test_who_is_not_asked_has_no_ideas_but_may_fear() -> None:
    decision = some("shogun", sealed=False)
    other = next(seat for seat in range(decision.state.seats()) if seat not in decision.state.actors())
    with pytest.raises(NotYourTurn):
        counsel(expert_of("shogun"), decision.state.view(other), other, 8, FOREVER)
    assert threats(expert_of("shogun"), decision.state.view(other), other, 3, FOREVER)["worlds"] == 3


def test_a_seat_that_others_can_strike_is_warned_and_told_how_likely_it_is() -> None:
    """Random play leaves everything open: somewhere in such a game somebody is threatened, and never by itself."""
    found = 0
    for decision in walked("shogun").decisions[::12]:
        if decision.sealed:
            continue
        said = threats(expert_of("shogun"), decision.view, decision.seat, 10, FOREVER)
        for threat in said["threats"]:
            assert 0.1 <= threat["share"] <= 1.0
            if threat["code"] in ("attacked", "attack_won"):
                assert threat["args"]["seat"] != decision.seat
                found += 1
            else:
                assert threat["args"]["seat"] == decision.seat
        shares = [threat["share"] for threat in said["threats"]]
        assert shares == sorted(shares, reverse=True)
    assert found


def test_a_slow_machine_is_not_waited_for() -> None:
    decision = some("rising-sun", sealed=False)
    said = counsel(expert_of("rising-sun"), decision.view, decision.seat, 10_000, 0.0)
    assert said["trials"] < 200
