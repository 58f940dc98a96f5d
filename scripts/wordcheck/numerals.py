"""Numbers in running text: digits of any script, and words of the languages that say a number."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹٫", "0123456789.")
CLAUSE = re.compile(r"\b(?:RS|SG)-?[XY\d.]*\d")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
COMMA = re.compile(r"(?<=\d),(?=\d)")
IDIOMATIC = frozenset({"1", "2"})
"""“one after another”, “both”: words for these are also said where nothing is counted."""

_ENGLISH = {
    "1": "one|once|first|single",
    "2": "two|twice|second",
    "3": "three|third",
    "4": "four|fourth",
    "5": "five|fifth",
    "6": "six|sixth",
    "7": "seven|seventh",
    "8": "eight|eighth",
    "9": "nine|ninth",
    "10": "ten|tenth",
    "11": "eleven",
    "12": "twelve",
}
_UKRAINIAN = {
    "1": r"один|одна|одну|одного|одній|одне|однією|раз|разу|перш\w+",
    "2": r"два|дві|двох|двом|двома|двоє|двічі|вдвох|друг(?:ий|а|е|ого|ої|ому|у|ою|им)",
    "3": r"три|трьох|трьом|трьома|троє|тричі|трет\w+",
    "4": r"чотири|чотирьох|чотирьом|чотирма|четверт\w+",
    "5": r"п’ять|п’яти|п’ят(?:ий|а|е|ої|ого|ому)",
    "6": r"шість|шести|шост\w+",
    "7": r"сім|семи|сьом\w+",
    "8": r"вісім|восьми|восьм\w+",
    "9": r"дев’ять|дев’яти|дев’ят\w+",
    "10": r"десять|десяти|десят\w+",
    "11": r"одинадцят\w+",
    "12": r"дванадцят\w+",
}
_RUSSIAN = {
    "1": r"один|одна|одну|одного|одной|одно|одном|одним|раз|разу|перв\w+|впервые|единствен\w+",
    "2": r"два|две|двух|двум|двумя|двое|двоих|дважды|вдвоём|втор(?:ой|ая|ое|ого|ую|ым|ом)",
    "3": r"три|трёх|трём|тремя|трое|троих|трижды|трет\w+",
    "4": r"четыре|четырёх|четырём|четырьмя|четвёрт\w+",
    "5": r"пять|пяти|пятью|пят(?:ый|ая|ое|ого|ой|ом)",
    "6": r"шесть|шести|шестью|шест(?:ая|ой|ого)",
    "7": r"семь|семи|седьм\w+",
    "8": r"восемь|восьми|восьм\w+",
    "9": r"девять|девяти|девят\w+",
    "10": r"десять|десяти|десят\w+",
    "11": r"одиннадцат\w+",
    "12": r"двенадцат\w+",
}
_POLISH = {
    "1": r"jeden|jedna|jedną|jednego|jednej|jedno|jednym|raz|pierwsz\w+",
    "2": r"dwa|dwie|dwóch|dwom|dwoma|dwiema|dwoje|dwojga|dwójk\w+|podwójnie|drug(?:i|a|ie|iego|iej|im|ą)",
    "3": r"trzy|trzech|trzem|trzema|troje|trojga|trójk\w+|trzeci\w*",
    "4": r"cztery|czterech|czterem|czterema|czwart\w+",
    "5": r"pięć|pięciu|piąt\w+",
    "6": r"sześć|sześciu|szóst\w+",
    "7": r"siedem|siedmiu|siódm\w+",
    "8": r"osiem|ośmiu|ósm\w+",
    "9": r"dziewięć|dziewięciu|dziewiąt\w+",
    "10": r"dziesięć|dziesięciu|dziesiąt\w+",
    "11": r"jedenaści\w+|jedenast\w+",
    "12": r"dwanaści\w+|dwunast\w+",
}
# نه is also “no”, so nine is written as a digit.
_PERSIAN = {
    "1": "یک|یکی|اول|اولین|نخستین",
    "2": "دو|دوم|دومی",
    "3": "سه|سوم|سومین|سه\u200cنفره",
    "4": "چهار|چهارم",
    "5": "پنج|پنجم",
    "6": "شش|ششم",
    "7": "هفت|هفتم",
    "8": "هشت|هشتم",
    "10": "ده|دهم",
    "11": "یازده|یازدهم",
    "12": "دوازده|دوازدهم",
}
# For the draft: a new language is checked before it is offered.
_GERMAN = {
    "1": r"eins?|eine[nmrs]?|einmal|erste\w*",
    "2": r"zwei|zweimal|zweite\w*|beide\w*",
    "3": r"drei|dreimal|dritte\w*",
    "4": r"vier|vierte\w*",
    "5": r"fünf|fünfte\w*",
    "6": r"sechs|sechste\w*",
    "7": r"sieben|siebte\w*",
    "8": r"acht|achte\w*",
    "9": r"neun|neunte\w*",
    "10": r"zehn|zehnte\w*",
    "11": r"elf|elfte\w*",
    "12": r"zwölf|zwölfte\w*",
}
WORDS: Mapping[str, Mapping[str, re.Pattern[str]]] = {
    language: {
        number: re.compile(rf"(?<![\w\u200c’])(?:{forms})(?![\w\u200c’])", re.I) for number, forms in words.items()
    }
    for language, words in (
        ("en", _ENGLISH),
        ("uk", _UKRAINIAN),
        ("ru", _RUSSIAN),
        ("pl", _POLISH),
        ("fa", _PERSIAN),
        ("de", _GERMAN),
    )
}
FRACTIONS = {"دوسوم": "2/3", "یک‌سوم": "1/3"}


@dataclass(frozen=True, slots=True)
class Numbers:
    """How often a text has each number, in digits and in words."""

    digits: Counter[str]
    words: Counter[str]

    def says(self, number: str, times: int) -> bool:
        """Whether the number stands there so often; a word that may be an idiom counts or does not."""
        least, most = self.times(number)
        return least <= times <= most

    def times(self, number: str) -> tuple[int, int]:
        """How often the number stands there at least and at most."""
        most = self.digits[number] + self.words[number]
        return self.digits[number] if number in IDIOMATIC else most, most

    def differ(self, other: Numbers) -> list[str]:
        """The numbers that one text has more often than the other can have them."""
        found = sorted({*self.digits, *self.words, *other.digits, *other.words})
        pairs = ((number, self.times(number), other.times(number)) for number in found)
        return [number for number, one, two in pairs if one[1] < two[0] or two[1] < one[0]]

    @property
    def certain(self) -> set[str]:
        """The numbers that are surely counted."""
        return {*self.digits, *(self.words.keys() - IDIOMATIC)}


def numbers(language: str, text: str) -> Numbers:
    for word, digits in FRACTIONS.items():
        text = text.replace(word, digits)
    plain = COMMA.sub(".", CLAUSE.sub("", text.translate(DIGITS)))
    words = {number: len(pattern.findall(plain)) for number, pattern in WORDS.get(language, {}).items()}
    return Numbers(Counter(NUMBER.findall(plain)), +Counter(words))
