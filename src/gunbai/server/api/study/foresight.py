"""What a chain of actions would come to, asked before it is sent: how far it goes and which promises it would break."""

from __future__ import annotations

from pydantic import Field
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.kernel.errors import GunbaiError
from gunbai.server.api import routes
from gunbai.server.api.common import Body, SignedIn, VisibleTable, answer, errors, seat_at
from gunbai.server.api.play import ActionText
from gunbai.server.refusal import refused_by_rules
from gunbai.session import doings

router = routes.router("play")


class ChainBody(Body):
    """Actions of mine in the order in which they would be sent."""

    actions: list[ActionText] = Field(min_length=1, max_length=64)


class ForesightDoc(TypedDict):
    actions: list[str]
    """What of the chain will be asked of me: this is what to send."""
    breaks: list[int]
    """Promises of mine that it would break, by their places in `promises`."""


@router.post("/tables/{id}/foresight", response_model=ForesightDoc, responses=errors(404, 409))
async def foresee(table: VisibleTable, body: ChainBody, caller: SignedIn) -> Response:
    """How far a chain of mine goes and what it would break. Nothing is done or kept, and nobody else hears of it."""
    seat = seat_at(table, caller)
    async with table.lock:
        try:
            asked, breaks = doings.foresee(table.playing(), seat, body.actions)
        except GunbaiError as error:
            raise refused_by_rules(error) from None
    return answer(ForesightDoc(actions=[str(action) for action in asked], breaks=breaks))
