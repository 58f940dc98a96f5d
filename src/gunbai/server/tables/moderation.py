"""What an admin does at tables, in the store: whoever has the table in memory reads it anew afterwards."""

from __future__ import annotations

import time
from typing import Any

from gunbai.bots import registry
from gunbai.server.services import Services
from gunbai.server.store.rows import TableRow
from gunbai.server.store.tables import LIVE


async def kicked(services: Services, id: str, person: str) -> bool:
    """Take a seat away from somebody: before the start it is free, in a running game a bot plays on. A table without
    people is closed, one without its host goes to the next player. Says whether they sat or hosted there."""
    found = await services.tables.find(id)
    if found is None or found[0].status not in LIVE:
        return False
    table, seats = found
    mine = [seat for seat in seats if seat.person == person]
    if not mine and table.host != person:
        return False
    others = [seat.person for seat in seats if seat.person not in (None, person)]
    changes = {seat.seat: _without(table) for seat in mine}
    await services.tables.unseat(id, changes, _passed_on(table, others, person))
    await services.people.revoke(person, scope=id)
    return True


def _without(table: TableRow) -> dict[str, Any]:
    """The seat as it is then. Its seed stays in a running game: the luck of the game is made of it."""
    if table.status == "open":
        return {"person": None, "name": "", "seed": "", "nonce": None}
    bot = registry.STAND_IN
    return {"person": None, "bot": bot, "name": bot, "stand_in": False, "nonce": None, "notes": None}


def _passed_on(table: TableRow, others: list[str], person: str) -> dict[str, Any]:
    """What changes about the table itself."""
    if not others:
        return {"status": "expired" if table.status == "open" else "aborted", "ended": time.time()}
    return {"host": others[0]} if table.host == person else {}


async def closed(services: Services, id: str) -> None:
    """End an open or running table."""
    await services.tables.change(id, status="aborted", ended=time.time())
    await services.tables.mark(id)


def is_public(saying: dict[str, Any]) -> bool:
    """The admin reads what all could hear. What two seats say to each other is theirs."""
    return saying["to_seat"] is None


async def heard(services: Services, id: str) -> list[dict[str, Any]]:
    """What was said to all at a table, numbered by itself: a gap would tell of whispers."""
    said = [saying for saying in await services.words.talk(id) if is_public(saying)]
    shown = ("at", "person", "name", "seat", "text", "removed")
    return [{"number": number, **{name: one[name] for name in shown}} for number, one in enumerate(said, 1)]


async def removed(services: Services, id: str, number: int) -> bool:
    """Take away what was said to all; says whether there was something of this number."""
    said = [saying for saying in await services.words.talk(id) if is_public(saying)]
    if not 1 <= number <= len(said):
        return False
    await services.words.remove(id, said[number - 1]["number"])
    await services.tables.mark(id)
    return True
