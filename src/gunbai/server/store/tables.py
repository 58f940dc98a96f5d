"""Tables, seats and moves in the database."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.store.database import Database
from gunbai.server.store.rows import SeatRow, TableRow
from gunbai.server.store.schema import DEALS, META, MOVES, PEOPLE, SEATS, TABLES

LIVE = ("open", "running")
MARK = "changed "
IN_EARNEST = TABLES.c.origin.is_(None)
"""Games, not what-ifs: those are in no lobby and count nowhere."""
OF_A_TABLE = (
    select(SEATS, (PEOPLE.c.id.is_not(None) & PEOPLE.c.login.is_(None)).label("guest"))
    .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
    .order_by(SEATS.c.seat)
)
"""The seats, and whether guests sit there."""


class TableStore:
    """What the authorities read and write about tables. Moves go through the journal instead."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self,
        table: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]],
        moves: Sequence[Mapping[str, Any]] = (),
        deals: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(TABLES), [dict(table)])
            await connection.execute(insert(SEATS), [dict(seat) for seat in seats])
            if moves:
                await connection.execute(insert(MOVES), [dict(move) for move in moves])
            if deals:
                await connection.execute(insert(DEALS), [dict(deal) for deal in deals])

    async def find(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).one_or_none()
            if row is None:
                return None
            found = await connection.execute(OF_A_TABLE.where(SEATS.c.table_id == id))
            return TableRow(**row._mapping), [SeatRow(**seat._mapping) for seat in found]

    async def id_of_invite(self, invite: str) -> str | None:
        async with self.database.reading() as connection:
            found = await connection.execute(select(TABLES.c.id).where(TABLES.c.invite == invite))
            return found.scalar_one_or_none()

    async def entries(self, id: str) -> list[tuple[Any, float]]:
        """The stored entries in order, rewinds included, each with its time."""
        query = select(MOVES.c.entry, MOVES.c.at).where(MOVES.c.table_id == id).order_by(MOVES.c.number)
        async with self.database.reading() as connection:
            return [(msgspec.json.decode(entry), at) for entry, at in await connection.execute(query)]

    async def change(self, id: str, **values: Any) -> None:
        """Write some columns of a table; every change counts as a touch."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == id).values(**{"touched": time.time(), **values})
            )

    async def change_seat(self, id: str, seat: int, **values: Any) -> None:
        query = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat).values(**values)
        async with self.database.writing() as connection:
            await connection.execute(query)
            await connection.execute(update(TABLES).where(TABLES.c.id == id).values(touched=time.time()))

    async def unseat(self, id: str, seats: Mapping[int, Mapping[str, Any]], values: Mapping[str, Any]) -> None:
        """Take seats away and see to the table, at once; whoever has it in memory reads it anew."""
        async with self.database.writing() as connection:
            for seat, changed in seats.items():
                query = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat)
                await connection.execute(query.values(**changed))
            changes = {"touched": time.time(), **values}
            await connection.execute(update(TABLES).where(TABLES.c.id == id).values(**changes))
            await _mark(connection, id)

    async def nonce(self, id: str, person: str) -> str | None:
        query = select(SEATS.c.nonce).where(SEATS.c.table_id == id, SEATS.c.person == person)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def begin(self, id: str, values: Mapping[str, Any], seats: Sequence[SeatRow]) -> None:
        """The start of a game: the table and all its seats at once, for seats may have been shuffled."""
        async with self.database.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == id).values(**values))
            await connection.execute(delete(SEATS).where(SEATS.c.table_id == id))
            await connection.execute(insert(SEATS), [_columns(seat) for seat in seats])

    async def listed(self, statuses: Sequence[str], person: str | None, limit: int, before: float) -> list[str]:
        """Ids of public tables, or of all tables of one person, newest first."""
        query = select(TABLES.c.id).where(TABLES.c.status.in_(statuses), TABLES.c.touched < before, IN_EARNEST)
        if person is None:
            query = query.where(TABLES.c.public.is_(True))
        else:
            mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
            query = query.where(or_(TABLES.c.id.in_(mine), TABLES.c.host == person))
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(TABLES.c.touched.desc()).limit(limit))
            return list(found.scalars())

    async def hosted(self, person: str) -> int:
        """How many open or running tables somebody hosts, what-ifs aside."""
        query = select(func.count()).where(TABLES.c.host == person, TABLES.c.status.in_(LIVE), IN_EARNEST)
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def branches(self, person: str, table: str | None = None) -> list[str]:
        """Ids of somebody's what-ifs, of one game or of all, newest first."""
        query = select(TABLES.c.id).where(TABLES.c.host == person, TABLES.c.origin.is_not(None))
        if table is not None:
            query = query.where(TABLES.c.origin == table)
        async with self.database.reading() as connection:
            return list((await connection.execute(query.order_by(TABLES.c.created.desc()))).scalars())

    async def stale(self, before: float) -> list[str]:
        """Open tables nobody touched since."""
        query = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.touched < before)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def mark(self, id: str) -> None:
        """Somebody changed this table beside the server: whoever has it in memory reads it anew."""
        async with self.database.writing() as connection:
            await _mark(connection, id)

    async def marked(self) -> dict[str, float]:
        """The tables that were changed beside the server, and when."""
        query = select(META.c.key, META.c.value).where(META.c.key.startswith(MARK))
        async with self.database.reading() as connection:
            return {key.removeprefix(MARK): float(at) for key, at in await connection.execute(query)}

    async def unmark(self, id: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(META).where(META.c.key == MARK + id))

    async def overview(self, status: str | None, limit: int) -> list[dict[str, Any]]:
        """Tables for the admin, the latest touched first, with the number of their moves."""
        moves = select(func.count()).where(MOVES.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(
            TABLES.c.id, TABLES.c.name, TABLES.c.game, TABLES.c.status, TABLES.c.touched, moves.label("moves")
        )
        if status is not None:
            query = query.where(TABLES.c.status == status)
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(TABLES.c.touched.desc()).limit(limit))
            return [dict(row._mapping) for row in found]

    async def unattended(self) -> list[str]:
        """Running tables that may go on by themselves: with bots, or with clocks; a what-if waits to be opened."""
        moved = select(SEATS.c.table_id).where(or_(SEATS.c.bot.is_not(None), SEATS.c.stand_in.is_(True)))
        goes_on = or_(TABLES.c.id.in_(moved), TABLES.c.per_move.is_not(None))
        query = select(TABLES.c.id).where(TABLES.c.status == "running", goes_on, IN_EARNEST)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())


async def _mark(connection: AsyncConnection, id: str) -> None:
    await connection.execute(delete(META).where(META.c.key == MARK + id))
    await connection.execute(insert(META), [{"key": MARK + id, "value": str(time.time())}])


def _columns(seat: SeatRow) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in SeatRow.__slots__ if name != "guest"}
