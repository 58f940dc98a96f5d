"""Advice on a plan in Shogun, before it is sealed: what the rules say of it, from what everybody at the table sees."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.games.shogun.data.words import CARD_NAMES, SPACE_COUNT, SPACES
from gunbai.games.shogun.rules.forecast import Advice, advice
from gunbai.games.shogun.table import NOTHING
from gunbai.games.shogun.view import View
from gunbai.kernel.errors import nearest
from gunbai.server.api import routes
from gunbai.server.api.common import Body, SignedIn, VisibleTable, answer, errors, seat_at
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.tables.table import Table
from gunbai.server.wire.component import Component

router = routes.router("play")

Word = Annotated[str, StringConstraints(min_length=1, max_length=20)]


class PlanBody(Body):
    """A plan as far as it is made: a card for each space that has one."""

    plan: dict[Word, Word] = Field(max_length=SPACE_COUNT)


class RemarkDoc(TypedDict):
    """One piece of advice, worded by the front end."""

    code: str
    clause: str
    space: Annotated[str, Component("ShogunSpaceName")]
    card: Annotated[str, Component("ShogunCardName")]
    details: dict[str, int]


class AdviceDoc(TypedDict):
    remarks: list[RemarkDoc]


@router.post("/tables/{id}/advice", response_model=AdviceDoc, responses=errors(404, 409))
async def show_advice(table: VisibleTable, body: PlanBody, caller: SignedIn) -> Response:
    """What is to be said of a plan of mine. Nothing is done, and nothing is kept: a plan is its owner's secret."""
    seat = seat_at(table, caller)
    laid = [NOTHING] * SPACE_COUNT
    for space, card in body.plan.items():
        laid[_number("space", SPACES, space)] = _number("card", CARD_NAMES, card)
    async with table.lock:
        found = advice(_seen_by_all(table).table, seat, laid)
    return answer(AdviceDoc(remarks=[_remark(one) for one in found]))


def _number(field: str, words: tuple[str, ...], word: str) -> int:
    if word not in words:
        listed = ", ".join(nearest(word, words))
        raise Refusal(422, "input/invalid", f"{field}: expected one of {listed}, got {word!r}")
    return words.index(word)


def _remark(one: Advice) -> RemarkDoc:
    return RemarkDoc(
        code=one.code, clause=one.clause, space=SPACES[one.space], card=CARD_NAMES[one.card], details=one.details
    )


def _seen_by_all(table: Table) -> View:
    view = table.play.view(None) if table.play is not None else None
    if not isinstance(view, View):
        raise not_found("advice")
    return view
