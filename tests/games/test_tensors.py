"""Tensors of both games: they hold all that a seat may know and nothing else, whatever the number of seats."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

import gunbai
from gunbai import State
from gunbai.kernel.events import Journal
from gunbai.kernel.tensors.encoder import mask_of
from gunbai.kernel.tensors.history import DONE, HISTORY, ROW

OPTIONS: dict[str, list[dict[str, str]]] = {
    "rising-sun": [{"set": "archway"}, {"set": "teapot"}, {"set": "horseman"}],
    "shogun": [{}, {"setup": "tables"}, {"action_window": "one_by_one"}],
}
GAMES = pytest.mark.parametrize("name", gunbai.GAMES)
COUNTS = pytest.mark.parametrize("seats", [3, 4, 5])


def moments(name: str, seats: int, every: int, seed: int = 1) -> Iterator[State]:
    """States of a random game, one in `every`."""
    game, rng = gunbai.game(name), random.Random(seed * 10 + seats)
    state = game.new(seats=seats, seed=seed, options=OPTIONS[name][seats % 3], listener=Journal(game.events))
    number = 0
    while not state.is_over():
        if number % every == 0:
            yield state
        number += 1
        seat = rng.choice(state.actors())
        state.apply(rng.choice(state.choices(seat)))
    yield state


@GAMES
@COUNTS
def test_worlds_that_a_seat_cannot_tell_apart_give_equal_tensors(name: str, seats: int) -> None:
    game, rng = gunbai.game(name), random.Random(5)
    encoder = game.encoder()
    hidden = 0
    for state in moments(name, seats, every=9):
        for seat in range(seats):
            world = game.sampled(state.view(seat), rng)
            hidden += world != state
            assert encoder.observation(world, seat) == encoder.observation(state, seat)
            assert mask_of(world, seat) == mask_of(state, seat)
    assert hidden > 20, "the worlds must differ, or nothing was shown"


@GAMES
@COUNTS
def test_the_view_that_a_bot_gets_gives_the_same_tensor(name: str, seats: int) -> None:
    game = gunbai.game(name)
    encoder = game.encoder()
    for state in moments(name, seats, every=17):
        for seat in range(seats):
            assert game.encoder().of_view(state.view(seat)) == encoder.observation(state, seat)
    other = next(gunbai.game(one) for one in gunbai.GAMES if one != name)
    with pytest.raises(gunbai.BadInput, match="view: expected that of a seat"):
        encoder.of_view(state.view(None))
    with pytest.raises(gunbai.BadInput, match="view: expected a seat's view of"):
        encoder.of_view(other.new(seats=3, seed=1).view(0))


@GAMES
@COUNTS
def test_worlds_that_a_seat_can_tell_apart_give_different_tensors(name: str, seats: int) -> None:
    encoder = gunbai.game(name).encoder()
    found: dict[bytes, gunbai.View] = {}
    for state in moments(name, seats, every=3):
        for seat in range(seats):
            tensor = encoder.observation(state, seat)
            view = state.view(seat)
            assert found.setdefault(tensor, view) == view
    assert len(found) > 100


@GAMES
def test_what_a_seat_lays_face_down_shows_in_its_own_tensor(name: str) -> None:
    encoder = gunbai.game(name).encoder()
    compared = 0
    for state in moments(name, 3, every=7):
        if state.is_together():
            seat = state.actors()[0]
            secret = [action for action in state.choices(seat) if action.secret]
            tensors = [encoder.observation(after(state, action), seat) for action in secret[:9]]
            assert len(set(tensors)) == len(tensors)
            compared += len(tensors) > 1
    assert compared


def after(state: State, action: gunbai.Action) -> State:
    twin = state.copy()
    twin.apply(action)
    return twin


def changed(value: Any) -> list[Any]:
    """The value with one number raised, each in turn; an empty list with five different words."""
    if isinstance(value, int):
        return [value + 1]
    if not value:
        return [[0, 1, 2, 3, 4]]
    return [[*value[:i], value[i] + 1, *value[i + 1 :]] for i in range(len(value))]


FIXED = {
    "rising-sun": {"honor": "the inverse of rank", "seats": "the shapes of lists", "stack": "no numbers"},
    "shogun": {"seats": "the shapes of lists", "stack": "no numbers", "board": "follows from options and seats"},
}


@GAMES
def test_every_number_of_the_table_shows_in_the_tensor(name: str) -> None:
    game, shown = gunbai.game(name), set[str]()
    for state in moments(name, 5, every=150):
        before = game.encoder().observation(state, 2)
        table: Any = state.table  # type: ignore[attr-defined]
        for field in attributes(table):
            if field not in FIXED[name] and changes_show(state, table, field, before):
                shown.add(field)
    assert shown == set(attributes(table)) - set(FIXED[name])


def changes_show(state: State, table: Any, field: str, before: bytes) -> bool:
    """Whether there was anything to change; numbers that are no words are left out, and winters come whole."""
    kept, found = getattr(table, field), 0
    game = state.actions.game
    assert game is not None
    for other in changed(kept) if kept or field != "scored" else []:
        setattr(table, field, other)
        with contextlib.suppress(IndexError, ValueError):
            found += 1
            assert game.encoder().observation(state, 2) != before, (field, kept, other)
    setattr(table, field, kept)
    return found > 0


def attributes(table: Any) -> list[str]:
    """The fields that hold numbers."""
    fields = [name for name in dir(table) if not name.startswith("_")]
    return [name for name in fields if isinstance(getattr(table, name), (int, list))]


@GAMES
def test_the_viewer_comes_first_and_the_shape_is_the_same_for_all_counts(name: str) -> None:
    game = gunbai.game(name)
    layout, sizes = game.layout(), set[int]()
    start = layout.starts[[part.name for part in layout.parts].index("points")]
    for seats in (3, 4, 5):
        for state in moments(name, seats, every=100):
            scores = state.result().scores
            for seat in range(seats):
                tensor = game.encoder().observation(state, seat)
                sizes.add(len(tensor))
                seen = list(tensor[start : start + 5])
                assert seen == [*scores[seat:], *scores[:seat], *[0] * (5 - seats)]
    assert sizes == {layout.size}


@GAMES
def test_an_encoder_that_has_seen_other_games_says_the_same(name: str) -> None:
    used = gunbai.game(name).encoder()
    for seats in (4, 3, 5):
        for state in moments(name, seats, every=60):
            for seat in range(seats):
                assert used.observation(state, seat) == gunbai.game(name).encoder().observation(state, seat)


@GAMES
def test_every_cell_has_a_name_and_a_scale(name: str) -> None:
    layout = gunbai.game(name).layout()
    labels = [f"{part.name} {label}" for part in layout.parts for label in part.labels()]
    assert len(labels) == len(set(labels)) == len(layout.scales()) == layout.size
    assert min(layout.scales()) >= 1


@GAMES
def test_the_decoder_names_what_stands_in_the_view(name: str) -> None:
    game = gunbai.game(name)
    for state in moments(name, 4, every=150):
        lines = dict(line.split(": ", 1) for line in game.layout().words(game.encoder().observation(state, 1)))
        document: Any = state.view(1).document()
        assert lines["season"] == document["season"]
        assert (lines["seat"], lines["seats"]) == ("1", "4")
        assert ("turn" in lines) == (not state.is_over())
    with pytest.raises(gunbai.BadInput, match="tensor"):
        game.layout().words(b"123")


@GAMES
def test_an_information_state_remembers_what_the_seat_heard_and_did(name: str) -> None:
    game = gunbai.game(name)
    journal, rng = Journal(game.events), random.Random(3)
    state = game.new(seats=3, seed=4, listener=journal)
    encoder, size = game.encoder(), game.layout().size
    for _ in range(60):
        seat = rng.choice(state.actors())
        id = rng.choice(state.choice_ids(seat))
        journal.acted(seat, id)
        state.play(seat, id)
        rows = encoder.information(state, seat)[size:]
        assert len(rows) == HISTORY * ROW
        done = [rows[i + 1] * 256 + rows[i + 2] for i in range(0, len(rows), ROW) if rows[i] == DONE]
        assert done[-1] == id
        assert encoder.information(state, seat) == game.encoder().information(state, seat), "read on, or read anew"


@GAMES
def test_an_information_state_holds_nothing_that_only_others_heard(name: str) -> None:
    game = gunbai.game(name)
    private = {kind.number + 1 for kind in game.events.kinds.values() if kind.private}
    heard = 0
    for state in moments(name, 3, every=1):
        journal = state.listener
        assert isinstance(journal, Journal)
        for seat in range(3):
            rows = game.encoder().information(state, seat)[game.layout().size :]
            mine = [rows[i + 1] for i in range(0, len(rows), ROW) if rows[i] in private]
            heard += len(mine)
            assert set(mine) <= {1}, "private events name their hearer first: here always the viewer"
        if heard > 200:
            break
    assert heard


def test_an_information_state_wants_a_journal() -> None:
    game = gunbai.game("shogun")
    with pytest.raises(gunbai.BadInput, match="Journal"):
        game.encoder().information(game.new(seats=3, seed=1), 0)
    with pytest.raises(gunbai.BadInput, match="seat"):
        game.encoder().observation(game.new(seats=3, seed=1), 3)


@GAMES
def test_a_journal_says_what_a_plain_listener_hears(name: str) -> None:
    game, heard = gunbai.game(name), list[gunbai.Event]()
    journal = Journal(game.events)
    plain = game.new(seats=4, seed=2, listener=heard.append)
    quick = game.new(seats=4, seed=2, listener=journal)
    rng = random.Random(1)
    for _ in range(120):
        seat = plain.actors()[0]
        id = rng.choice(plain.choice_ids(seat))
        plain.play(seat, id)
        quick.play(seat, id)
    for hearer in (None, 0, 3):
        told = [(event.code, event.args) for event in heard if event.is_heard_by(hearer)]
        noted = [event for event in journal.heard_by(hearer) if isinstance(event, gunbai.Event)]
        assert [(event.code, event.args) for event in noted] == told


@GAMES
@COUNTS
def test_actions_can_be_counted_from_the_viewer_and_back(name: str, seats: int) -> None:
    actions = gunbai.game(name).actions
    for me in range(seats):
        turned = actions.seen_from(me, seats)
        assert sorted(turned) == list(range(len(actions)))
        for id in range(len(actions)):
            words, seen = actions.words[id], actions.words[turned[id]]
            assert actions.verbs[id] is actions.verbs[turned[id]]
            if next(iter(actions.verbs[id].parts), "") == "seat" and int(words[0]) < seats:
                assert int(seen[0]) == (int(words[0]) - me) % seats
                words, seen = words[1:], seen[1:]
            assert seen == words


def test_a_second_stronghold_in_a_province_is_seen() -> None:
    game = gunbai.game("rising-sun")
    encoder = game.encoder()
    seen = []
    for strongholds in (1, 2):
        held = {"edo": {"koi": {"strongholds": strongholds}}}
        state = game.from_position({"clans": ["koi", "lotus", "turtle"], "map": held}, seed=1)
        seen.append(encoder.observation(state, 0))
    assert seen[0] != seen[1]
