"""What one viewer is told about a game: its view, its choices and asides, its events."""

from __future__ import annotations

from typing import Any

import msgspec

from gunbai.kernel.actions import AsideForm
from gunbai.kernel.steps import Question
from gunbai.server.documents import AsideDoc, ChoiceDoc, FieldDoc, LessonDoc, QuestionDoc
from gunbai.session.session import Session
from gunbai.session.stream import Told

encode = msgspec.json.Encoder().encode


def state_document(session: Session, status: str, seat: int | None, since: int) -> dict[str, Any]:
    """A StateDoc for a seat, or for a spectator (None); the events are already encoded."""
    over = session.is_over()
    doc: dict[str, Any] = {
        "table": session.table,
        "seat": seat,
        "status": status,
        "decision": None if seat is None else session.decision(seat),
        "question": question_document(session, seat),
        "view": session.view_document(seat),
        "actors": sorted(session.actors()),  # their order would tell who acted last
        "choices": [] if seat is None else choice_documents(session, seat),
        "asides": [] if seat is None or over else [aside_document(form) for form in session.asides(seat)],
        "undoable": 0 if seat is None or over else session.undoable(seat),
        "events": event_documents(session, seat, since),
        "next": session.stream.count(seat),
        "after": session.asked_after(seat),
        "seen": session.seen.get(seat, 0),
        "lesson": lesson_document(session, seat),
        "tea": None,
    }
    if over:
        doc["result"] = session.result().document()
    return doc


def event_documents(session: Session, viewer: int | None, since: int, until: int | None = None) -> list[msgspec.Raw]:
    """What a viewer has heard; what all hear of an event is encoded once. Whoever asks from the beginning has no board
    that patches could change, and gets none."""
    found = session.stream.of(viewer, since, until)
    return [
        msgspec.Raw(
            b'{"number":%d,%b,"patch":%b}' % (since + n, _written(told), _patch(told, viewer) if since else b"null")
        )
        for n, told in enumerate(found)
    ]


def _written(told: Told) -> bytes:
    """What is the same of an event for everybody, without braces."""
    if not told.written:
        document = told.document(0, None)
        told.written = encode({name: value for name, value in document.items() if name not in ("number", "patch")})[
            1:-1
        ]
    return told.written


def _patch(told: Told, viewer: int | None) -> bytes:
    change = told.change
    if change is None or not change.is_same_for_all(viewer):
        return encode(None if change is None else change.of(viewer))
    change.written = change.written or encode(change.public)
    return change.written


def question_document(session: Session, seat: int | None) -> QuestionDoc | None:
    return asked_document(session.question(seat))


def asked_document(asked: Question | None) -> QuestionDoc | None:
    return None if asked is None else QuestionDoc(step=asked.step, clause=asked.clause, args=asked.arguments)


def choice_documents(session: Session, seat: int) -> list[ChoiceDoc]:
    return [
        ChoiceDoc(action=str(action), clause=session.clause(action), ends=ends)
        for action, ends in session.endings(seat)
    ]


def lesson_document(session: Session, seat: int | None) -> LessonDoc | None:
    progress = None if session.guide is None else session.guide.progress(session, seat)
    return progress and LessonDoc(step=progress.name, number=progress.number, amount=progress.amount)


def aside_document(form: AsideForm) -> AsideDoc:
    fields = [FieldDoc(name=field.name, low=field.low, high=field.high) for field in form.fields]
    return AsideDoc(tag=form.tag, fields=fields, clause=form.clause)
