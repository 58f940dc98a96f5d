"""A Python file as bytes and as a syntax tree, and the parts of the tree that decide how the program behaves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

SILENT_FUNCTIONS = {"__repr__"}
TYPE_CALLS = {"TypeVar", "NewType", "ParamSpec"}
TYPE_NAMES = {"dict", "list", "tuple", "set", "frozenset", "type", "Callable", "Mapping", "Sequence", "Iterator"}

Spanned = ast.expr | ast.stmt


class Source:
    """One file; places in it are offsets in bytes, as the syntax tree counts columns in bytes."""

    def __init__(self, file: str, content: bytes) -> None:
        self.file = file
        self.content = content
        self.tree = ast.parse(content)
        self._words = content.decode()
        self._starts = [0]
        for line in content.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def start(self, node: Spanned) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: Spanned) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: Spanned) -> str:
        return self.content[self.start(node) : self.end(node)].decode()

    def is_object(self, node: ast.expr) -> bool:
        """Whether parts of such a thing are used somewhere in the file: then it is not mistaken for a number."""
        name = re.escape(self.text(node).rpartition(".")[2])
        return re.search(rf"(?<!\w){name}\.[a-z_]", self._words) is not None

    def line_of(self, offset: int) -> int:
        return self.content.count(b"\n", 0, offset) + 1


@dataclass(frozen=True, slots=True)
class Place:
    """A node and the nodes around it, outermost first; the node itself is the last."""

    chain: tuple[ast.AST, ...]

    @property
    def node(self) -> ast.AST:
        return self.chain[-1]

    @property
    def function(self) -> ast.FunctionDef | None:
        return next((node for node in reversed(self.chain) if isinstance(node, ast.FunctionDef)), None)

    @property
    def statement(self) -> ast.stmt:
        return next(node for node in reversed(self.chain) if isinstance(node, ast.stmt))


def places(node: ast.AST, chain: tuple[ast.AST, ...] = ()) -> Iterator[Place]:
    """Every node below a tree that can change what the program does."""
    here = (*chain, node)
    if chain:
        yield Place(here)
    for child in _acting(node):
        yield from places(child, here)


def _acting(node: ast.AST) -> Iterator[ast.AST]:
    """The children of a node without annotations, docstrings, imports, assertions, messages and types."""
    match node:
        case ast.FunctionDef():
            if node.name not in SILENT_FUNCTIONS:
                yield from (default for default in (*node.args.defaults, *node.args.kw_defaults) if default)
                yield from filter(_acts, node.body)
        case ast.ClassDef():
            yield from filter(_acts, node.body)
        case ast.AnnAssign(value=value):
            yield from [value] if value else []
        case ast.Call(func=ast.Name(id="cast" | "isinstance"), args=[first, second]):
            assert isinstance(node.func, ast.Name)
            yield second if node.func.id == "cast" else first
        case ast.Call(func=ast.Name(id=name)) if name in TYPE_CALLS:
            return
        case ast.JoinedStr():
            return  # words for people; Python 3.11 does not say either where their parts stand
        case _:
            yield from filter(_acts, ast.iter_child_nodes(node))


def _acts(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Pass() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return False
        case ast.keyword(arg="strict"):
            return False  # of zip: an assertion by another name
        case ast.Expr(value=ast.Constant()):
            return False
        case ast.Raise(exc=ast.Name(id="NotImplementedError") | ast.Call(func=ast.Name(id="NotImplementedError"))):
            return False
        case ast.Assign(value=value):
            return not _is_type(value)
    return True


def _is_type(node: ast.expr) -> bool:
    """Whether a value is the right side of a type alias."""
    match node:
        case ast.Subscript(value=ast.Name(id=name)):
            return name in TYPE_NAMES
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _is_type(left) or _is_type(right)
    return False
