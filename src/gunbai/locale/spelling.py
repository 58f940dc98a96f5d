"""Words as people type them: letters that are often confused are one, endings and slips of the finger are forgiven."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Final

ALIKE: Final = str.maketrans(
    {
        **dict(zip("ёєґїйł", "еегіиl", strict=True)),
        **dict(zip("يىئكةۀأإٱآؤ", "یییکههااااو", strict=True)),
        **dict(zip("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789", strict=True)),
        **dict.fromkeys("ьъ’'ʼ`\u200c\u200d\u0640"),
    }
)
"""Letters people do not tell apart, or that keyboards lack; soft signs, apostrophes and joiners are left out."""
WORD: Final = re.compile(r"\w(?:[\w\u200c\u200d’'ʼ]*\w)?")
JOINER: Final = "\u200c"
"""Persian writes compounds with it: no space, but no joined letters either."""
SHORTEST: Final = 3
"""Letters a stem keeps; shorter words are found only as they are."""
ENDING: Final = 3
"""Letters that an ending may have."""
INFLECTION: Final = re.compile(r"[аеиоуыэюяіaeiouy]{0,2}[вмхs]?")
"""What a short word may end with beyond one letter: else half of it would be ending, and `kara` would be `karta`."""


OTHER_WORD: Final = re.compile(r"[бвгджзклмнпрстфхцчшщb-df-hj-np-tv-z]")
"""Where two words end in one consonant each, they are two words: `лоток`, `лотос`."""

ALPHABETS: Final = {
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "fa": "آاءبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی",
}
"""Letters in their order, where that of Unicode is another one. The order is CLDR's, whose rules need a library of some
thirty megabytes; for the names of two games the letters are enough."""
VARIANTS: Final[dict[str, dict[int, str]]] = {
    "ru": str.maketrans({"ё": "е"}),
    "fa": str.maketrans({**dict.fromkeys("أؤئإ", "ء"), "ي": "ی", "ك": "ک", "ة": "ه", JOINER: ""}),
}
"""Letters that stand where another one stands."""


def alphabetical(text: str, language: str) -> tuple[list[int], str]:
    """The places of the letters in the alphabet, what is no letter before them; then what tells one place's apart."""
    letters = ALPHABETS.get(language, "abcdefghijklmnopqrstuvwxyz")
    plain = unicodedata.normalize("NFC", text.casefold())
    known = plain.translate(VARIANTS.get(language, {}))
    return [letters.find(sign) for sign in known], plain


@functools.cache
def folded(text: str) -> str:
    """Small letters without marks: ё is е, ł is l, ي is ی, a joiner is nothing."""
    plain = unicodedata.normalize("NFC", text.casefold()).translate(ALIKE)
    marked = unicodedata.normalize("NFD", plain)
    return "".join(sign for sign in marked if not unicodedata.combining(sign))


def written_words(text: str) -> list[str]:
    return WORD.findall(text)


def findable(word: str) -> list[str]:
    """What a written word is found by: itself, and each part between joiners that is a word of its own."""
    parts = [folded(part) for part in word.split(JOINER) if len(part) >= SHORTEST]
    return list(dict.fromkeys([folded(word), *parts]))


def words_of(text: str) -> list[str]:
    return [folded(word) for word in written_words(text)]


def likeness(typed: str, word: str) -> float:
    """How well a word fits what was typed, both folded: 1 the same, 0.9 its beginning, 0.8 another ending, 0 not."""
    if typed == word:
        return 1.0
    if len(typed) >= SHORTEST and word.startswith(typed):
        return 0.9
    shared = common(typed, word)
    longest = min(ENDING, max(1, (len(typed) - 1) // 2)) if shared > SHORTEST else 1
    ends = (typed[shared:], word[shared:])
    if (
        shared >= SHORTEST
        and all(_is_ending(end, longest) for end in ends)
        and not all(map(OTHER_WORD.fullmatch, ends))
    ):
        return 0.8
    return 0.0


def _is_ending(letters: str, longest: int) -> bool:
    return len(letters) <= longest or INFLECTION.fullmatch(letters) is not None


def is_slip(typed: str, word: str) -> bool:
    """Whether somebody may have meant the word: one slip in a short word, two in a long one, ending aside."""
    if min(len(typed), len(word)) <= SHORTEST or (typed[0] != word[0] and typed[1] != word[1]):
        return False
    if len(word) > len(typed) + 2:
        return False
    most = 1 if len(typed) < 7 else 2
    return any(distance(typed, word[:length], most) <= most for length in (len(word), len(typed), len(typed) + 1))


def distance(one: str, other: str, most: int) -> int:
    """Letters changed, added, lost or swapped with a neighbour; anything above `most` is the same."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, sign in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, opposite in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (sign != opposite))
            if i > 1 and j > 1 and sign == other[j - 2] and one[i - 2] == opposite:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return min(row[-1], most + 1)


def common(one: str, other: str) -> int:
    """Letters both begin with."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count
