"""Whatever leaves the server is as its description says: states of whole games, replays, and the socket's messages."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from gunbai.games.registry import GAMES
from gunbai.server.app import create_app
from gunbai.server.play.state_documents import state_document
from gunbai.server.settings import Settings
from tests.server.club import opened, play_on
from tests.server.test_state import begun, played, sent

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def description() -> dict[str, Any]:
    return create_app(Settings(database=":memory:")).openapi()


@cache
def validator(component: str) -> jsonschema_rs.Draft202012Validator:
    """What holds a document to the component of the description that has this name."""
    schema = {"$ref": f"#/components/schemas/{component}", "components": description()["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


@every_game
def test_states_of_a_whole_game_are_as_described(game: str) -> None:
    play, rng = begun(game), random.Random(3)
    for viewer in (None, 0, 1):
        play.watch(viewer)
    steps: set[str] = set()
    codes: set[str] = set()
    while played(play, rng):
        viewer = rng.choice((None, *play.actors(), rng.randrange(5)))
        told = sent(state_document(play, "running", viewer, max(0, play.stream.count(viewer) - 8)))
        validator("StateDoc").validate(told)
        steps |= {told["question"]["step"]} if told["question"] else set()
        codes |= {event["code"] for event in told["events"]}
    over = sent(state_document(play, "over", 0, 0))
    validator("StateDoc").validate(over)
    validator("ResultDoc").validate(over["result"])
    assert len(steps) > 5
    assert {"sealed", "opened"} <= codes
    assert len(codes) > 25


@every_game
def test_a_description_bites(game: str) -> None:
    """Of another game, misspelt, or without its parts, a document is not as described."""
    play, rng = begun(game), random.Random(4)
    for _ in range(30):
        played(play, rng)
    told = sent(state_document(play, "running", play.actors()[0], 0))
    choice, event, other = told["choices"][0], told["events"][0], next(name for name in GAMES if name != game)
    validator("StateDoc").validate(told)
    for broken in (
        {**told, "game": other},
        {**told, "view": {**told["view"], "game": other}},
        {**told, "question": {**told["question"], "args": {"colour": "red"}}},
        {**told, "choices": [{**choice, "args": {**choice["args"], "colour": "red"}}]},
        {**told, "choices": [{**choice, "tag": "wave"}]},
        {**told, "events": [{**event, "code": "sneezed"}]},
        {**told, "events": [{**event, "loud": True}]},
    ):
        assert not validator("StateDoc").is_valid(broken)


@every_game
def test_a_choice_names_the_parts_of_its_action(game: str) -> None:
    play, rng = begun(game), random.Random(5)
    for _ in range(60):
        played(play, rng)
        for seat in play.actors():
            told = sent(state_document(play, "running", seat, 0))["choices"]
            wanted = [(str(one), one.tag, one.arguments, play.clause(one)) for one in play.choices(seat)]
            assert [(one["action"], one["tag"], one["args"], one["clause"]) for one in told] == wanted


@every_game
def test_every_message_of_a_socket_is_as_described(game: str, tmp_path: Path) -> None:
    """From the first hello to a refusal: a move, an undo, talk, a stale answer, nonsense."""
    kinds: set[str] = set()

    def hear(socket: Any, id: int | None) -> None:
        while True:
            message = socket.receive_json()
            validator("ServerMessage").validate(message)
            kinds.add(message["type"])
            if message["type"] == "reply" and message["id"] == id:
                return

    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Aya", "Ben", "Chie")]
        table = club.started(*people, game=game)
        with people[0].live(table) as socket:
            play_on(table, people, 6, random.Random(2))
            people[1].post(f"/tables/{table}/talk", 201, text="hello")
            people[1].post(f"/tables/{table}/votes", kind="pause")
            said: list[dict[str, Any]] = [{"type": "ping"}, {"type": "undo"}, {"type": "act", "actions": ["0 wave"]}]
            for id, message in enumerate(said):
                socket.send_text(msgspec.json.encode({**message, "id": id}).decode())
                hear(socket, id)
            socket.send_text("{}")
            hear(socket, None)
        with people[0].live("nowhere") as socket:
            refused = socket.receive_json()
    validator("ServerMessage").validate(refused)
    assert kinds | {refused["type"]} >= {"hello", "state", "table", "talk", "reply", "refused"}


@every_game
def test_replays_are_as_described(game: str, tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Aya", "Ben", "Chie")]
        table = club.started(*people, game=game)
        play_on(table, people, 8, random.Random(2))
        told = people[0].get(f"/tables/{table}/replay", move=3, seat=0)
        film = people[0].get(f"/tables/{table}/film", move=1, seat=0)
    validator("ReplayDoc").validate(told)
    validator("FilmDoc").validate(film)
    assert told["game"] == film["game"] == game


FIXTURES = sorted((Path(__file__).parents[2] / "web/src/lib/games").glob("*/fixtures/*.json"))


def test_the_pages_are_tried_with_documents_as_described() -> None:
    """What the tests of the pages take for an answer of the server could be one."""
    assert len(FIXTURES) > 50
    for path in FIXTURES:
        document = msgspec.json.decode(path.read_bytes())
        for part, component in (("table", "TableDoc"), ("state", "StateDoc")):
            faults = [fault.message[:200] for fault in validator(component).iter_errors(document[part])]
            assert not faults, (path.name, part)
