"""Every word in every language: fails on what is missing, unused, different in its placeholders, or not our term.

python -m scripts.check_words            everything
python -m scripts.check_words --lang uk  one language beside English
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from scripts.wordcheck import (
    asked,
    cases,
    compared,
    copying,
    exceptions,
    facts,
    formats,
    glossary,
    hardcoded,
    joiners,
    replaced,
    sounds,
    usage,
)
from scripts.wordcheck.messages import Language, languages

LOCALE = Path("src/gunbai/locale")


def complaints(root: Path, only: str = "") -> Iterator[str]:
    """Everything found: first what a language lacks, then what the sources do not say."""
    found = languages(root / LOCALE)
    english, terms, told = found[0], glossary.terms(root), facts.read(root)
    for language in found:
        if only in ("", language.code):
            yield from compared.faults(english, language)
            yield from cases.faults(english, language, exceptions.CASES)
            yield from glossary.faults(terms, english, language, exceptions.GLOSSARY)
            yield from facts.faults(told, language)
            yield from sounds.faults(language)
            yield from joiners.faults(language)
            yield from replaced.faults(language)
            yield from copying.faults(language, exceptions.COPIED)
    if not only:
        yield from sources(root, english, told)


def sources(root: Path, english: Language, told: facts.Facts) -> Iterator[str]:
    clauses = (root / LOCALE / usage.CLAUSES).read_text(encoding="utf-8").split()
    yield from usage.clause_faults(english, clauses)
    yield from facts.unknown(told, clauses, exceptions.FACTLESS)
    yield from usage.unused(english, usage.sources(root), clauses, exceptions.UNUSED)
    yield from asked.faults(english, root)
    yield from usage.wordless(english, root, exceptions.CODES)
    yield from hardcoded.faults(root, exceptions.SENTENCES)
    yield from formats.faults(root)


def main(root: Path, arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", default="", help="look at one language only")
    found = list(complaints(root, parser.parse_args(arguments).lang))
    for line in found:
        print(line, file=sys.stderr)
    if found:
        print(f"{len(found)} faults of words", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
