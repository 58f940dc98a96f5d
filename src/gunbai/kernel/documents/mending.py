"""All that is wrong with a document, not only the first fault: that is left out, and the rest is read again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadPosition

Read = TypeVar("Read")
MOST: Final = 12
"""Faults that are looked for; whoever has more begins with these."""
PART: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Mended(Generic[Read]):
    """What a document says without its faults, if it says anything, and the faults in the order they were found."""

    def __init__(self, read: Read | None, faults: list[BadPosition]) -> None:
        self.read: Final = read
        self.faults: Final = faults


def mended(read: Callable[[Doc], Read], document: Doc) -> Mended[Read]:
    """Read a document as far as it can be read. A value is left out, which makes it the default; of a whole part that
    is at fault nobody knows what was meant, and the rest would be blamed for what is missing.

    >>> from gunbai.kernel.documents.codec import Reader
    >>> def purse(document: Doc) -> int:
    ...     reader = Reader(document)
    ...     return reader.whole("coins", 0, 9, 0) + reader.whole("ronin", 0, 5, 0)
    >>> found = mended(purse, {"coins": 12, "ronin": -1})
    >>> found.read, [fault.field for fault in found.faults]
    (0, ['coins', 'ronin'])
    """
    faults: list[BadPosition] = []
    while len(faults) < MOST:
        try:
            return Mended(read(document), faults)
        except BadPosition as fault:
            faults.append(fault)
            rest = without(document, fault.field)
            if rest is None:
                break
            document = rest
    return Mended(None, faults)


def without(document: Doc, field: str) -> Doc | None:
    """The document without the value at a field; None where there is no single value.

    >>> without({"players": [{"coins": 12, "vp": 3}]}, "players[0].coins")
    {'players': [{'vp': 3}]}
    >>> without({"players": []}, "players")
    """
    parts = [name or int(place) for name, place in PART.findall(field)]
    if not parts or not isinstance(parts[-1], str):
        return None
    rest = _without(document, parts)
    return rest if isinstance(rest, dict) else None


def _without(value: object, parts: list[str | int]) -> object | None:
    """A copy of what the way leads through; the rest is shared."""
    part = parts[0]
    if isinstance(part, str) and isinstance(value, dict) and part in value:
        if len(parts) == 1:
            whole = isinstance(value[part], (dict, list))
            return None if whole else {name: one for name, one in value.items() if name != part}
        inner = _without(value[part], parts[1:])
        return None if inner is None else {**value, part: inner}
    if isinstance(part, int) and isinstance(value, list) and part < len(value):
        inner = _without(value[part], parts[1:])
        return None if inner is None else [*value[:part], inner, *value[part + 1 :]]
    return None
