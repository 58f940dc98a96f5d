"""Profiles: games played and won, and the ledger of promises."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from gunbai.server.documents import ProfileDoc
from gunbai.server.refusal import not_found
from gunbai.server.services import Services
from gunbai.server.store.schema import DEALS, SEATS, TABLES
from gunbai.server.store.tables import IN_EARNEST


async def profile(services: Services, id: str) -> ProfileDoc:
    person = await services.people.find(id)
    if person is None or person.claimed_by is not None or person.gone:
        raise not_found("person")
    over = (TABLES.c.status == "over") & IN_EARNEST
    mine = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.person == id)
    async with services.database.reading() as connection:
        games = (
            await connection.execute(select(SEATS.c.seat, TABLES.c.result, TABLES.c.rated).where(mine, over))
        ).all()
        promises = select(DEALS.c.by_seat, DEALS.c.to_seat, DEALS.c.marks, SEATS.c.seat)
        at_table = (DEALS.c.table_id == SEATS.c.table_id) & (SEATS.c.person == id) & (DEALS.c.status == "accepted")
        deals = (await connection.execute(promises.where(at_table))).all()
    marks = [_mark(deal.marks, deal.seat) for deal in deals if deal.seat in (deal.by_seat, deal.to_seat)]
    return ProfileDoc(
        id=person.id,
        name=person.name,
        guest=person.is_guest,
        since=person.created,
        games=len(games),
        won=sum(seat in _winners(result) for seat, result, _ in games),
        rated=sum(rated for _, _, rated in games),
        rated_won=sum(seat in _winners(result) for seat, result, rated in games if rated),
        kept=marks.count("kept"),
        broken=marks.count("broken"),
    )


def _winners(result: str | None) -> list[int]:
    document: dict[str, Any] = msgspec.json.decode(result) if result else {}
    return list(document.get("winners", []))


def _mark(marks: str, seat: int) -> str:
    """What the other side said of this seat's promise."""
    return str(msgspec.json.decode(marks).get(str(seat), ""))
