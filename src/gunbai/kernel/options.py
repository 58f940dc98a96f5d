"""Options of a game: named, with a short list of values; the first value is the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.kernel.documents.codec import Reader
from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import BadInput, BadPosition, not_among


class Option(Value):
    """One option of a game's setup or rules and the clause it belongs to.

    A ruling that changes is an option, too: `since` is the rules version that brought it, `before` the value that
    describes how older versions played. So an old game goes on as it began, and old rules are rows, not old code.

    >>> chosen([Option("side", ("sun", "moon"), "SG1.1")], {"side": "moon"})
    [1]
    """

    def __init__(self, name: str, values: tuple[str, ...], clause: str, since: int = 1, before: str = "") -> None:
        self.name: Final = name
        self.values: Final = values
        self.clause: Final = clause
        self.since: Final = since
        self.before: Final = before

    def parts(self) -> tuple[object, ...]:
        return self.name, self.values, self.clause, self.since, self.before


def older(options: Sequence[Option], rules: int) -> dict[str, str]:
    """The values of the options that came after this rules version."""
    return {option.name: option.before for option in options if option.since > rules}


def chosen(options: Sequence[Option], given: Mapping[str, object]) -> list[int]:
    """The index of each option's value, defaults filled in; refuses unknown names and values."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise not_among("options", names, name)
    return [_index(option, given.get(option.name, option.values[0])) for option in options]


def read_options(reader: Reader, options: Sequence[Option]) -> list[int]:
    """The index of each option's value from the field `options` of a position; defaults filled in."""
    given = reader.reader("options")
    try:
        return chosen(options, {name: given.raw(name) for name in given.names()})
    except BadInput as error:
        raise BadPosition(error.field, str(error.details["expected"]), str(error.details["got"])) from None


def _index(option: Option, value: object) -> int:
    if not isinstance(value, str) or value not in option.values:
        raise not_among(f"options.{option.name}", option.values, value)
    return option.values.index(value)
