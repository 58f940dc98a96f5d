"""A promise beside an offer: a building block in words, or the player's own words."""

from __future__ import annotations

import json

from gunbai.locale.words import GameWords


def terms_of(text: str) -> dict[str, object] | None:
    """The building block that a promise at this table is, None for one in free words."""
    if not text.startswith('{"block"'):
        return None
    found = json.loads(text)
    return dict(found) if isinstance(found, dict) else None


def said(words: GameWords, text: str, to: int) -> str:
    """A promise as it is shown: a building block in words, free words in quotes."""
    terms = terms_of(text)
    if terms is None:
        return words.words.text("quoted", text=text)
    about = {name: value for name, value in terms.items() if isinstance(value, str | int)}
    return words.promise(about, to)
