"""Structured logs. Secrets do not get into them: a filter at the end takes out what others forgot."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SECRET_WORDS: Final = ("password", "token", "secret", "cookie", "seed", "invite", "authorization", "key", "position")


def configure(level: str, *, as_json: bool) -> None:
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    renderer: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            without_secrets,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        cache_logger_on_first_use=True,
    )


def without_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace the value of every field that is named like a secret."""
    for name in event:
        if any(word in name.lower() for word in SECRET_WORDS):
            event[name] = "(secret)"
    return event
