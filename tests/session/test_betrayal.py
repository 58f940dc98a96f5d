"""RS6.12: a betrayal is final: nothing of it is taken back, and so nothing of it is left for others to read."""

from __future__ import annotations

import pytest

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.luck.chance import FairChance
from gunbai.session.session import Session, begun


def new(seed: int) -> Session:
    chance = FairChance(str(seed).encode(), ["a", "b", "c"])
    return begun(game_by_name("rising-sun"), 3, {}, chance)


def at_a_mandate(seed: int) -> Session:
    """The seat of the first mandate is allied, and has looked at its tiles."""
    session = new(seed)
    first = session.view(None).table.honor[0]  # type: ignore[attr-defined]
    other = (first + 1) % 3
    for text in (f"{first} propose {other}", f"{other} agree {first}", f"{(first + 2) % 3} ready"):
        if session.actors() and int(text.split()[0]) in session.actors():
            session.act(int(text.split()[0]), [text], None)
    return session


def betrayer() -> tuple[Session, int, str]:
    """A game in which the first to play may betray its ally."""
    for seed in range(60):
        session = at_a_mandate(seed)
        seat = session.actors()[0]
        for choice in session.choices(seat):
            if str(choice).endswith("play betray"):
                return session, seat, str(choice)
    raise AssertionError("nobody drew Betray in sixty games")


def test_rs6_12_a_betrayal_is_not_taken_back() -> None:
    session, seat, text = betrayer()
    heard = session.stream.count(None)
    session.act(seat, [text], None)
    assert "alliance_broken" in [told.event.code for told in session.stream.of(None, heard)]
    assert session.undoable(seat) == 0
    before = [entry.text for entry in session.entries]
    with pytest.raises(RuleViolation) as refusal:
        session.undo(seat)
    assert refusal.value.code == "undo/too_far"
    assert [entry.text for entry in session.entries] == before


def test_rs6_12_what_comes_after_a_betrayal_is_taken_back_as_ever() -> None:
    session, seat, text = betrayer()
    session.act(seat, [text], None)
    asked = session.match.undoable(seat)
    session.act(seat, [str(session.choices(seat)[0])], None)
    assert session.undoable(seat) == min(1, session.match.undoable(seat))
    assert asked == 1


def test_rs6_12_another_mandate_is_taken_back_as_before() -> None:
    session, seat, _ = betrayer()
    other = next(
        str(choice) for choice in session.choices(seat) if str(choice).endswith(("play train", "play marshal"))
    )
    session.act(seat, [other], None)
    assert session.undoable(seat) == session.match.undoable(seat)


def test_rs6_12_a_record_with_an_older_undo_still_replays() -> None:
    """Before betrayals were final some were taken back; what is stored is carried out as it is."""
    session, seat, text = betrayer()
    session.act(seat, [text], None)
    session.replay(f"{seat} undo 1")
    assert session.view(None).table.ally[seat] >= 0  # type: ignore[attr-defined]
