"""Runs of words that also stand in a printed rulebook: known by their hashes, for no rulebook's text is kept here.

python -m scripts.wordcheck.copying uk=FILE ru=FILE ru=FILE   remakes the hashes from rulebooks as plain text
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from gunbai.locale.spelling import words_of
from scripts.wordcheck.messages import Language, Text

FOLDER = Path(__file__).parent / "printed"
RUN = 8
"""So many words one after another are no chance."""
SIZE = 5
"""Bytes of a hash: none of some hundred thousand runs is taken for another."""


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every run of words, in small letters, without marks; numbers are left out, for lists of them are alike."""
    words = [word for word in words_of(text) if not word.isdigit()]
    return zip(*(words[start:] for start in range(RUN)), strict=False)


def hashed(run: tuple[str, ...]) -> bytes:
    return hashlib.sha256(" ".join(run).encode()).digest()[:SIZE]


def printed(language: str) -> frozenset[bytes]:
    """The hashes of a language's rulebooks; none where it has no edition."""
    path = FOLDER / f"{language}.bin"
    data = path.read_bytes() if path.exists() else b""
    return frozenset(data[start : start + SIZE] for start in range(0, len(data), SIZE))


def faults(language: Language, exceptions: Mapping[str, str]) -> Iterator[str]:
    known = printed(language.code)
    found = {text.place: run for text in language.texts.values() if (run := _copied(text, known))}
    for place, run in found.items():
        if place not in exceptions:
            yield f"{place}: stands in a rulebook: {' '.join(run)}"
    own = [place for place in exceptions if place.startswith(f"{language.code}/")]
    yield from (f"{place} is no longer an exception" for place in own if place not in found)


def _copied(text: Text, known: frozenset[bytes]) -> tuple[str, ...]:
    """The first run that is known; what is filled in parts a text."""
    pieces = text.plain.split("…")
    return next((run for piece in pieces for run in runs(piece) if hashed(run) in known), ())


def main(arguments: list[str]) -> int:
    """Write the hashes of the rulebooks that are named, one file a language."""
    books: dict[str, set[bytes]] = {}
    for argument in arguments:
        language, _, path = argument.partition("=")
        text = Path(path).read_text(encoding="utf-8")
        books.setdefault(language, set()).update(map(hashed, runs(text)))
    FOLDER.mkdir(exist_ok=True)
    for language, hashes in books.items():
        (FOLDER / f"{language}.bin").write_bytes(b"".join(sorted(hashes)))
    return 0 if books else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
