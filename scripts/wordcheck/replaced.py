"""Words that readers have replaced everywhere: the next text that is written does not bring one of them back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from scripts.wordcheck.messages import Language

JOINER = "\u200c"
# The beginning of a word that was replaced, and what is said instead.
REPLACED: Mapping[str, Mapping[str, str]] = {
    "en": {r"of 100\b|out of a hundred": "percentage points"},
    "uk": {
        r"фігур(?!к|ок|оч|ц)": "фігурка",
        r"заручни": "полонений",
        r"мандат": "наказ",
    },
    "ru": {
        r"фигур(?!к|ок|оч)": "фигурка",
        r"мандат": "приказ",
        r"чудовищ": "монстр",
        r"лот(?:ок|ка|ке|ком)\b": "поддон",
    },
    "pl": {
        r"figur(?!k|ek|c)": "figurka",
        r"zakładni": "jeniec",
        r"mandat": "rozkaz",
        r"parawan": "zasłonka",
        r"karp": "Koi",
        r"shikoku": "Sikoku",
    },
    "fa": {
        r"قواعد|قاعده": "قوانین",
        r"کنش": "اقدام",
        r"پرونده": "فایل",
        r"بنا(?:ها|یی|ی)?\b": "ساختمان",
        r"برتری": "مزیت",
        r"قبیله": "خاندان",
        r"غول": "هیولا",
        r"رونوشت پیوند": "کپی پیوند",
        r"واگرد": "برگرداندن",
    },
}


def faults(language: Language) -> Iterator[str]:
    for stem, ours in REPLACED.get(language.code, {}).items():
        begun = re.compile(rf"(?<![\w{JOINER}])(?:{stem})", re.IGNORECASE)
        for text in language.texts.values():
            found = None if text.part == "see" else begun.search(text.plain)
            if found:
                yield f"{text.place}: “{found.group()}” was replaced by “{ours}” everywhere"
