"""What one viewer is told about a game: its view, its choices and asides, its events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

import msgspec

from gunbai.kernel.actions import Action, AsideForm
from gunbai.kernel.steps import Question
from gunbai.server.wire.deals import PromiseDoc
from gunbai.server.wire.games import AsideDoc, FieldDoc, QuestionDoc
from gunbai.server.wire.state import LessonDoc, SharedState, StateDoc, Status, TeaDoc, ToldDoc, WayDoc
from gunbai.session.doings import stakes
from gunbai.session.session import Session

encode = msgspec.json.Encoder().encode
_WRITTEN: Final[dict[Action, bytes]] = {}
"""Choices up to what depends on the moment; there are as many as the games have actions, for each of their seats."""


class Standing:
    """How a game stands after a change. What the states of all viewers have in common is made once for them all."""

    def __init__(self, session: Session, status: Status, tea: TeaDoc | None = None) -> None:
        self.session = session
        self.status: Status = status
        self.tea = tea
        self.is_over = session.is_over()
        self.actors = sorted(session.actors())  # their order would tell who acted last
        self._question = asked_document(session.question(None))

    def state(self, seat: int | None, events: list[msgspec.Raw]) -> StateDoc:
        """The state for a seat, or for a spectator (None). Choices and events are already encoded."""
        session = self.session
        shared = SharedState(
            table=session.table,
            seat=seat,
            status=self.status,
            decision=None if seat is None else session.decision(seat),
            actors=self.actors,
            undoable=0 if seat is None or self.is_over else session.undoable(seat),
            next=session.stream.count(seat),
            after=session.asked_after(seat),
            seen=session.seen.get(seat, 0),
            lesson=lesson_document(session, seat),
            tea=self.tea,
            promises=cast(list[PromiseDoc], session.promised(seat)),
        )
        own: dict[str, object] = {
            "game": session.game.name,
            "question": question_document(session, seat) if seat in self.actors else self._question,
            "view": view_document(session, seat),
            "choices": [] if seat is None or seat not in self.actors else choice_documents(session, seat),
            "asides": [] if seat is None or self.is_over else [aside_document(form) for form in session.asides(seat)],
        }
        if self.is_over:
            own["result"] = session.result().document()
        own["events"] = events  # last, where a broadcast puts them in
        return of_game(shared, own)


def state_document(
    session: Session, status: Status, seat: int | None, since: int, tea: TeaDoc | None = None
) -> StateDoc:
    """The state for one viewer alone, with its events from `since` on."""
    return Standing(session, status, tea).state(seat, event_documents(session, seat, since))


def of_game(shared: SharedState, own: Mapping[str, object]) -> StateDoc:
    """Both parts together. What the engine says, the description of its game holds it to; here one game is as good as
    another, and nothing is known of it."""
    return cast(StateDoc, {**shared, **own})


def with_events(document: StateDoc, events: list[msgspec.Raw]) -> StateDoc:
    """The same state with other events."""
    return cast(StateDoc, {**document, "events": events})


def view_document(session: Session, seat: int | None) -> msgspec.Raw:
    """What a viewer sees; the table is encoded once for all."""
    public = session.public()
    public.written = public.written or encode(public.document)[:-1]
    return msgspec.Raw(b"%b,%b" % (public.written, encode(session.own(seat))[1:]))


def event_documents(session: Session, viewer: int | None, since: int, until: int | None = None) -> list[msgspec.Raw]:
    """What a viewer has heard; what all hear of an event is encoded once. Whoever asks from the beginning has no board
    that patches could change, and gets none."""
    found = session.stream.of(viewer, since, until)
    documents: list[msgspec.Raw] = []
    for number, told in enumerate(found, since):
        told.written = told.written or encode(told.shared())[1:-1]
        change, patch = told.change if since else None, b"null"
        if change is not None and change.is_same_for_all(viewer):
            patch = change.written = change.written or encode(change.public)
        elif change is not None:
            patch = encode(change.of(viewer))
        documents.append(msgspec.Raw(b'{"number":%d,%b,"patch":%b}' % (number, told.written, patch)))
    return documents


def question_document(session: Session, seat: int | None) -> QuestionDoc | None:
    return asked_document(session.question(seat))


def asked_document(asked: Question | None) -> QuestionDoc | None:
    return None if asked is None else QuestionDoc(step=asked.step, clause=asked.clause, args=asked.arguments)


def choice_documents(session: Session, seat: int) -> list[msgspec.Raw]:
    """What a seat may choose. The parts of an action never change, so they are written once."""
    documents: list[msgspec.Raw] = []
    for action, ends in session.endings(seat):
        written = _WRITTEN.get(action)
        if written is None:
            parts = {"action": str(action), "tag": action.tag, "args": action.arguments}
            written = _WRITTEN[action] = encode(parts)[:-1]
        clause, end = session.clause(action).encode(), b"true" if ends else b"false"
        rest = _stakes(session, action)
        documents.append(msgspec.Raw(b'%b,"clause":"%b","ends":%b%b}' % (written, clause, end, rest)))
    return documents


def _stakes(session: Session, action: Action) -> bytes:
    """What hangs on a choice, to stand behind its other parts; most often nothing does."""
    changes, final, breaks = stakes(session, action)
    found: dict[str, object] = {"changes": changes} if changes else {}
    if final:
        found["final"] = True
    if breaks:
        found["breaks"] = breaks
    return b",%b" % encode(found)[1:-1] if found else b""


def lesson_document(session: Session, seat: int | None) -> LessonDoc | None:
    progress = None if session.guide is None else session.guide.progress(session, seat)
    return progress and LessonDoc(
        step=progress.name,
        number=progress.number,
        amount=progress.amount,
        facts=dict(progress.facts),
        ways=[WayDoc(name=name, action=action) for name, action in progress.ways.items()],
        told=[ToldDoc(step=one.step, way=one.way, facts=dict(one.facts)) for one in progress.told],
    )


def aside_document(form: AsideForm) -> AsideDoc:
    fields = [FieldDoc(name=field.name, low=field.low, high=field.high) for field in form.fields]
    return AsideDoc(tag=form.tag, fields=fields, clause=form.clause)
