"""A server in this process and people who use it: what most server tests begin with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
from starlette.testclient import TestClient

from gunbai.server.app import create_app
from gunbai.server.settings import Settings

GAME: dict[str, Any] = {"game": "rising-sun", "seats": 3}


def settings(folder: Path, **given: Any) -> Settings:
    """Quick and generous: bots in a thread that wait for nobody, no limits in the way."""
    free: dict[str, Any] = {"bot_workers": 0, "bot_budget_ms": 5, "sign_in_per_minute": 6e5, "writes_per_second": 1e5}
    free |= {"seal_beat_ms": 0, "tea_word": 0, "tea_pour": 0, "tea_open": 0, "tea_beat_ms": 0, "offer_wait": 0}
    free["reads_per_second"] = 1e5
    return Settings(**{"database": str(folder / "club.db"), **free, **given})


class Person:
    """Somebody with a bearer token."""

    def __init__(self, client: TestClient, me: dict[str, Any]) -> None:
        self.client = client
        self.id = str(me["id"])
        self.token = str(me["token"])

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str, **query: Any) -> Any:
        return self.ask("GET", path, params=query)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, status, json=body)

    def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("PUT", path, status, json=body)

    def ask(self, method: str, path: str, status: int = 200, **rest: Any) -> Any:
        answer: httpx.Response = self.client.request(method, f"/api{path}", headers=self.headers, **rest)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def act(self, table: str, *actions: str, decision: int | None = None, status: int = 200) -> Any:
        return self.post(f"/tables/{table}/actions", status, actions=list(actions), decision=decision)

    def live(self, table: str, since: int = 0, invite: str = "") -> Any:
        query = f"?since={since}" + (f"&invite={invite}" if invite else "")
        return self.client.websocket_connect(f"/api/tables/{table}/live{query}", headers=self.headers)


class Club:
    """A running server."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def server(self) -> Any:
        return self.client.app.state.server  # type: ignore[attr-defined]

    def guest(self, name: str) -> Person:
        answer = self.client.post("/api/guests", json={"name": name, "token": True})
        assert answer.status_code == 201, answer.text
        self.client.cookies.clear()
        return Person(self.client, answer.json())

    def table(self, *people: Person, **wishes: Any) -> dict[str, Any]:
        """A table with these people at it, not yet started."""
        table: dict[str, Any] = people[0].post("/tables", 201, **{**GAME, **wishes})
        for person in people[1:]:
            person.post(f"/tables/{table['id']}/join", invite=table["invite"])
        return table

    def started(self, *people: Person, **wishes: Any) -> str:
        table = self.table(*people, **wishes)
        people[0].post(f"/tables/{table['id']}/start")
        return str(table["id"])


@contextmanager
def opened(folder: Path, **given: Any) -> Iterator[Club]:
    with TestClient(create_app(settings(folder, **given)), raise_server_exceptions=False) as client:
        yield Club(client)


def play_on(table: str, people: list[Person], moves: int, rng: random.Random) -> int:
    """Random legal moves over REST by whoever must choose; returns how many were made."""
    for made in range(moves):
        states = [person.get(f"/tables/{table}/state") for person in people]
        acting = [(person, state) for person, state in zip(people, states, strict=True) if state["choices"]]
        if not acting:
            return made
        person, state = rng.choice(acting)
        person.act(table, rng.choice(state["choices"])["action"], decision=state["decision"])
    return moves
