"""A database full of running games, for the measurements of the server. All tables begin with the same moves."""

from __future__ import annotations

import random
import time
from typing import Any

from sqlalchemy import insert

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.luck.chance import FairChance
from gunbai.server.ids import hashed
from gunbai.server.play import moves
from gunbai.server.services import Services
from gunbai.server.settings import Settings
from gunbai.server.store.schema import MOVES, SEATS, TABLES
from gunbai.session.session import begun

SEATS_PER_TABLE = 5
MOVES_BEFORE = 40
"""Moves that have been made at every table."""
LONG = "long"
LONG_MOVES = 300
"""A stored game that is opened while nothing else happens."""


async def prepared(database: str, game: str, tables: int) -> list[str]:
    """Running games of five seats each; returns their ids. All seats belong to people with known tokens."""
    services = Services(Settings(database=database, tables_per_person=10**6))
    await services.database.open()
    people = [await services.people.add_guest(f"Player {seat}") for seat in range(SEATS_PER_TABLE)]
    for seat, person in enumerate(people):
        await services.people.add_session(hashed(token(seat)), person.id, None, "bench", 1)
    template = moves_of(game, MOVES_BEFORE)
    ids = []
    async with services.database.writing() as connection:
        for number in range(tables):
            ids.append(await add_table(connection, game, f"bench{number}", people, template))
        await add_table(connection, game, LONG, people, moves_of(game, LONG_MOVES))
    await services.database.close()
    return ids


def token(seat: int) -> str:
    return f"bench-token-of-seat-{seat}"


def moves_of(game: str, count: int) -> list[Any]:
    """The first moves of a random game; its seed is the same at every table."""
    row: Any = table_row(game, "bench", "nobody")
    luck = FairChance(row["seed"], [""] * SEATS_PER_TABLE)
    session = begun(game_by_name(game), SEATS_PER_TABLE, {}, luck, table="bench")
    rng = random.Random(3)  # its games of both kinds are long enough
    entries: list[Any] = []
    while len(entries) < count:
        seat = session.actors()[0]
        entries += session.act(seat, [str(rng.choice(session.choices(seat)))], None)
    return [session.setup(), entries]


def table_row(game: str, id: str, host: str) -> dict[str, Any]:
    now = time.time()
    return {
        "id": id,
        "name": id,
        "game": game,
        "rules": 1,
        "options": "{}",
        "status": "running",
        "public": True,
        "pace": "live",
        "policy": "wait",
        "delay": 0,
        "host": host,
        "invite": f"invite-{id}",
        "seed": b"s" * 32,
        "created": now,
        "touched": now,
        "started": now,
    }


async def add_table(connection: Any, game: str, id: str, people: list[Any], template: list[Any]) -> str:
    setup, entries = template
    row = table_row(game, id, people[0].id)
    row["options"] = canonical(game_by_name(game).filled({}))
    row["rules"] = game_by_name(game).version
    row["setup"] = canonical(setup)
    await connection.execute(insert(TABLES), [row])
    seats = [{"table_id": id, "seat": n, "person": p.id, "name": p.name} for n, p in enumerate(people)]
    await connection.execute(insert(SEATS), seats)
    rows = [{"table_id": id, "number": n, "entry": moves.written(e), "at": 0.0} for n, e in enumerate(entries, 1)]
    await connection.execute(insert(MOVES), rows)
    return id
