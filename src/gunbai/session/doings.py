"""What one seat has done in a session, read from its entries, and what hangs on what it may do next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gunbai.kernel.actions import Action
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.records.match import UNDO
from gunbai.kernel.steps import asked_of, changes, is_final
from gunbai.session.session import Session, no_aside


class Stakes(NamedTuple):
    """What hangs on a choice beside whose turn it ends."""

    changes: Mapping[str, int]
    """What it takes from its seat and brings it at once."""
    final: bool
    """It is never taken back, even while its seat goes on."""
    breaks: list[int]
    """Promises of the seat that it would break, by their places in what it is shown."""


def stakes(session: Session, choice: Action) -> Stakes:
    """What hangs on one of the choices of a seat."""
    state = session.match.state
    return Stakes(changes(state, choice), is_final(state, choice), session.promises.broken_by(choice.seat, [choice]))


def foresee(session: Session, seat: int, texts: Sequence[str]) -> tuple[list[Action], list[int]]:
    """What of a chain will be asked of a seat, and which of its promises that would break."""
    chain = [no_aside(session.parsed(seat, text)) for text in texts]
    asked = asked_of(session.match.state, chain)
    return asked, session.promises.broken_by(seat, asked)


def done_by(session: Session, seat: int) -> list[str]:
    """The actions of a seat that stand, as texts without the seat; asides are not among them."""
    done: list[str] = []
    for entry in session.entries:
        who, _, text = entry.text.partition(" ")
        tag, _, rest = text.partition(" ")
        if int(who) != seat:
            continue
        if tag == UNDO:
            del done[-int(rest) :]
        elif session.game.actions.id_of(text) >= 0:
            done.append(text)
    return done


def before_last_of(session: Session, seat: int, count: int) -> int:
    """How many moves there were before the last `count` actions of a seat; refuses when it has made fewer."""
    mine = [n for n, entry in enumerate(session.entries) if entry.text.startswith(f"{seat} ")]
    if count > len(mine):
        raise RuleViolation("undo/too_far", "", {"seat": seat, "asked": count, "possible": len(mine)})
    return mine[-count]
