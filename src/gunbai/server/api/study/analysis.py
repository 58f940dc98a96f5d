"""What a finished game hinged on: asked for once, thought out in the background, shown as far as it has come."""

from __future__ import annotations

import json
from typing import Literal

from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.analysis.documents import Analysis
from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, SignedIn, VisibleTable, answer, errors
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.server import Server
from gunbai.server.store.studies import AnalysisRow
from gunbai.server.tables.table import Table

router = routes.router("replays")

COST = 10
"""Writes that asking counts for: it is a minute of thinking."""


class AnalysisDoc(TypedDict):
    """How far an analysis has come, and what it has found by now."""

    status: Literal["waiting", "working", "done", "failed"]
    done: float
    analysis: Analysis | None


@router.post("/tables/{id}/analysis", status_code=202, response_model=AnalysisDoc, responses=errors(404, 409))
async def ask_for_analysis(table: VisibleTable, server: AnyServer, caller: SignedIn) -> Response:
    """Have a finished game analysed; asking again changes nothing."""
    _refuse_running(table)
    server.writes.take(caller.person.id, COST)
    if await server.services.analyses.find(table.id) is None:
        server.studies.take(caller.person.id)
    row = await server.services.analyses.ask(table.id)
    if not row.is_done:
        server.analyses.see_to(table.id)
    return answer(_document(server, row), 202)


@router.get("/tables/{id}/analysis", response_model=AnalysisDoc, responses=errors(404, 409))
async def show_analysis(table: VisibleTable, server: AnyServer) -> Response:
    """What is known by now, for all who may see the replay; 404 until somebody has asked for it."""
    _refuse_running(table)
    row = await server.services.analyses.find(table.id)
    if row is None:
        raise not_found("analysis")
    if not row.is_done:
        server.analyses.see_to(table.id)
    return answer(_document(server, row))


def _refuse_running(table: Table) -> None:
    """Of a game under way nothing is computed, whoever asks: what is hidden stays so."""
    if table.row.status != "over" or table.play is None or not table.play.is_over():
        raise Refusal(409, "table/not_over", "analyses are of finished games", {"status": table.row.status})
    if table.row.origin is not None:
        raise Refusal(409, "table/study", "a what-if is not analysed: it does not begin at the beginning")


def _document(server: Server, row: AnalysisRow) -> AnalysisDoc:
    found = json.loads(row.document) if row.document else None
    return AnalysisDoc(status=_status(server, row), done=row.done, analysis=found)


def _status(server: Server, row: AnalysisRow) -> Literal["waiting", "working", "done", "failed"]:
    if row.is_done:
        return "done"
    if row.table_id in server.analyses.failed:
        return "failed"
    return "working" if row.done > 0 else "waiting"
