"""Rows as types: what is read from the database and held in memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import msgspec

from gunbai.server.documents import Pace, Policy
from gunbai.server.wire.games import ResultDoc
from gunbai.server.wire.state import Status


@dataclass(slots=True)
class TableRow:
    """A table as it is stored; the authority keeps one and writes its changes through."""

    id: str
    name: str
    game: str
    rules: int
    options: str
    status: Status
    public: bool
    pace: Pace
    per_move: int | None
    bank: int | None
    policy: Policy
    delay: int
    host: str
    invite: str
    seed: bytes
    setup: str
    paused: bool
    created: float
    touched: float
    started: float | None
    ended: float | None
    result: str | None
    rematch: str | None
    imported: bool
    lesson: bool
    tea: int | None
    cups: str | None
    origin: str | None
    study: str | None
    rated: bool
    coach: bool

    @property
    def option_values(self) -> dict[str, str]:
        return msgspec.json.decode(self.options, type=dict[str, str])

    @property
    def result_document(self) -> ResultDoc | None:
        return None if self.result is None else cast(ResultDoc, msgspec.json.decode(self.result))

    @property
    def study_document(self) -> dict[str, Any] | None:
        return None if self.study is None else cast(dict[str, Any], msgspec.json.decode(self.study))


@dataclass(slots=True)
class SeatRow:
    """A seat as it is stored."""

    table_id: str
    seat: int
    person: str | None
    bot: str | None
    name: str
    seed: str
    bank: float | None
    stand_in: bool
    nonce: str | None
    notes: str | None
    """What its bot remembers of the game, as JSON."""
    guest: bool = False
    """Whether the person is a guest; looked up, not stored here."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody: a guest, or the holder of an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    admin: bool
    banned: bool
    claimed_by: str | None
    created: float
    language: str | None = None
    mail: str | None = None
    muted: bool = False
    gone: bool = False

    @property
    def is_guest(self) -> bool:
        return self.login is None
