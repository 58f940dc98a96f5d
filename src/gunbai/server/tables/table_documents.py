"""A table and its seats as one person sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.kernel.luck.chance import FairChance
from gunbai.server.documents import ClockDoc, Coaching, SeatDoc, StudyDoc, TableDoc
from gunbai.server.play.seeds import UNGIVEN

if TYPE_CHECKING:
    from gunbai.server.store.rows import TableRow
    from gunbai.server.tables.table import Table


def seat_documents(table: Table, viewer: int | None) -> list[SeatDoc]:
    """What a viewer may know of the seats: who must choose, and while choices are sealed, who is ready."""
    lags = viewer is None and table.lags
    acting = [] if lags else table.acting()
    sealed = table.play is not None and bool(acting) and table.play.is_sealed()
    return [
        SeatDoc(
            seat=seat.seat,
            name=seat.name,
            person=seat.person,
            guest=seat.guest,
            bot=seat.bot,
            stand_in=seat.stand_in,
            online=table.audience.is_online(seat.seat),
            acting=seat.seat in acting,
            ready=sealed and seat.seat not in acting,
            seeded=seat.seed not in UNGIVEN,
            bank=None if lags else table.clock.bank_of(seat.seat),
            deadline=None if lags else table.clock.deadline_of(seat.seat),
        )
        for seat in table.seats
    ]


def table_document(table: Table, person: str | None) -> TableDoc:
    row = table.row
    you = table.seat_of(person)
    is_mine = you is not None or person == row.host
    clock = ClockDoc(per_move=row.per_move, bank=row.bank or 0) if row.per_move is not None else None
    return TableDoc(
        id=row.id,
        name=row.name,
        game=row.game,
        rules=row.rules,
        options=row.option_values,
        status=row.status,
        public=row.public,
        pace=row.pace,
        clock=clock,
        policy=row.policy,
        delay=row.delay,
        host=row.host,
        seats=seat_documents(table, you),
        seed_hash=FairChance(row.seed, []).seed_hash,
        created=row.created,
        started=row.started,
        ended=row.ended,
        paused=row.paused,
        result=row.result_document,
        rematch=row.rematch if is_mine else None,
        you=you,
        invite=row.invite if is_mine else None,
        votes=table.votes.documents(),
        lesson=row.lesson,
        tea=round(table.tea.manners.times.pour),
        study=_study(row),
        rated=row.rated,
        coach=coaching(table),
    )


def coaching(table: Table) -> Coaching:
    """Whether players at this table may ask for ideas."""
    if table.row.rated or table.row.lesson:
        return "rated" if table.row.rated else "lesson"
    people = [seat for seat in table.seats if seat.person is not None]
    if len(people) < 2:
        return "free"
    return "agreed" if table.row.coach else "unasked"


def _study(row: TableRow) -> StudyDoc | None:
    """Where a what-if comes from; the position itself has secrets."""
    found = row.study_document
    if found is None or row.origin is None:
        return None
    built = row.origin if found.get("built") else None
    table = None if built else row.origin
    return StudyDoc(table=table, position=built, move=found["move"], hidden=found["hidden"])
