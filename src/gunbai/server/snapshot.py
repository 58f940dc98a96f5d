"""What one viewer is told about a game: its view, its choices and asides, its events."""

from __future__ import annotations

from typing import Any

from gunbai.kernel.actions import AsideForm
from gunbai.kernel.match import Match
from gunbai.server.documents import AsideDoc, ChoiceDoc, FieldDoc
from gunbai.server.play import Play


def state_document(play: Play, status: str, seat: int | None, since: int) -> dict[str, Any]:
    """A StateDoc for a seat, or for a spectator (None); the events are already encoded."""
    state = play.match.state
    over = state.is_over()
    doc: dict[str, Any] = {
        "table": play.table,
        "seat": seat,
        "status": status,
        "decision": None if seat is None else state.decision(seat),
        "view": state.view(seat).document(),
        "actors": sorted(state.actors()),  # their order would tell who acted last
        "choices": [] if seat is None else choices(play.match, seat),
        "asides": [] if seat is None or over else [aside_document(form) for form in state.asides(seat)],
        "undoable": 0 if seat is None or over else play.undoable(seat),
        "events": play.log.since(seat, since),
        "next": play.log.count(seat),
        "seen": play.seen.get(seat, 0),
    }
    if over:
        doc["result"] = state.result().document()
    return doc


def choices(match: Match, seat: int) -> list[ChoiceDoc]:
    state = match.state
    return [ChoiceDoc(action=str(action), clause=state.clause(action)) for action in state.choices(seat)]


def aside_document(form: AsideForm) -> AsideDoc:
    fields = [FieldDoc(name=field.name, low=field.low, high=field.high) for field in form.fields]
    return AsideDoc(tag=form.tag, fields=fields, clause=form.clause)
