"""The whole way once: guests, a table, a game over REST and WebSocket, a restart."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from gunbai.session.patches import difference, patched
from tests.server.club import opened, play_on


def test_a_game_survives_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        assert play_on(table, people, 40, random.Random(1)) == 40
        before = [person.get(f"/tables/{table}/state") for person in people]
        record = people[0].get(f"/tables/{table}/record")
    with opened(tmp_path) as club:
        for person in people:
            person.client = club.client
        assert [person.get(f"/tables/{table}/state") for person in people] == before
        assert people[0].get(f"/tables/{table}/record") == record
        assert play_on(table, people, 5, random.Random(2)) == 5


def test_a_page_is_told_its_own_state_after_every_move(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        with people[0].live(table) as socket:
            hello = socket.receive_json()
            assert hello["type"] == "hello"
            assert hello["state"]["seat"] == 0
            assert socket.receive_json() == {"type": "presence", "online": [0], "spectators": 0}
            state = hello["state"]
            seen = state["next"]
            play_on(table, people, 3, random.Random(1))
            for _ in range(3):
                message = socket.receive_json()
                assert message["type"] == "state"
                assert message["state"]["next"] == seen + len(message["state"]["events"])
                seen = message["state"]["next"]
            assert message["state"] | {"events": []} == people[0].get(f"/tables/{table}/state", since=seen)


def test_patches_of_events_lead_from_one_state_to_the_next(tmp_path: Path) -> None:
    """All but whose turn it is, which no event stands for."""
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        with people[0].live(table) as socket:
            state = socket.receive_json()["state"]
            assert all(event["patch"] is None for event in state["events"]), "a page that begins paints the view"
            socket.receive_json()
            play_on(table, people, 12, random.Random(1))
            for _ in range(12):
                shown, state = state["view"], socket.receive_json()["state"]
                for event in state["events"]:
                    shown = patched(shown, event["patch"])
                rest = [change["at"].split("/")[1] for change in difference(shown, state["view"])]
                assert set(rest) <= {"turn", "locals", "active"}
        missed = people[0].get(f"/tables/{table}/state", since=state["next"] - 2)["events"]
        assert [event["number"] for event in missed] == [state["next"] - 2, state["next"] - 1]
        assert all(event["patch"] is not None for event in missed), "who was away goes on from its number"


def test_an_action_over_the_socket_is_answered(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = club.started(ann, bots=["random", "random"])
        with ann.live(table) as socket:
            reply: Any = {"ok": False, "error": {"state": socket.receive_json()["state"]}}
            while not reply["ok"]:  # a bot's proposal may make the answer stale; then the new state comes with it
                state = reply["error"]["state"] or ann.get(f"/tables/{table}/state")
                action = state["choices"][0]["action"]
                socket.send_json({"type": "act", "id": 7, "actions": [action], "decision": state["decision"]})
                reply = reply_on(socket)
            assert reply == {"type": "reply", "id": 7, "ok": True, "error": None}
            socket.send_json({"type": "dance", "id": 8})
            assert reply_on(socket)["error"]["code"] == "message/malformed"


def reply_on(socket: Any) -> Any:
    """The next reply, past the news that come in between."""
    while True:
        message = socket.receive_json()
        if message["type"] == "reply":
            return message


def test_a_stale_answer_comes_back_with_the_new_state(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
        table = club.started(*people)
        states = [person.get(f"/tables/{table}/state") for person in people]
        person, state = next((p, s) for p, s in zip(people, states, strict=True) if s["choices"])
        action = state["choices"][0]["action"]
        refused = person.act(table, action, decision=state["decision"] + 1, status=409)
        assert refused["code"] == "decision/stale"
        assert refused["state"] == state | {"events": []}
        assert person.get(f"/tables/{table}/state") == state
