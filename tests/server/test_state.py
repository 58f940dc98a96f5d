"""The state document: what is asked, which choices end something, and the move that each event belongs to."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import gunbai
from gunbai.games.registry import GAMES
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.steps import Question
from gunbai.server.play.state_documents import state_document
from gunbai.server.wire.state import StateDoc
from gunbai.session.session import Session
from gunbai.session.session import begun as new_session

every_game = pytest.mark.parametrize("game", GAMES)


def begun(game: str) -> Session:
    return new_session(gunbai.game(game), 5, {}, FairChance(b"s" * 32, ["a", "b"]), table="t")


def played(play: Session, rng: random.Random) -> bool:
    """One random move, with an undo or a withdrawal now and then; False when the game is over."""
    actors = play.match.state.actors()
    if not actors:
        return False
    seat = rng.choice(actors)
    if play.undoable(seat) and rng.random() < 0.1:
        play.undo(seat, 1)
    elif rng.random() < 0.05 and any(form.tag == "withdraw" for form in play.match.state.asides(seat)):
        play.act(seat, [f"{seat} withdraw"], None)
    else:
        play.act(seat, [str(rng.choice(play.match.state.choices(seat)))], None)
    return True


def sent(document: StateDoc) -> dict[str, Any]:
    """What comes of it at the other end."""
    return msgspec.json.decode(msgspec.json.encode(document), type=dict[str, Any])


@every_game
def test_the_document_says_what_is_asked_and_what_ends(game: str) -> None:
    """Over a whole game, told to everybody after every move, as at a table; what is kept between moves stays true."""
    play, rng = begun(game), random.Random(8)
    steps: set[str] = set()
    while played(play, rng):
        for seat in (None, *range(5)):
            told = sent(state_document(play, "running", seat, play.stream.count(seat)))
            steps.add(told["question"]["step"] if told["question"] else "")
            state = play.match.state
            check_question(told, state.question(seat) if seat in state.actors() else state.question())
            offered = [] if seat is None else state.choices(seat)
            assert [choice["ends"] for choice in told["choices"]] == [state.ends(choice) for choice in offered]
    assert len(steps) > 5
    assert "" in steps, "nothing is asked at the end"


def check_question(told: dict[str, Any], asked: Question | None) -> None:
    """What is asked of this viewer; of one who is not asked, what everybody may know of it."""
    if asked is None:
        assert told["question"] is None
        assert told["result"]
        return
    assert told["question"] == {"step": asked.step, "clause": asked.clause, "args": asked.arguments}
    assert told["view"]["turn"][-1]["step"] == asked.step


@every_game
def test_every_event_names_the_move_it_belongs_to(game: str) -> None:
    """Outside sealed phases exactly; inside the last move before, whatever the others have done there."""
    play, rng = begun(game), random.Random(9)
    exact = veiled = 0
    before_sealing, known = 0, dict.fromkeys((None, *range(5)), 0)
    is_going_on = True
    while is_going_on:
        for viewer in known:
            for event in play.stream.documents(viewer, known[viewer]):
                assert event["move"] in (len(play.match.entries), before_sealing), event
                exact += event["move"] == len(play.match.entries)
                veiled += event["move"] < len(play.match.entries)
            known[viewer] = play.stream.count(viewer)
        was_sealed, barriers = play.match.state.is_sealed(), play.match.state.barriers
        is_going_on = played(play, rng)
        if not was_sealed or play.match.state.barriers != barriers:
            before_sealing = len(play.match.entries)
    assert exact > veiled > 0


def test_after_a_rewind_events_count_from_the_move_that_was_kept() -> None:
    play, rng = begun("rising-sun"), random.Random(10)
    for _ in range(40):
        played(play, rng)
    play.rewind(20)
    rewound = next(told for told in reversed(play.stream.of(None)) if told.event.code == "rewound")
    assert rewound.move <= 20 == rewound.event.args["amount"]
    played(play, rng)
    assert play.stream.of(None)[-1].move <= 21
