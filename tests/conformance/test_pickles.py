"""What is pickled, copied or deep-copied is what it was: equal, as lucky, and of no consequence to the original."""

from __future__ import annotations

import copy
import inspect
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import gunbai
from gunbai.kernel.actions import Aside
from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import BadRecord, GunbaiError, not_among, not_like, out_of_range
from gunbai.kernel.luck.chance import Chance, Draw, FairChance, RecordedChance, Scripted, simulated
from gunbai.kernel.playout import play_randomly
from gunbai.kernel.records.match import Match
from gunbai.kernel.records.record import document
from gunbai.kernel.state import State
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import every_action, match_moves, middle_of_match, some_states, viewers

Way = Callable[[Any], Any]
WAYS: dict[str, Way] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
every_way = pytest.mark.parametrize("again", WAYS.values(), ids=WAYS)
every_few = pytest.mark.parametrize("case", FEW, ids=str)
every_game = pytest.mark.parametrize("name", gunbai.GAMES)


def rest_of(state: State) -> tuple[str, list[int]]:
    """How the game goes on from here, at random."""
    play_randomly(state, simulated(5).generator)
    return state.digest(), state.result().scores


@every_way
@every_few
def test_a_state_goes_on_as_the_original(again: Way, case: Case) -> None:
    for state, _ in some_states(case, 3, 0.02):
        state.chance.forked()
        state.listener = print
        twin = again(state)
        assert (twin, hash(twin), repr(twin)) == (state, hash(state), repr(state))
        assert type(twin) is type(state)
        assert twin.listener is None
        numbers = [state.decision(seat) for seat in range(case.seats)]
        assert ([twin.decision(seat) for seat in range(case.seats)], twin.barriers) == (numbers, state.barriers)
        state.listener = None
        before = state.digest()
        forks = (rest_of(twin.copy()), rest_of(state.copy()))
        assert forks[0] == forks[1], "the next fork of the luck is another one"
        ends = rest_of(twin)
        assert state.digest() == before, "the twin plays on the original's table"
        assert rest_of(state.copy("keep")) == ends


@every_way
@every_few
def test_a_view_says_the_same(again: Way, case: Case) -> None:
    for state, rng in some_states(case, 4, 0.01):
        for seat in viewers(state):
            view = state.view(seat)
            twin = again(view)
            assert (twin, hash(twin), repr(twin)) == (view, hash(view), repr(view))
            assert twin is not view
            assert twin.document() == view.document()
            seed = rng.getrandbits(32)
            worlds = [case.game.sampled(v, random.Random(seed)) for v in (view, twin)]
            assert worlds[0] == worlds[1]


@every_few
def test_the_parts_of_a_value_are_what_its_constructor_was_given(case: Case) -> None:
    match, _ = middle_of_match(case, 7, 90)
    state: Any = match.state
    forms = [form for seat in range(case.seats) for form in state.asides(seat)]
    fields = [field for form in forms for field in form.fields]
    said = (*match.heard, *match.entries, *match.setup_draws, *forms, *fields, state.question(), state.result())
    told = (*case.game.options, *case.game.draws, *state.actions.verbs[0].parts.values(), Aside(1, "x", (2,)))
    values: tuple[Value, ...] = (*said, *told, simulated(3).generator)
    for value in values:
        check_parts(value)
    assert len({type(value) for value in values}) > 6


@every_few
def test_the_parts_of_tables_and_views_are_what_their_constructors_were_given(case: Case) -> None:
    for each, _ in some_states(case, 7, 0.3):
        state: Any = each
        for value in (state.table, state.secrets, *(state.view(seat) for seat in viewers(state))):
            check_parts(value)


def check_parts(value: Value) -> None:
    names = inspect.signature(type(value)).parameters
    assert value.parts() == tuple(getattr(value, name) for name in names)


def test_views_that_differ_are_not_equal() -> None:
    state = gunbai.game("shogun").new(seats=3, seed=1)
    before = state.view(0)
    state.apply(state.choices(state.actors()[0])[0])
    assert before != state.view(0) != state.view(None)


@every_way
@every_game
def test_an_action_is_the_interned_one(again: Way, name: str) -> None:
    game = gunbai.game(name)
    for action in every_action(game, 2):
        assert again(action) is action


@every_way
@every_game
def test_what_a_game_has_once_stays_one(again: Way, name: str) -> None:
    game = gunbai.game(name)
    assert again(game) is game
    assert again(game.actions) is game.actions
    for thing in (*game.entries, *set(game.actions.verbs)):
        assert again(thing) is thing
    for value in (*game.options, *game.draws):
        assert (again(value), hash(again(value))) == (value, hash(value))


