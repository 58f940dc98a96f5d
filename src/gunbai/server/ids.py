"""Names that cannot be guessed, and hashes of those that must not be stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""No letter that looks like another one: people read table names aloud."""


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored instead of a secret of full entropy."""
    return hashlib.sha256(secret.encode()).hexdigest()
