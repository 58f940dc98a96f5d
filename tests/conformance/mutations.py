"""Random damage to JSON documents: what a person's typing or a hostile client may do to a position."""

from __future__ import annotations

import copy
import random
from typing import Any

Path = tuple[str | int, ...]
STRANGE: tuple[Any, ...] = (None, True, -1, 0, 1, 2, 3, 7, 127, 128, 10**12, 1.5, "", "koi", "x", [], {}, [0], {"x": 1})


def paths_of(document: Any, here: Path = ()) -> list[Path]:
    """Every place in a document but the document itself."""
    found: list[Path] = []
    if isinstance(document, dict):
        for key, value in document.items():
            found += [(*here, key), *paths_of(value, (*here, key))]
    elif isinstance(document, list):
        for index, value in enumerate(document):
            found += [(*here, index), *paths_of(value, (*here, index))]
    return found


def at(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document


def changed(document: Any, path: Path, value: object) -> Any:
    """A copy with another value at one place."""
    damaged = copy.deepcopy(document)
    at(damaged, path[:-1])[path[-1]] = value
    return damaged


def mutated(document: Any, rng: random.Random) -> tuple[Any, str]:
    """A copy with one thing changed, and what it was, for the message of a failing test."""
    damaged = copy.deepcopy(document)
    paths = paths_of(damaged)
    path = rng.choice(paths)
    parent, key = at(damaged, path[:-1]), path[-1]
    kind = rng.choice(("strange", "strange", "near", "near", "elsewhere", "elsewhere", "word", "word", "drop", "more"))
    if kind == "strange":
        parent[key] = copy.deepcopy(rng.choice(STRANGE))
    elif kind == "near":
        parent[key] = _near(parent[key], rng)
    elif kind == "elsewhere":
        parent[key] = copy.deepcopy(at(document, rng.choice(paths)))
    elif kind == "word":
        path, word = rng.choice([(path, word) for path in paths if isinstance(word := at(document, path), str)])
        at(damaged, path[:-1])[path[-1]] = rng.choice(_words_like(word, document, paths))
    elif kind == "drop":
        del parent[key]
    elif isinstance(parent, list):
        parent.insert(int(key), copy.deepcopy(parent[int(key)]))
    else:
        parent[f"{key}x"] = parent[key]
    return damaged, f"{kind} at {'.'.join(map(str, path))}"


def _words_like(word: str, document: Any, paths: list[Path]) -> list[str]:
    """The other words of the document: where one of them stands, another may be no less valid."""
    return sorted({found for path in paths if isinstance(found := at(document, path), str)} - {word}) or [word]


def _near(value: Any, rng: random.Random) -> Any:
    """A value of the same shape, a little different."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + rng.choice((-2, -1, 1, 2))
    if isinstance(value, str):
        return value[:-1]
    if isinstance(value, list) and value:
        return rng.sample(value, len(value))
    if isinstance(value, dict) and value:
        keys = list(value)
        return dict(zip(keys, rng.sample(list(value.values()), len(keys)), strict=True))
    return [value]
