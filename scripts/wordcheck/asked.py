"""Messages that pages and terminal ask for by name and no file defines: a player would see the bare name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from scripts.wordcheck.messages import Language
from scripts.wordcheck.usage import NOT_SHOWN

CALLS = {
    "web/src": (re.compile(r"(?<![\w.$])(?:t|w|outline)\("), (".ts", ".svelte")),
    "src/gunbai": (re.compile(r"(?:\bwords\.(?:text|outline)|\.(?:say|say_path|say_where|ask_with))\("), (".py",)),
}
"""What words a message by its name, here and there."""
LISTED = re.compile(r"(?:\b(?:words|title): |\[['\"][^'\"/]{1,8}['\"], )(['\"])([a-z]+(?:-\w+)+)\1")
"""A name in a table of the pages: `words: 'table-log'`, `['Z', 'table-undo']`."""
PREFIXES = {"w(": "shogun-web-"}
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|\"\"\".*?\"\"\"", re.DOTALL)
COMPARED = re.compile(r"[=!]==?\s*(['\"`])[^'\"`]*\1|(['\"`])[^'\"`]*\2\s*(?:[=!]==?|\bin\b)")
"""A word that only decides between messages."""
NAME = re.compile(r"(?<![\w\])])f?(['\"`])((?:\$?\{[^{}]*\}|[\w-])+)\1")
HOLE = re.compile(r"\$?\{[^{}]*\}")
OPENING, CLOSING, QUOTES = "([{", ")]}", "'\"`"


def faults(english: Language, root: Path) -> Iterator[str]:
    """Names that are asked for and that English does not have; every other language is held against English."""
    known = {key for _, key, _ in english.texts}
    for folder, (calls, endings) in CALLS.items():
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in endings and not NOT_SHOWN.intersection(path.relative_to(root).parts):
                for name in asked(path.read_text(encoding="utf-8"), calls):
                    if not is_known(name, known):
                        yield f"{path.relative_to(root).as_posix()} asks for {name}, which no file defines"


def asked(source: str, calls: re.Pattern[str]) -> Iterator[str]:
    """The names in the first argument of every call, holes included, and in tables."""
    plain = COMMENT.sub(" ", source)
    for call in calls.finditer(plain):
        argument = COMPARED.sub(" ", first_argument(plain, call.end()))
        yield from (PREFIXES.get(call.group(), "") + name for _, name in NAME.findall(argument))
    yield from (name for _, name in LISTED.findall(plain))


def first_argument(source: str, start: int) -> str:
    """The text up to the comma or bracket that ends it; what stands in brackets or quotes ends nothing."""
    depth, quote = 0, ""
    for at in range(start, len(source)):
        sign = source[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in QUOTES:
            quote = sign
        elif depth == 0 and (sign == "," or sign in CLOSING):
            return source[start:at]
        else:
            depth += (sign in OPENING) - (sign in CLOSING)
    return source[start:]


def is_known(name: str, known: set[str]) -> bool:
    """Whether a message has this name; a name with holes needs one that fits."""
    if not HOLE.search(name):
        return name in known
    fitting = re.compile(".+".join(map(re.escape, HOLE.split(name))))
    return any(fitting.fullmatch(key) for key in known)
