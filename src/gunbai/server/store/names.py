"""Names that people can tell apart: one way to write each, nothing invisible, and a key that look-alikes share."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 40
LONGEST_TITLE: Final = 60
MOST_MARKS: Final = 2
"""Marks upon one letter: Vietnamese and Hebrew need two, a tower of them covers its neighbours."""
BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u034f")
"""Letters and signs that show nothing."""
JOINER: Final = "\u200c"
"""Persian writes it within words; it shows nothing anywhere else."""
SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""They choose between two pictures of one sign."""

_ALIKE: Final = {
    "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "н": "h", "і": "i", "ј": "j", "к": "k", "ӏ": "l",
    "м": "m", "о": "o", "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "ѵ": "v", "ԝ": "w", "х": "x", "у": "y",
    "α": "a", "β": "b", "ϲ": "c", "ε": "e", "η": "n", "ι": "i", "κ": "k", "μ": "u", "ν": "v", "ο": "o", "ρ": "p",
    "τ": "t", "υ": "u", "χ": "x", "γ": "y", "ζ": "z", "ω": "w", "ı": "i", "ł": "l", "ø": "o", "đ": "d", "ħ": "h",
    "ɡ": "g", "ɩ": "i", "ʏ": "y", "ԍ": "g", "ո": "n", "օ": "o", "ս": "u", "ց": "g", "հ": "h", "յ": "j", "ք": "p",
    "|": "l", "!": "l", "0": "o", "1": "l", "i": "l", "ي": "ی", "ى": "ی", "ك": "ک",
}  # fmt: skip
"""Small letters that look like another one in some case or hand, of the scripts people here write with."""
ALIKE: Final = str.maketrans(_ALIKE)


def cleaned(name: str) -> str:
    """The one way to write a name; raises ValueError with what is wrong with it."""
    text = visible(name)
    if len(text) > LONGEST or not 1 <= len(key_of(text)) <= LONGEST:
        raise ValueError("nothing to be seen, or too much")
    return text


def titled(text: str) -> str:
    """The name of a table, as all see it."""
    title = visible(text)
    if len(title) > LONGEST_TITLE:
        raise ValueError("too much")
    return title


def visible(text: str) -> str:
    """Words as all see them (NFKC, single blanks); raises ValueError when something in them cannot be seen."""
    text = SELECTORS.sub("", unicodedata.normalize("NFKC", text))
    text = " ".join(part for part in text.split(" ") if part)
    for number, letter in enumerate(text):
        if not _is_visible(letter) and not _joins(text, number):
            raise ValueError("a letter that cannot be seen")
    if not text or _marks(text) > MOST_MARKS:
        raise ValueError("too many marks upon one letter, or no letter")
    return text


def key_of(name: str) -> str:
    """What names that look alike have in common, whatever their case, marks and script."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(_digit(letter) for letter in plain if unicodedata.category(letter)[0] not in "MC")
    return bare.translate(ALIKE).translate(ALIKE).strip()


def _digit(letter: str) -> str:
    value = unicodedata.decimal(letter, None)
    return letter if value is None else str(value)


def _is_visible(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return letter == " " or (kind[0] not in "CZ" and kind != "Me" and letter not in BLANKS)


def _joins(text: str, number: int) -> bool:
    """Whether this is the joiner within a Persian word."""
    around = (text[number - 1 : number], text[number + 1 : number + 2])
    return text[number] == JOINER and all(side and "\u0600" <= side <= "\u06ff" for side in around)


def _marks(text: str) -> int:
    """The most marks upon one letter; one without a letter before it counts as too many."""
    most = running = 0
    for number, letter in enumerate(text):
        is_mark = unicodedata.category(letter) == "Mn"
        if is_mark and (number == 0 or text[number - 1] == " "):
            return MOST_MARKS + 1
        running = running + 1 if is_mark else 0
        most = max(most, running)
    return most
