"""Moves as they are stored: what a record holds, and beside it the going back that everybody has agreed to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.kernel.records.record import entry_document
from gunbai.session.session import Session


def acted(session: Session, seat: int, texts: list[str], decision: int | None) -> list[Any]:
    """Carry out actions of a seat, whole or not at all; returns what is to be stored."""
    return [entry_document(entry) for entry in session.act(seat, texts, decision)]


def undone(session: Session, seat: int, count: int) -> list[Any]:
    """Take back the seat's own latest actions."""
    return [entry_document(session.undo(seat, count))]


def rewound(session: Session, keep: int) -> list[Any]:
    """Go back to the first `keep` moves."""
    session.rewind(keep)
    return [{"rewind": keep}]


def replayed(session: Session, stored: str | Mapping[str, Any]) -> Any:
    """Carry out a stored move once more; returns it as it would be stored now."""
    if isinstance(stored, Mapping) and "rewind" in stored:
        return rewound(session, int(stored["rewind"]))[0]
    return entry_document(session.replay(stored if isinstance(stored, str) else str(stored["do"])))
