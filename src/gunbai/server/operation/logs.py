"""Structured logs: an event and named fields, as JSON or for the eye. What is named like a secret is left out."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Mapping
from typing import Any, Final

SECRET_WORDS: Final = ("password", "token", "secret", "cookie", "seed", "invite", "authorization", "key", "position")
ROOT: Final = "gunbai"
FIELDS: Final = "fields"
OTHERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "websockets", "asyncio")
"""What libraries have to say goes where ours goes, as one line each."""
NONSENSE: Final = frozenset(
    {
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)
"""It is refused, and anybody could fill the log with it."""


class Logger:
    """Says what happened, with its particulars as fields."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(f"{ROOT}.{name}")

    def info(self, event: str, **fields: object) -> None:
        self._logger.info(event, extra={FIELDS: fields})

    def warning(self, event: str, **fields: object) -> None:
        self._logger.warning(event, extra={FIELDS: fields})

    def exception(self, event: str, **fields: object) -> None:
        """An error with the trace of the exception being handled."""
        self._logger.error(event, extra={FIELDS: fields}, exc_info=True)


class Formatter(logging.Formatter):
    """One line an event; a trace follows it, or is one of its fields in JSON."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "of": record.name}
        line |= {"event": record.getMessage(), **without_secrets(getattr(record, FIELDS, {}))}
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        if self.as_json:
            return json.dumps({**line, "trace": trace} if trace else line, default=str, ensure_ascii=False)
        head, event = " ".join(str(line.pop(name)) for name in ("at", "level", "of")), line.pop("event")
        fields = " ".join(f"{name}={value}" for name, value in line.items())
        return "\n".join(part for part in (f"{head}: {event} {fields}".rstrip(), trace) if part)


def configure(level: str, *, as_json: bool) -> None:
    """Where the logs go: to standard output, from this level on."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(Formatter(as_json=as_json))
    root = logging.getLogger(ROOT)
    root.handlers = [handler]
    root.propagate = False
    root.setLevel(logging.getLevelNamesMapping().get(level.upper(), logging.INFO))
    for name in OTHERS:
        other = logging.getLogger(name)
        other.handlers, other.propagate, other.filters = [handler], False, [is_ours]
        other.setLevel(logging.WARNING)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of a library is about our work, and not about nonsense that somebody has sent."""
    return record.getMessage() not in NONSENSE


def without_secrets(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields that are named like a secret lose their value."""
    return {name: "(secret)" if _is_secret(name) else value for name, value in fields.items()}


def _is_secret(name: str) -> bool:
    return any(word in name.lower() for word in SECRET_WORDS)
