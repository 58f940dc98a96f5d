"""The rulebook beside its clauses: what is in the box, the words of the game, and a first game as a comic."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.lessons.lesson import lesson
from gunbai.locale.box.rising_sun import RisingSunBox
from gunbai.locale.box.shogun import ShogunBox
from gunbai.server.api import routes
from gunbai.server.api.common import answer, errors
from gunbai.server.api.study.rules import AN_HOUR, Spoken, known
from gunbai.server.people.languages import words_of, words_read
from gunbai.server.wire.games import ViewDoc

if TYPE_CHECKING:
    from gunbai.locale.glossary import Told

router = routes.router("rules", "/api/rules")


class TermDoc(TypedDict):
    """A term of the game: our word, other words for it, and the message or clause that explains it."""

    key: str
    word: str
    also: list[str]
    edition: str
    english: str
    message: str
    clause: str


class GlossaryDoc(TypedDict):
    """The words that somebody may look for: those that are explained, in the order of the language, then all."""

    terms: list[TermDoc]
    words: dict[str, str]


class PanelDoc(TypedDict):
    """A picture of the comic: the card of the lesson it belongs to, the position, what its reader then does."""

    step: str
    view: ViewDoc
    actors: list[int]
    action: str
    facts: dict[str, int]
    """What the card tells in numbers."""


class ComicDoc(TypedDict):
    """The guided first game, told in pictures through the eyes of a seat."""

    seat: int
    panels: list[PanelDoc]


@router.get("/{game}/box", response_model=RisingSunBox | ShogunBox, responses=errors(404))
async def box_of_game(game: str) -> Response:
    """Board, pieces, cards and starting tables of a game, out of the engine."""
    from gunbai.locale.box import BOXES

    return _kept(BOXES[known(game)]())


@router.get("/{game}/glossary", response_model=GlossaryDoc, responses=errors(404))
async def glossary_of_game(game: str, lang: Spoken = "en") -> Response:
    """The words of a game in a language, with those of its editions."""
    return _kept(await run_in_threadpool(_glossary, known(game), (await words_read(lang)).language))


@router.get("/{game}/comic", response_model=ComicDoc, responses=errors(404))
async def comic_of_game(game: str) -> Response:
    """A first game in pictures: the positions of the lesson, played by the engine."""
    return _kept(await run_in_threadpool(_comic, known(game)))


def _kept(document: object) -> Response:
    response = answer(document)
    response.headers.update(AN_HOUR)
    return response


def _glossary(game: str, language: str) -> GlossaryDoc:
    from gunbai.locale.glossary import of_game, told

    return GlossaryDoc(
        terms=[_term(term) for term in told(words_of(language), game)],
        words={entry["key"]: entry[language] for entry in of_game(game)},
    )


def _term(term: Told) -> TermDoc:
    return TermDoc(
        key=term.key,
        word=term.word,
        also=term.also,
        edition=term.edition,
        english=term.english,
        message=term.message,
        clause=term.clause,
    )


def _comic(game: str) -> ComicDoc:
    from gunbai.lessons.comic import panels

    of = lesson(game)
    return ComicDoc(
        seat=of.learner,
        panels=[
            PanelDoc(
                step=panel.name,
                view=cast(ViewDoc, panel.view.document()),
                actors=sorted(panel.actors),
                action=panel.action,
                facts=dict(panel.facts),
            )
            for panel in panels(of)
        ],
    )
