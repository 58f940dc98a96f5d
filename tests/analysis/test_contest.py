"""A decision is judged by what its seat could know, and the same way each time."""

from __future__ import annotations

import random
from functools import cache

import pytest

from gunbai.analysis.contest import MOST, Contest
from gunbai.analysis.documents import JudgementDoc
from gunbai.analysis.doubt import standard_error
from gunbai.analysis.experts import Expert, expert
from gunbai.analysis.walk import Decision
from tests.analysis.games import GAMES, walked


@cache
def expert_of(name: str) -> Expert:
    return expert(walked(name).game)


def judged(name: str, decision: Decision, seed: int = 5, trials: int = 12) -> JudgementDoc:
    contest = Contest(expert_of(name), decision, seed, trials)
    contest.run()
    return contest.judgement(False)


def some(name: str, sealed: bool) -> Decision:
    """A decision with a real choice, in the middle of the game."""
    found = [one for one in walked(name).decisions if one.sealed is sealed and not one.is_forced]
    return found[len(found) // 2]


def elsewhere(decision: Decision, seed: int) -> Decision:
    """The same decision in another world that the seat cannot tell from this one."""
    game = decision.view.game
    assert game is not None
    world = game.sampled(decision.view, random.Random(seed))
    twin = Decision(world, decision.seat, decision.view, decision.sealed, decision.planned)
    twin.ids, twin.entries, twin.options = decision.ids, decision.entries, decision.options
    return twin


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("sealed", [False, True])
def test_the_hidden_truth_has_no_say_in_a_judgement(name: str, sealed: bool) -> None:
    decision = some(name, sealed)
    first = judged(name, decision)
    for seed in range(2):
        assert judged(name, elsewhere(decision, seed)) == first


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_judgement(name: str) -> None:
    decision = some(name, sealed=True)
    assert judged(name, decision, seed=5) == judged(name, decision, seed=5)


def test_another_seed_meets_other_worlds() -> None:
    decision = some("shogun", sealed=False)
    assert judged("shogun", decision, seed=5)["win"] != judged("shogun", decision, seed=6)["win"]


def test_nothing_is_lost_by_the_better_of_two_choices() -> None:
    """Whichever of two choices is taken, at most one of them can be the mistake."""
    decision = some("rising-sun", sealed=False)
    twin = elsewhere(decision, 1)
    rival = Contest(expert_of("rising-sun"), decision, 5, 12).rivals[0].chain
    twin.ids = rival
    losses = [judged("rising-sun", one, trials=40)["loss"] for one in (decision, twin)]
    assert min(losses) == 0.0


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_names_legal_moves_of_its_seat(name: str) -> None:
    decision = some(name, sealed=False)
    found = judged(name, decision)
    legal = [str(choice) for choice in decision.state.choices(decision.seat)]
    assert found["chosen"][0] in legal
    assert found["best"][0] in legal
    assert len(found["chosen_asked"]) == len(found["chosen"]), "every link that was played says what it answers"
    asked = decision.state.question(decision.seat)
    assert asked is not None
    assert found["chosen_asked"][0] == {"step": asked.step, "args": asked.arguments}
    assert found["loss"] >= 0
    assert found["best_win"] == pytest.approx(found["win"] + found["loss"], abs=2e-4)
    assert found["options"] == len(legal)


def test_a_quarter_of_a_minute_is_enough_to_meet_all_that_are_likely() -> None:
    decision = max((one for one in walked("rising-sun").decisions if not one.sealed), key=lambda one: one.options[0])
    assert len(Contest(expert_of("rising-sun"), decision, 5, 40).rivals) == min(MOST, decision.options[0] - 1) > 6


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_agree_prove_little_and_ten_prove_much(name: str) -> None:
    usual = expert_of(name).usual_lead
    assert 2 * standard_error([0.1] * 2, usual) > 0.07
    assert 2 * standard_error([0.1] * 10, usual) < 0.06


def test_a_loss_is_told_without_what_chance_explains_of_it() -> None:
    """The rival is ahead by as much as it was in the final, less what so few worlds may have added."""
    for decision in walked("rising-sun").decisions[::5]:
        if decision.is_forced or decision.sealed:
            continue
        contest = Contest(expert_of("rising-sun"), decision, 5, 60)
        contest.run()
        made = contest.judgement(True)
        if made["loss"]:
            lead, error = contest.lead_of(contest.rivals[0], contest.chosen)
            assert lead > 2 * error
            assert lead * 0.5 <= made["loss"] < lead
            return
    raise AssertionError("random players never miss anything")
