"""Refusals: every wrong request gets a status, a stable code and, where a rule is the reason, its clause."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from typing_extensions import TypedDict

from gunbai.kernel.errors import (
    BadInput,
    GunbaiError,
    MalformedAction,
    NotYourTurn,
    RuleViolation,
    StaleDecision,
)
from gunbai.server.wire.state import StateDoc
from gunbai.session.session import NotYourSeat


class ErrorDoc(TypedDict):
    """What every refused request is answered with."""

    code: str
    message: str
    clause: str | None
    details: dict[str, str | int]
    state: StateDoc | None
    """After a stale action: the state as it is now, so that nothing has to be asked again."""


class Refusal(Exception):
    """A request that is refused. It has changed nothing."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        details: dict[str, str | int] | None = None,
        clause: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.details = details or {}
        self.clause = clause
        self.state: StateDoc | None = None
        self.headers: dict[str, str] = {}

    def document(self) -> ErrorDoc:
        return ErrorDoc(code=self.code, message=str(self), clause=self.clause, details=self.details, state=self.state)


def refused_by_rules(error: GunbaiError) -> Refusal:
    """The engine's refusal as an answer: malformed 400, not your turn or stale 409, against the rules 422."""
    clause = error.clause or None if isinstance(error, RuleViolation) else None
    return Refusal(_status(error), error.code, str(error), dict(error.details), clause)


def _status(error: GunbaiError) -> int:
    if isinstance(error, NotYourSeat):
        return 403
    if isinstance(error, MalformedAction):
        return 400
    if isinstance(error, StaleDecision | NotYourTurn):
        return 409
    if isinstance(error, RuleViolation | BadInput):
        return 422
    return 400


def not_found(what: str) -> Refusal:
    return Refusal(404, f"{what}/unknown", f"there is no such {what}")


def moving() -> Refusal:
    """Nothing was done: the table is just passing from one process to another."""
    refusal = Refusal(503, "table/moving", "this table is moving to another process, try again in a moment")
    refusal.headers["Retry-After"] = "1"
    return refusal


def lost() -> Refusal:
    """Whether it was done is not known here: the process with the table, or its session with the database, has gone."""
    refusal = Refusal(
        503, "table/lost", "no answer came from where this table is kept: see its state for what happened"
    )
    refusal.headers["Retry-After"] = "1"
    return refusal


def not_stored() -> Refusal:
    """The disk refuses; whoever says this has made sure of it."""
    return Refusal(503, "storage/failed", "it could not be stored; nothing has changed")


def storage_away() -> Refusal:
    """The database does not do what it should: it is gone, full, locked or read-only. Not the asker's fault."""
    refusal = Refusal(503, "storage/away", "the database does not answer, try again in a moment")
    refusal.headers["Retry-After"] = "1"
    return refusal


def in_doubt(error: BaseException | None) -> bool:
    """Whether the store may hold something that nobody in this process knows of: it failed, before it had written or
    after."""
    return isinstance(error, Refusal) and (error.code == "storage/away" or in_doubt(error.__context__))


@contextmanager
def once_stored() -> Iterator[None]:
    """Something is stored by now: whatever fails from here on, no answer may say that nothing was done."""
    try:
        yield
    except Refusal as refusal:
        raise (lost() if refusal.status == 503 else refusal) from None


def not_signed_in() -> Refusal:
    return Refusal(401, "session/missing", "say who you are first: as a guest, with an account or a token")
