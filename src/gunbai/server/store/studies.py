"""What people study, in the database: analyses as far as they have come, tries at puzzles, positions of their own."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.store.database import Database
from gunbai.server.store.schema import ANALYSES, POSITIONS, TRIES

WHOLE: Final = 1.0


class AnalysisRow(NamedTuple):
    """One analysis: when it was asked for, when it last went on, how much is done, and what was found."""

    table_id: str
    asked: float
    touched: float
    done: float
    document: str | None

    @property
    def is_done(self) -> bool:
        return self.done >= WHOLE


class AnalysisStore:
    """One row a game."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str) -> AnalysisRow | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table))).one_or_none()
            return None if row is None else AnalysisRow(**row._mapping)

    async def ask(self, table: str) -> AnalysisRow:
        """The analysis of a game; begun now if nobody has asked for it yet."""
        found = await self.find(table)
        if found is not None:
            return found
        now = time.time()
        row = AnalysisRow(table, now, now, 0.0, None)
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(ANALYSES), [row._asdict()])
        except IntegrityError:  # somebody else has asked for it just now
            return await self.find(table) or row
        return row

    async def unfinished(self) -> list[str]:
        """Those that a server which ended has left, the oldest first."""
        query = select(ANALYSES.c.table_id).where(ANALYSES.c.done < WHOLE).order_by(ANALYSES.c.asked)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def take(self, row: AnalysisRow) -> bool:
        """Whether it is ours to go on with: of several processes one gets it."""
        mine = update(ANALYSES).where(ANALYSES.c.table_id == row.table_id, ANALYSES.c.touched == row.touched)
        async with self.database.writing() as connection:
            return (await connection.execute(mine.values(touched=time.time()))).rowcount > 0

    async def keep(self, table: str, done: float, document: str) -> None:
        query = update(ANALYSES).where(ANALYSES.c.table_id == table)
        async with self.database.writing() as connection:
            await connection.execute(query.values(touched=time.time(), done=done, document=document))


class TryRow(NamedTuple):
    """The first try of somebody at a puzzle, and their rating after it."""

    person: str
    puzzle: str
    game: str
    at: float
    day: str | None
    right: bool
    rating: float
    deviation: float


class TryStore:
    """Only the first try at a puzzle is kept: it is the one that counts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str, game: str) -> list[TryRow]:
        """All of somebody in one game, the first one first."""
        mine = select(TRIES).where(TRIES.c.person == person, TRIES.c.game == game)
        async with self.database.reading() as connection:
            return [TryRow(**row._mapping) for row in await connection.execute(mine.order_by(TRIES.c.at))]

    async def add(self, row: TryRow) -> bool:
        """False if they have tried it before, on another page for instance."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(TRIES), [row._asdict()])
        except IntegrityError:
            return False
        return True


class PositionRow(NamedTuple):
    """A position that somebody has built: its id opens it for everybody, only its owner changes it."""

    id: str
    person: str
    game: str
    name: str
    document: str
    created: float
    touched: float


class PositionStore:
    """What people have built, by its id or by who has built it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, id: str) -> PositionRow | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(POSITIONS).where(POSITIONS.c.id == id))).one_or_none()
            return None if row is None else PositionRow(**row._mapping)

    async def of(self, person: str) -> list[PositionRow]:
        """All of somebody, the one touched last first."""
        mine = select(POSITIONS).where(POSITIONS.c.person == person).order_by(POSITIONS.c.touched.desc())
        async with self.database.reading() as connection:
            return [PositionRow(**row._mapping) for row in await connection.execute(mine)]

    async def add(self, row: PositionRow, most: int) -> bool:
        """False if they have as many as they may keep; counted where it is written, so that nobody gets one more."""
        kept = select(func.count()).select_from(POSITIONS).where(POSITIONS.c.person == row.person)
        async with self.database.writing() as connection:
            if (await connection.execute(kept)).scalar_one() >= most:
                return False
            await connection.execute(insert(POSITIONS), [row._asdict()])
        return True

    async def change(self, id: str, name: str, document: str) -> PositionRow | None:
        changed = update(POSITIONS).where(POSITIONS.c.id == id)
        async with self.database.writing() as connection:
            await connection.execute(changed.values(name=name, document=document, touched=time.time()))
        return await self.find(id)

    async def remove(self, id: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(POSITIONS).where(POSITIONS.c.id == id))


async def hand_over_tries(connection: AsyncConnection, guest: str, account: str) -> None:
    """A guest has become an account: what that has tried itself stays, the rest is theirs from now on."""
    known = select(TRIES.c.puzzle).where(TRIES.c.person == account).scalar_subquery()
    await connection.execute(delete(TRIES).where(TRIES.c.person == guest, TRIES.c.puzzle.in_(known)))
    await connection.execute(update(TRIES).where(TRIES.c.person == guest).values(person=account))
