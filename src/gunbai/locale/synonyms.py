"""Other words for our terms, out of the glossary: those of the editions people own, and everyday ones."""

from __future__ import annotations

import functools
from typing import Any

from gunbai.locale.glossary import edition, entries, of_game
from gunbai.locale.spelling import folded, words_of


def _others(entry: dict[str, Any], language: str) -> list[str]:
    return [word for word in (edition(entry, language), *entry.get("synonyms", {}).get(language, [])) if word]


@functools.cache
def synonyms(language: str, game: str) -> dict[str, list[list[str]]]:
    """What each other word may mean in a game: for every term it stands for the words of that term; all folded."""
    found: dict[str, list[list[str]]] = {}
    for entry in of_game(game):
        for other in _others(entry, language):
            found.setdefault(folded(other), []).append(words_of(entry[language]))
    return found


@functools.cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the language that the glossary has, of either game: none of them is a slip of the finger."""
    known: set[str] = set()
    for entry in entries():
        for text in (entry.get(language, ""), *_others(entry, language)):
            known.update(words_of(text))
    return frozenset(known)
