"""Which messages the sources say: by name, or put together from parts that the sources name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from scripts.wordcheck.messages import Language, Text

FOLDERS = {"src/gunbai": (".py", ".json"), "web/src": (".ts", ".svelte", ".json")}
NOT_SHOWN = {"tests", "fixtures", "dev", "__pycache__", "static", "maps", "glossary.json"}
GAMES = ("rising-sun", "shogun")
CLAUSES = "clauses.txt"
SERVER = "src/gunbai/server"

QUOTED = re.compile(r"""["'`]([\w+/.-]+)["'`]""")
WORDS = re.compile(r'"([\w-]+(?: [\w-]+)+)"')
"""A vocabulary written as one string: `"koi lotus turtle".split()`."""
KEY = re.compile(r"^\s*([\w-]+):", re.MULTILINE)
TEMPLATE = re.compile(r"""(?<=["'`])([\w/-]*(?:\$?\{[^{}`]*\}[\w/-]*)+)(?=["'`])""")
REFUSED = re.compile(r'Refusal\(\s*\d+(?: if [^,]+)?,\s*"([a-z_]+/[a-z_]+)"')
NOT_FOUND = re.compile(r'not_found\("([a-z_]+)"')
HOLE = re.compile(r"\$?\{[^{}`]*\}")
PLAIN_HOLES = re.compile(r"\$?\{[^{}`]*\}-\$?\{[^{}`]*\}")
"""`VOCABULARY-WORD` says nothing by itself: the vocabularies are named below."""
HELPER = re.compile(r"\bw\(([^()]*)")
"""`w('bid')` is `shogun-web-bid`."""
VOCABULARY = re.compile(
    r"(?:(?:rising-sun|shogun)-)?(?:action|advantage|building|card|clan|colour|figure|house|kami|kind|mandate|option"
    r"|phase|province|region|season|seat|set|short|shrine|side|source|space|special|step)-([\w-]+)"
)


@dataclass(frozen=True)
class Sources:
    """The text of all sources that may say something."""

    text: str

    @cached_property
    def tokens(self) -> frozenset[str]:
        """Every quoted word; of a code `purse/too_poor` also `purse-too_poor` and `too_poor`."""
        quoted = set(QUOTED.findall(self.text)) | set(KEY.findall(self.text))
        quoted |= {word for words in WORDS.findall(self.text) for word in words.split()}
        codes = {word.replace("/", "-") for word in quoted} | {word.rpartition("/")[2] for word in quoted}
        split = {part for word in quoted if "+" in word for part in word.split("+")}
        return frozenset(quoted | codes | split | {str(digit) for digit in range(10)} | set(GAMES))

    @cached_property
    def templates(self) -> list[re.Pattern[str]]:
        """Names with holes; of a code `{tag}/not_now` both `{tag}-not_now` and `not_now`."""
        found = {text for text in TEMPLATE.findall(self.text) if not PLAIN_HOLES.fullmatch(text)}
        found = {text.replace("/", "-") for text in found} | {text.rpartition("/")[2] for text in found}
        patterns = {"(.+)".join(map(re.escape, HOLE.split(text))) for text in found}
        return [re.compile(pattern) for pattern in sorted(patterns) if re.search("[a-z]{2}", pattern)]

    @cached_property
    def helped(self) -> frozenset[str]:
        return frozenset(name for arguments in HELPER.findall(self.text) for name in QUOTED.findall(arguments))

    def says(self, key: str) -> bool:
        if key.startswith("shogun-web-"):
            rest = key.removeprefix("shogun-web-")
            return rest in self.helped or self.builds(rest)
        return key in self.tokens or self.builds(key) or self.is_word(key)

    def is_word(self, key: str) -> bool:
        found = VOCABULARY.fullmatch(key)
        return found is not None and self.knows(found.group(1))

    def builds(self, name: str, deeper: bool = True) -> bool:
        """Whether a template gives this name, out of words the sources know or (once) build."""
        for template in self.templates:
            found = template.fullmatch(name)
            if found and all(self.knows(word) or (deeper and self.builds(word, False)) for word in found.groups()):
                return True
        return False

    def knows(self, word: str) -> bool:
        return word in self.tokens or word.replace("-", "_") in self.tokens or word.rstrip("0123456789") in self.tokens


def sources(root: Path) -> Sources:
    return Sources("\n".join(_texts(root)))


def _texts(root: Path) -> Iterator[str]:
    for folder, endings in FOLDERS.items():
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in endings and not NOT_SHOWN.intersection(path.relative_to(root).parts):
                yield path.read_text(encoding="utf-8")


def unused(english: Language, said: Sources, clauses: list[str], exceptions: Mapping[str, str]) -> Iterator[str]:
    """Messages and attributes nobody says. Clauses, what cites them, and options are listed by the rules pages; the
    help of commands is held against the commands by a test of its own."""
    listed = {clause.replace(".", "-") for clause in clauses} | {clause.partition(".")[0] for clause in clauses}
    listed |= {key for _, key, part in english.texts if part == "see" or key.startswith(("option-", "help-"))}
    found = {text.name: text for text in english.texts.values() if not _is_used(text, said, listed)}
    yield from (f"{text.place} is unused" for name, text in found.items() if name not in exceptions)
    yield from (f"{name} is no longer an exception" for name in exceptions if name not in found)


def _is_used(text: Text, said: Sources, listed: set[str]) -> bool:
    if text.part:
        is_listed = text.part.startswith("value-") and text.key in listed
        return is_listed or text.part in said.tokens or said.builds(text.part)
    return text.key in listed or said.says(text.key)


def wordless(english: Language, root: Path, exceptions: Mapping[str, str]) -> Iterator[str]:
    """Refusals of the server that a page could only tell by their code."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted((root / SERVER).rglob("*.py")))
    codes = set(REFUSED.findall(source)) | {f"{what}/unknown" for what in NOT_FOUND.findall(source)}
    known = {text.key for text in english.texts.values()}
    found = {code for code in codes if not known.intersection(_refusal_keys(code))}
    yield from (f"refusal {code} of the server has no words" for code in sorted(found - set(exceptions)))
    yield from (f"{code} is no longer an exception" for code in sorted(set(exceptions) - found))


def _refusal_keys(code: str) -> set[str]:
    whole, topic = code.replace("/", "-"), code.partition("/")[0]
    return {f"error-{whole}", f"refusal-{whole}", f"error-{topic}"}


def clause_faults(english: Language, clauses: list[str]) -> Iterator[str]:
    """Every clause has its words, a name, and refers only to clauses there are."""
    known = {(key, part) for _, key, part in english.texts}
    for clause in clauses:
        key = clause.replace(".", "-")
        for part in ("", "title"):
            if (key, part) not in known:
                yield f"clause {clause} has no {part or 'text'}"
    for text in english.texts.values():
        if text.part == "see":
            for cited in text.plain.split():
                if cited not in clauses:
                    yield f"{text.place}: there is no clause {cited}"
