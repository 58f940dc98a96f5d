"""Advice on a plan in Shogun, before it is sealed: what the rules say of it, from what everybody at the table sees."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.games.shogun.data.words import CARD_NAMES, SPACE_COUNT, SPACES
from gunbai.games.shogun.rules.forecast import Advice, advice, after_bid, along, closed, harvest
from gunbai.games.shogun.table import NOTHING
from gunbai.games.shogun.table import Table as Board
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


class PurseDoc(TypedDict):
    """What is left when an open action is done; one that cannot be paid is skipped and leaves all."""

    space: Annotated[str, Component("ShogunSpaceName")]
    chests: int
    is_paid: bool


class ForecastDoc(TypedDict):
    """What the plan comes to, before anybody fights: chests from action to action, and rice for the winter."""

    chests: int
    after_bid: int
    open: list[PurseDoc]
    closed_gain: int
    closed_cost: int
    rice: int
    rice_gain: int
    provinces: int


class AdviceDoc(TypedDict):
    remarks: list[RemarkDoc]
    forecast: ForecastDoc


@router.post("/tables/{id}/advice", response_model=AdviceDoc, responses=errors(404, 409))
async def show_advice(table: VisibleTable, body: PlanBody, caller: SignedIn) -> Response:
    """What is to be said of a plan of mine. Nothing is done, and nothing is kept: a plan is its owner's secret."""
    seat = seat_at(table, caller)
    laid = [NOTHING] * SPACE_COUNT
    for space, card in body.plan.items():
        laid[_number("space", SPACES, space)] = _number("card", CARD_NAMES, card)
    async with table.lock:
        board = _seen_by_all(table).table
        found = AdviceDoc(
            remarks=[_remark(one) for one in advice(board, seat, laid)], forecast=_forecast(board, seat, laid)
        )
    return answer(found)


def _number(field: str, words: tuple[str, ...], word: str) -> int:
    if word not in words:
        listed = ", ".join(nearest(word, words))
        raise Refusal(422, "input/invalid", f"{field}: expected one of {listed}, got {word!r}")
    return words.index(word)


def _remark(one: Advice) -> RemarkDoc:
    return RemarkDoc(
        code=one.code, clause=one.clause, space=SPACES[one.space], card=CARD_NAMES[one.card], details=one.details
    )


def _forecast(board: Board, seat: int, laid: list[int]) -> ForecastDoc:
    gain, cost = closed(board, seat, laid)
    return ForecastDoc(
        chests=board.chests[seat],
        after_bid=after_bid(board, seat, laid),
        open=_purses(board, seat, laid),
        closed_gain=gain,
        closed_cost=cost,
        rice=board.rice[seat],
        rice_gain=harvest(board, seat, laid),
        provinces=len(board.provinces_of(seat)),
    )


def _purses(board: Board, seat: int, laid: list[int]) -> list[PurseDoc]:
    paid = {action: purse for action, _, purse in along(board, seat, laid)}
    purse = after_bid(board, seat, laid)
    rows: list[PurseDoc] = []
    for action in board.agenda:
        purse = paid.get(action, purse)
        rows.append(PurseDoc(space=SPACES[action], chests=purse, is_paid=action in paid))
    return rows


def _seen_by_all(table: Table) -> View:
    view = table.play.view(None) if table.play is not None else None
    if not isinstance(view, View):
        raise not_found("advice")
    return view
