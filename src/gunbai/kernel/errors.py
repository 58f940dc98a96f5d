"""Everything the engine refuses, as types: malformed, stale, not your turn, against the rules, unreadable input."""

from __future__ import annotations

import difflib
from collections.abc import Sequence


class GunbaiError(ValueError):
    """Base of every refusal; `code` is stable and goes over the wire, `details` are its arguments.

    >>> issubclass(RuleViolation, GunbaiError), issubclass(GunbaiError, ValueError)
    (True, True)
    """

    def __init__(self, code: str, message: str, details: dict[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.details: dict[str, str | int] = details or {}

    def __reduce__(self) -> tuple[object, ...]:
        names = ("code", "details", "clause", "field", "move")
        return restored, (type(self), str(self), {name: getattr(self, name) for name in names if hasattr(self, name)})


def restored(kind: type[GunbaiError], message: str, attributes: dict[str, object]) -> GunbaiError:
    """A refusal that was pickled: its constructor is not asked again, since what it was told is not kept."""
    error = kind.__new__(kind, message)
    for name, value in attributes.items():
        setattr(error, name, value)
    return error


class MalformedAction(GunbaiError):
    """The text is no action of this game at all.

    >>> import gunbai
    >>> gunbai.game("shogun").parse("0 castle")
    Traceback (most recent call last):
        ...
    gunbai.kernel.errors.MalformedAction: no action of this game: '0 castle'
    """


class StaleDecision(GunbaiError):
    """The action answers a decision that is no longer asked.

    >>> StaleDecision(3, 5).details
    {'answered': 3, 'asked': 5}
    """

    def __init__(self, answered: int, asked: int) -> None:
        super().__init__(
            "decision/stale",
            f"answers decision {answered}, but decision {asked} is asked now",
            {"answered": answered, "asked": asked},
        )


class NotYourTurn(GunbaiError):
    """The seat has nothing to choose now.

    >>> NotYourTurn(2).code
    'turn/not_yours'
    """

    def __init__(self, seat: int) -> None:
        super().__init__("turn/not_yours", f"seat {seat} has nothing to choose now", {"seat": seat})


class RuleViolation(GunbaiError):
    """A well-formed action of the right seat that the rules forbid; `clause` says which one.

    >>> str(RuleViolation("action/not_asked", "RS6.8", {"step": "tea"}))
    'action/not_asked (RS6.8): step tea'
    """

    def __init__(self, code: str, clause: str, details: dict[str, str | int] | None = None) -> None:
        named = ", ".join(f"{key} {value}" for key, value in (details or {}).items())
        super().__init__(code, f"{code} ({clause})" + (f": {named}" if named else ""), details)
        self.clause = clause


class BadInput(GunbaiError):
    """An unknown game, seat, option or value; `field` says where, the message what was expected.

    The detail `kind` says how: `among` these `words`, something `like` them, in the `range` from `low` to `high`,
    or as `text`: in English, and where `expects` names a message, in any language (`about` fills it in).

    >>> str(BadInput("seats", "3 to 5", "7"))
    'seats: expected 3 to 5, got 7'
    """

    def __init__(self, field: str, expected: str, got: str, expects: str = "", **about: str | int) -> None:
        super().__init__(
            f"input/{type(self).__name__.lower()}",
            f"{field}: expected {expected}, got {got}",
            {"field": field, "kind": "text", "expected": expected, "got": got, **about},
        )
        if expects:
            self.details["expects"] = expects
        self.field = field


def not_among(field: str, words: Sequence[str | int], got: object) -> BadInput:
    """Something that is none of these; the refusal names them, the nearest first."""
    listed = ", ".join(nearest(str(got), [str(word) for word in words]))
    refusal = BadInput(field, f"one of {listed}", repr(got))
    refusal.details.update({"kind": "among", "words": listed})
    return refusal


def not_like(field: str, examples: Sequence[str], got: str) -> BadInput:
    """A word that is unknown; the refusal names some that are known, of too many to list."""
    listed = ", ".join(examples)
    refusal = BadInput(field, f"one like {listed}", repr(got))
    refusal.details.update({"kind": "like", "words": listed})
    return refusal


def nearest(word: str, words: Sequence[str]) -> list[str]:
    """All the words, those most like this one first."""
    close = difflib.get_close_matches(word, words, n=3, cutoff=0.5)
    return close + [other for other in words if other not in close]


def out_of_range(field: str, low: int, high: int, got: int) -> BadInput:
    """A number below `low` or above `high`."""
    refusal = BadInput(field, f"{low} to {high}", str(got))
    refusal.details.update({"kind": "range", "low": low, "high": high})
    return refusal


class BadPosition(BadInput):
    """A position document that describes no position of the game.

    >>> BadPosition("players[1].coins", "a whole number", "-1").field
    'players[1].coins'
    """


class BadRecord(BadInput):
    """A record file that cannot be read or does not replay; `move` counts its entries from 1, 0 is the header.

    >>> BadRecord("entry 12", "a legal move", "'0 fly'", move=12).move
    12
    """

    def __init__(self, field: str, expected: str, got: str, move: int = 0) -> None:
        super().__init__(field, expected, got)
        self.move = move
        self.details["move"] = move
