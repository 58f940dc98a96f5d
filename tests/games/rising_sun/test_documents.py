"""The documents of Rising Sun: typed, described by a schema, and readable in their first form."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import gunbai
from gunbai.games.rising_sun.positions.documents import Position, ViewDocument
from gunbai.kernel.errors import BadInput, BadPosition
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from gunbai.kernel.state import State

GAME = gunbai.game("rising-sun")
POSITION = jsonschema_rs.validator_for(GAME.schema("position"))
VIEW = jsonschema_rs.validator_for(GAME.schema("view"))
OPTIONS: list[dict[str, str]] = [{option.name: value} for option in GAME.options[:-1] for value in option.values]


def states(seed: int, every: int) -> Iterator[State]:
    """A random game of some option, stopped now and then and at its end."""
    options = OPTIONS[seed % len(OPTIONS)]
    state, generator = GAME.new(3 + seed % 3, seed=seed, options=options), seeded(seed)
    while not state.is_over():
        yield state
        play_randomly(state, generator, limit=every)
    yield state


def check_documents(state: State, rng: random.Random) -> None:
    position: Any = json.loads(json.dumps(state.position()))
    POSITION.validate(position)
    assert msgspec.convert(position, Position, strict=True) == position
    view: Any = json.loads(json.dumps(state.view(rng.choice([*range(state.seats()), None])).document()))
    VIEW.validate(view)
    assert msgspec.convert(view, ViewDocument, strict=True) == view


def test_every_position_and_view_fits_its_schema_and_type() -> None:
    rng = random.Random(1)
    for seed in range(30):
        for state in states(seed, every=60):
            check_documents(state, rng)


def test_a_schema_refuses_what_the_reader_refuses() -> None:
    position: Any = json.loads(json.dumps(GAME.new(3, seed=1).position()))
    for field, wrong in [("season", "monsoon"), ("honor", ["koi"]), ("turn", [{"step": "tea"}]), ("form", "2")]:
        with pytest.raises(jsonschema_rs.ValidationError):
            POSITION.validate({**position, field: wrong})
    with pytest.raises(jsonschema_rs.ValidationError):
        POSITION.validate({**position, "colour": "red"})
    with pytest.raises(BadInput) as refused:
        GAME.schema("letter")
    assert refused.value.field == "document"
    words, got = refused.value.details["words"], refused.value.details["got"]
    assert (words, got) == ("position, draft, view, result", "'letter'")
    titles = [GAME.schema(document)["title"] for document in ("position", "view")]
    assert titles == ["A position of Rising Sun", "A view of Rising Sun"]


# --- the first form ------------------------------------------------------------------------------------------------


def test_the_first_form_of_a_position_reads_back() -> None:
    """Every frame that play can leave on the stack, and everything beside it."""
    for seed in range(15):
        for state in states(seed, every=13):
            old: Any = json.loads(json.dumps(state.first_form()))
            again = GAME.from_position(old)
            assert again == state
            assert (again.digest(), again.first_form()) == (state.digest(), state.first_form())


def test_a_position_of_today_says_its_form() -> None:
    state = GAME.new(3, seed=1)
    assert state.position()["form"] == 2
    assert "form" not in state.first_form()
    with pytest.raises(BadPosition, match="form"):
        GAME.from_position({**state.position(), "form": 3})


CLANS = ["koi", "lotus", "turtle"]


@pytest.mark.parametrize(
    ("field", "part", "named"),
    [
        ("active", "bonsai", "active"),
        ("honor", ["koi", "lotus", "bonsai"], "honor[2]"),
        ("honor", "koi", "honor"),
        ("players", {"bonsai": {}}, "players"),
        ("players", {"koi": {"vp": "many"}}, "players[0].vp"),
        ("players", {"lotus": {"ally": "bonsai"}}, "players[1].ally"),
        ("map", {"edo": {"bonsai": {"bushi": 1}}}, "map.edo"),
        ("map", {"edo": {"koi": {"bushi": 9}}}, "map.edo[0].bushi"),
        ("map", {"tokyo": {"koi": {"bushi": 1}}}, "map.tokyo"),
        ("shrines", [{"kami": "fujin", "bonsai": {}}] * 4, "shrines[0].bonsai"),
        ("hostages", {"koi": {"bonsai": {"bushi": 1}}}, "hostages[0]"),
        ("plays", [["bonsai", "train"]], "plays[0].seat"),
        ("plays", [["koi", "train", "aloud"]], "plays[0].face_down"),
        ("plays", ["train"], "plays[0]"),
        ("turn", [["picnic", "koi"]], "turn[0].step"),
        ("turn", [["marshal", "bonsai"]], "turn[0].seat"),
        ("turn", [["marshal", "koi", 7]], "turn[0].begun"),
        ("turn", [["betray", "koi", "x"]], "turn[0].hit"),
        ("turn", [["hate", "koi", "x", "edo"]], "turn[0].left"),
        ("turn", [["stand_in", "koi", 0, "replace everything"]], "turn[0].owner"),
        ("turn", [["pay", "koi", 1, 999]], "turn[0].card"),
        ("turn", [["mandate", "koi", 9]], "turn[0].stage"),
        ("turn", ["marshal"], "turn[0]"),
        ("locals", {"winner": "bonsai"}, "locals.winner"),
        ("secrets", {"seen": {"bonsai": {}}}, "secrets.seen"),
        ("secrets", {"bids": {"koi": ["all"]}}, "secrets.bids[0][0]"),
    ],
)
def test_a_fault_of_the_first_form_is_named_by_its_field(field: str, part: object, named: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({"clans": CLANS, field: part})
    assert caught.value.field == named


@pytest.mark.parametrize("document", [{}, {"clans": 3}, {"clans": ["koi", 3]}, {"clans": CLANS, "turn": 3}])
def test_documents_without_clans_or_turn_are_refused_not_stumbled_over(document: object) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(document)
