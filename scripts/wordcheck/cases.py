"""Cases of words: a text may ask for `$province_gen` where every word that can stand there has `.gen`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from fluent.syntax import ast

from gunbai.games.wording import TEXTS
from scripts.wordcheck.messages import Language, Text, variables

GAMES = ("rising-sun", "shogun")
# Vocabularies whose words are messages of other names, as each game's text.py and words.py have it.
ELSEWHERE = {
    # A seat that is not in play has no clan; a refusal may name it.
    "rising-sun": {"seat": ["clan", "seat"], "place": ["province", "rising-sun-shrine"]},
    "shogun": {
        "seat": ["house"],
        "colour": ["house", "shogun-colour"],
        "card": ["province", "shogun-card"],
        "from": ["province"],
        "to": ["province"],
        "space": ["action", "shogun-space"],
    },
}

NAMES = frozenset(
    {
        *(
            "seat",
            "clan",
            "province",
            "place",
            "figure",
            "kami",
            "mandate",
            "season",
            "building",
            "house",
            "from",
            "to",
        ),
        *("origin", "target", "owner", "mover"),
    }
)
# After these words a name may stand in the nominative: a noun it is in apposition to («в провинции Аки»), «and» behind
# another name, a verb of which it is the subject. After any other word it has a case.
CARRIERS = {
    "uk": r"провінц\w+|дім|дому|гравця|місц[еі]|та|зараз|вибирає|сприяє|стоїть",
    "ru": r"провинц\w+|регион\w*|игрока|мест[ое]|и|сейчас|стоит",
    "pl": r"prowincj\w+|kart[aęy]|miejsc[eu]|i|to|stoi",
}
LAST_WORD = re.compile(r"([\w’]+)[»”)]* $")


def faults(english: Language, other: Language, exceptions: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with cases. `exceptions`: `uk $place_gen of MESSAGE` to the reason."""
    allowed = {at for at in exceptions if at.startswith(f"{other.code} ")}
    for place, text in other.texts.items():
        original = english.texts.get(place)
        for name in sorted(text.placeholders - (original.placeholders if original else set())):
            word, _, case = name.rpartition("_")
            found = list(_case_faults(other, text, word, case)) if word else []
            at = f"{other.code} ${name} of {text.name}"
            if not found or at not in allowed:
                yield from found
            else:
                allowed.remove(at)
    yield from (f"{at} is no longer an exception" for at in sorted(allowed))
    yield from _unasked(english, other)
    if other.code in CARRIERS:
        carrier = re.compile(CARRIERS[other.code], re.I)
        for text in other.texts.values():
            yield from (f"{text.place}: “{word} ${name}” needs a case" for word, name in _bare(text.pattern, carrier))


def _bare(pattern: ast.Pattern, carrier: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Names in the nominative right after another name, or after a word that asks for a case."""
    elements = [None, None, *pattern.elements]
    for first, before, element in zip(elements, elements[1:], elements[2:], strict=False):
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _bare(variant.value, carrier)
        elif isinstance(element, ast.Placeable) and isinstance(before, ast.TextElement):
            word = _word_before(first, before.value, carrier)
            yield from ((word, name) for name in _names(element) if word and "_" not in name)


def _word_before(first: ast.TextElement | ast.Placeable | None, text: str, carrier: re.Pattern[str]) -> str:
    """What asks for a case here; empty where nothing does."""
    if text == " " and isinstance(first, ast.Placeable):
        return next((f"${name}" for name in _names(first)), "")
    found = LAST_WORD.search(text)
    return found.group(1) if found and not carrier.fullmatch(found.group(1)) else ""


def _names(element: ast.Placeable) -> list[str]:
    return [name for name in sorted(variables(element)) if name.partition("_")[0].rstrip("0123456789") in NAMES]


def _case_faults(language: Language, text: Text, word: str, case: str) -> Iterator[str]:
    if not text.file.startswith(("play-", "bargain-", "kernel")):
        yield f"{text.place}: ${word}_{case}: only questions, choices, events and refusals know the cases of words"
        return
    for game in GAMES:
        if game in text.file or text.file.startswith("kernel"):
            for key in words_of(language, game, TEXTS[game].vocabulary(word)):
                if not any((file, key, case) in language.texts for file in _files(game)):
                    yield f"{text.place}: ${word}_{case}, but {key} has no .{case}"


def words_of(language: Language, game: str, vocabulary: str) -> list[str]:
    """The messages of all words of a vocabulary."""
    heads = ELSEWHERE[game].get(vocabulary, [vocabulary, f"{game}-{vocabulary}"])
    return [
        text.key
        for text in language.texts.values()
        if not text.part and text.file in _files(game) and _head(text.key, game) in heads
    ]


def _head(key: str, game: str) -> str:
    """`rising-sun-shrine-fujin` is of `rising-sun-shrine`, `province-awa-boso` of `province`."""
    prefix = f"{game}-" if key.startswith(f"{game}-") else ""
    return prefix + key.removeprefix(prefix).partition("-")[0]


def _files(game: str) -> list[str]:
    return ["kernel.ftl", *(f"{kind}-{game}.ftl" for kind in ("terms", "play", "cards"))]


def _unasked(english: Language, other: Language) -> Iterator[str]:
    """Cases nobody asks for."""
    asked = {name.rpartition("_")[2] for text in other.texts.values() for name in text.placeholders if "_" in name}
    for place, text in other.texts.items():
        if place not in english.texts and (*place[:2], "") in english.texts and text.part not in asked:
            yield f"{text.place} is not in English, and no text asks for this case"
