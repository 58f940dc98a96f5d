"""Positions that people keep: named, listed for their owner, shown to whoever has the link, played on in what-ifs."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from typing import Annotated, Any, Final, cast

from fastapi import Path, Request
from pydantic import Field
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import GunbaiError
from gunbai.server.api import routes
from gunbai.server.api.common import (
    AnyServer,
    Body,
    DoneDoc,
    MaybeCaller,
    SignedIn,
    Title,
    answer,
    errors,
    whole_person,
)
from gunbai.server.api.elsewhere import document_of, shown
from gunbai.server.api.positions.drafts import read_draft
from gunbai.server.api.study.what_if import BranchesDoc, Word, check_bot
from gunbai.server.documents import Hidden, TableDoc
from gunbai.server.ids import new_id
from gunbai.server.people.identity import Caller
from gunbai.server.refusal import Refusal, not_found, once_stored, refused_by_rules
from gunbai.server.server import Server
from gunbai.server.store.studies import PositionRow
from gunbai.server.tables import seating
from gunbai.server.tables.replays import imagined
from gunbai.server.wire.games import DraftDoc, GameName

router = routes.router("positions")

COST: Final = 5
"""Writes that keeping a position or playing it counts for."""
LENGTH: Final = 20
"""Of an id: it is the link, and nobody guesses it."""
PositionId = Annotated[
    str, Path(min_length=1, max_length=LENGTH, pattern=r"^[a-z0-9]+$", description="a position's id")
]


class KeepBody(Body):
    """A position and its name."""

    name: Title
    document: dict[str, Any]


class PlayBody(Body):
    """As whom to play a position, and against whom."""

    seat: int = Field(ge=0, le=9)
    bot: Word = "steady"
    hidden: Hidden = "dealt"
    name: Title | None = None


class PositionBriefDoc(TypedDict):
    """A position in a list."""

    id: str
    game: GameName
    name: str
    created: float
    touched: float


class PositionDoc(PositionBriefDoc):
    """A position that is kept. Whoever has its id may look at it and play it; only its owner changes it."""

    document: DraftDoc
    mine: bool


class PositionsDoc(TypedDict):
    """My positions, the one touched last first."""

    positions: list[PositionBriefDoc]


@router.post("/positions", status_code=201, response_model=PositionDoc, responses=errors(409))
async def keep_position(body: KeepBody, server: AnyServer, caller: SignedIn) -> Response:
    """Keep a position; one that the engine cannot read is refused with its field."""
    person = whole_person(caller).person
    server.writes.take(person.id, COST)
    game, document = await asyncio.to_thread(_written, body.document)
    now = time.time()
    row = PositionRow(new_id(LENGTH), person.id, game, body.name, document, now, now)
    if not await server.services.positions.add(row, server.settings.positions_per_person):
        raise Refusal(409, "position/too_many", "you keep too many positions")
    return answer(_document(row, person.id), 201)


@router.get("/positions", response_model=PositionsDoc, responses=errors())
async def list_positions(server: AnyServer, caller: SignedIn) -> Response:
    """My positions."""
    rows = await server.services.positions.of(whole_person(caller).person.id)
    return answer(PositionsDoc(positions=[_brief(row) for row in rows]))


@router.get("/positions/{id}", response_model=PositionDoc, responses=errors(404))
async def show_position(id: PositionId, server: AnyServer, caller: MaybeCaller) -> Response:
    """A position, for whoever has its id."""
    return answer(_document(await _found(server, id), None if caller is None else caller.person.id))


@router.put("/positions/{id}", response_model=PositionDoc, responses=errors(404))
async def change_position(id: PositionId, body: KeepBody, server: AnyServer, caller: SignedIn) -> Response:
    """Another board or name for a position of mine."""
    server.writes.take(caller.person.id, COST)
    row = await _mine(server, id, caller)
    game, document = await asyncio.to_thread(_written, body.document)
    if game != row.game:
        raise Refusal(422, "input/invalid", f"document.game: expected {row.game}, got {game}", {"field": "game"})
    changed = await server.services.positions.change(id, body.name, document)
    if changed is None:
        raise not_found("position")
    return answer(_document(changed, caller.person.id))


@router.delete("/positions/{id}", response_model=DoneDoc, responses=errors(404))
async def remove_position(id: PositionId, server: AnyServer, caller: SignedIn) -> Response:
    """Forget a position of mine; games that were played from it stay."""
    await _mine(server, id, caller)
    await server.services.positions.remove(id)
    return answer(DoneDoc(done=True))


@router.post("/positions/{id}/what-if", status_code=201, response_model=TableDoc, responses=errors(404, 409))
async def play_position(
    id: PositionId, body: PlayBody, request: Request, server: AnyServer, caller: SignedIn
) -> Response:
    """A game of my own from this position on, against bots; it is in no lobby and counts nowhere."""
    person = whole_person(caller).person
    server.writes.take(person.id, COST)
    row = await _found(server, id)
    check_bot(row.game, body.bot)
    position, source = await asyncio.to_thread(_begun, row, body)
    study = {"move": 0, "hidden": body.hidden, "position": position, "built": True}
    made = await seating.create_study(
        server.services, person, source, body.seat, body.bot, body.name or row.name, study
    )
    with once_stored():
        await seating.start(await server.hub.get(made), person)
        return answer(await document_of(server, request, made, person.id), 201)


@router.get("/positions/{id}/what-if", response_model=BranchesDoc, responses=errors(404))
async def list_plays(id: PositionId, request: Request, server: AnyServer, caller: SignedIn) -> Response:
    """My games from this position, each with its outcome."""
    person = whole_person(caller).person
    ids = await server.services.tables.branches(person.id, (await _found(server, id)).id)
    found = [await shown(server, request, one, person.id) for one in ids]
    return answer(BranchesDoc(tables=[one[1] for one in found if one is not None]))


def _written(document: dict[str, Any]) -> tuple[str, str]:
    """The game and the text of a position, as the engine writes it."""
    game, state = read_draft(document)
    return game.name, canonical(game.draft(state))


def _begun(row: PositionRow, body: PlayBody) -> tuple[dict[str, Any], seating.Source]:
    """The position to begin with; what its player may not know is dealt anew, unless it is to stay as it was built."""
    game = game_by_name(row.game)
    try:
        state = game.from_position(json.loads(row.document), secrets.randbits(62))
        if body.seat >= state.seats():
            raise Refusal(404, "move/unknown", "there is no such move or seat", {"moves": 0})
        if state.is_over():
            raise Refusal(409, "what_if/over", "nothing is left to be played from there", {"move": 0})
        view = state.view(body.seat)
        position = state.position() if body.hidden == "kept" else imagined(game, view, secrets.randbits(62))
        options = cast(dict[str, str], position["options"])
        nobody: list[str | None] = [None] * state.seats()
        return dict(position), seating.Source(
            row.id, row.game, game.version, canonical(game.filled(options)), None, nobody
        )
    except GunbaiError as error:  # it was kept under other rules
        raise refused_by_rules(error) from None


async def _found(server: Server, id: str) -> PositionRow:
    row = await server.services.positions.find(id)
    if row is None:
        raise not_found("position")
    return row


async def _mine(server: Server, id: str, caller: Caller) -> PositionRow:
    """Of a position of somebody else nobody learns more than its link shows."""
    row = await _found(server, id)
    if row.person != whole_person(caller).person.id:
        raise Refusal(403, "position/not_yours", "only who has built it changes it")
    return row


def _brief(row: PositionRow) -> PositionBriefDoc:
    return PositionBriefDoc(id=row.id, game=row.game, name=row.name, created=row.created, touched=row.touched)


def _document(row: PositionRow, person: str | None) -> PositionDoc:
    return PositionDoc(**_brief(row), document=json.loads(row.document), mine=row.person == person)
