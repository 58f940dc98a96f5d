"""What a moment does not ask for is refused with the clause that says when it may be done; a mere answer with that of
what is asked. Every verb in every step that random games come to."""

from __future__ import annotations

import random
from functools import cache

import pytest

from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import RuleViolation
from tests.rules.rising_sun.scenario import GAME, scene

SETS = ("archway", "teapot", "horseman")
WHEN = {
    "ready": "RS5.3",
    "first": "RS2.5",
    "last": "RS2.5",
    "propose": "RS5.3",
    "agree": "RS5.3",
    "decline": "RS5.3",
    "play": "RS6.3",
    "lay": "RS12.3",
    "name": "RS12.3",
    "summon": "RS6.6",
    "worship": "RS6.7",
    "move": "RS6.8",
    "build": "RS6.8",
    "buy": "RS6.9",
    "buy-full": "RS6.9",
    "hand-coin": "RS10.19",
    "replace": "RS6.12",
    "with": "RS6.13",
    "place": "RS10.4",
    "kill": "RS10.12",
    "use": "RS10.5",
    "bid": "RS9.1",
    "take-hostage": "RS9.4",
    "remainder": "RS9.10",
}
"""By verb: what says when it is done."""
ASKED = {
    "tea": "RS5.3",
    "mandate": "RS6.3",
    "recruit": "RS6.6",
    "marshal": "RS6.8",
    "train": "RS6.9",
    "betray": "RS6.12",
    "stand_in": "RS6.13",
    "end_of_recruit": "RS2.5",
    "seat_at_end_of_recruit": "RS6.14",
    "after_summon": "RS10.5",
    "pay": "RS10.19",
    "monster": "RS6.10",
    "komainu_worship": "RS6.7",
    "toll": "RS10.15",
    "hate": "RS10.16",
    "kami_gift": "RS7.2",
    "fujin": "RS7.2",
    "raijin": "RS7.2",
    "war_start": "RS2.5",
    "bids": "RS9.1",
    "advantage": "RS9.2",
    "hostages": "RS9.4",
    "mercy": "RS10.12",
    "reparations": "RS9.10",
}
"""By step: what says that it asks."""
ANSWERS = ("done", "yes", "no")
Place = tuple[str, str, bool]
"""A step, a verb, and whether it is Lotus who would do it: it lays tiles where others play them."""


def refusals_at(state: State, seat: int, known: set[Place]) -> dict[Place, RuleViolation]:
    """Of every verb that is not known yet in this step: how the first of its actions is refused that is no choice."""
    step, ids, found = state.table.top(), set(state.choice_ids(seat)), {}
    offered = {state.actions.verbs[id].tag for id in ids}
    for verb in dict.fromkeys(state.actions.verbs):
        place = (step.name, verb.tag, state.table.clan(seat).lays_face_down)
        if place not in known and verb.tag not in offered:
            refusal = state.refusal(state.actions.of(seat, next(iter(verb.ids()))))
            assert isinstance(refusal, RuleViolation)
            found[place] = refusal
    return found


@cache
def found() -> dict[Place, RuleViolation]:
    """Of random games of all sets."""
    refusals: dict[Place, RuleViolation] = {}
    for seed in range(24):
        rng = random.Random(seed)
        state = GAME.new(3 + seed % 3, seed=seed, options={"set": SETS[seed % 3]})
        assert isinstance(state, State)
        while not state.is_over():
            seat = rng.choice(state.actors())
            refusals |= refusals_at(state, seat, set(refusals))
            state.apply(rng.choice(state.choices(seat)))
    return refusals


BEHIND = {
    "advantage": {"yes": "RS9.3 RS9.5 RS9.9", "no": "RS9.3 RS9.5 RS9.9"},
    "after_summon": {"done": "RS10.5", "kill": "RS10.12", "place": "RS10.4", "use": "RS10.5"},
    "betray": {"done": "RS6.12", "replace": "RS6.12"},
    "bids": {"bid": "RS9.1"},
    "end_of_recruit": {"first": "RS2.5", "last": "RS2.5"},
    "fujin": {"done": "RS7.2", "move": "RS12.5 RS7.2"},
    "hate": {"kill": "RS10.16"},
    "hostages": {"done": "RS9.4", "take-hostage": "RS9.4"},
    "kami_gift": {"yes": "RS7.2", "no": "RS7.2"},
    "komainu_worship": {"done": "RS6.7", "worship": "RS6.7"},
    "mandate": {"lay": "RS12.3", "name": "RS12.3", "play": "RS6.3"},
    "marshal": {"build": "RS6.8", "done": "RS6.8", "move": "RS12.5 RS6.8"},
    "mercy": {"yes": "RS10.12", "no": "RS10.12"},
    "monster": {"summon": "RS6.10"},
    "pay": {"hand-coin": "RS10.19", "no": "RS10.19"},
    "raijin": {"done": "RS7.2", "summon": "RS7.2"},
    "recruit": {"done": "RS6.6", "summon": "RS6.6", "worship": "RS6.7"},
    "reparations": {"remainder": "RS9.10"},
    "seat_at_end_of_recruit": {"done": "RS6.14", "place": "RS6.14"},
    "stand_in": {"with": "RS6.13"},
    "tea": {"agree": "RS5.3", "decline": "RS5.3", "propose": "RS5.3", "ready": "RS5.3"},
    "toll": {"yes": "RS10.15", "no": "RS10.15"},
    "train": {"buy": "RS6.9", "buy-full": "RS6.9", "done": "RS6.9"},
    "war_start": {"first": "RS2.5", "last": "RS2.5"},
}
"""By step and verb: what stands behind such a choice; some hang on what it is about."""


