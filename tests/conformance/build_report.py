"""Prints what a build of the package says of itself, as JSON: run with either build, the output must agree.

With the path of a folder, the pickles are written there; with a second one, those of the other build are read from it.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import pickle
import pydoc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import gunbai
import gunbai.kernel.state
from gunbai.kernel.errors import not_among
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import middle_of_match

ENTRIES = 70
IN_C = "gunbai.kernel.tensors.quick"
"""Its twin in the pure build has another name."""
Attribute = tuple[str, str, type, Any]
"""Name, kind, class and value, as `pydoc` sees them."""


def main(folder: Path, other: Path | None) -> None:
    things = {str(case): list(things_of_a_game(case)) for case in FEW}
    (folder / "pickles").write_bytes(pickle.dumps(things))
    theirs = pickle.loads((other / "pickles").read_bytes()) if other else things
    report = {
        "file": gunbai.kernel.state.__file__,
        "equal": {case: [one == two for one, two in zip(things[case], theirs[case], strict=True)] for case in things},
        "repr": {case: [repr(thing) for thing in things[case]] for case in things},
        "help": {name: help_text(getattr(gunbai, name)) for name in public_names()},
        "documented": {module.__name__: digest_of_docstrings(module) for module in modules()},
    }
    print(json.dumps(report))


def things_of_a_game(case: Case) -> Iterator[object]:
    """One of everything that can be pickled and compared."""
    match, _ = middle_of_match(case, 9, ENTRIES)
    state = match.state
    yield from (match.game, state, state.view(0), state.view(None), state.question(), state.result())
    yield from (*state.choices(state.actors()[0]), *match.heard, *match.entries, *match.setup_draws, *state.stack)
    yield state.chance.copy().generator
    yield from (case.game.actions, *case.game.entries, *case.game.options, *case.game.draws)
    yield str(not_among("x", ("y", "z"), 3))


def public_names() -> list[str]:
    return [name for name in gunbai.__all__ if inspect.isroutine(getattr(gunbai, name)) or is_class(name)]


def is_class(name: str) -> bool:
    return inspect.isclass(getattr(gunbai, name))


def help_text(thing: object) -> str:
    """What `help` says, less what the builds cannot agree on: annotations, attributes, methods that Python calls."""
    attributes: Callable[[object], list[Attribute]] = pydoc.classify_class_attrs
    with (
        patch("inspect.signature", plain(inspect.signature)),
        patch("pydoc.classify_class_attrs", lambda kind: [a for a in map(one_kind, attributes(kind)) if is_told(a)]),
    ):
        return pydoc.plain(pydoc.render_doc(thing)).replace("built-in function", "function")


def plain(signature: Callable[..., inspect.Signature]) -> Any:
    def without_annotations(thing: object, **kwargs: Any) -> inspect.Signature:
        found = signature(thing, **kwargs)
        parts = [part.replace(annotation=part.empty) for part in found.parameters.values()]
        if parts and parts[0].name == "self":
            parts[0] = parts[0].replace(kind=inspect.Parameter.POSITIONAL_OR_KEYWORD)
        return inspect.Signature(parts)

    return without_annotations


def one_kind(attribute: Attribute) -> Attribute:
    """A property is a data descriptor in C."""
    name, kind, home, value = attribute
    return (name, "data descriptor" if kind == "readonly property" else kind, home, value)


def is_told(attribute: Attribute) -> bool:
    name, kind, _, value = attribute
    if name.startswith("_") or kind == "data":
        return False
    return kind != "data descriptor" or bool(inspect.getdoc(value))


def modules() -> list[ModuleType]:
    """What the library has loaded by now of the packages that are compiled."""
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name.startswith(("gunbai.kernel", "gunbai.games")) and name != IN_C
    ]


def digest_of_docstrings(module: ModuleType) -> str:
    """All docstrings of a module's own classes and functions, by name."""
    told = [repr(module.__doc__)]
    for name, thing in sorted(vars(module).items()):
        if getattr(thing, "__module__", "") == module.__name__ and (inspect.isclass(thing) or inspect.isroutine(thing)):
            told.append(f"{name}: {thing.__doc__ or ''}")
        if inspect.isclass(thing) and thing.__module__ == module.__name__:
            told += [f"{name}.{part}: {doc}" for part, doc in docstrings_of(thing)]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16] + f" of {len(told)}"


def docstrings_of(kind: type) -> Iterator[tuple[str, str]]:
    for part, value in sorted(vars(kind).items()):
        doc = getattr(getattr(value, "__func__", value), "__doc__", None)
        if not part.startswith("_") and doc and (inspect.isroutine(value) or inspect.isdatadescriptor(value)):
            yield part, doc


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
