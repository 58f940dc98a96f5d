"""The language of the terminal: as asked for, else that of its user, if the terminal can show it."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Final

import typer

from gunbai.locale.words import ENGLISH, NAMES, Words, of_terminal

Language = Annotated[
    str,
    typer.Option("--lang", metavar="LANG"),
]
OWN: Final = ""
"""What `--lang` is when nobody asked."""


def words_of(language: str = OWN) -> Words:
    """The words of a language; an unknown one is refused with those there are."""
    return Words(language or _own())


def _own() -> str:
    found = of_terminal(os.environ)
    try:
        NAMES[found].encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ENGLISH
    return found
