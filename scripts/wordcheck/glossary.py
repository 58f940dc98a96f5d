"""The glossary in use: a message named for a term is that term, and running text says the term, in any inflection."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from gunbai.locale.glossary import NAMED
from scripts.wordcheck.messages import Language, Text, uncounted

FILE = Path("src/gunbai/locale/glossary.json")
EVENTS = (
    *("plays_calm_5", "plays_calm_7", "village_militia", "strong_walls_2", "strong_walls_6", "temple_peace_3"),
    *("low_taxes", "high_taxes", "temple_peace_4", "good_harvest", "poor_harvest", "few_recruits"),
)
# Terms that running text must say wherever English says them.
SPOKEN = frozenset(
    {
        *("rs.honor", "rs.force", "rs.stronghold", "rs.province", "rs.coin", "rs.ronin", "rs.vp_short", "rs.figure"),
        *("rs.bushi", "rs.shinto", "rs.daimyo", "rs.monster", "rs.kami", "rs.shrine", "rs.hostage", "rs.toll"),
        *("rs.alliance", "rs.ally", "rs.mandate", "rs.virtue", "rs.reserve"),
        *("sg.region", "sg.province", "sg.castle", "sg.temple", "sg.theatre", "sg.army", "sg.farmer", "sg.chest"),
        *("sg.rice", "sg.revolt", "sg.tower", "sg.tray", "sg.cube", "sg.revolt_marker", "sg.vp"),
    }
)
# Names, which a translator may know by another word: a clan, a place, a card.
NAMES = re.compile(
    r"rs\.(?:clan|province|kami|card)\.\w+|rs\.(?:recruit|marshal|train|harvest|betray)"
    r"|rs\.(?:seppuku|take_hostage|hire_ronin|imperial_poets)|sg\.(?:province|special)\.\w+"
)
SCOPES = {"rs.": "rising-sun", "sg.": "shogun"}
NO_WORDS = frozenset({"see", "letter"})
# Placeholders that are words or names.
NO_NUMBERS = frozenset(
    {
        *("action", "advantage", "building", "card", "clan", "colour", "event", "figure", "house", "items", "kami"),
        *(
            "mandate",
            "mover",
            "name",
            "names",
            "origin",
            "owner",
            "place",
            "player",
            "province",
            "region",
            "seat",
            "space",
        ),
        *("special", "target", "who"),
    }
)
SHORTEST_STEM = 3


@dataclass(frozen=True)
class Term:
    """One entry of the glossary."""

    entry: Mapping[str, Any]

    @property
    def key(self) -> str:
        return str(self.entry["key"])

    @property
    def is_spoken(self) -> bool:
        return self.key in SPOKEN or NAMES.fullmatch(self.key) is not None

    def word(self, language: str) -> str:
        return str(self.entry[language])

    def applies_to(self, file: str) -> bool:
        return SCOPES.get(self.key[:3], "") in file

    @cached_property
    def in_english(self) -> re.Pattern[str]:
        word = self.word("en").partition(" (")[0]
        forms = {word, *self.entry.get("forms", {}).get("en", {}).values(), f"{word}s", re.sub("y$", "ies", word)}
        flags = 0 if word[0].isupper() else re.IGNORECASE
        return re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, forms), key=len, reverse=True))})\b", flags)

    def is_said(self, language: str, text: str) -> bool:
        """Whether a text has every word of the term, in some inflection."""
        words = _folded(text)
        related = [_folded(stem) for stem in self.entry.get("also", {}).get(language, [])]
        return any(_starts(stem, words) for stem in related) or any(
            all(_starts(stem, words) for stem in stems) for stems in self._stems(language)
        )

    def _stems(self, language: str) -> Iterator[list[str]]:
        forms = self.entry.get("forms", {}).get(language, {})
        inflected = [form for case in forms.values() for form in case.values()]
        for form in {self.word(language), *inflected}:
            yield [_stem(word) for word in _folded(form).split()]


def terms(root: Path) -> list[Term]:
    return [Term(entry) for entry in json.loads((root / FILE).read_text(encoding="utf-8"))]


def faults(glossary: list[Term], english: Language, other: Language, exceptions: Mapping[str, str]) -> Iterator[str]:
    """Where a language says another word than its glossary. `exceptions`: `uk KEY of MESSAGE` to the reason."""
    lacking = [term.key for term in glossary if other.code not in term.entry]
    if lacking:
        yield f"{other.code}: the glossary has no word of this language for {', '.join(lacking[:5])}"
        return
    found = dict.fromkeys(named_otherwise(glossary, other))
    if other.code != english.code:
        found |= dict.fromkeys([*unsaid(glossary, english, other), *uncounted_nouns(glossary, other)])
    for at, complaint in found:
        if at not in exceptions:
            yield complaint
    known = {at for at, _ in found}
    for at in exceptions:
        if at.startswith(f"{other.code} ") and at not in known:
            yield f"{at} is no longer an exception of the glossary"


def named_messages(glossary: list[Term]) -> Iterator[tuple[str, str, Term]]:
    """Every message (and attribute) that is nothing but a term."""
    for term in glossary:
        if term.key.startswith("sg.event."):
            yield f"event-{EVENTS[int(term.key.rpartition('.')[2])]}", "", term
        for pattern, message, part in NAMED:
            found = re.fullmatch(pattern, term.key)
            if found:
                yield found.expand(message).replace("_A", "_a").replace("_B", "_b"), part, term


def named_otherwise(glossary: list[Term], other: Language) -> Iterator[tuple[str, str]]:
    texts = {(text.key, text.part): text for text in other.texts.values()}
    for message, part, term in named_messages(glossary):
        text = texts.get((message, part))
        if text is not None and _folded(text.plain) != _folded(term.word(other.code)):
            at = f"{other.code} {term.key} of {text.name}"
            yield at, f"{text.place}: “{text.plain}”, the glossary says “{term.word(other.code)}” ({term.key})"


def unsaid(glossary: list[Term], english: Language, other: Language) -> Iterator[tuple[str, str]]:
    """Running text that loses a term English has; one part of a message may lean on another."""
    spoken = [term for term in glossary if term.is_spoken]
    whole: dict[str, str] = {}
    for text in other.texts.values():
        whole[text.key] = f"{whole.get(text.key, '')} {text.plain}"
    for place, text in other.texts.items():
        original = english.texts.get(place)
        if original is None or text.part in NO_WORDS:
            continue
        for term in spoken:
            if _must_say(term, original) and not term.is_said(other.code, whole[text.key]):
                at = f"{other.code} {term.key} of {text.name}"
                said = term.in_english.search(original.plain)
                yield (
                    at,
                    f"{text.place}: “{said and said.group()}” is “{term.word(other.code)}” ({term.key}): {text.plain}",
                )


def uncounted_nouns(glossary: list[Term], other: Language) -> Iterator[tuple[str, str]]:
    """A number before a noun that has other forms for other numbers, without a choice of the form."""
    nouns = {form for term in glossary for form in _counted_forms(term, other.code)}
    for text in other.texts.values():
        for name, word in uncounted(text.pattern):
            if _folded(word) in nouns and name.partition("_")[0].rstrip("0123456789") not in NO_NUMBERS:
                yield f"{other.code} ${name} of {text.name}", f"{text.place}: “{word}” after ${name} needs plural forms"


def _counted_forms(term: Term, language: str) -> set[str]:
    forms = {_folded(form) for form in term.entry.get("forms", {}).get(language, {}).get("nom", {}).values()}
    return forms if len(forms) > 1 and all(" " not in form for form in forms) else set()


def _must_say(term: Term, english: Text) -> bool:
    return term.applies_to(english.file) and term.in_english.search(english.plain) is not None


def _folded(text: str) -> str:
    """Small letters without accents, marks of direction and joiners; Polish ł as l."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("ł", "l").replace("ё", "е").replace("й", "ӣ"))
    kept = "".join(sign for sign in plain if not unicodedata.combining(sign) and unicodedata.category(sign) != "Cf")
    return " ".join(kept.replace("ӣ", "й").split())


def _stem(word: str) -> str:
    return word[: max(SHORTEST_STEM, len(word) - 2)] if len(word) > SHORTEST_STEM else word


def _starts(stem: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(stem)}", text) is not None
