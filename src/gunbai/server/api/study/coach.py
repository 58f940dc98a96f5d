"""What would you do, and what threatens me: a coach that knows what my seat may know, for those who may have one.

Against bots everybody may; among people when all have agreed; in rated games nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from concurrent.futures import BrokenExecutor
from typing import Final, TypeVar

from starlette.responses import Response

from gunbai.analysis.coach.documents import Begun, CounselDoc, ThreatsDoc
from gunbai.kernel.errors import GunbaiError
from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, SignedIn, VisibleTable, answer, errors, seat_at
from gunbai.server.operation.logs import Logger
from gunbai.server.people.identity import Caller
from gunbai.server.play.study_room import CoachTask
from gunbai.server.refusal import Refusal, refused_by_rules
from gunbai.server.server import Server
from gunbai.server.tables.table import Table
from gunbai.server.tables.table_documents import coaching

router = routes.router("play")
log = Logger("coach")
Said = TypeVar("Said")

COST: Final = 5
"""Writes that a question counts for: it is some seconds of thinking."""
SECONDS: Final = 3.0
PATIENCE_SECONDS: Final = 60.0
"""For an answer, those of others before it included: one worker thinks for all."""
REASONS: Final = {
    "unasked": "people play here: all of them must agree to a coach",
    "rated": "in a rated game nobody is coached",
    "lesson": "in a lesson the cards say what to do",
}


@router.post("/tables/{id}/coach", response_model=CounselDoc, responses=errors(404, 409))
async def ask_coach(table: VisibleTable, server: AnyServer, caller: SignedIn) -> Response:
    """What could be done now, the best idea first. Nothing is done, and nobody else hears of it."""
    return answer(await _said(server, server.coach.counsel(await _task(table, server, caller))))


@router.post("/tables/{id}/threats", response_model=ThreatsDoc, responses=errors(404, 409))
async def ask_for_threats(table: VisibleTable, server: AnyServer, caller: SignedIn) -> Response:
    """What the others could do to me in this season or round, by what I may know; also when I am not asked anything."""
    return answer(await _said(server, server.coach.threats(await _task(table, server, caller))))


async def _said(server: Server, thinking: Awaitable[Said]) -> Said:
    """What the worker says. One that has died or is stuck is replaced, and who asked may ask again."""
    try:
        return await asyncio.wait_for(thinking, PATIENCE_SECONDS)
    except Begun as begun:
        raise Refusal(409, "coach/begun", str(begun)) from None
    except GunbaiError as error:
        raise refused_by_rules(error) from None
    except (TimeoutError, BrokenExecutor):
        server.coach.replace()
        log.warning("the coach did not answer")
        raise Refusal(503, "coach/away", "the coach does not answer, try again in a moment") from None


async def _task(table: Table, server: Server, caller: Caller) -> CoachTask:
    seat = seat_at(table, caller)
    allowed = coaching(table)
    if allowed in REASONS:
        raise Refusal(409, f"coach/{allowed}", REASONS[allowed], {"coach": allowed})
    server.writes.take(caller.person.id, COST)
    async with table.lock:
        return CoachTask(table.row.game, table.playing().view(seat), seat, SECONDS)
