"""Faults with a name and a place, and the seeded draw among them."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bench.mutants.operators import Edit, edits
from bench.mutants.source import Place, Source, places

WIDEST = 80
"""As many characters around a fault are shown as fit into this."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One change of one file. `statement` is the line on which the statement around it begins."""

    file: str
    line: int
    statement: int
    operator: str
    before: str
    after: str
    edit: Edit

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.operator}: {self.before} -> {self.after}"

    def put_into(self, content: bytes) -> bytes:
        return content[: self.edit.start] + self.edit.new.encode() + content[self.edit.end :]


def faults_of(source: Source) -> Iterator[Fault]:
    """Every fault of a file; no two of them have the same name."""
    named = {str(fault): fault for place in places(source.tree) for fault in _faults_at(source, place)}
    yield from named.values()


def _faults_at(source: Source, place: Place) -> Iterator[Fault]:
    for edit in edits(source, place):
        start, end = _shown(source, place, edit)
        before = source.content[start:end]
        after = source.content[start : edit.start] + edit.new.encode() + source.content[edit.end : end]
        line, statement = source.line_of(edit.start), place.statement.lineno
        yield Fault(source.file, line, statement, edit.operator, _short(before), _short(after), edit)


def _shown(source: Source, place: Place, edit: Edit) -> tuple[int, int]:
    """The widest expression or statement around a fault that still fits; else the fault alone."""
    for node in place.chain:
        if isinstance(node, ast.expr | ast.stmt):
            start, end = source.start(node), source.end(node)
            fits = end - start <= WIDEST and b"\n" not in source.content[start:end]
            if fits and start <= edit.start and edit.end <= end:
                return start, end
    return edit.start, edit.end


def _short(piece: bytes) -> str:
    """On one line; of a long piece both ends, as the change may be at either."""
    text = " ".join(piece.decode().split())
    return text if len(text) <= WIDEST + 20 else f"{text[: WIDEST - 20]} … {text[-20:]}"


def drawn(sources: Sequence[Source], count: int, seed: int) -> list[Fault]:
    """So many faults by chance: first a line, then a kind of fault, then one of that kind.

    So a long row of numbers counts as one line. No line is drawn again before all were; the first faults of a longer
    draw are those of a shorter one.
    """
    contents = {source.file: source.content for source in sources}
    lines: dict[tuple[str, int], list[Fault]] = {}
    for source in sources:
        for fault in faults_of(source):
            lines.setdefault((fault.file, fault.line), []).append(fault)
    chance = random.Random(seed)
    found: list[Fault] = []
    while lines and len(found) < count:
        for line in chance.sample(list(lines), len(lines)):
            fault = _taken(lines, line, chance)
            if len(found) < count and is_change(contents[fault.file], fault):
                found.append(fault)
    return found


def _taken(lines: dict[tuple[str, int], list[Fault]], line: tuple[str, int], chance: random.Random) -> Fault:
    """One fault of a line; it is not drawn again."""
    kind = chance.choice(sorted({fault.operator for fault in lines[line]}))
    fault = chance.choice([fault for fault in lines[line] if fault.operator == kind])
    lines[line].remove(fault)
    if not lines[line]:
        del lines[line]
    return fault


def is_change(content: bytes, fault: Fault) -> bool:
    """Whether it still is a program, and another one."""
    try:
        return ast.dump(ast.parse(fault.put_into(content))) != ast.dump(ast.parse(content))
    except SyntaxError:
        return False
