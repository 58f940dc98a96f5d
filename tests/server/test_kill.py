"""SIGKILL at random moments: every acknowledged move is there, no other, and play goes on."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.process import ServerProcess, at_once, free_port

TABLES, ROUNDS = 6, int(os.environ.get("GUNBAI_KILLS", "3"))
"""More kills by hand: `GUNBAI_KILLS=50 pytest tests/server/test_kill.py`."""
WISHES: dict[str, Any] = {"seats": 3, "options": {}}


class Player:
    """Plays every human seat of one table and remembers what the server acknowledged, and what it did not yet."""

    def __init__(self, url: str, game: str, bots: list[str], seed: int) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.acknowledged: list[str] = []
        self.in_flight: str | None = None
        self.told: list[Any] = []
        self.tokens = [self.guest(n) for n in range(3 - len(bots))]
        self.seats = range(len(self.tokens))
        self.bots = bots
        wishes = {"game": game, "seats": 3, "bots": bots}
        self.table = self.ask(0, "POST", "/tables", json=wishes)["id"]
        for seat in self.seats:
            self.ask(seat, "POST", f"/tables/{self.table}/join", json={})
        self.ask(0, "POST", f"/tables/{self.table}/start")

    def guest(self, number: int) -> str:
        body = {"name": f"Player {number}", "token": True}
        return str(httpx2.post(f"{self.url}/api/guests", json=body, timeout=60).json()["token"])

    def ask(self, seat: int, method: str, path: str, **rest: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = httpx2.request(method, f"{self.url}/api{path}", headers=headers, timeout=60, **rest)
        if answer.status_code == 409:
            return None
        assert answer.status_code < 300, answer.text
        return answer.json()

    def play(self, until: threading.Event) -> None:
        """Move until the server is gone or the game is over."""
        try:
            while not until.is_set() and self.step():
                pass
        except httpx2.TransportError:
            return

    def step(self) -> bool:
        states = {seat: self.ask(seat, "GET", f"/tables/{self.table}/state") for seat in self.seats}
        self.told = states[0]["events"]
        acting = [seat for seat in self.seats if states[seat]["choices"]]
        if not acting:
            time.sleep(0.01)
            return bool(states[0]["status"] == "running")
        seat = self.rng.choice(acting)
        action = self.rng.choice(at_once(states[seat]["choices"]))
        self.in_flight = action
        body = {"actions": [action], "decision": states[seat]["decision"]}
        if self.ask(seat, "POST", f"/tables/{self.table}/actions", json=body) is not None:
            self.acknowledged.append(action)
        self.in_flight = None
        return True

    def check(self, database: Path) -> None:
        """What is stored is what was acknowledged, and at most the one move whose answer never came."""
        stored = [text for text in stored_moves(database, self.table) if int(text.split()[0]) in self.seats]
        unanswered = [self.in_flight] if self.in_flight else []
        assert stored in (self.acknowledged, self.acknowledged + unanswered)
        self.acknowledged, self.in_flight = stored, None
        events = self.ask(0, "GET", f"/tables/{self.table}/state")["events"]
        assert events[: len(self.told)] == self.told, "what was told has happened"


def stored_moves(database: Path, table: str) -> list[str]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT entry FROM moves WHERE table_id=? ORDER BY number", (table,)).fetchall()
    connection.close()
    entries = [json.loads(entry) for (entry,) in rows]
    return [entry if isinstance(entry, str) else entry["do"] for entry in entries]


@pytest.mark.full
def test_nothing_acknowledged_is_lost_and_nothing_else_appears(tmp_path: Path) -> None:
    database, port, rng = tmp_path / "club.db", free_port(), random.Random(17)
    server = ServerProcess(str(database), port, bot_workers="1")
    try:
        lineups: list[list[str]] = [[], ["random"], ["random", "random"]]
        games = ["rising-sun", "shogun"]
        players = [Player(server.url, games[n % 2], lineups[n % 3], n) for n in range(TABLES)]
        for _ in range(ROUNDS):
            server = killed_while_playing(server, players, rng.randint(5, 25), str(database))
            for player in players:
                player.check(database)
        assert server.stop() == 0
    finally:
        if server.process.poll() is None:
            server.kill()


def killed_while_playing(server: ServerProcess, players: list[Player], moves: int, database: str) -> ServerProcess:
    """SIGKILL in the midst of the moves that follow these, however quick the machine is; then a new start."""
    stop = threading.Event()
    threads = [threading.Thread(target=player.play, args=(stop,)) for player in players]
    wanted = sum(len(player.acknowledged) for player in players) + moves
    for thread in threads:
        thread.start()
    end = time.monotonic() + 120
    while sum(len(player.acknowledged) for player in players) < wanted:
        assert time.monotonic() < end, "play does not go on"
        time.sleep(0.001)
    server.kill()
    for thread in threads:
        thread.join(120)
    stop.set()
    return ServerProcess(database, server.port, bot_workers="1")
