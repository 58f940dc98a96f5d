"""Cases of words: a text may ask for `$province_gen` where every word that can stand there has `.gen`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gunbai.games.wording import TEXTS
from scripts.wordcheck.messages import Language, Text

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


def _case_faults(language: Language, text: Text, word: str, case: str) -> Iterator[str]:
    if not text.file.startswith(("play-", "kernel")):
        yield f"{text.place}: ${word}_{case}: only questions, choices, events and refusals know the cases of words"
        return
    for game in GAMES:
        if game in text.file or text.file.startswith("kernel"):
            for key in _words(language, game, TEXTS[game].vocabulary(word)):
                if not any((file, key, case) in language.texts for file in _files(game)):
                    yield f"{text.place}: ${word}_{case}, but {key} has no .{case}"


def _words(language: Language, game: str, vocabulary: str) -> list[str]:
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
