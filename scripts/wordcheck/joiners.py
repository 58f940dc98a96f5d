"""Persian joiners: what one text joins no other writes as one word or as two, and «می» and «ها» are never glued."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from scripts.wordcheck.messages import Language

JOINER = "\u200c"
WORD = re.compile(r"[\u0621-\u063a\u0641-\u065f\u0670-\u06d3\u06d5\u200c]+")
# Whole words that end like a plural.
WHOLE = frozenset({"تنها", "منهای", "بها", "رها", "انتها"})
# The letters ruled out do not join to the left: after them a joiner changes nothing, «فیگورها».
PLURAL = re.compile(r"(\w+[^\Wاآدذرزژو])(?:ها|های|هایی|هایش|هایشان|هایتان|هایمان|هایم|هایت)")
VERB = re.compile(r"(?:ن|بر|در)?می(\w{2,})")
# Words that are joined where they stand before a noun, and two words where they are a verb: «تمام شده است».
PARTED = ("شده", "گرفته")
TWO_WORDS = frozenset({"به کار"})


class Joined:
    """The words of a language as its texts write them."""

    def __init__(self, language: Language) -> None:
        self.texts = [text for text in language.texts.values() if text.part != "see"]
        self.words = {word for text in self.texts for word in _words(text.plain)}

    @cached_property
    def joined(self) -> dict[str, str]:
        """Joined words by what they are without their joiners."""
        return {word.replace(JOINER, ""): word for word in self.words if JOINER in word}

    @cached_property
    def verbs(self) -> set[str]:
        """What follows «می» somewhere."""
        return {word.partition(f"می{JOINER}")[2].replace(JOINER, "") for word in self.joined.values()} - {""}

    @cached_property
    def apart(self) -> re.Pattern[str]:
        """Joined words written as two."""
        two = {word.replace(JOINER, " ") for word in self.joined.values()} - TWO_WORDS
        kept = sorted((word for word in two if not word.endswith(PARTED)), key=len, reverse=True)
        return re.compile(rf"(?<![\w{JOINER}])(?:{'|'.join(map(re.escape, kept)) or '(?!)'})(?![\w{JOINER}])")

    def is_glued(self, word: str) -> bool:
        if word in self.joined:
            return True
        if JOINER in word or word in WHOLE:
            return False
        verb, plural = VERB.fullmatch(word), PLURAL.fullmatch(word)
        return bool(verb and verb.group(1) in self.verbs) or bool(plural and plural.group(1) in self.words)


def faults(language: Language) -> Iterator[str]:
    if language.code != "fa":
        return
    known = Joined(language)
    for text in known.texts:
        for word in _words(text.plain):
            if known.is_glued(word):
                yield f"{text.place}: {word} lacks its joiner"
        for found in known.apart.finditer(text.plain):
            yield f"{text.place}: “{found.group()}” is joined elsewhere"


def _words(text: str) -> list[str]:
    return [word.strip(JOINER) for word in WORD.findall(text)]
