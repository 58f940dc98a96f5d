"""What happens to accounts, by their owner, the admin's page or `gunbai admin`: written here once for all three."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from sqlalchemy import or_, select

from gunbai.server.documents import ExportDoc
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.settings import Registration
from gunbai.server.store.rows import PersonRow
from gunbai.server.store.schema import DEALS, HOOKS, PEOPLE, POSITIONS, SEATS, SESSIONS, TABLES, TALK, TRIES
from gunbai.server.store.tables import LIVE
from gunbai.server.tables.moderation import kicked

MOST_TABLES = 1_000_000


async def registration(services: Services) -> Registration:
    """Who may make an account now."""
    return cast("Registration", await services.people.registration() or services.settings.registration)


async def check_entry(services: Services, invitation: str | None) -> bool:
    """Refuses who may not make an account; says whether it takes the invitation."""
    mode = await registration(services)
    if mode == "closed":
        raise Refusal(403, "registration/closed", "nobody can make an account here now")
    if mode == "invited" and invitation is None:
        raise Refusal(403, "registration/invited", "an account is made by invitation here")
    if mode == "invited" and not await services.tickets.is_good("invite", str(invitation)):
        raise Refusal(403, "invitation/invalid", "this invitation is not good, or no longer")
    return mode == "invited"


async def created(services: Services, name: str, password: str, invitation: str | None) -> PersonRow:
    """An account, if this server lets one be made; the password comes hashed."""
    needed = await check_entry(services, invitation)
    return await services.people.add_account(name, password, invitation if needed else None)


async def deleted(services: Services, person: PersonRow) -> tuple[list[str], list[str]]:
    """Nothing is left of somebody but that games were played: bots go on with their running ones. Returns the sessions
    that ended and the tables that changed."""
    tables = await services.tables.listed(LIVE, person.id, MOST_TABLES, float("inf"))
    for id in tables:
        await kicked(services, id, person.id)
    return await services.people.erase(person.id), tables


async def exported(services: Services, person: PersonRow) -> ExportDoc:
    """All that is stored of somebody, except secrets: theirs (a hash) and those of running games."""
    mine = SEATS.c.person == person.id
    at_table = (SEATS.c.table_id == TABLES.c.id) & mine
    games = select(TABLES.c.id, TABLES.c.name, TABLES.c.game, TABLES.c.status, TABLES.c.started, TABLES.c.ended)
    games = games.add_columns(SEATS.c.seat, TABLES.c.result).where(at_table)
    selves = select(PEOPLE.c.id).where(or_(PEOPLE.c.id == person.id, PEOPLE.c.claimed_by == person.id))
    said = select(TALK.c.table_id, TALK.c.at, TALK.c.to_seat, TALK.c.text).where(TALK.c.person.in_(selves))
    deals = select(DEALS).join(SEATS, (SEATS.c.table_id == DEALS.c.table_id) & mine)
    deals = deals.where(or_(DEALS.c.by_seat == SEATS.c.seat, DEALS.c.to_seat == SEATS.c.seat))
    sessions = select(SESSIONS.c.label, SESSIONS.c.scope, SESSIONS.c.created, SESSIONS.c.expires)
    hooks = select(HOOKS.c.kind, HOOKS.c.target, HOOKS.c.created).where(HOOKS.c.person == person.id)
    queries = {
        "games": games,
        "said": said.order_by(TALK.c.at),
        "deals": deals,
        "sessions": sessions.where(SESSIONS.c.person == person.id),
        "notices": hooks,
        "positions": select(POSITIONS).where(POSITIONS.c.person == person.id).order_by(POSITIONS.c.created),
        "puzzles": select(TRIES).where(TRIES.c.person == person.id).order_by(TRIES.c.at),
    }
    async with services.database.reading() as connection:
        found = {name: [dict(row._mapping) for row in await connection.execute(q)] for name, q in queries.items()}
    stored = {name: [_plain(row) for row in rows] for name, rows in found.items()}
    return cast(ExportDoc, {"person": _about(person), **stored})


def _about(person: PersonRow) -> dict[str, Any]:
    shown = ("id", "name", "admin", "banned", "muted", "mail", "language", "created")
    return {name: getattr(person, name) for name in shown} | {"guest": person.is_guest}


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """Documents as documents, not as texts that hold them."""
    decoded = {
        name: msgspec.json.decode(row[name]) for name in ("result", "terms", "marks", "document") if row.get(name)
    }
    return {**row, **decoded}
