"""Talk and deals."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Path, Query
from pydantic import Field, StringConstraints
from starlette.responses import Response

from gunbai.server.api import routes
from gunbai.server.api.common import (
    AnyServer,
    Body,
    MaybeCaller,
    SignedIn,
    VisibleTable,
    answer,
    errors,
    person_of,
    seat_at,
    whole_person,
)
from gunbai.server.deals import bargains as bargaining
from gunbai.server.deals.ledger import Offer
from gunbai.server.documents import TalkDoc
from gunbai.server.refusal import Refusal
from gunbai.server.store.rows import PersonRow
from gunbai.server.tables.table import Table
from gunbai.server.wire.deals import Audience, BlockDoc, DealDoc, Mark, Reason, TermsDoc

router = routes.router("talk")

Speech = Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=r"^[^\x00]+$")]
Promise = Annotated[str, StringConstraints(max_length=400, pattern=r"^[^\x00]*$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z_0-9]+$")]
DealNumber = Annotated[int, Path(ge=1, le=999_999)]


class SayBody(Body):
    text: Speech
    to: int | None = Field(default=None, ge=0, le=9)
    """The only seat that shall hear it."""


class BlockBody(Body):
    """A promise made of a building block: which one, and its particulars."""

    block: Word
    province: Word | None = None
    advantage: Word | None = None
    mandate: Word | None = None
    kami: Word | None = None
    card: Word | None = None
    amount: int | None = Field(default=None, ge=0, le=127)
    seat2: int | None = Field(default=None, ge=0, le=9)

    def document(self) -> BlockDoc:
        return msgspec.convert(self.model_dump(exclude_none=True), BlockDoc)


class OfferBody(Body):
    """Goods that change hands when the deal is accepted, and promises, which bind nobody."""

    to: int = Field(ge=0, le=9)
    coins: int = Field(default=0, ge=0, le=127)
    ronin: int = Field(default=0, ge=0, le=127)
    coins_asked: int = Field(default=0, ge=0, le=127)
    ronin_asked: int = Field(default=0, ge=0, le=127)
    promise: Promise = ""
    promise_asked: Promise = ""
    promises: list[BlockBody] = Field(default=[], max_length=4)
    """What I promise in building blocks: it is watched, and everybody who knows of it sees how it stands."""
    promises_asked: list[BlockBody] = Field(default=[], max_length=4)
    open_to: Audience = "pair"
    """Whether the whole table hears of it, or the two alone."""
    answers: int | None = Field(default=None, ge=1, le=999_999)
    """The offer of theirs this one counters."""
    seconds: int | None = Field(default=None, ge=5, le=2_592_000)
    """How long the offer stands."""

    def terms(self) -> TermsDoc:
        return TermsDoc(
            coins=self.coins,
            ronin=self.ronin,
            coins_asked=self.coins_asked,
            ronin_asked=self.ronin_asked,
            promise=self.promise,
            promise_asked=self.promise_asked,
            promises=[block.document() for block in self.promises],
            promises_asked=[block.document() for block in self.promises_asked],
        )

    def offer(self) -> Offer:
        return Offer(self.to, self.terms(), self.answers, self.seconds, self.open_to)


class RefuseBody(Body):
    reason: Reason | None = None
    """The kind of reason; nobody has to give one."""


class MarkBody(Body):
    mark: Mark


@router.get("/tables/{id}/talk", response_model=list[TalkDoc], responses=errors(404))
async def show_talk(
    table: VisibleTable, caller: MaybeCaller, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """What I have heard at this table, after number `since`."""
    seat = table.seat_of(person_of(caller, table.id))
    return answer(table.talk.heard(seat, since, over=table.is_over))


@router.post("/tables/{id}/talk", status_code=201, response_model=TalkDoc, responses=errors(404, 409))
async def say(table: VisibleTable, body: SayBody, server: AnyServer, caller: SignedIn) -> Response:
    """Say something to all, or to one seat. Spectators are heard by spectators until the game is over."""
    if caller.scope != table.id:
        whole_person(caller)
    _check_voice(caller.person)
    server.speech.take(caller.person.id)
    seat = table.seat_of(person_of(caller, table.id))
    _check_listener(table, seat, body.to)
    async with table.lock:
        saying = await table.talk.say(caller.person, seat, body.to, body.text)
        table.telling.said(saying)
        return answer(table.talk.document(saying, seat, over=table.is_over), 201)


def _check_voice(person: PersonRow) -> None:
    if person.muted:
        raise Refusal(403, "talk/muted", "the admin does not let you talk here")


def _check_listener(table: Table, seat: int | None, to: int | None) -> None:
    if to is None:
        return
    if seat is None:
        raise Refusal(403, "talk/spectator", "spectators do not talk to players in private")
    if to == seat or to >= len(table.seats) or table.seats[to].person is None:
        raise Refusal(422, "talk/to", "there is nobody else at that seat", {"seat": to})


@router.get("/tables/{id}/deals", response_model=list[DealDoc], responses=errors(404))
async def show_deals(table: VisibleTable, caller: MaybeCaller) -> Response:
    """The deals at this table that I know of: mine, and those that everybody hears of."""
    seat = table.seat_of(person_of(caller, table.id))
    return answer([] if seat is None and table.lags else table.deals.of(seat))


@router.post("/tables/{id}/deals", status_code=201, response_model=DealDoc, responses=errors(404, 409))
async def offer_deal(table: VisibleTable, body: OfferBody, caller: SignedIn) -> Response:
    """Offer a deal, or counter one."""
    seat = seat_at(table, caller)
    if body.promise or body.promise_asked:
        _check_voice(caller.person)
    deal = await bargaining.offer(table, seat, body.offer())
    return answer(deal.document(), 201)


@router.post("/tables/{id}/deals/{deal}/accept", response_model=DealDoc, responses=errors(404, 409))
async def accept_deal(table: VisibleTable, deal: DealNumber, caller: SignedIn) -> Response:
    """Accept an offer made to me; goods change hands at once."""
    return answer((await bargaining.answer(table, deal, seat_at(table, caller), "accepted")).document())


@router.post("/tables/{id}/deals/{deal}/refuse", response_model=DealDoc, responses=errors(404, 409))
async def refuse_deal(
    table: VisibleTable, deal: DealNumber, caller: SignedIn, body: RefuseBody | None = None
) -> Response:
    """Refuse an offer made to me, and say why if I like."""
    reason = None if body is None else body.reason
    return answer((await bargaining.answer(table, deal, seat_at(table, caller), "refused", reason)).document())


@router.post("/tables/{id}/deals/{deal}/retract", response_model=DealDoc, responses=errors(404, 409))
async def retract_deal(table: VisibleTable, deal: DealNumber, caller: SignedIn) -> Response:
    """Take back an offer of mine."""
    return answer((await bargaining.answer(table, deal, seat_at(table, caller), "retracted")).document())


@router.put("/tables/{id}/deals/{deal}/mark", response_model=DealDoc, responses=errors(404, 409))
async def mark_deal(table: VisibleTable, deal: DealNumber, body: MarkBody, caller: SignedIn) -> Response:
    """Say whether the other side kept its promise; their profile counts it."""
    marked = await bargaining.mark(table, deal, seat_at(table, caller), body.mark)
    return answer(marked.document())
