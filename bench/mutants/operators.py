"""The kinds of fault: each says what may be written instead of a piece of the source."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from bench.mutants.source import Place, Source, Spanned

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
SHIFTS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
"""Comparisons whose fault moves the bound; that of the others turns them round."""

ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDERLESS = {"min", "max", "range", "cast", "isinstance"}
"""Calls whose arguments another fault changes, or whose order says nothing."""


@dataclass(frozen=True, slots=True)
class Edit:
    """The bytes from `start` to `end` of a file become `new`."""

    operator: str
    start: int
    end: int
    new: str


Operator = Callable[[Source, Place], Iterator[Edit]]


def edits(source: Source, place: Place) -> Iterator[Edit]:
    """Every fault that can be put at a place."""
    for operator in OPERATORS:
        yield from operator(source, place)


def _instead(name: str, source: Source, node: Spanned, new: str) -> Edit:
    return Edit(name, source.start(node), source.end(node), new)


def _between(name: str, source: Source, left: Spanned, right: Spanned, old: str, new: str) -> Iterator[Edit]:
    """Replace the operator that stands between two operands."""
    start, end = source.end(left), source.start(right)
    gap = source.content[start:end].decode()
    if gap.count(old) == 1:
        at = start + len(gap[: gap.index(old)].encode())
        yield Edit(name, at, at + len(old), new)


def comparison(source: Source, place: Place) -> Iterator[Edit]:
    node = place.node
    if isinstance(node, ast.Compare):
        for (left, right), op in zip(pairwise([node.left, *node.comparators]), node.ops, strict=True):
            yield from _between("comparison", source, left, right, *COMPARISONS[type(op)])


def arithmetic(source: Source, place: Place) -> Iterator[Edit]:
    node = place.node
    match node:
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            if not _is_sequence(left) and not _is_sequence(right):
                yield from _between("arithmetic", source, left, right, *ARITHMETIC[type(op)])
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC:
            if not _is_sequence(value):
                yield from _between("arithmetic", source, target, value, *ARITHMETIC[type(op)])
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield _instead("arithmetic", source, node, source.text(operand))


def _is_sequence(node: ast.expr) -> bool:
    """Text and lists are joined by an operator that has no opposite."""
    kinds = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)
    return isinstance(node, kinds) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def number(source: Source, place: Place) -> Iterator[Edit]:
    """One more, one less: in the rules and in the tables of costs, incomes and copies."""
    node = place.node
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for new in (node.value + 1, node.value - 1):
            yield _instead("number", source, node, str(new))


def boolean(source: Source, place: Place) -> Iterator[Edit]:
    """The other truth, the other connective, or one operand forgotten."""
    node = place.node
    match node:
        case ast.Constant(value=bool(truth)):
            yield _instead("boolean", source, node, str(not truth))
        case ast.BoolOp(op=op, values=values):
            old, new = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
            for left, right in pairwise(values):
                yield from _between("boolean", source, left, right, old, new)
            if len(values) == 2:
                for value in values:
                    yield _instead("operand", source, node, f"({source.text(value)})")


def negation(source: Source, place: Place) -> Iterator[Edit]:
    """A `not` too few, or a condition turned round."""
    node = place.node
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _instead("not", source, node, f"({source.text(operand)})")
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield from _negated(source, test)
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield from _negated(source, test)


def _negated(source: Source, test: ast.expr) -> Iterator[Edit]:
    """Unless the fault of its own operator already does that."""
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return
        case ast.Compare(ops=[op]) if not isinstance(op, SHIFTS):
            return
    yield _instead("condition", source, test, f"not ({source.text(test)})")


def returned(source: Source, place: Place) -> Iterator[Edit]:
    """Another value of the type that the function promises."""
    node, function = place.node, place.function
    if isinstance(node, ast.Return) and node.value is not None and function is not None:
        new = _other_value(function.returns, source.text(node.value))
        if new and not isinstance(node.value, ast.Constant):
            yield _instead("return", source, node.value, new)


def _other_value(promised: ast.expr | None, text: str) -> str:
    match promised:
        case ast.Name(id="bool"):
            return f"not ({text})"
        case ast.Name(id="int"):
            return f"({text}) + 1"
        case ast.Subscript(value=ast.Name(id="list")) if text != "[]":
            return "[]"
        case ast.BinOp(op=ast.BitOr(), right=ast.Constant(value=None)):
            return "None"
    return ""


def deletion(source: Source, place: Place) -> Iterator[Edit]:
    """A step forgotten. Names and new fields are never left unset: every run would break on that."""
    node = place.node
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise():
            yield _instead("deletion", source, node, "pass")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            if place.function is None or place.function.name != "__init__":
                yield _instead("deletion", source, node, "pass")
        case ast.Return(value=None):
            yield _instead("deletion", source, node, "pass")


def bounds(source: Source, place: Place) -> Iterator[Edit]:
    """The smallest for the greatest; a range that misses its first or its last."""
    node = place.node
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in TWINS:
            yield _instead("bounds", source, node.func, TWINS[name])
        case ast.Call(func=ast.Name(id="range"), args=[stop]) if not isinstance(stop, ast.Constant):
            yield _instead("bounds", source, stop, f"1, {source.text(stop)}")
            yield _instead("bounds", source, stop, f"({source.text(stop)}) - 1")
        case ast.Call(func=ast.Name(id="range"), args=[start, stop, *_]):
            for bound, change in ((start, "+ 1"), (stop, "- 1")):
                if not isinstance(bound, ast.Constant):
                    yield _instead("bounds", source, bound, f"({source.text(bound)}) {change}")


def argument(source: Source, place: Place) -> Iterator[Edit]:
    """Two neighbours that change places, or one that is passed twice."""
    node = place.node
    if not isinstance(node, ast.Call) or (isinstance(node.func, ast.Name) and node.func.id in ORDERLESS):
        return
    for left, right in pairwise(node.args):
        one, other = source.text(left), source.text(right)
        if one != other and _alike(source, left, right):
            both = source.content[source.end(left) : source.start(right)].decode()
            yield Edit("argument", source.start(left), source.end(right), f"{other}{both}{one}")
            yield _instead("argument", source, left, other)
            yield _instead("argument", source, right, one)


def _alike(source: Source, left: ast.expr, right: ast.expr) -> bool:
    """Only values of one sort are mistaken for each other; a text for a number would break at once."""
    match left, right:
        case ast.Constant(value=str(one)), ast.Constant(value=str(other)):
            return " " not in one + other  # words for people
        case ast.Constant(value=one), ast.Constant(value=other):
            return type(one) is type(other)
    odd = ast.Constant | ast.Starred | ast.JoinedStr | ast.Lambda
    if isinstance(left, odd) or isinstance(right, odd):
        return False
    return source.is_object(left) == source.is_object(right)


def loop(source: Source, place: Place) -> Iterator[Edit]:
    match place.node:
        case ast.Break() as node:
            yield _instead("loop", source, node, "continue")
        case ast.Continue() as node:
            yield _instead("loop", source, node, "break")


OPERATORS: tuple[Operator, ...] = (
    comparison,
    arithmetic,
    number,
    boolean,
    negation,
    returned,
    deletion,
    bounds,
    argument,
    loop,
)
