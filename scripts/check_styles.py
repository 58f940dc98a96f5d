"""Styles are made of tokens: fails on a colour, a size of text, a shadow, a corner, a layer or a duration by hand.

Tokens stand in web/src/lib/art/*.css. What has no word may be written: a gap, a width, a size relative to the text
around (`em`), a ring or an edge (a shadow without blur), a step above the neighbour (`z-index: 1`), a tint mixed of
tokens, and what masks, where a colour is only there or not. Colours are looked for in markup and scripts too.

    python scripts/check_styles.py
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).parent.parent / "web/src"
# Named exceptions, each with its reason: {"lib/folder": "why"}.
EXCEPTIONS: Final[Mapping[str, str]] = {
    "lib/art": "here tokens are defined",
    "lib/games/shogun/tower/picture": "a painting on a canvas, which mixes its colours by light and depth",
}
STYLE: Final = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
DECLARATION: Final = re.compile(r"(?<=[{;\s])([-\w]+)\s*:\s*([^;{}]+)(?=[;}])")
NAMED: Final = (
    "white|black|red|gold|silver|gray|grey|orange|brown|ivory|beige|navy|green|blue|yellow|purple|pink|teal|maroon"
    "|olive|lime|cyan|magenta|crimson|indigo|violet|khaki|salmon|coral|tomato|tan|wheat|linen"
)
MADE: Final = r"(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\((?!from var\()"
"""Made of numbers; one that is derived from a token is not."""
COLOUR: Final = re.compile(rf"#[0-9a-fA-F]{{3,8}}\b|\b{MADE}|(?<![-\w.])(?:{NAMED})(?![-\w(])")
PAINT: Final = re.compile(
    rf"""["'`](?:\#(?:[0-9a-fA-F]{{3,4}}|[0-9a-fA-F]{{6}}|[0-9a-fA-F]{{8}})["'`]|{MADE})"""
    rf"""|(?:fill|stroke|color|background)(?:=|:\s*)["']?(?:{NAMED})\b"""
)
"""A colour outside of a style: a string, or what an attribute paints with."""
LENGTH: Final = re.compile(r"(?<![-\w.])\d*\.?\d+(?:px|rem|pt)\b")
TIME: Final = re.compile(r"(?<![-\w.])\d*\.?\d+m?s\b")
SHADOW: Final = re.compile(r"(?:-?[\d.]+(?:px)?\s+){2}((?:[\d.]+)(?:px)?)")
"""Two offsets and the blur."""


class Fault(NamedTuple):
    """Something that has a word, written by hand."""

    file: Path
    line: int
    kind: str
    text: str


def faults(file: Path) -> Iterator[Fault]:
    """What one file writes by hand."""
    text = file.read_text(encoding="utf-8")
    for start, style in styles(file, text):
        for match in DECLARATION.finditer(style):
            name, value = match.group(1), match.group(2).strip()
            for kind in kinds(name, value):
                line = text.count("\n", 0, start + match.start(1)) + 1
                yield Fault(file, line, kind, f"{name}: {' '.join(value.split())}")
    yield from painted(file, text)


def styles(file: Path, text: str) -> Iterator[tuple[int, str]]:
    """The styles of a file and where they begin; comments are blanks."""
    found = [(0, text)] if file.suffix == ".css" else [(m.start(1), m.group(1)) for m in STYLE.finditer(text)]
    for start, style in found:
        yield start, COMMENT.sub(blank, style)


def painted(file: Path, text: str) -> Iterator[Fault]:
    """Colours in markup and scripts."""
    if file.suffix == ".css":
        return
    for number, line in enumerate(COMMENT.sub(blank, STYLE.sub(blank, text)).splitlines(), 1):
        if PAINT.search(line):
            yield Fault(file, number, "colour", line.strip())


def blank(found: re.Match[str]) -> str:
    """As many lines of nothing."""
    return re.sub(r"[^\n]", " ", found.group())


def kinds(name: str, value: str) -> Iterator[str]:
    """What a declaration holds by hand."""
    moves = name.startswith(("transition", "animation"))
    if COLOUR.search(value) and "mask" not in name and not moves:
        yield "colour"
    if name in ("font-size", "font") and LENGTH.search(value):
        yield "size of text"
    if is_shadow(name, value) and any(float(blur.removesuffix("px")) for blur in SHADOW.findall(value)):
        yield "shadow"
    if name.endswith("radius") and LENGTH.search(value):
        yield "corner"
    if name == "z-index" and value.lstrip("-").isdigit() and value not in ("-1", "0", "1"):
        yield "layer"
    if (moves or name.startswith("--")) and TIME.search(value):
        yield "duration"


def is_shadow(name: str, value: str) -> bool:
    return name in ("box-shadow", "text-shadow") or "drop-shadow(" in value


def sources(folder: Path) -> Iterator[Path]:
    """What has styles or paints, but for tests and the exceptions."""
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder)
        left_out = "tests" in inside.parts or any(inside.is_relative_to(one) for one in EXCEPTIONS)
        if file.suffix in (".svelte", ".css", ".ts") and not left_out:
            yield file


def main() -> int:
    files = list(sources(SOURCE))
    found = [fault for file in files for fault in faults(file)]
    for fault in found:
        print(f"{fault.file.relative_to(SOURCE.parent)}:{fault.line}: {fault.kind} by hand: {fault.text}")
    print(f"styles: {len(files)} files, {len(found)} written by hand", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
