"""Make the databases that later versions must open: `python -m scripts.make_database`, before a version is tagged.

One server on SQLite and one on PostgreSQL, each with tables of both games in many states: waiting, at tea, bidding,
planning, with people, with bots, paused, over, given up, a lesson, with talk and deals. They lie in
`tests/server/fixtures/VERSION`, and `tests/server/test_databases.py` plays every one of them on to its end. What
an older version has left is never made anew: it is what that version wrote.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from tests.server import postgres
from tests.server.club import Club, Person, opened
from tests.server.databases import FIXTURES, LASTING, Doc, StoredTable, decide

SEED: Final = 2026
RISING_SUN: Final[Doc] = {"game": "rising-sun"}
SHOGUN: Final[Doc] = {"game": "shogun", "options": {"years": "1"}}
NAMES: Final = ("Ann", "Bo", "Cy", "Dee", "Eli")
Plot = Callable[["Maker"], StoredTable]


class Maker:
    """Makes the tables on a server, one after the other."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.rng = random.Random(SEED)
        self.people = [club.guest(name) for name in NAMES]

    def table(self, name: str, people: int, seats: int = 0, begin: bool = True, **wishes: Any) -> StoredTable:
        """A table with so many people; it is begun unless somebody is waited for."""
        guests = self.people[:people]
        wanted = {"seats": seats or people, "name": name, **wishes}
        id = self.club.started(*guests, **wanted) if begin else str(self.club.table(*guests, **wanted)["id"])
        return StoredTable(self.club, name, id, dict(enumerate(guests)), "")

    def until(self, table: StoredTable, step: str, sealed: int = 0, moves: int = 0) -> StoredTable:
        """Played on until somebody is asked this, after at least so many decisions, and so many have answered."""

        def here(state: Doc) -> bool:
            asked = state["choices"] and state["question"]["step"] == step and state["decision"] >= moves
            return bool(asked) and len(state["actors"]) <= len(table.people) - sealed

        table.play(self.rng, here)
        return table

    def to_the_end(self, table: StoredTable) -> StoredTable:
        table.play(self.rng, lambda state: state["status"] == "over")
        return table


def waiting(maker: Maker) -> StoredTable:
    table = maker.table("waiting", 2, 4, begin=False, **RISING_SUN)
    table.everybody[0].post(f"/tables/{table.id}/talk", 201, text="two more, and we begin")
    return table


def tea(maker: Maker) -> StoredTable:
    """Somebody has drunk, the others talk and deal."""
    table = maker.until(maker.table("tea", 4, **RISING_SUN), "tea", sealed=1)
    bargain(table)
    return table


def bidding(maker: Maker) -> StoredTable:
    return maker.until(maker.table("bidding", 3, **RISING_SUN), "bids", sealed=0, moves=60)


def with_bots(maker: Maker) -> StoredTable:
    bots = ["steady", "novice"]
    return maker.until(maker.table("with bots", 1, 3, bots=bots, **RISING_SUN), "mandate", moves=40)


def five_at_war(maker: Maker) -> StoredTable:
    return maker.until(maker.table("five at war", 5, **RISING_SUN), "advantage")


def rising_sun_over(maker: Maker) -> StoredTable:
    table = maker.to_the_end(maker.table("sun has set", 1, 3, bots=["random", "random"], **RISING_SUN))
    table.everybody[0].post(f"/tables/{table.id}/talk", 201, text="well played")
    return table


def planning(maker: Maker) -> StoredTable:
    """One plan is closed, the others are being made."""
    table = maker.table("planning", 3, pace="turns", **SHOGUN)
    maker.until(table, "planning", sealed=1, moves=30)
    bargain(table, goods={"coins": 0, "promise": "no march into Echizen"})
    return table


def shogun_with_bots(maker: Maker) -> StoredTable:
    return maker.until(maker.table("with bots too", 2, 4, bots=["steady", "novice"], **SHOGUN), "march")


