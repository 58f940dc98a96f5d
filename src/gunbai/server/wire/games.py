"""The documents of each game as types: what the engine writes, described by the engine."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from gunbai.games.rising_sun.positions import documents as rising_sun
from gunbai.games.shogun.positions import documents as shogun
from gunbai.server.wire.component import Component
from gunbai.session.stream import EventDoc

GameName = Annotated[str, Component("GameName")]


class QuestionDoc(TypedDict):
    """What is asked now: the step that asks and its particulars, to be worded by the front end."""

    step: str
    clause: str
    args: dict[str, str | int]


class ChangesDoc(TypedDict):
    """What a choice takes from its seat (below 0) and brings it at once, as far as the table shows it."""

    coins: NotRequired[int]
    chests: NotRequired[int]
    rice: NotRequired[int]
    armies: NotRequired[int]
    markers: NotRequired[int]
    """Revolt markers that are laid."""
    farmers: NotRequired[int]
    """Farmers who rise against the seat."""


class ChoiceDoc(TypedDict):
    """One legal action: its text, which is what to send, and the same in parts; its clause."""

    action: str
    tag: str
    args: dict[str, str | int]
    clause: str
    ends: bool
    """Afterwards it cannot be taken back, or somebody else goes on: worth asking twice."""
    changes: NotRequired[ChangesDoc]
    """What it costs and brings; left out where that is nothing."""
    final: NotRequired[Literal[True]]
    """It is never taken back, even while it is still my turn."""
    breaks: NotRequired[list[int]]
    """Promises of mine that it would break, by their places in `promises`."""


class FieldDoc(TypedDict):
    """One number of an aside."""

    name: str
    low: int
    high: int


class AsideDoc(TypedDict):
    """Something I may do out of turn: send `SEAT tag number …`."""

    tag: str
    fields: list[FieldDoc]
    clause: str


RisingSunView = Annotated[rising_sun.ViewDocument, Component("RisingSunView")]
RisingSunPosition = Annotated[rising_sun.Position, Component("RisingSunPosition")]
RisingSunResult = Annotated[rising_sun.ResultDocument, Component("RisingSunResult")]
RisingSunQuestion = Annotated[QuestionDoc, Component("RisingSunQuestion")]
RisingSunChoice = Annotated[ChoiceDoc, Component("RisingSunChoice")]
RisingSunAside = Annotated[AsideDoc, Component("RisingSunAside")]
RisingSunEvent = Annotated[EventDoc, Component("RisingSunEvent")]
ShogunView = Annotated[shogun.ViewDocument, Component("ShogunView")]
ShogunPosition = Annotated[shogun.Position, Component("ShogunPosition")]
ShogunResult = Annotated[shogun.ResultDocument, Component("ShogunResult")]
ShogunQuestion = Annotated[QuestionDoc, Component("ShogunQuestion")]
ShogunChoice = Annotated[ChoiceDoc, Component("ShogunChoice")]
ShogunAside = Annotated[AsideDoc, Component("ShogunAside")]
ShogunEvent = Annotated[EventDoc, Component("ShogunEvent")]

ViewDoc = Annotated[rising_sun.ViewDocument | shogun.ViewDocument, Component("ViewDoc")]
"""The view of either game; its `game` says which."""
ResultDoc = Annotated[rising_sun.ResultDocument | shogun.ResultDocument, Component("ResultDoc")]


DraftDoc = Annotated[rising_sun.Draft | shogun.Draft, Component("DraftDoc")]
"""A position of either game as somebody changes it by hand."""


class RisingSunSight(TypedDict):
    """What is seen of a game of Rising Sun at one moment."""

    game: Literal["rising-sun"]
    question: RisingSunQuestion | None
    """What the actors are asked, as I may know it; None when the game is over."""
    view: RisingSunView
    events: list[RisingSunEvent]


class ShogunSight(TypedDict):
    """What is seen of a game of Shogun at one moment."""

    game: Literal["shogun"]
    question: ShogunQuestion | None
    """What the actors are asked, as I may know it; None when the game is over."""
    view: ShogunView
    events: list[ShogunEvent]
