"""Keeps files, functions and folders short: fails on long ones and on a median that creeps up."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median

FILE_LIMIT = 400
FUNCTION_LIMIT = 60
MEDIAN_LIMIT = 8
FOLDER_LIMIT = 12
"""Modules in one folder of the package, beside its `__init__.py`, and in one of the pages."""
PAGES = "web/src"
MODULES = (".ts", ".svelte")
GENERATED = "api-types.ts"
# Named exceptions, each with its reason: {"src/gunbai/x.py": "why"} or {"src/gunbai/x.py:function": "why"}.
_TABLE = "one constructor takes every field, with its meaning, so that copy() is a call with slices"
EXCEPTIONS: Mapping[str, str] = {
    "src/gunbai/games/rising_sun/table.py:Table.__init__": _TABLE,
    "src/gunbai/games/shogun/table.py:Table.__init__": _TABLE,
}


@dataclass(frozen=True, slots=True)
class Measure:
    """The length of a file or, when its name has a colon, of one of its functions."""

    name: str
    lines: int

    @property
    def is_function(self) -> bool:
        return ":" in self.name

    @property
    def is_too_long(self) -> bool:
        return self.lines > (FUNCTION_LIMIT if self.is_function else FILE_LIMIT)


def measures(root: Path, folder: str) -> Iterator[Measure]:
    for path in sorted((root / folder).rglob("*.py")):
        name, text = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
        yield Measure(name, len(text.splitlines()))
        yield from functions(name, ast.parse(text))


def pages(root: Path) -> Iterator[Path]:
    """The modules of the pages."""
    for path in sorted((root / PAGES).rglob("*")):
        if path.suffix in MODULES and path.name != GENERATED:
            yield path


def page_measures(root: Path) -> Iterator[Measure]:
    for path in pages(root):
        yield Measure(path.relative_to(root).as_posix(), len(path.read_text(encoding="utf-8").splitlines()))


def functions(prefix: str, node: ast.AST) -> Iterator[Measure]:
    """Every function below `node`; those inside classes and functions have dotted names."""
    for child in ast.iter_child_nodes(node):
        inner = prefix
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{prefix}{'.' if ':' in prefix else ':'}{child.name}"
            if not isinstance(child, ast.ClassDef):
                yield Measure(inner, (child.end_lineno or child.lineno) - child.lineno + 1)
        yield from functions(inner, child)


def complaints(root: Path, exceptions: Mapping[str, str]) -> list[str]:
    source, tests = list(measures(root, "src")), list(measures(root, "tests"))
    too_long = {m.name: m.lines for m in [*source, *tests, *page_measures(root)] if m.is_too_long}
    found = [f"{name} has {lines} lines" for name, lines in too_long.items() if name not in exceptions]
    found += [f"{name} is no longer an exception" for name in exceptions if name not in too_long]
    found += crowded(root)
    typical = median_function(source)
    if typical > MEDIAN_LIMIT:
        found.append(f"the median function of src has {typical:g} lines, more than {MEDIAN_LIMIT}")
    return found


def crowded(root: Path) -> list[str]:
    """Folders in which nobody finds anything any more."""
    modules = [path for path in (root / "src").rglob("*.py") if path.name != "__init__.py"]
    folders = Counter(path.parent for path in [*modules, *pages(root)] if path.parent.name != "tests")
    return [
        f"{folder.relative_to(root).as_posix()} has {count} modules, more than {FOLDER_LIMIT}"
        for folder, count in sorted(folders.items())
        if count > FOLDER_LIMIT
    ]


def median_function(source: list[Measure]) -> float:
    return median([m.lines for m in source if m.is_function] or [0])


def figures(source: list[Measure]) -> str:
    files = [m.lines for m in source if not m.is_function] or [0]
    lengths = [m.lines for m in source if m.is_function] or [0]
    return (
        f"src: {len(files)} files, median {median(files):g}, longest {max(files)} lines; "
        f"{len(lengths)} functions, median {median(lengths):g}, longest {max(lengths)} lines"
    )


def main(root: Path, exceptions: Mapping[str, str]) -> int:
    print(figures(list(measures(root, "src"))))
    found = complaints(root, exceptions)
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent, EXCEPTIONS))
