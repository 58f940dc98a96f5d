"""Numbers and lists in sources: what is shown is written and sorted by the language, never by the machine's habits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

PAGES = Path("web/src")
WORDS = PAGES / "lib" / "words" / "words.ts"
"""Here `n` writes numbers and `inOrder` sorts by CLDR, for all pages."""
TERMINAL = (Path("src/gunbai/cli"), Path("src/gunbai/locale"))
NOT_SHOWN = {"tests", "dev", "fixtures"}
IN_PAGES = {
    re.compile(r"\.localeCompare\("): "sort by `inOrder`",
    re.compile(r"\.(?:sort|toSorted)\(\s*\)"): "sort by `inOrder`, or by what the numbers mean",
    re.compile(r"""\.join\((['"])[,;] \1\)"""): "use `listed` or `parted`",
    re.compile(r"\.toLocaleString\(|Intl\.(?:NumberFormat|Collator|ListFormat)\b"): "use `n`, `inOrder` or `listed`",
}
# A format of digits in an f-string is fine where it is a place in a picture: x="{at:.1f}".
IN_TERMINAL = {
    re.compile(r'(?<!=")\{[^{}"\n]*:[,.]\d*[fdeg%]?\}'): "use `Words.number`",
    re.compile(r"""(?<!one of " \+ )(['"])[,;] \1\.join\("""): "use `Words.listed` or `Words.parted`",
}


def faults(root: Path) -> Iterator[str]:
    """Every place that writes or sorts without the language."""
    for path in sorted((root / PAGES).rglob("*")):
        if path.suffix in (".ts", ".svelte") and path != root / WORDS:
            yield from _of(root, path, IN_PAGES)
    for folder in TERMINAL:
        for path in sorted((root / folder).rglob("*.py")):
            yield from _of(root, path, IN_TERMINAL)


def _of(root: Path, path: Path, wrong: dict[re.Pattern[str], str]) -> Iterator[str]:
    place = path.relative_to(root)
    if NOT_SHOWN.intersection(place.parts):
        return
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for pattern, better in wrong.items():
            if pattern.search(line):
                yield f"{place}:{number}: {better}"