def test_the_clause_behind_every_choice() -> None:
    cited: dict[tuple[str, str], set[str]] = {}
    for seed in range(24):
        rng = random.Random(seed)
        state = GAME.new(3 + seed % 3, seed=seed, options={"set": SETS[seed % 3]})
        assert isinstance(state, State)
        while not state.is_over():
            choices = state.choices(rng.choice(state.actors()))
            for choice in choices:
                cited.setdefault((state.table.top().name, choice.tag), set()).add(state.clause(choice))
            state.apply(rng.choice(choices))
    assert len(cited) > 40
    for (step, verb), clauses in cited.items():
        assert clauses <= set(BEHIND[step][verb].split()), (step, verb)


def test_rs12_5_a_stronghold_moves_by_its_own_clause() -> None:
    for turn in (["marshal", "turtle"], ["fujin", "turtle"]):
        state = scene([turn], map={"edo": {"turtle": "stronghold bushi"}})
        cited = {choice.words[0]: state.clause(choice) for choice in state.choices(state.actors()[0])[1:]}
        assert cited == {"stronghold": "RS12.5", "bushi": "RS6.8" if turn[0] == "marshal" else "RS7.2"}


def test_random_games_come_to_nearly_every_step_that_asks() -> None:
    steps = {step for step, _, _ in found()}
    assert steps <= set(ASKED)
    assert len(steps) >= 20, set(ASKED) - steps


@pytest.mark.parametrize("verb", WHEN)
def test_what_is_not_asked_cites_what_says_when_it_is_done(verb: str) -> None:
    """But who lays tiles face down plays none: there RS12.3 forbids it. What a step asks of others it knows itself."""
    cited = {
        (step, one.clause) for (step, tag, _), one in found().items() if tag == verb and one.code == "action/not_asked"
    }
    assert len(cited) > 12
    assert {clause for step, clause in cited if (step, verb) != ("mandate", "play")} == {WHEN[verb]}
    assert {clause for step, clause in cited if (step, verb) == ("mandate", "play")} <= {"RS12.3"}


def test_rs12_3_lotus_plays_no_tile_and_nobody_else_lays_or_names_one() -> None:
    told = {(tag, lotus): one.clause for (step, tag, lotus), one in found().items() if step == "mandate"}
    assert (told["play", True], told["lay", False], told["name", False]) == ("RS12.3",) * 3
    assert {told[verb, lotus] for verb in ("move", "build") for lotus in (True, False)} == {"RS6.8"}
    assert ("play", False) not in told


@pytest.mark.parametrize("verb", ANSWERS)
def test_an_answer_that_is_not_asked_cites_what_is(verb: str) -> None:
    cited = {step: one.clause for (step, tag, _), one in found().items() if tag == verb}
    assert len(cited) > 6
    assert cited == {step: ASKED[step] for step in cited}
    assert {one.code for (_, tag, _), one in found().items() if tag == verb} == {"action/not_asked"}


def test_a_refusal_of_what_is_not_asked_names_the_step_and_the_action() -> None:
    for (step, verb, _), one in found().items():
        if one.code == "action/not_asked":
            assert one.details["step"] == step
            assert str(one.details["action"]).split()[0] == verb


OWN = {
    *(("tea", verb) for verb in ("propose", "agree", "decline")),
    *(("recruit", verb) for verb in ("summon", "worship")),
    *(("marshal", verb) for verb in ("move", "build")),
    *(("train", verb) for verb in ("buy", "buy-full")),
}
"""Steps that have a verb of their own and may offer none of it: they say why."""


def test_only_a_step_that_has_a_verb_of_its_own_says_more_of_it_than_that_it_is_not_asked() -> None:
    told = {place: one.code for place, one in found().items() if one.code != "action/not_asked"}
    assert {(step, verb) for step, verb, _ in told} <= OWN
    assert all(code.split("/")[0] in (verb, "buy") for (_, verb, _), code in told.items())
