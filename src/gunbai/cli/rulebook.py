"""The rules in the terminal: a clause, a chapter, a search that forgives typing errors."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.kernel.errors import BadInput
from gunbai.locale.words import FOLDER, Words

CLAUSES: Final = (FOLDER / "clauses.txt").read_text(encoding="utf-8").split()
PREFIXES: Final = {"rising-sun": "RS", "shogun": "SG"}
HITS: Final = 8
ALL_WORDS: Final = 10
BRIEF: Final = 300
"""Characters of a clause in a list; worked examples are longer."""
WORD: Final = re.compile(r"\w+")


def key(clause: str) -> str:
    """The message of a clause: RS6.8 is RS6-8."""
    return clause.replace(".", "-")


def chapter_of(clause: str) -> str:
    return clause.partition(".")[0]


def chapters() -> list[str]:
    return list(dict.fromkeys(chapter_of(clause) for clause in CLAUSES if "." in clause))


def named(text: str, game: str = "") -> str:
    """The clause or chapter a player means: `rs6.8`, `6.8`, `RS-X1`; refuses with the nearest ones."""
    wanted = text.strip().upper().replace(" ", "")
    if wanted[:1].isdigit() and game:
        wanted = PREFIXES.get(game, "") + wanted
    if wanted in CLAUSES or wanted in chapters():
        return wanted
    near = difflib.get_close_matches(wanted, [*CLAUSES, *chapters()], n=5, cutoff=0.5) or chapters()
    raise BadInput("clause", "one like " + ", ".join(near) + " (or --search WORDS)", repr(text))


def clause(words: Words, one: str, brief: bool = False) -> RenderableType:
    """A clause with its title; in full unless brief."""
    head = Text(one, style="bold")
    if words.has(key(one), "title"):
        head.append(f"  {words.text(key(one), 'title')}")
    text = words.text(key(one))
    text = text[:BRIEF] + "…" if brief and len(text) > BRIEF else text
    parts: list[RenderableType] = [head, Padding(Text(text), (0, 0, 0, 2))]
    for part in () if brief else ("more", "see"):
        if words.has(key(one), part):
            body = words.text(key(one), part)
            body = words.text("cli-see", clauses=body) if part == "see" else body
            parts.append(Padding(Text(body, style="dim" if part == "see" else ""), (0, 0, 0, 2)))
    return Group(*parts)


def page(words: Words, one: str) -> RenderableType:
    """A clause, or a whole chapter in short."""
    if one in CLAUSES:
        return clause(words, one)
    inside = [clause(words, other, brief=True) for other in CLAUSES if chapter_of(other) == one and other != one]
    return Group(Text(f"{one}  {words.text(key(one))}", style="bold underline"), *inside)


def contents(words: Words) -> RenderableType:
    """The chapters."""
    lines = [Text(f"{one:<6} {words.text(key(one))}") for one in chapters()]
    return Group(*lines)


def search(words: Words, query: str) -> list[str]:
    """The clauses that fit best, a word mistyped here and there forgiven."""
    wanted = WORD.findall(query.lower())
    texts = {one: _text(words, one).lower() for one in CLAUSES}
    vocabulary = {word for text in texts.values() for word in WORD.findall(text)}
    forms = [_near(word, vocabulary) for word in wanted]
    scored = [(_score(texts[one], _title(words, one).lower(), forms), one) for one in CLAUSES]
    best = sorted((pair for pair in scored if pair[0] > 0), key=lambda pair: -pair[0])
    enough = ALL_WORDS * len(forms) if best and best[0][0] >= ALL_WORDS * len(forms) else 0
    return [one for score, one in best[:HITS] if score >= enough]


def _text(words: Words, one: str) -> str:
    more = words.text(key(one), "more") if words.has(key(one), "more") else ""
    return f"{_title(words, one)} {words.text(key(one))} {more}"


def _title(words: Words, one: str) -> str:
    return words.text(key(one), "title") if words.has(key(one), "title") else ""


def _near(word: str, vocabulary: Iterable[str]) -> list[str]:
    """The word itself and longer forms of it where the rules have them, else what looks like it."""
    known = [other for other in vocabulary if other.startswith(word)]
    return known or difflib.get_close_matches(word, list(vocabulary), n=3, cutoff=0.7)


def _score(text: str, title: str, forms: list[list[str]]) -> float:
    """One for each word found, and more if it stands in the title; clauses with every word first."""
    present, in_title = set(WORD.findall(text)), set(WORD.findall(title))
    found = sum(1 for form in forms if present.intersection(form))
    return found * (ALL_WORDS if found == len(forms) else 1) + sum(2 for form in forms if in_title.intersection(form))
