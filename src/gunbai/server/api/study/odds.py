"""The odds of an attack in Shogun, from what everybody at the table sees."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Query
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.pieces import ARMIES
from gunbai.games.shogun.rules.odds import odds_of_attack
from gunbai.games.shogun.table import UNUSED
from gunbai.games.shogun.view import View
from gunbai.kernel.errors import nearest
from gunbai.server.api import routes
from gunbai.server.api.common import SignedIn, VisibleTable, answer, errors, seat_at
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.tables.table import Table

router = routes.router("play")

Province = Annotated[str, Query(max_length=20, description="the province under attack")]
Armies = Annotated[int, Query(ge=1, le=ARMIES, description="armies that attack")]


class OddsDoc(TypedDict):
    """Shares of so many simulated throws, with the tower and the tray as they are now."""

    win: float
    draw: float
    """The province becomes neutral."""
    loss: float
    left: float
    """Armies in the province after a win, on average."""
    samples: int


@router.get("/tables/{id}/odds", response_model=OddsDoc, responses=errors(404, 409))
async def show_odds(table: VisibleTable, caller: SignedIn, province: Province, armies: Armies) -> Response:
    """What my attack on a province would bring now. Counted beside the event loop: a throw is quick, 2,000 are not."""
    seat = seat_at(table, caller)
    view = _seen_by_all(table)
    if province not in PROVINCES:
        listed = ", ".join(nearest(province, PROVINCES))
        raise Refusal(422, "input/invalid", f"province: expected one of {listed}, got {province!r}")
    target = PROVINCES.index(province)
    if view.table.owner[target] in (seat, UNUSED):
        raise Refusal(409, "odds/no_attack", f"{province} cannot be attacked by seat {seat}", clause="SG5.7")
    odds = await asyncio.to_thread(odds_of_attack, view.table, seat, target, armies)
    return answer(
        OddsDoc(
            win=odds.win,
            draw=odds.draw,
            loss=odds.loss,
            left=odds.armies / odds.wins if odds.wins else 0.0,
            samples=odds.samples,
        )
    )


def _seen_by_all(table: Table) -> View:
    view = table.play.view(None) if table.play is not None else None
    if not isinstance(view, View):
        raise not_found("odds")
    return view
