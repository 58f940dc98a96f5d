"""What a moment does not ask for is refused with the clause that says when it may be done: every verb in every step."""

from __future__ import annotations

import random
from functools import cache

import pytest

from gunbai.games.shogun.state import State
from gunbai.kernel.errors import RuleViolation
from tests.rules.shogun.scene import GAME

WHEN = {
    "take": "SG2.3",
    "blind": "SG2.3",
    "group": "SG2.3",
    "plan": "SG4.1",
    "special": "SG4.5",
    "act": "SG5.1",
    "skip": "SG5.2",
    "stay": "SG5.6",
    "target": "SG5.7",
    "count": "SG5.7",
    "revolt": "SG7.2",
}
"""By verb: what says when it is done. `exchange` has a reason of its own in the draft."""
STEPS = {
    *("draft", "place", "planning", "order", "build", "collect", "deploy", "muster", "relocate", "march", "how_many"),
    "revolts",
}
Place = tuple[str, str, bool]
"""A step, a verb, and whether one army is being deployed."""


@cache
def found() -> dict[Place, RuleViolation]:
    """How the verbs that no choice has are refused, in random games."""
    refusals: dict[Place, RuleViolation] = {}
    for seed in range(5):
        rng = random.Random(seed)
        state = GAME.new(3 + seed % 3, seed=seed)
        while not state.is_over():
            assert isinstance(state, State)
            seat = rng.choice(state.actors())
            offered = {state.actions.verbs[id].tag for id in state.choice_ids(seat)}
            top = state.table.top()
            deploys = getattr(top, "action", -1) == 7
            for verb in dict.fromkeys(state.actions.verbs):
                place = (top.name, verb.tag, deploys)
                if place not in refusals and verb.tag not in offered:
                    refusal = state.refusal(state.actions.of(seat, next(iter(verb.ids()))))
                    assert isinstance(refusal, RuleViolation)
                    refusals[place] = refusal
            state.apply(rng.choice(state.choices(seat)))
    return refusals


BEHIND = {
    "build": {"act": "SG5.3", "skip": "SG5.2"},
    "collect": {"act": "SG5.4", "skip": "SG5.2"},
    "deploy": {"act": "SG5.5", "skip": "SG5.2"},
    "muster": {"act": "SG5.6", "skip": "SG5.2"},
    "march": {"target": "SG5.7", "skip": "SG5.2"},
    "relocate": {"target": "SG5.6", "stay": "SG5.6"},
    "how_many": {"count": "SG5.6 SG5.7"},
    "draft": {"take": "SG2.3", "blind": "SG2.3", "exchange": "SG2.4"},
    "place": {"group": "SG2.2"},
    "planning": {"plan": "SG4.1"},
    "order": {"special": "SG4.5"},
    "revolts": {"revolt": "SG7.2"},
}
"""By step and verb: what stands behind such a choice; how many armies march hangs on the action."""


def test_the_clause_behind_every_choice() -> None:
    cited: dict[str, dict[str, set[str]]] = {}
    for seed in range(6):
        rng = random.Random(seed)
        state = GAME.new(3 + seed % 3, seed=seed)
        while not state.is_over():
            assert isinstance(state, State)
            choices = state.choices(rng.choice(state.actors()))
            for choice in choices:
                verbs = cited.setdefault(state.table.top().name, {})
                verbs.setdefault(choice.tag, set()).add(state.clause(choice))
            state.apply(rng.choice(choices))
    told = {step: {verb: " ".join(sorted(found)) for verb, found in verbs.items()} for step, verbs in cited.items()}
    assert told == BEHIND


def test_random_games_come_to_every_step_that_asks() -> None:
    assert {step for step, _, _ in found()} == STEPS


@pytest.mark.parametrize("verb", WHEN)
def test_what_is_not_asked_cites_what_says_when_it_is_done(verb: str) -> None:
    """But where armies of a deployment move on, SG5.6 says it, not SG5.7."""
    refusals = {(step, deploys): one for (step, tag, deploys), one in found().items() if tag == verb}
    assert len(refusals) > 6
    for (step, deploys), one in refusals.items():
        wanted = "SG5.6" if deploys and verb in ("target", "count") else WHEN[verb]
        assert (one.code, one.clause) == ("action/not_asked", wanted), step
        assert one.details["step"] == step
        assert str(one.details["action"]).split()[0] == verb


def test_an_exchange_cites_its_own_clause_everywhere() -> None:
    told = {step: (one.code, one.clause) for (step, tag, _), one in found().items() if tag == "exchange"}
    assert told.pop("draft") == ("draft/no_exchange", "SG2.4")
    assert set(told.values()) == {("action/not_asked", "SG2.4")}
