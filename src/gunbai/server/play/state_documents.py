"""What one viewer is told about a game: its view, its choices and asides, its events."""

from __future__ import annotations

from typing import Any

from gunbai.kernel.actions import AsideForm
from gunbai.kernel.records.match import Match
from gunbai.kernel.state import State
from gunbai.lessons.lesson import Lesson
from gunbai.server.documents import AsideDoc, ChoiceDoc, FieldDoc, LessonDoc, QuestionDoc
from gunbai.server.play.play import Play


def state_document(play: Play, status: str, seat: int | None, since: int) -> dict[str, Any]:
    """A StateDoc for a seat, or for a spectator (None); the events are already encoded."""
    state = play.match.state
    over = state.is_over()
    view = play.view_document(seat)
    doc: dict[str, Any] = {
        "table": play.table,
        "seat": seat,
        "status": status,
        "decision": None if seat is None else state.decision(seat),
        "question": question(state, seat),
        "view": view,
        "actors": sorted(state.actors()),  # their order would tell who acted last
        "choices": [] if seat is None else choices(play, seat),
        "asides": [] if seat is None or over else [aside_document(form) for form in asides(play, seat)],
        "undoable": 0 if seat is None or over else play.undoable(seat),
        "events": play.log.since(seat, since),
        "next": play.log.count(seat),
        "seen": play.seen.get(seat, 0),
        "lesson": None
        if play.lesson is None or seat != play.lesson.learner
        else lesson_document(play.lesson, play.match),
    }
    if over:
        doc["result"] = state.result().document()
    return doc


def question(state: State, seat: int | None) -> QuestionDoc | None:
    """What a seat is asked; for one that is not asked, and for watchers, what everybody may know of it."""
    asked = (None if seat is None else state.question(seat)) or state.question()
    return None if asked is None else QuestionDoc(step=asked.step, clause=asked.clause, args=asked.arguments)


def choices(play: Play, seat: int) -> list[ChoiceDoc]:
    state = play.match.state
    open_now = set(play.lesson.choices(play.match, seat)) if play.lesson is not None else None
    return [
        ChoiceDoc(action=str(action), clause=state.clause(action), ends=ends)
        for action, ends in play.endings(seat)
        if open_now is None or action in open_now
    ]


def asides(play: Play, seat: int) -> list[AsideForm]:
    return play.match.state.asides(seat) if play.lesson is None else play.lesson.asides(play.match, seat)


def lesson_document(lesson: Lesson, match: Match) -> LessonDoc:
    return LessonDoc(step=lesson.name(match), number=lesson.number(match), amount=len(lesson.steps))


def aside_document(form: AsideForm) -> AsideDoc:
    fields = [FieldDoc(name=field.name, low=field.low, high=field.high) for field in form.fields]
    return AsideDoc(tag=form.tag, fields=fields, clause=form.clause)
