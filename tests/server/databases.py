"""Databases that older versions have left behind: what is known of them, and how a server opens a copy of one."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from tests.server import postgres
from tests.server.club import Club, Person, opened

FIXTURES: Final = Path(__file__).parent / "fixtures"
STORES: Final = ("sqlite", "postgres")
LASTING: Final[dict[str, Any]] = {"session_days": 36_500, "open_table_hours": 1e6}
"""Sessions and open tables of a stored database must not end because years have passed."""
SECONDS: Final = 300.0
"""How long bots may take for their moves: they share the machine with whatever else runs."""

Doc = dict[str, Any]


class StoredTable:
    """One table of a stored database, its people and what they saw when it was stored."""

    def __init__(self, club: Club, name: str, id: str, people: dict[int, Person], status: str) -> None:
        self.club = club
        self.name = name
        self.id = id
        self.people = people
        self.status = status

    @property
    def everybody(self) -> list[Person]:
        return list(self.people.values())

    def status_now(self) -> str:
        return str(self.everybody[0].get(f"/tables/{self.id}")["status"])

    def states(self) -> dict[int, Doc]:
        return {seat: person.get(f"/tables/{self.id}/state") for seat, person in self.people.items()}

    def seen(self) -> Doc:
        """What holds in every version: who is asked what, all that was said, what became of the deals. Choices are
        texts that records are made of, and together they tell the position."""
        return {
            "status": self.status_now(),
            "seats": {str(seat): self._seen_by(person) for seat, person in self.people.items()},
        }

    def _seen_by(self, person: Person) -> Doc:
        deals = person.get(f"/tables/{self.id}/deals")
        doc: Doc = {
            "talk": [[line["name"], line["text"]] for line in person.get(f"/tables/{self.id}/talk")],
            "deals": [[deal["number"], deal["status"]] for deal in deals],
        }
        if self.status_now() in ("running", "over"):
            state = person.get(f"/tables/{self.id}/state")
            doc |= {"decision": state["decision"], "actors": state["actors"]}
            doc["choices"] = sorted(choice["action"] for choice in state["choices"])
            doc["result"] = state.get("result")
        return doc

    def play(self, rng: random.Random, until: Callable[[Doc], bool]) -> None:
        """Random moves of its people until somebody's state is as wished; bots play their own seats meanwhile."""
        end = time.monotonic() + SECONDS
        states = self.states()
        while not any(until(state) for state in states.values()):
            if self._moved(states, rng):
                end = time.monotonic() + SECONDS
            elif time.monotonic() > end:
                raise TimeoutError(f"{self.name}: nobody acts")
            states = self.states()

    def _moved(self, states: dict[int, Doc], rng: random.Random) -> bool:
        """Whether somebody who is asked has made a random move."""
        asked = [seat for seat, state in states.items() if state["choices"]]
        if not asked:
            time.sleep(0.01)
            return False
        seat = rng.choice(asked)
        return self._act(seat, rng.choice(states[seat]["choices"])["action"], states[seat]["decision"])

    def _act(self, seat: int, action: str, decision: int) -> bool:
        """Whether it was done; a bot that was quicker may have changed what is asked."""
        person = self.people[seat]
        body = {"actions": [action], "decision": decision}
        answer = person.client.post(f"/api/tables/{self.id}/actions", headers=person.headers, json=body)
        assert answer.status_code == 200 or answer.json()["code"] == "decision/stale", answer.text
        return bool(answer.status_code == 200)


def decide(table: StoredTable, kind: str) -> None:
    """All vote for it."""
    first, *others = table.everybody
    first.post(f"/tables/{table.id}/votes", kind=kind)
    for person in others:
        votes = person.get(f"/tables/{table.id}")["votes"]
        if votes:
            person.post(f"/tables/{table.id}/votes/{votes[0]['id']}", yes=True)


def folders() -> list[Path]:
    """One for each version that has left databases behind."""
    return sorted(path for path in FIXTURES.iterdir() if (path / "sqlite.json").is_file())


@contextmanager
def copy_of(folder: Path, store: str, scratch: Path) -> Iterator[tuple[Club, list[StoredTable], list[Doc]]]:
    """A server of today on a copy of a stored database, with its tables and what was seen of them."""
    with ExitStack() as stack:
        if store == "sqlite":
            shutil.copy(folder / "sqlite.db", scratch / "club.db")
            club = stack.enter_context(opened(scratch, **LASTING))
        else:
            address = stack.enter_context(postgres.running())
            restore(folder / "postgres.sql", address)
            club = stack.enter_context(opened(scratch, database=address, **LASTING))
        known = json.loads((folder / f"{store}.json").read_text(encoding="utf-8"))
        yield club, [stored(club, doc) for doc in known], [doc["seen"] for doc in known]


def stored(club: Club, doc: Doc) -> StoredTable:
    people = {int(seat): Person(club.client, me) for seat, me in doc["people"].items()}
    return StoredTable(club, doc["name"], doc["id"], people, doc["seen"]["status"])


def restore(dump: Path, address: str) -> None:
    bin = postgres.programs()
    assert bin is not None
    command = [str(bin / "psql"), "-q", "-v", "ON_ERROR_STOP=1", "-f", str(dump), address]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=120)
