"""The language of the terminal: as asked for, else that of its user, if the terminal can show it."""

from __future__ import annotations

import os
import sys
from contextvars import ContextVar
from typing import Annotated, Final

import typer

from gunbai.kernel.errors import not_among
from gunbai.locale.glossary import printed_names
from gunbai.locale.words import ENGLISH, NAMES, Words, languages, of_terminal


def offered(begun: str) -> list[str]:
    """What a shell offers where a language should stand."""
    return [language for language in languages() if language.startswith(begun)]


Language = Annotated[
    str,
    typer.Option("--lang", metavar="LANG", autocompletion=offered),
]
OWN: Final = ""
"""What `--lang` is when nobody asked."""
asked_for: ContextVar[str] = ContextVar("asked_for", default=OWN)
"""What the command line asks for, wherever it says so: not every command takes the option itself."""
EDITION: Final = "@edition"
"""Behind a language: things are called as its printed edition calls them."""


def words_of(language: str = OWN) -> Words:
    """The words of a language, `fa@edition` with the names of its edition; an unknown one is refused with those there
    are."""
    language = language or asked_for.get()
    plain = language.removesuffix(EDITION)
    if plain == language:
        return Words(language or _own())
    printed = printed_names()
    if plain in languages() and plain not in printed:
        raise not_among("language", [f"{one}{EDITION}" for one in printed], language)
    return Words(plain, printed.get(plain))


def is_spoken(language: str) -> bool:
    """Whether there are words of this language."""
    return language in languages() or language.removesuffix(EDITION) in printed_names()


def _own() -> str:
    found = of_terminal(os.environ)
    try:
        NAMES[found].encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ENGLISH
    return found
