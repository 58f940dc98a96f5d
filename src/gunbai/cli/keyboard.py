"""What a player types, on whatever keyboard: digits of other scripts, keys of other layouts at the same place."""

from __future__ import annotations

from typing import Final

DIGITS: Final = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "0123456789" * 2)
LAYOUTS: Final = str.maketrans(
    "йцукенгшщзфывапролдячсмить" + "і" + "ضصثقفغعهخحشسیبلاتنمظطزرذدپ" + "؟",
    "qwertyuiopasdfghjklzxcvbnm" + "s" + "qwertyuiopasdfghjklzxcvbnm" + "?",
)
"""The Latin letter on the key of a Russian, Ukrainian or Persian one."""
LONGEST: Final = 9
"""Digits that count; whatever is longer is more than anything here."""


def plain_digits(line: str) -> str:
    return line.translate(DIGITS)


def number(word: str) -> int | None:
    """The whole number that was typed; None for anything else."""
    if not (word.isascii() and word.isdigit()):
        return None
    return int(word) if len(word) <= LONGEST else 10**LONGEST


def latin(word: str) -> str:
    """The word as the same keys spell it on a Latin keyboard."""
    return word.lower().translate(LAYOUTS)
