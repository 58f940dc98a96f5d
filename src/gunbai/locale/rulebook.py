"""The rulebook: clauses by chapter, the clause a reader means, and where a clause is used."""

from __future__ import annotations

import difflib
import functools
import json
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from gunbai.games import registry
from gunbai.games.rising_sun.steps.flow import STEPS as RISING_SUN_STEPS
from gunbai.games.shogun.steps.flow import STEPS as SHOGUN_STEPS
from gunbai.kernel.errors import not_like
from gunbai.locale.words import FOLDER, Words

CLAUSES: Final = (FOLDER / "clauses.txt").read_text(encoding="utf-8").split()
PREFIXES: Final = {"rising-sun": "RS", "shogun": "SG"}
QUESTIONS: Final = {
    "rising-sun": {name: step.clause for name, step in RISING_SUN_STEPS.items()},
    "shogun": {name: step.clause for name, step in SHOGUN_STEPS.items()},
}
REFUSALS: Final = FOLDER / "refusals.json"
"""The clause each refusal names, as scripts/make_citations.py finds them in the rules."""


class Use(NamedTuple):
    """Something that cites a clause: its kind and the message that words it."""

    kind: str
    key: str


def key(clause: str) -> str:
    """The message of a clause: RS6.8 is RS6-8."""
    return clause.replace(".", "-")


def chapter_of(clause: str) -> str:
    """RS6 of RS6.8; worked examples (RS-X1) are a chapter of their own, RS-X."""
    return clause.partition(".")[0] if "." in clause else clause.rstrip("0123456789")


def game_of(clause: str) -> str:
    return next(game for game, prefix in PREFIXES.items() if clause.startswith(prefix))


def clauses_of(game: str) -> list[str]:
    return [clause for clause in CLAUSES if clause.startswith(PREFIXES[game])]


def chapters(game: str = "") -> list[str]:
    """The chapters with a title of their own."""
    found = dict.fromkeys(chapter_of(clause) for clause in CLAUSES if "." in clause)
    return [chapter for chapter in found if chapter.startswith(PREFIXES.get(game, ""))]


def inside(chapter: str) -> list[str]:
    return [clause for clause in CLAUSES if chapter_of(clause) == chapter]


def named(text: str, game: str = "") -> str:
    """The clause or chapter a reader means: `rs6.8`, `6.8`, `RS-X1`; refuses with the nearest ones."""
    wanted = _spelt(text, game)
    if wanted in (*CLAUSES, *chapters()):
        return wanted
    raise not_like("clause", near(text, game) or chapters(game), text)


def near(text: str, game: str = "") -> list[str]:
    """The clauses and chapters that look like what was asked for, if a number was asked for."""
    if not any(sign.isdigit() for sign in text):
        return []
    known = [one for one in (*CLAUSES, *chapters()) if one.startswith(PREFIXES.get(game, ""))]
    return difflib.get_close_matches(_spelt(text, game), known, n=5, cutoff=0.5)


def _spelt(text: str, game: str) -> str:
    wanted = re.sub(r"-?([XY]\d)", r"-\1", text.strip().upper().replace(" ", ""))
    return PREFIXES[game] + wanted if game and re.match(r"-|\d", wanted) else wanted


def cited(words: Words, clause: str) -> list[str]:
    """The clauses this one refers to."""
    return words.text(key(clause), "see").split() if words.has(key(clause), "see") else []


@functools.cache
def uses(game: str) -> dict[str, list[Use]]:
    """What cites each clause of a game: clauses, cards and other things, options, questions, events, refusals."""
    found: dict[str, list[Use]] = {clause: [] for clause in clauses_of(game)}
    for clause, use in _citations(game):
        if clause in found and use not in found[clause]:
            found[clause].append(use)
    return found


def _citations(game: str) -> Iterator[tuple[str, Use]]:
    english = Words()
    for message in english.ids():
        if english.has(message, "see"):
            for clause in english.text(message, "see").split():
                yield clause, Use(_kind(message), message)
    rules = registry.game(game)
    for option in rules.options:
        yield option.clause, Use("option", f"option-{option.name}")
    for step, clause in QUESTIONS[game].items():
        if english.has(f"{game}-ask-{step}"):
            yield clause, Use("question", f"{game}-ask-{step}")
    for code, event in rules.events.kinds.items():
        if english.has(f"{game}-event-{code}"):
            yield from ((clause, Use("news", f"{game}-event-{code}")) for clause in event.clauses)
    for code, clauses in json.loads(REFUSALS.read_text(encoding="utf-8"))[game].items():
        whole, shared = code.replace("/", "-"), code.rpartition("/")[2]
        named = next(name for name in (whole, shared) if english.has(f"{game}-refusal-{name}"))
        yield from ((clause, Use("refusal", f"{game}-refusal-{named}")) for clause in clauses)


def _kind(message: str) -> str:
    """The vocabulary of a message; a clause is one of its own."""
    return "clause" if message[:2] in PREFIXES.values() else message.partition("-")[0]
