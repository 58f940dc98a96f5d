"""Faults are named, are drawn by seed, and never sit where they could change nothing."""

from __future__ import annotations

import pytest

from bench.mutants.faults import drawn, faults_of, is_change
from bench.mutants.source import Source
from tests.bench.toy import RULES


def faults(text: str) -> set[str]:
    """What may be made of a text, without the place."""
    return {str(fault).partition(" ")[2] for fault in faults_of(Source("a.py", text.encode()))}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a < b", {"comparison: a < b -> a <= b"}),
        ("a is not b", {"comparison: a is not b -> a is b"}),
        ("a + b", {"arithmetic: a + b -> a - b"}),
        ("a += b", {"arithmetic: a += b -> a -= b", "deletion: a += b -> pass"}),
        ("a = -b", {"arithmetic: a = -b -> a = b"}),
        ("COST = 3", {"number: COST = 3 -> COST = 4", "number: COST = 3 -> COST = 2"}),
        ("a = True", {"boolean: a = True -> a = False"}),
        ("a and b", {"boolean: a and b -> a or b", "operand: a and b -> (a)", "operand: a and b -> (b)"}),
        ("not a", {"not: not a -> (a)"}),
        ("b if a else c", {"condition: b if a else c -> b if not (a) else c"}),
        ("def f() -> int:\n    return a", {"return: return a -> return (a) + 1"}),
        ("def f() -> bool:\n    return a", {"return: return a -> return not (a)"}),
        ("def f() -> list[int]:\n    return a", {"return: return a -> return []"}),
        ("def f() -> str | None:\n    return a", {"return: return a -> return None"}),
        ("f(a)", {"deletion: f(a) -> pass"}),
        ("a.b = c", {"deletion: a.b = c -> pass"}),
        ("def f(a):\n    raise Bad(a)", {"deletion: raise Bad(a) -> pass"}),
        ("a = min(b, c)", {"bounds: a = min(b, c) -> a = max(b, c)"}),
        ("a = range(n)", {"bounds: a = range(n) -> a = range(1, n)", "bounds: a = range(n) -> a = range((n) - 1)"}),
        ("a = f(b, c)", {f"argument: a = f(b, c) -> a = f({new})" for new in ("c, b", "c, c", "b, b")}),
        ("for a in b:\n    break", {"loop: break -> continue"}),
    ],
)
def test_each_kind_of_fault(text: str, expected: set[str]) -> None:
    assert faults(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        '"""A docstring with 1 < 2."""',
        "a: Final[tuple[1, 2]]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "if TYPE_CHECKING:\n    a = 1",
        "assert a < 1",
        "def __repr__(self) -> str:\n    return f(1)",
        "def f(self) -> int:\n    raise NotImplementedError",
        "Names = dict[str, str | int]",
        "a = cast(Table | int, b)",
        "a = isinstance(b, int | str)",
        'a = f"{b + 1}"',
        "a = zip(b, strict=True)",
        "t.x\na = f(t, b)",
        "a = b + [c]",
    ],
)
def test_no_fault_where_it_would_change_nothing_or_break_at_once(text: str) -> None:
    assert faults(text) == set()


def test_a_fault_is_named_by_its_place_and_shows_what_stands_around_it() -> None:
    found = [str(fault) for fault in faults_of(Source("a/b.py", "é = 1\nif é:\n    ü = (é, 2, 2)\n".encode()))]
    assert "a/b.py:3 number: ü = (é, 2, 2) -> ü = (é, 2, 3)" in found
    assert len(set(found)) == len(found)


def test_a_long_piece_is_shown_by_both_ends() -> None:
    text = "def f() -> int:\n    return (\n" + "".join(f"        + some_{n}\n" for n in range(30)) + "    )"
    (shown,) = [fault for fault in faults_of(Source("a.py", text.encode())) if fault.operator == "return"]
    assert "…" in shown.before
    assert shown.after.endswith("+ 1")


def test_the_draw_is_that_of_its_seed_and_a_longer_one_begins_like_a_shorter_one() -> None:
    sources = [Source("a.py", RULES.encode())]
    six = drawn(sources, 6, 1)
    assert drawn(sources, 3, 1) == six[:3]
    assert drawn(sources, 6, 2) != six
    assert len({fault.line for fault in drawn(sources, 5, 1)}) == 5, "every line once before one twice"
    every = drawn(sources, 1000, 1)
    assert len(every) == len(set(every)) == len(list(faults_of(sources[0])))


def test_every_fault_is_a_program_and_another_one() -> None:
    content = RULES.encode()
    for fault in faults_of(Source("a.py", content)):
        assert is_change(content, fault)
        assert fault.put_into(content) != content
