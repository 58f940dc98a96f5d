"""Passwords: argon2, in a thread, because hashing is slow on purpose."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

HASHER: Final = PasswordHasher()


async def hashed(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def is_right(hash: str | None, password: str) -> bool:
    return await asyncio.to_thread(_verified, hash, password)


@cache
def _nobody() -> str:
    """Checked when a name is unknown, so that the time of an answer does not tell which names exist."""
    return HASHER.hash("nobody has this password")


def _verified(hash: str | None, password: str) -> bool:
    try:
        return HASHER.verify(hash or _nobody(), password) and hash is not None
    except (Argon2Error, InvalidHashError):
        return False
