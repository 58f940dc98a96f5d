"""Worked examples are positions one can play on from: by every seat, to the end of the game, with luck of its own."""

from __future__ import annotations

import random

import pytest

from gunbai.examples.reading import example, names
from gunbai.lessons.practice import asked, practice
from gunbai.session.session import Session

LUCK = bytes(32)
MOST = 2000


def played(session: Session, seed: int) -> list[str]:
    """Random moves to the end, always by the seat that is asked."""
    rng, seat = random.Random(seed), asked(session, -1)
    while not session.is_over() and len(session.entries) < MOST:
        choice = rng.choice(session.choices(seat))
        session.apply(choice)
        seat = asked(session, choice.seat)
    return [entry.text for entry in session.entries]


@pytest.mark.parametrize("clause", names())
def test_an_example_is_played_on_to_the_end_of_the_game(clause: str) -> None:
    told = example(clause)
    for step in range(len(told.moves) + 1):
        session = practice(told, step, LUCK)
        moves = played(session, step)
        assert session.is_over()
        assert moves or (clause, step) == ("SG-X7", 1), "only the last winter has nothing after it"


@pytest.mark.parametrize("clause", names("rising-sun"))
def test_a_mandate_is_followed_by_the_rest_of_the_season(clause: str) -> None:
    session = practice(example(clause), 0, LUCK)
    played(session, 1)
    assert {"winter_came", "game_won"} <= {event.code for event in session.events(None)}


def test_it_begins_where_the_story_stands() -> None:
    told = example("RS-X3")
    session = practice(told, 2, LUCK)
    assert session.view(None).document()["map"] == told.after(2).view(None).document()["map"]
    assert session.view(None) != practice(told, 0, LUCK).view(None)


def test_the_same_seed_brings_the_same_luck() -> None:
    told = example("SG-X5")
    heard = []
    for seed in (LUCK, LUCK, b"other" * 6):
        session = practice(told, 0, seed)
        for text in told.moves[0]:
            session.apply(session.game.parse(text))
        heard.append([event.args for event in session.events(None) if event.code == "cubes_thrown"])
    assert heard[0] == heard[1] != heard[2]


def test_where_all_talk_each_is_asked_in_turn() -> None:
    session = practice(example("RS-X1"), 0, LUCK)
    assert session.is_together()
    assert [asked(session, last) for last in (-1, 0, 3, 4)] == [0, 1, 4, 0]


def test_a_sealed_plan_is_made_by_one_seat_to_its_end() -> None:
    session = practice(example("SG-Y10"), 0, LUCK)
    seat = asked(session, -1)
    session.apply(session.choices(seat)[0])
    assert session.is_sealed()
    assert asked(session, seat) == seat
