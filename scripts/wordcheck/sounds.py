"""Ukrainian sounds: у or в, і or й, з or із go by the letters around them, those of a word filled in included."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from fluent.syntax import ast

from scripts.wordcheck import cases
from scripts.wordcheck.messages import Language, Text, variables

VOWELS = "аеєиіїоуюя"
CONSONANTS = "бвгґджзклмнпрстфхцчшщ"
OPEN = "аеиіоу"
"""Vowels without a consonant before them: «я» begins with one."""
SIBILANTS = "зсцчшщж"
HARD = r"(?:[вф]|[стхдц]в|льв)"
"""Before these «у» stands after a vowel, too."""
PAUSE = r"[,:;—–(/]"
BEGINNING = r"(?:^|(?<=[.!?] ))"
AFTER_A_NAME = re.compile(r" (й|і|у|в)(?= )")
ENDINGS = {"й": VOWELS, "в": VOWELS, "і": CONSONANTS + "ьй", "у": CONSONANTS + "ьй"}
"""What is right after a vowel is wrong after a consonant: where a name may end in both, «та» is right after either."""
# What is wrong between fixed words, and what stands there instead.
WRONG: Mapping[str, re.Pattern[str]] = {
    "у": re.compile(
        rf"[{CONSONANTS}ьй] в [{CONSONANTS}]|[{VOWELS}] в {HARD}|{PAUSE} в [{CONSONANTS}]"
        rf"|{BEGINNING}(?-i:В) [{CONSONANTS}]",
        re.I,
    ),
    "в": re.compile(
        rf"[{VOWELS}] у (?:[{VOWELS}]|(?!{HARD})[{CONSONANTS}])|{PAUSE} у [{OPEN}]|{BEGINNING}(?-i:У) [{OPEN}]", re.I
    ),
    "і": re.compile(rf"[{CONSONANTS}ь] й \w|[—–:;(] й \w|{BEGINNING}(?-i:Й) \w|[{VOWELS}] й [йєїюя]", re.I),
    "й": re.compile(rf"[{VOWELS}] і [{OPEN}]", re.I),
    "із": re.compile(
        rf"[{CONSONANTS}ь] з [{SIBILANTS}]|[{SIBILANTS}]ь? з [{CONSONANTS}]|[{VOWELS}] з [зсшщ]"
        rf"|{BEGINNING}(?-i:З) [зсшщ][{CONSONANTS}]",
        re.I,
    ),
    "з": re.compile(rf"[{VOWELS}] із [{VOWELS}]", re.I),
}


def faults(language: Language) -> Iterator[str]:
    if language.code != "uk":
        return
    for text in language.texts.values():
        if text.part != "see":
            yield from _between_words(text)
            for name, word in _after_names(text.pattern):
                if not _all_end(language, text, name, ENDINGS[word]):
                    yield f"{text.place}: «{word}» after ${name}: say «та», or turn the sentence"
            for name, before in _before_names(text.pattern):
                for form in _forms(language, text, name):
                    yield from (f"{text.place}: {fault}" for fault in _wrong(f"{before} {form}"))


def _between_words(text: Text) -> Iterator[str]:
    yield from (f"{text.place}: {fault}" for fault in _wrong(text.plain))


def _wrong(text: str) -> Iterator[str]:
    for right, pattern in WRONG.items():
        for found in pattern.finditer(text):
            around = text[max(0, found.start() - 12) : found.end() + 8]
            yield f"«{right}» sounds better in “{around}”"


def _after_names(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Placeholders with the word that follows, here or in a variant."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _after_names(variant.value)
        elif isinstance(after, ast.TextElement) and AFTER_A_NAME.match(after.value):
            yield from ((name, after.value.split()[0]) for name in variables(element))


def _before_names(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Placeholders with the fixed word before them."""
    for before, element in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(before, ast.TextElement) and isinstance(element, ast.Placeable) and before.value.split():
            yield from ((name, before.value.split()[-1]) for name in variables(element) if before.value.endswith(" "))


def _all_end(language: Language, text: Text, name: str, letters: str) -> bool:
    """Whether every word that can stand there ends in one of these letters."""
    forms = _forms(language, text, name)
    return bool(forms) and all(form[-1].lower() in letters for form in forms)


def _forms(language: Language, text: Text, name: str) -> list[str]:
    """Every word that can stand there, in its case."""
    word, _, case = name.partition("_")
    games = [game for game in cases.GAMES if game in text.file]
    keys = {key for game in games for key in cases.words_of(language, game, word.rstrip("0123456789"))}
    return [one.plain for one in language.texts.values() if one.key in keys and one.part == case]
