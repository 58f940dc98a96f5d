"""A new language, step by step: its files, what is missing in them, what is wrong, and the day it can be offered.

A draft lies in `drafts/LANG`, which no program reads: a language is offered only when it is whole.

python -m scripts.draft_language de            make or renew the files: what is missing stands in them behind `# ~`
python -m scripts.draft_language de --list     how much of each file is there, and the names of what is missing
python -m scripts.draft_language de --check    what is wrong in what is there: placeholders, plural forms, alphabets
python -m scripts.draft_language de --offer    when nothing is missing or wrong: move it to the other languages
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer, ast

from scripts.wordcheck import compared
from scripts.wordcheck.messages import ENGLISH, Language, Texts, read

LOCALE = Path("src/gunbai/locale")
DRAFTS = Path("drafts")
MISSING = "# ~"
"""Begins a line that waits for its translation."""


def of(root: Path, code: str) -> tuple[Language, Language]:
    """English and the draft; the plural forms of a new language are those of CLDR."""
    compared.PLURALS.setdefault(code, {*Locale.parse(code).plural_form.tags, "other"})
    return read(root / LOCALE, ENGLISH), read(root / DRAFTS, code)


def renew(root: Path, code: str) -> None:
    """Write every file: the messages that are there, then those that are missing, in English behind a mark."""
    folder = root / DRAFTS / code
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted((root / LOCALE / ENGLISH).glob("*.ftl")):
        target = folder / source.name
        own = target.read_text(encoding="utf-8") if target.exists() else ""
        kept = "\n".join(line for line in own.splitlines() if not line.startswith(MISSING)).strip()
        lines = [f"{MISSING} {line}" for line in _waiting(source, kept)]
        target.write_text("\n".join(part for part in (kept, *lines) if part) + "\n", encoding="utf-8")


def _waiting(source: Path, own: str) -> Iterator[str]:
    """The English lines of the messages that a file lacks, whole or in part."""
    there = {entry.id.name: entry for entry in FluentParser().parse(own).body if isinstance(entry, ast.Message)}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and not _is_whole(entry, there.get(entry.id.name)):
            yield from FluentSerializer().serialize_entry(entry).splitlines()


def _is_whole(english: ast.Message, own: ast.Message | None) -> bool:
    if own is None:
        return False
    return {one.id.name for one in english.attributes} <= {one.id.name for one in own.attributes}


def lacking(english: Language, draft: Language) -> list[str]:
    """The places of what is missing."""
    there = {(text.key, text.part) for text in draft.texts.values()}
    return [text.place for text in english.texts.values() if (text.key, text.part) not in there and text.part != "see"]


def listed(english: Language, draft: Language) -> Iterator[str]:
    """A line a file, then the names of what it lacks."""
    missing = lacking(english, draft)
    for file in dict.fromkeys(text.file for text in english.texts.values()):
        whole = _count(english.texts, file)
        names = [place.partition(": ")[2] for place in missing if place.startswith(f"{ENGLISH}/{file}:")]
        yield f"{file}: {100 * (whole - len(names)) // whole}% of {whole}"
        yield from (f"  {name}" for name in names)


def _count(texts: Texts, file: str) -> int:
    return sum(1 for text in texts.values() if text.file == file and text.part != "see")


def wrong(english: Language, draft: Language) -> list[str]:
    """The faults of what is there."""
    gaps = {f"{draft.code}/{text.file}: {text.name} is missing" for text in english.texts.values()}
    return [fault for fault in compared.faults(english, draft) if fault not in gaps]


def offer(root: Path, code: str, english: Language, draft: Language) -> list[str]:
    """Move the draft to the languages there are; what stands against it, if anything does."""
    against = [*(f"missing: {place}" for place in lacking(english, draft)), *wrong(english, draft)]
    if not against:
        shutil.move(root / DRAFTS / code, root / LOCALE / code)
    return against


def main(root: Path, arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", help="its code: de")
    for flag, about in (("--list", "what is missing"), ("--check", "what is wrong"), ("--offer", "it is whole")):
        parser.add_argument(flag, action="store_true", help=about)
    given = parser.parse_args(arguments)
    try:
        english, draft = of(root, given.language)
    except (UnknownLocaleError, ValueError):
        parser.error(f"{given.language} is no language that CLDR knows")
    if not (given.list or given.check or given.offer):
        renew(root, given.language)
    found = offer(root, given.language, english, draft) if given.offer else []
    found += wrong(english, draft) if given.check else []
    print("\n".join([*(listed(english, draft) if given.list else []), *found]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