@every_way
@every_few
def test_a_match_goes_on_as_the_original(again: Way, case: Case) -> None:
    match, _ = middle_of_match(case, 5, 60)
    twin: Match = again(match)
    assert twin.state == match.state
    assert [twin.undoable(seat) for seat in range(case.seats)] == [match.undoable(seat) for seat in range(case.seats)]
    known, records = len(match.entries), []
    for one in (twin, match):
        assert len(one.entries) == known, "the twin writes into the original's record"
        for _ in match_moves(one, random.Random(8)):
            pass
        assert isinstance(one.chance, FairChance)
        records.append((document(one, one.chance), one.heard, len(one.entries) > known))
    assert records[0] == records[1]


@every_way
@every_few
def test_what_happens_and_is_asked_is_a_value(again: Way, case: Case) -> None:
    match, _ = middle_of_match(case, 6, 80)
    state = match.state
    forms = [form for seat in range(case.seats) for form in state.asides(seat)]
    said = (state.result(), state.question(), Aside(1, "x", (2,)))
    for thing in (*match.heard, *match.entries, *match.setup_draws, *forms, *state.stack, *said):
        twin = again(thing)
        assert (twin, type(twin), repr(twin)) == (thing, type(thing), repr(thing))
        assert twin is not thing
    assert len(match.setup_draws) > 1
    assert match.heard[0] != match.heard[-1] != match.entries[-1]
    assert len({*match.heard, *forms, *state.stack}) > 5


LUCKS: dict[str, Callable[[], Chance]] = {
    "simulated": lambda: simulated(4),
    "fair": lambda: FairChance(b"seed", ["a", "b"]),
    "recorded": lambda: RecordedChance([Draw("die", [n], False) for n in (3, 1, 4, 1, 5, 0, 2, 5)]),
    "scripted": lambda: Scripted({"die": [3, 1, 4, 1, 5]}, seed=4),
    "only scripted": lambda: Scripted({"die": [3, 1, 4, 1, 5, 0, 2, 5]}),
}


def rest_of_luck(luck: Chance) -> list[int | str]:
    """More draws than some of them have: then they refuse."""
    drawn: list[int | str] = []
    for _ in range(9):
        try:
            drawn.append(luck.pick("die", 6))
        except GunbaiError as refusal:
            drawn.append(str(refusal))
    return drawn


@every_way
@pytest.mark.parametrize("make", LUCKS.values(), ids=LUCKS)
def test_luck_goes_on_as_the_original(again: Way, make: Callable[[], Chance]) -> None:
    luck, other = make(), make()
    for one in (luck, other):
        one.forked()
        one.pick("die", 6)
    luck.log = []
    twin = again(luck)
    assert type(twin) is type(luck)
    assert twin.log is None
    assert twin.forked().generator == other.forked().generator
    rest = rest_of_luck(other)
    assert rest_of_luck(twin) == rest
    assert rest_of_luck(luck) == rest, "the twin draws from the original's luck"


REFUSALS: list[GunbaiError] = [
    gunbai.MalformedAction("action/form", "what?", {"text": "x"}),
    gunbai.StaleDecision(3, 4),
    gunbai.NotYourTurn(2),
    gunbai.RuleViolation("move/far", "RS6.8", {"from": "edo"}),
    not_among("seats", (3, 4, 5), 7),
    not_like("rule", ("RS1.1", "RS1.2"), "RS"),
    out_of_range("seat", 0, 4, 9),
    gunbai.BadPosition("turn", "a list", "7"),
    BadRecord("draw", "a draw", "the end", 12),
]


@every_way
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
def test_a_refusal_keeps_what_it_says(again: Way, refusal: GunbaiError) -> None:
    twin = again(refusal)
    assert (type(twin), str(twin), repr(twin)) == (type(refusal), str(refusal), repr(refusal))
    assert twin.args == refusal.args
    for name in ("code", "details", "clause", "field", "move"):
        assert getattr(twin, name, None) == getattr(refusal, name, None)


def test_what_belongs_to_no_game_cannot_be_pickled() -> None:
    table = gunbai.ActionTable()
    table.add("pass", "X1.1")
    for thing in (table, table.closed().of(0, 0), gunbai.Entry("card", "blank", "X1.2")):
        with pytest.raises(TypeError, match="no game has been made with"):
            pickle.dumps(thing)


def test_what_things_look_like() -> None:
    game = gunbai.game("shogun")
    state = game.new(seats=3, seed=1)
    assert repr(game) == "<shogun, rules 1>"
    assert (repr(state.view(1)), repr(state.view(None))) == (
        "<view of seat 1, shogun>",
        "<view of a spectator, shogun>",
    )
    assert repr(state) == f"<shogun, 3 seats: {repr(state.question())[1:-1]}>"
    play_randomly(state, simulated(2).generator)
    assert repr(state) == "<shogun, 3 seats: over>"
    scores = state.result()
    assert repr(scores) == f"<scores {scores.scores}, ranking {scores.ranking}, winners {scores.winners}>"
