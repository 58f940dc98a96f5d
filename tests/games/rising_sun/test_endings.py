"""How often the steps of Rising Sun know by themselves whether a choice ends something; that they are right is for the
conformance suite to say."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.conformance.adapters import CASES
from tests.conformance.driving import walk
from tests.rules.rising_sun.battles import bid, war
from tests.rules.rising_sun.scenario import actors, do, step

KNOWN = {
    "advantage no": 1.0,
    "advantage yes": 0.39,
    "after_summon done": 0.97,
    "after_summon place": 0.75,
    "betray done": 0.99,
    "betray replace": 0.86,
    "bids bid": 1.0,
    "fujin done": 0.95,
    "fujin move": 0.97,
    "hostages done": 1.0,
    "hostages take-hostage": 0.36,
    "kami_gift no": 0.96,
    "kami_gift yes": 0.8,
    "komainu_worship done": 0.95,
    "komainu_worship worship": 0.91,
    "mandate lay": 1.0,
    "mandate name": 0.98,
    "mandate play": 0.98,
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
    "seat_at_end_of_recruit done": 0.8,
    "seat_at_end_of_recruit place": 0.42,
    "stand_in with": 1.0,
    "tea agree": 1.0,
    "tea decline": 1.0,
    "tea propose": 1.0,
    "tea ready": 1.0,
    "toll no": 0.78,
    "toll yes": 0.72,
    "train buy": 0.95,
    "train buy-full": 0.96,
    "train done": 0.99,
}
"""Of three games for each number of players and set of options, by step and kind of choice. What is missing and what is
left, hangs on chains of cards and on seppuku and hostages in battles, which are played out on a copy."""


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


@pytest.mark.parametrize(
    ("bids", "cards", "answer", "then", "asked"),
    [
        ({"koi": "1/0/0/0"}, {}, "koi no", "", []),
        ({"koi": "1/0/0/0"}, {"koi": "righteousness", "lotus": "justice courage"}, "koi no", "", []),
        ({"koi": "1/0/0/0"}, {"lotus": "mercy"}, "koi no", "mercy", ["lotus"]),
        ({"koi": "1/0/0/0"}, {"koi": "mercy"}, "koi no", "", []),
        ({"koi": "1/0/0/1"}, {}, "koi no", "advantage", ["koi"]),
        ({"koi": "1/0/0/0", "turtle": "0/0/0/1"}, {}, "koi no", "advantage", ["turtle"]),
        ({"koi": "1/0/0/0", "lotus": "0/0/0/1"}, {"lotus": "mercy"}, "koi no", "mercy", ["lotus"]),
        ({"koi": "1/1/0/0"}, {}, "koi no", "hostages", ["koi"]),
        ({"koi": "1/0/1/0"}, {}, "koi no", "advantage", ["koi"]),
        ({"koi": "0/0/1/0"}, {}, "koi no", "", []),
        ({"koi": "0/0/1/0"}, {}, "koi yes", "reparations", ["koi"]),
        ({"koi": "0/0/2/0"}, {"koi": "mercy"}, "koi yes", "mercy", ["koi"]),
        ({"koi": "0/0/2/0"}, {}, "koi yes", "", []),
        ({"lotus": "0/1/0/0"}, {}, "lotus done", "reparations", ["lotus"]),
        ({"lotus": "0/2/0/0"}, {}, "lotus done", "", []),
    ],
)
def test_the_steps_know_who_decides_next_in_a_battle(
    bids: dict[str, str], cards: dict[str, str], answer: str, then: str, asked: list[str]
) -> None:
    """Lotus is the strongest, and Koi with its two ronin is. What was said beforehand is compared by `do`."""
    here = {"edo": {"koi": "bushi", "lotus": "2 bushi", "turtle": "bushi"}}
    coins = {"koi": 4, "lotus": 4, "turtle": 4}
    state = bid(war("edo", map=here, cards=cards, coins=coins, ronin={"koi": 2}), **bids)
    [choice] = [one for one in state.choices(state.actors()[0]) if one.tag == answer.split()[1]]
    known = state.stack[-1].ends(state, choice.seat, choice.id)
    assert known is (asked != answer.split()[:1])
    do(state, answer)
    assert (step(state), actors(state)) == (then, asked)
