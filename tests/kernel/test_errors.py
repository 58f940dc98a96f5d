"""The refusals: each with a stable code, its particulars, and a message that says what was expected."""

from __future__ import annotations

import pytest

from gunbai.kernel.errors import (
    BadInput,
    BadPosition,
    BadRecord,
    GunbaiError,
    MalformedAction,
    NotYourTurn,
    RuleViolation,
    StaleDecision,
    not_among,
    not_like,
    out_of_range,
)

ERRORS = [
    (MalformedAction("action/form", "no action", {"text": "x"}), "action/form"),
    (StaleDecision(3, 5), "decision/stale"),
    (NotYourTurn(2), "turn/not_yours"),
    (RuleViolation("build/too_poor", "RS6.8", {"needed": 3}), "build/too_poor"),
    (BadInput("seats", "3 to 5", "6"), "input/badinput"),
    (BadPosition("honor", "every clan", "koi"), "input/badposition"),
    (BadRecord("entry 4", "a legal move", "x", 4), "input/badrecord"),
]


@pytest.mark.parametrize(("error", "code"), ERRORS, ids=[code for _, code in ERRORS])
def test_codes_are_stable(error: GunbaiError, code: str) -> None:
    assert error.code == code
    assert str(error)
    assert error.details


def test_messages_and_particulars() -> None:
    assert str(RuleViolation("build/too_poor", "RS6.8", {"needed": 3})) == "build/too_poor (RS6.8): needed 3"
    assert StaleDecision(3, 5).details == {"answered": 3, "asked": 5}
    assert NotYourTurn(2).details == {"seat": 2}
    assert str(BadInput("seats", "3 to 5", "6")) == "seats: expected 3 to 5, got 6"
    assert BadRecord("entry 4", "a legal move", "x", 4).details["move"] == 4
    assert BadRecord("format", "1", "2").move == 0


def test_what_was_expected_is_told_to_programs_in_parts() -> None:
    among, like, between = (
        not_among("seats", (3, 4), 7),
        not_like("clause", ["RS6.8"], "RS6.88"),
        out_of_range("to", 0, 9, 12),
    )
    assert str(among) == "seats: expected one of 3, 4, got 7"
    assert (among.details["kind"], among.details["words"]) == ("among", "3, 4")
    assert str(like) == "clause: expected one like RS6.8, got 'RS6.88'"
    assert (like.details["kind"], like.details["words"]) == ("like", "RS6.8")
    assert str(between) == "to: expected 0 to 9, got 12"
    assert [between.details[name] for name in ("kind", "low", "high")] == ["range", 0, 9]
    assert BadInput("file", "a record", "x").details["kind"] == "text"


def test_the_four_refusals_of_an_action_are_different_types() -> None:
    kinds = [MalformedAction, StaleDecision, NotYourTurn, RuleViolation, BadInput]
    for kind in kinds:
        assert not any(issubclass(kind, other) for other in kinds if other is not kind)
    assert issubclass(BadPosition, BadInput)
    assert issubclass(BadRecord, BadInput)
