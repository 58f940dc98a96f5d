"""Other words for our terms, out of the glossary: those of the editions people own, and everyday ones."""

from __future__ import annotations

import functools
import json
from typing import Any, Final

from gunbai.locale.spelling import folded, words_of
from gunbai.locale.words import FOLDER

GLOSSARY: Final = FOLDER / "glossary.json"
SCOPES: Final = {"rising-sun": ("rs.", "c."), "shogun": ("sg.", "c.")}
"""How the keys of a game's terms begin, and those of both games."""


@functools.cache
def _entries() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(GLOSSARY.read_text(encoding="utf-8"))
    return found


@functools.cache
def synonyms(language: str, game: str) -> dict[str, list[list[str]]]:
    """What each other word may mean in a game: for every term it stands for the words of that term; all folded."""
    found: dict[str, list[list[str]]] = {}
    for entry in _entries():
        if entry["key"].startswith(SCOPES[game]):
            for other in entry.get("synonyms", {}).get(language, []):
                found.setdefault(folded(other), []).append(words_of(entry[language]))
    return found


@functools.cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the language that the glossary has, of either game: none of them is a slip of the finger."""
    known: set[str] = set()
    for entry in _entries():
        for text in (entry.get(language, ""), *entry.get("synonyms", {}).get(language, [])):
            known.update(words_of(text))
    return frozenset(known)
