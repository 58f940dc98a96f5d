"""Play: my state, my actions, undo, the record."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query
from pydantic import Field, StringConstraints
from starlette.responses import Response

from gunbai.server.api import routes
from gunbai.server.api.common import Body, MaybeCaller, SignedIn, VisibleTable, answer, errors, person_of, seat_at
from gunbai.server.wire.state import StateDoc

router = routes.router("play")

ActionText = Annotated[str, StringConstraints(min_length=1, max_length=120, pattern=r"^[!-~]+( [!-~]+)*$")]
Since = Annotated[int, Query(ge=0, le=1_000_000, description="my events from this number on")]


class ActBody(Body):
    """One action, or a chain that is applied whole or not at all."""

    actions: list[ActionText] = Field(min_length=1, max_length=64)
    decision: int | None = Field(default=None, ge=0, le=10**9)
    """The decision that is answered; a stale one is refused with the new state, but what was done already and is sent
    again is answered as done. An aside needs none."""
    since: int = Field(default=0, ge=0, le=1_000_000)


class UndoBody(Body):
    count: int = Field(default=1, ge=1, le=200)
    since: int = Field(default=0, ge=0, le=1_000_000)


@router.get("/tables/{id}/state", response_model=StateDoc, responses=errors(404, 409))
async def show_state(table: VisibleTable, caller: MaybeCaller, since: Since = 0) -> Response:
    """The game as I see it, and what I may do."""
    async with table.lock:
        return answer(table.state(table.seat_of(person_of(caller, table.id)), since))


@router.post("/tables/{id}/actions", response_model=StateDoc, responses=errors(404, 409))
async def act(table: VisibleTable, body: ActBody, caller: SignedIn) -> Response:
    """Do something; the answer comes when it is durable."""
    seat = seat_at(table, caller)
    return answer(await table.act(seat, list(body.actions), body.decision, since=body.since))


@router.post("/tables/{id}/undo", response_model=StateDoc, responses=errors(404, 409))
async def undo(table: VisibleTable, body: UndoBody, caller: SignedIn) -> Response:
    """Take back my own latest actions, never across a reveal."""
    seat = seat_at(table, caller)
    return answer(await table.undo(seat, body.count, body.since))


class TeaBody(Body):
    do: Literal["wait", "go_on", "take_back"]
    """Ask the others to wait for me, let them go on without me, take my cup back."""


@router.post("/tables/{id}/tea", response_model=StateDoc, responses=errors(404, 409))
async def drink_tea(table: VisibleTable, body: TeaBody, caller: SignedIn) -> Response:
    """At tea, beside the rules: time for myself or for others, and a change of mind while a cup is poured."""
    seat = seat_at(table, caller)
    async with table.lock:
        table.playing()
        aside = table.tea.do(seat, body.do)
        if aside is None:
            await table.tea.keep()
            table.publish()
        else:
            await table.commit(lambda play: play.act(seat, [aside], None), seat, "player")
        return answer(table.state(seat, None))
