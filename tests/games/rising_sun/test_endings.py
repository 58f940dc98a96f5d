"""How often the steps of Rising Sun know by themselves whether a choice ends something; that they are right is for the
conformance suite to say."""

from __future__ import annotations

import random
from collections import Counter

from tests.conformance.adapters import CASES
from tests.conformance.driving import walk

KNOWN = {
    "advantage no": 0.59,
    "advantage yes": 0.19,
    "betray done": 0.99,
    "betray replace": 0.86,
    "bids bid": 1.0,
    "fujin done": 0.95,
    "fujin move": 0.97,
    "hostages done": 0.25,
    "hostages take-hostage": 0.36,
    "kami_gift no": 0.92,
    "kami_gift yes": 0.78,
    "komainu_worship done": 0.95,
    "komainu_worship worship": 0.91,
    "mandate lay": 1.0,
    "mandate name": 0.98,
    "mandate play": 0.99,
    "marshal build": 1.0,
    "marshal done": 0.99,
    "marshal move": 0.99,
    "monster summon": 0.78,
    "pay hand-coin": 0.66,
    "pay no": 0.67,
    "raijin done": 0.98,
    "raijin summon": 0.87,
    "recruit done": 0.93,
    "recruit summon": 0.97,
    "recruit worship": 0.89,
    "reparations remainder": 0.9,
    "stand_in with": 1.0,
    "tea agree": 1.0,
    "tea decline": 1.0,
    "tea propose": 1.0,
    "tea ready": 1.0,
    "train buy": 0.95,
    "train buy-full": 0.96,
    "train done": 0.99,
}
"""Of three games for each number of players and set of options, by step and kind of choice. What is missing and what is
left, hangs on chains of cards and on battles, which are played out on a copy."""


def test_the_steps_know_what_most_choices_end() -> None:
    every, known = Counter[str](), Counter[str]()
    for case in CASES:
        for seed in (1, 2, 3) if case.name == "rising-sun" else ():
            for state in walk(case.new(seed), random.Random(seed)):
                step = state.stack[-1]
                for choice in [choice for seat in state.actors() for choice in state.choices(seat)]:
                    kind = f"{step.name} {choice.tag}"
                    every[kind] += 1
                    known[kind] += step.ends(state, choice.seat, choice.id) is not None
    for kind, least in KNOWN.items():
        assert known[kind] >= least * every[kind] > 0, f"{kind}: {known[kind]} of {every[kind]}"
