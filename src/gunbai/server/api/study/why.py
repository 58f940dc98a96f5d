"""Why something cannot be done now: the engine's refusals, asked for before anything is tried."""

from __future__ import annotations

from pydantic import Field
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.kernel.errors import GunbaiError, RuleViolation
from gunbai.server.api import routes
from gunbai.server.api.common import Body, SignedIn, VisibleTable, answer, errors, seat_at
from gunbai.server.api.play import ActionText
from gunbai.server.refusal import refused_by_rules
from gunbai.session.session import NotYourSeat, Session

router = routes.router("play")


class WhyBody(Body):
    """Actions or asides of mine, each looked at alone."""

    actions: list[ActionText] = Field(min_length=1, max_length=64)


class ReasonDoc(TypedDict):
    """A reason against it, worded by the front end as any refusal."""

    code: str
    clauses: list[str]
    details: dict[str, str | int]


class AnswerDoc(TypedDict):
    """One action: possible now, or the reasons why not."""

    action: str
    possible: bool
    reasons: list[ReasonDoc]


class WhyDoc(TypedDict):
    answers: list[AnswerDoc]


@router.post("/tables/{id}/why", response_model=WhyDoc, responses=errors(404, 409))
async def ask_why(table: VisibleTable, body: WhyBody, caller: SignedIn) -> Response:
    """Of each action: why it is not possible now. Nothing is done; reasons come from what my seat may know."""
    seat = seat_at(table, caller)
    async with table.lock:
        play = table.playing()
        return answer(WhyDoc(answers=[_answer(play, seat, text) for text in body.actions]))


def _answer(play: Session, seat: int, text: str) -> AnswerDoc:
    refused = _refused(play, seat, text)
    return AnswerDoc(action=text, possible=refused is None, reasons=[] if refused is None else [_reason(refused)])


def _refused(play: Session, seat: int, text: str) -> GunbaiError | None:
    try:
        return play.refusal(play.parsed(seat, text))
    except NotYourSeat as foreign:
        raise refused_by_rules(foreign) from None
    except GunbaiError as error:
        return error


def _reason(error: GunbaiError) -> ReasonDoc:
    clause = error.clause if isinstance(error, RuleViolation) else ""
    return ReasonDoc(code=error.code, clauses=[clause] if clause else [], details=error.details)
