"""Moves as they are stored: what a record holds, and beside it the going back that everybody has agreed to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from gunbai.kernel.records.match import Entry
from gunbai.kernel.records.record import entry_document
from gunbai.session.session import Session

encode = msgspec.json.Encoder().encode
REWIND: Final = "rewind "
"""Begins the entry of a going back, which stands beside the record; those in it begin with a seat."""


def rewound(session: Session, keep: int) -> list[Entry]:
    """Go back to the first `keep` moves."""
    session.rewind(keep)
    return [Entry(f"{REWIND}{keep}", [])]


def replayed(session: Session, stored: str | Mapping[str, Any]) -> object:
    """Carry out a stored move once more; returns it as it would be stored now."""
    if isinstance(stored, Mapping) and "rewind" in stored:
        return _document(rewound(session, int(stored["rewind"]))[0])
    return _document(session.replay(stored if isinstance(stored, str) else str(stored["do"])))


def written(entry: Entry) -> str:
    """A move as the store keeps it."""
    return encode(_document(entry)).decode()


def _document(entry: Entry) -> object:
    if entry.text.startswith(REWIND):
        return {"rewind": int(entry.text.removeprefix(REWIND))}
    return entry_document(entry)
