"""Positions and views are what their schemas and types say; the first form of positions is still written and read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import jsonschema_rs
import msgspec
import pytest

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.options import OPTIONS
from gunbai.games.shogun.data.words import ACTION_NAMES
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.positions.documents import Position, ViewDocument
from gunbai.games.shogun.positions.first_form import FRAMES, first_form, renewed
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.kernel.errors import BadInput, BadPosition
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.rules.shogun.scene import acting, play

GAME = Shogun()
Doc = dict[str, Any]
POSITION = jsonschema_rs.validator_for(GAME.schema("position"))
VIEW = jsonschema_rs.validator_for(GAME.schema("view"))


def moments(games: int, apart: int) -> Iterator[State]:
    """Random games over all options, at every so many decisions and at their ends."""
    for seed in range(games):
        generator = seeded(seed)
        options = {option.name: option.values[generator.below(len(option.values))] for option in OPTIONS}
        if options["side"] == "moon":
            options |= {"setup": "draft", "moon_three": "assumed"}
        state = cast(State, GAME.new(3 + seed % 3, seed=seed, options=options))
        while not state.is_over():
            yield state
            play_randomly(state, generator, limit=apart)
        yield state


def check_documents(state: State) -> None:
    position = state.position()
    POSITION.validate(position)
    assert msgspec.convert(position, Position, strict=True) == position
    for seat in (*range(state.seats()), None):
        view = state.view(seat).document()
        VIEW.validate(view)
        assert msgspec.convert(view, ViewDocument, strict=True) == view


def test_positions_and_views_keep_to_their_schemas_and_types() -> None:
    for state in moments(30, 23):
        check_documents(state)


def damaged(**changes: object) -> Doc:
    return {**acting({"kai": {"owner": 0}}, [{"castle": "kai"}]).position(), **changes}


@pytest.mark.parametrize(
    "document",
    [
        damaged(season="monsoon"),
        damaged(turn=[["years", 1]]),
        damaged(turn=[{"step": "build", "seat": 0, "action": "castle"}]),
        damaged(turn=[{"step": "build", "seat": 7, "action": "castle", "province": "kai"}]),
        damaged(provinces={"atlantis": {"owner": 0, "armies": 1}}),
        damaged(provinces={"kai": {"owner": 0, "armies": 1, "castle": 1}}),
        damaged(tray={"5": 1}),
        damaged(form=1),
        damaged(surprise=1),
        {name: part for name, part in damaged().items() if name != "secrets"},
    ],
)
def test_the_schema_refuses_what_is_no_position(document: Doc) -> None:
    assert not POSITION.is_valid(document)


def test_there_is_no_schema_of_anything_else() -> None:
    with pytest.raises(BadInput) as refused:
        GAME.schema("hand")
    assert refused.value.field == "document"
    assert (refused.value.details["words"], refused.value.details["got"]) == ("position, draft, view, result", "'hand'")
    titles = [GAME.schema(document)["title"] for document in ("position", "view")]
    assert titles == ["A position of Shogun", "A view of Shogun"]


def test_every_position_reads_back_from_its_first_form() -> None:
    seen: set[str] = set()
    for state in moments(15, 17):
        old = json.loads(json.dumps(state.first_form()))
        assert "form" not in old
        assert all(isinstance(frame, list) for frame in old["turn"])
        assert GAME.from_position(old) == state
        assert renewed(old) == state.position()
        seen |= {frame[0] for frame in old["turn"]}
    assert {"draft", "place", "planning", "order", "build", "collect", "march", "how_many", "revolts"} <= seen


def test_the_first_form_of_each_step() -> None:
    """As the documents of the first version had it: a name and what its numbers meant."""
    assert {name: len(fields) for name, fields in FRAMES.items()} == {
        **dict.fromkeys(["years", "year", "round", "agenda", "winter", "hunger"], 1),
        **dict.fromkeys(["draft", "place", "order", "turns", "revolts"], 2),
        **dict.fromkeys(["build", "collect", "deploy", "muster", "relocate", "march", "how_many"], 3),
        **dict.fromkeys(["seed", "lay_out", "planning", "event", "bids", "tidy", "provisions", "scoring", "thaw"], 0),
    }
    state = acting({"kai": {"owner": 0, "armies": 3}}, [{"battle_move_a": "kai"}])
    play(state, "0 target suruga")
    turn = [["years", 1], ["year", 1], ["round", 6], ["agenda", 1], ["turns", 1, "battle_move_a"]]
    assert first_form(state.position(), state.position()["turn"])["turn"] == [*turn, ["how_many", 0, "kai", "suruga"]]
    drafting = GAME.new(3, seed=1)
    drafting.apply(GAME.parse(f"{drafting.actors()[0]} blind"))
    seat = drafting.actors()[0]
    assert drafting.first_form()["turn"] == [["years", 0], ["seed"], ["draft", seat, 0], ["place", seat, "unseen"]]


@pytest.mark.parametrize(
    ("turn", "field"),
    [
        ({}, "turn"),
        (["years"], "turn[0]"),
        ([["years", "one"]], "turn[0].begun"),
        ([["draft", 0, 2]], "turn[0].exchanged"),
        ([[["years"], 1]], "turn[0]"),
        ([["place", 0, "atlantis"]], "turn[0].province"),
        ([["how_many", 0, "kai", "suruga"]], "turn[0]"),
        ([["turns", 1, 7], ["how_many", 0, "kai", "suruga"]], "turn[0].action"),
    ],
)
def test_what_is_malformed_in_the_first_form_is_named_by_the_reader(turn: object, field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({"seats": 3, "turn": turn})
    assert refused.value.field == field


def test_a_form_of_the_future_is_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({"seats": 3, "form": 3})
    assert refused.value.field == "form"


def test_every_step_is_written_and_read_by_its_fields() -> None:
    for name, kind in STEPS.items():
        assert kind.name == name
        step = kind(*[field.low for field in kind.fields])
        assert step.numbers() == [field.low for field in kind.fields]
        assert step.document() == {"step": name} | {field.name: field.written(field.low) for field in kind.fields}


FIXED = {
    "how_many": ("seat", "action", "origin"),
    "build": ("seat", "action", "province"),
    "collect": ("seat", "action", "province"),
    "deploy": ("seat", "action", "province"),
    "muster": ("seat", "action", "province"),
    "relocate": ("seat", "action", "province"),
    "march": ("seat", "action", "province"),
    "order": ("seat", "taken"),
    "revolts": ("seat",),
    "place": ("seat",),
}
"""What the table says already of the step that asks: any other value is refused."""
ENOUGH = 3
"""Positions of each step that are tried."""


def others(name: str, value: object) -> list[object]:
    """Other values of a field, each well formed."""
    words = {"action": ACTION_NAMES, "province": PROVINCES, "origin": PROVINCES}
    values: list[object] = list(words.get(name, range(3)))
    return [other for other in values if other != value]


def test_a_step_that_asks_must_be_what_the_table_says() -> None:
    tried: set[tuple[str, str]] = set()
    times: Counter[str] = Counter()
    for state in moments(12, 5):
        times[state.table.top().name] += 1
        if times[state.table.top().name] > ENOUGH:
            continue
        position: Doc = {**state.position()}
        step: Doc = position["turn"][-1] if position["turn"] else {}
        for field in FIXED.get(str(step.get("step")), ()):
            for other in others(field, step[field]):
                wrong = {**position, "turn": [*position["turn"][:-1], {**step, field: other}]}
                with pytest.raises(BadPosition) as refused:
                    GAME.from_position(wrong)
                assert refused.value.field.startswith("turn[")
            tried.add((step["step"], field))
    assert tried == {(name, field) for name, fields in FIXED.items() for field in fields}


def test_every_lower_step_must_be_what_the_table_says() -> None:
    """One more or less begun than the table shows: no year, season, part, action or player follows from it."""
    tried: set[str] = set()
    for state in moments(6, 31):
        position: Doc = {**state.position()}
        for number, step in enumerate(position["turn"][:-1]):
            for begun in (step.get("begun", 0) - 1, step.get("begun", 0) + 1):
                wrong = [*position["turn"][:number], {**step, "begun": begun}, *position["turn"][number + 1 :]]
                with pytest.raises(BadPosition) as refused:
                    GAME.from_position({**position, "turn": wrong})
                assert refused.value.field.startswith(("turn[", "events"))
            tried.add(step["step"])
    assert {"years", "year", "round", "agenda", "turns", "winter", "hunger"} <= tried


def test_no_step_may_be_left_out_or_lie_elsewhere() -> None:
    for state in moments(3, 61):
        position: Doc = {**state.position()}
        turn = position["turn"]
        for number in range(len(turn)):
            for wrong in (turn[:number] + turn[number + 1 :], [*turn[:number], turn[number], *turn[number:]]):
                # The draft itself may be asked where a card was being placed.
                if wrong and wrong[-1]["step"] != "draft":
                    with pytest.raises(BadPosition):
                        GAME.from_position({**position, "turn": wrong})