def drafting(maker: Maker) -> StoredTable:
    return maker.until(maker.table("drafting", 3, game="shogun"), "draft", moves=3)


def paused(maker: Maker) -> StoredTable:
    table = maker.until(maker.table("paused", 3, **SHOGUN), "how_many")
    decide(table, "pause")
    return table


def given_up(maker: Maker) -> StoredTable:
    table = maker.until(maker.table("given up", 3, **RISING_SUN), "mandate")
    decide(table, "abort")
    return table


def shogun_over(maker: Maker) -> StoredTable:
    return maker.to_the_end(maker.table("shogun is found", 1, 3, bots=["random", "random"], **SHOGUN))


def lesson(maker: Maker) -> StoredTable:
    learner = maker.people[0]
    id = learner.post("/lessons", 201, game="shogun")["id"]
    table = StoredTable(maker.club, "lesson", id, {0: learner}, "")
    maker.until(table, "planning")
    return table


PLOTS: Final[tuple[Plot, ...]] = (
    waiting,
    tea,
    bidding,
    with_bots,
    five_at_war,
    rising_sun_over,
    drafting,
    planning,
    shogun_with_bots,
    paused,
    given_up,
    shogun_over,
    lesson,
)


def bargain(table: StoredTable, goods: Doc | None = None) -> None:
    """Talk and whispers; a deal that was taken, one that was refused, one that is open."""
    ann, bo = table.everybody[:2]
    say, deals = f"/tables/{table.id}/talk", f"/tables/{table.id}/deals"
    ann.post(say, 201, text="who is with me?")
    bo.post(say, 201, text="I am, for a coin", to=0)
    offer = goods or {"coins": 1, "promise_asked": "stay out of Edo"}
    taken = ann.post(deals, 201, to=1, **offer)["number"]
    bo.post(f"{deals}/{taken}/accept")
    refused = bo.post(deals, 201, to=0, promise="peace until winter")["number"]
    ann.post(f"{deals}/{refused}/refuse")
    ann.post(deals, 201, to=1, promise="peace for ever")


def made(club: Club) -> list[Doc]:
    """All tables, and what their people see; a server's own restart between would change nothing of it."""
    maker = Maker(club)
    return [remembered(plot(maker)) for plot in PLOTS]


def remembered(table: StoredTable) -> Doc:
    people = {str(seat): known(person) for seat, person in table.people.items()}
    return {"name": table.name, "id": table.id, "people": people, "seen": table.seen()}


def known(person: Person) -> Doc:
    return {"id": person.id, "token": person.token}


def on_sqlite(folder: Path, scratch: Path) -> None:
    with opened(scratch, **LASTING) as club:
        write(folder / "sqlite.json", made(club))
    (folder / "sqlite.db").unlink(missing_ok=True)
    with sqlite3.connect(scratch / "club.db") as connection:
        connection.execute("VACUUM INTO ?", [str(folder / "sqlite.db")])


def on_postgres(folder: Path, scratch: Path) -> None:
    bin = postgres.programs()
    assert bin is not None, "PostgreSQL is needed"
    with postgres.running() as address:
        with opened(scratch, database=address, **LASTING) as club:
            write(folder / "postgres.json", made(club))
        command = [str(bin / "pg_dump"), "--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=200", address]
        dump = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout
    (folder / "postgres.sql").write_text(plain(dump), encoding="utf-8")


def plain(dump: str) -> str:
    """Without comments, and without what other versions of PostgreSQL do not know."""
    kept = [line for line in dump.splitlines() if line.strip() and not re.match(r"--|\\|SET transaction_timeout", line)]
    return "\n".join(kept) + "\n"


def write(file: Path, tables: list[Doc]) -> None:
    file.write_text(json.dumps(tables, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    folder = FIXTURES / version("gunbai")
    folder.mkdir(parents=True, exist_ok=True)
    for make in (on_sqlite, on_postgres):
        with tempfile.TemporaryDirectory() as scratch:
            make(folder, Path(scratch))


if __name__ == "__main__":
    main()
