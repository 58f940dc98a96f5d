"""A language beside English: nothing missing, nothing more, the same placeholders, whole plurals, clean letters."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast

from scripts.wordcheck.messages import Language, Text, variables
from scripts.wordcheck.numerals import numbers

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
PLURALS = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "fa": {"one", "other"},
}
# Here “one” is not only 1 (uk, ru: 21 and 31 too; fa: 0 too), so a text that spells the number out needs [1].
ONE_IS_MANY_NUMBERS = frozenset({"uk", "ru", "fa"})
MIXED = re.compile(r"[A-Za-z][А-яЁёІіЇїЄєҐґ]|[А-яЁёІіЇїЄєҐґ][A-Za-z]")
ARABIC = re.compile("[\u064a\u0643\u0649\u06c0\u0660-\u0669]")
# A space where Persian joins, or a joiner that joins nothing.
UNJOINED = re.compile(
    r"(?<!\w)ن?می (?=\w)|(?<=\w) (?:ها|های|هایی|تر|ترین)(?!\w)|(?<=ه) (?:ای|ام|اش|اید|ایم|اند)(?!\w)"
    r"|\u200c(?=[\s.،؛:)»]|$)|(?:^|(?<=[\s(«]))\u200c"
)
# One spelling of a word that people write in two.
SPELT = {"گفتگو": "گفت‌وگو", "جستجو": "جست‌وجو", "آن ها": "آن‌ها", "این ها": "این‌ها", "هیچ کس": "هیچ‌کس", "بات": "ربات"}
SPELT_OTHERWISE = re.compile(rf"(?<![\w\u200c])(?:{'|'.join(SPELT)})(?![\w\u200c])")
LATIN_DIGIT = re.compile(r"(?<![\w.-])[0-9]+(?![\w-])|[0-9]+(?=[۰-۹])|(?<=[۰-۹])[0-9]+")
BREAKABLE = re.compile(r"(?<=[0-9…]) (?:ПО|PZ)(?!\w)")
SOURCE = re.compile(r"\b(?:RS|SG)[\w.-]*[0-9]|--\w+|\bSHA-256\b|\b[a-z]+\[\w+\]")


def faults(english: Language, other: Language) -> Iterator[str]:
    """Everything wrong with a language, English included (beside itself it misses nothing)."""
    yield from other.faults
    if other.code not in PLURALS:
        yield f"{other.code}: add its plural categories to scripts/wordcheck/compared.py"
        return
    yield from missing(english, other)
    for place, text in other.texts.items():
        if place in english.texts:
            yield from placeholder_faults(english.texts[place], text)
            yield from number_faults(english.texts[place], text)
        yield from plural_faults(text)
        yield from letter_faults(text)
        if not text.plain:
            yield f"{text.place} is empty"


def missing(english: Language, other: Language) -> Iterator[str]:
    for place, text in english.texts.items():
        if place not in other.texts:
            yield f"{other.code}/{text.file}: {text.name} is missing"
    known = {(file, key) for file, key, _ in english.texts}
    for (file, key, _), text in other.texts.items():
        if (file, key) not in known:
            yield f"{text.place} is not in English"


def placeholder_faults(english: Text, other: Text) -> Iterator[str]:
    wanted, used = english.placeholders, other.placeholders
    for name in sorted(used):
        if not any(_is_case(name, one) for one in wanted | {one.split("_")[0] for one in wanted}):
            yield f"{other.place}: ${name} is not in English"
    for name in sorted(wanted):
        if not any(_is_case(one, name) for one in used):
            yield f"{other.place}: ${name} is lost"


def number_faults(english: Text, other: Text) -> Iterator[str]:
    """Cards, terms and lessons say the numbers English says; rules have their facts, keys their own examples."""
    is_counted = english.selections or other.selections or other.part in ("see", "letter")
    if is_counted or other.file.startswith(("rules-", "cli")):
        return
    for number in numbers(english.language, english.plain).differ(numbers(other.language, other.plain)):
        yield f"{other.place}: the number {number} does not stand as often as in English: {other.plain}"


def _is_case(name: str, of: str) -> bool:
    return name == of or name.startswith(f"{of}_")


def plural_faults(text: Text) -> Iterator[str]:
    needed = PLURALS[text.language]
    for selection in text.selections:
        names = {_key(variant): variant for variant in selection.variants}
        plural = CATEGORIES & set(names)
        if not plural or plural == {"other"}:
            continue
        for name in sorted(needed - plural):
            yield f"{text.place}: the plural form [{name}] is missing"
        for name in sorted(plural - needed):
            yield f"{text.place}: the language has no plural form [{name}]"
        if text.language in ONE_IS_MANY_NUMBERS and "one" in names:
            yield from _spelt_out(text, selection, names["one"])


def _spelt_out(text: Text, selection: ast.SelectExpression, one: ast.Variant) -> Iterator[str]:
    counted = variables(selection.selector)
    others = [variant for variant in selection.variants if variant is not one]
    if any(counted & variables(variant.value) for variant in others) and not counted & variables(one.value):
        yield f"{text.place}: [one] is also said of other numbers than 1: show the number, or write [1] beside it"


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def letter_faults(text: Text) -> Iterator[str]:
    found = MIXED.search(text.plain)
    if found:
        yield f"{text.place}: Latin and Cyrillic letters in one word: {found.group()}"
    if BREAKABLE.search(text.written):
        yield f"{text.place}: a number and its points need a space that does not break between them"
    if text.language == "fa":
        if ARABIC.search(text.plain):
            yield f"{text.place}: an Arabic letter or digit in Persian: write ی ک هٔ ۰-۹"
        if UNJOINED.search(text.plain):
            yield f"{text.place}: a joiner is missing, or stands beside a space"
        other = SPELT_OTHERWISE.search(text.plain)
        if other:
            yield f"{text.place}: write {SPELT[other.group()]} for {other.group()}"
        digits = LATIN_DIGIT.search(SOURCE.sub("", text.plain))
        if digits and text.part not in ("see", "letter"):
            yield f"{text.place}: Latin digits in Persian: {digits.group()}"
