"""The rules of every language beside the facts of their clauses: the same numbers, as often, and the same conditions.

The facts are data (clauses/GAME.toml), written from the rules and from no language's text.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from scripts.wordcheck.messages import Language
from scripts.wordcheck.numerals import NUMBER, numbers

FOLDER = Path("scripts/wordcheck/clauses")
GAMES = {"RS": "rising-sun", "SG": "shogun"}
PARTS = {"text": "", "more": "more"}
ENGLISH = "en"
Facts = Mapping[str, Mapping[str, list[str]]]
"""Of each clause what the short text tells, and what the rest of it tells."""

# What a condition of the facts may be said with.
CONDITIONS: Mapping[str, Mapping[str, str]] = {
    "at most": {
        "en": r"at most|up to",
        "uk": r"щонайбільше|не більше|до \d",
        "ru": r"не более|не больше|до \d",
        "pl": r"najwyżej|do \d",
        "fa": r"حداکثر",
    },
    "at least": {
        "en": r"at least",
        "uk": r"щонайменше|хоча б|принаймні",
        "ru": r"не менее|хотя бы",
        "pl": r"co najmniej",
        "fa": r"دست‌کم",
    },
    "may": {
        "en": r"\bmay\b|\bcan\b|choose",
        "uk": r"\bмож[енуе]|вибирає",
        "ru": r"\bможе|\bможн|\bмогут|решает|по желанию",
        "pl": r"\bmoże|\bmożn|\bmogą|wybierasz",
        "fa": r"می‌توان|ممکن|شاید",
    },
    "must": {
        "en": r"\bmust\b|compulsory",
        "uk": r"\bмус|обов’язков|\bтреба|має бути",
        "ru": r"\bдолж|\bобяза|\bнужно",
        "pl": r"\bmus[iz]|obowiązkow|\btrzeba|tylko to, za co",
        "fa": r"باید|اجباری",
    },
    "or": {
        "en": r"\bor\b",
        "uk": r"\bабо\b|\bчи\b|\bні\b",
        "ru": r"\bили\b|\bни\b",
        "pl": r"\blub\b|\balbo\b|\bczy\b|\bani\b",
        "fa": r"\bیا\b|\bنه\b",
    },
    "each time": {
        "en": r"\beach|\bevery|whenever",
        "uk": r"щораз|\bкож",
        "ru": r"\bкажд|всякий раз",
        "pl": r"za każdym razem|\bzawsze|\bkażd",
        "fa": r"\bهر\b",
    },
}


# Words of one kind and their opposites. The facts say one of them: then no text of the clause has the other.
COMPULSION = r"\bmust\b|\bcompulsory\b|\bneeded\b|\bnot optional\b|\bwithout a choice\b"
"""What the facts say of what must be: without it no text may say so."""
OPPOSITES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "left, right": {
        "en": (r"\bleft\b", r"\bright\b(?! away)"),
        "uk": (r"ліворуч|наліво|вліво", r"праворуч|направо|вправо"),
        "ru": (r"слева|налево|влево", r"справа|направо|вправо"),
        "pl": (r"\blew", r"\bprawo\b|\bprawą\b|\bprawej"),
        "fa": (r"چپ", r"\bراست\b"),
    },
    "most, least": {
        "en": (r"(?<!at )\bmost\b|\bhighest\b", r"(?<!at )\bleast\b|\blowest\b|\bfewest\b"),
        "uk": (r"(?<!що)найбільш|найвищ", r"(?<!що)найменш|найнижч"),
        "ru": (r"больше вс|наибольш|\bвысш", r"меньше вс|наименьш|\bнизш"),
        "pl": (r"najwięcej|największ|najwyższ", r"najmniej(?! 1)|najmniejsz|najniższ"),
        "fa": (r"بیشترین|بالاترین|بزرگ‌ترین", r"کمترین|پایین‌ترین|کوچک‌ترین"),
    },
    "more, less": {
        "en": (r"\bmore\b|\bhigher\b|\blarger\b", r"\bless\b|\bfewer\b|\blower\b|\bsmaller\b"),
        "uk": (r"(?<!не )\bбільше\b|\bбільш[аоуи]|\bвищ", r"(?<!не )\bменше\b|\bменш[аоуи]|\bнижч"),
        "ru": (
            r"(?<!не )\bбольше\b(?! вс)|\bбольш[еау][йяю]\b|\bвыше\b",
            r"(?<!не )\bменьше\b(?! вс)|\bменьш[еау][йяю]\b|\bниже\b",
        ),
        "pl": (r"\bwięcej|\bwyżs|\bwiększ", r"\bmniej|\bniżs"),
        "fa": (r"بیشتر(?!ین)|بالاتر(?!ین)", r"کمتر(?!ین)|پایین‌تر(?!ین)"),
    },
    "at most, at least": {
        "en": (r"\bat most\b|\bup to\b", r"\bat least\b"),
        "uk": (r"щонайбільше|не більше", r"щонайменше|не менше"),
        "ru": (r"не более|не больше", r"не менее|не меньше"),
        "pl": (r"najwyżej|nie więcej", r"co najmniej|nie mniej"),
        "fa": (r"حداکثر", r"دست‌کم"),
    },
    "before, after": {
        "en": (r"\bbefore\b", r"\bafter\b"),
        "uk": (r"\bперед\b|перш ніж", r"\bпісля\b"),
        "ru": (r"\bперед\b|прежде чем", r"\bпосле\b"),
        "pl": (r"\bprzed\b|\bzanim\b", r"\bpo (?!\d|kole|drugiej|jed)"),
        "fa": (r"پیش از", r"پس از"),
    },
    "first, last": {
        "en": (r"\bfirst\b", r"\blast\b"),
        "uk": (r"\bперш", r"\bостанн"),
        "ru": (r"\bперв", r"\bпоследн"),
        "pl": (r"\bpierwsz", r"\bostatn"),
        "fa": (r"\bاول|نخست", r"\bآخر"),
    },
}


def read(root: Path) -> Facts:
    """The facts of all clauses there are files for."""
    files = [root / FOLDER / f"{game}.toml" for game in GAMES.values()]
    return {
        clause: facts
        for path in files
        if path.exists()
        for clause, facts in tomllib.loads(path.read_text(encoding="utf-8")).items()
    }


def unknown(facts: Facts, clauses: list[str], without: Mapping[str, str]) -> Iterator[str]:
    """Clauses without facts, and facts without a clause."""
    yield from (f"clause {one} has no facts" for one in clauses if facts and one not in facts and one not in without)
    yield from (f"there is no clause {one} for these facts" for one in facts if one not in clauses)
    yield from (f"clause {one} has facts, it is no exception" for one in without if one in facts)


def faults(facts: Facts, language: Language) -> Iterator[str]:
    """Where the text of a clause says other numbers or conditions than its facts."""
    for clause, told in facts.items():
        file = f"rules-{GAMES[clause[:2]]}.ftl"
        for part, attribute in PARTS.items():
            text = language.texts.get((file, clause.replace(".", "-"), attribute))
            if (text is None) != (part not in told):
                yield f"{language.code}: clause {clause}: its facts and its text do not have the same parts"
            elif text is not None:
                yield from (f"{text.place}: {complaint}" for complaint in heard(language.code, told[part], text.plain))


def heard(language: str, told: list[str], text: str) -> Iterator[str]:
    """What a text says otherwise than these facts."""
    yield from _numbers(language, told, text)
    yield from _conditions(language, told, text)
    yield from _turned(language, told, text)


def _numbers(language: str, told: list[str], text: str) -> Iterator[str]:
    needed = Counter(NUMBER.findall(" ".join(told)))
    found = numbers(language, text)
    for number in sorted({*needed, *found.certain}):
        if not found.says(number, needed[number]):
            times = found.digits[number] + found.words[number]
            yield f"the number {number} stands {times} times, in the facts {needed[number]} times"


def _conditions(language: str, told: list[str], text: str) -> Iterator[str]:
    facts = " ".join(told)
    for condition, said in CONDITIONS.items():
        if re.search(rf"\b{condition}\b", facts) and language in said and not re.search(said[language], text, re.I):
            yield f"the facts say “{condition}”, the text does not"
    if re.search(CONDITIONS["must"][language], text, re.I) and not re.search(COMPULSION, facts):
        yield "the text says “must”, the facts do not"


def _turned(language: str, told: list[str], text: str) -> Iterator[str]:
    """Words whose opposite the facts say, and which they do not say themselves."""
    facts = " ".join(told)
    for names, said in OPPOSITES.items():
        there = [bool(re.search(words, facts, re.I)) for words in said[ENGLISH]]
        for at, name in enumerate(names.split(", ")):
            if language in said and not there[at] and there[1 - at] and re.search(said[language][at], text, re.I):
                yield f"the text says “{name}”, the facts say its opposite only"
