"""The rules: search, the clause somebody means, where each is used, and a sheet to print."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Path, Query
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.examples import reading as examples
from gunbai.games.registry import GAMES
from gunbai.server.api import routes
from gunbai.server.api.common import answer, errors
from gunbai.server.people.languages import LANGUAGES, words_of, words_read
from gunbai.server.play.state_documents import asked_document
from gunbai.server.refusal import not_found
from gunbai.server.wire.state import MomentDoc, SharedMoment
from gunbai.session.stream import Told

router = routes.router("rules", "/api/rules")

Asked = Annotated[str, Query(min_length=1, max_length=200, description="words, or the number of a clause")]
Spoken = Annotated[
    str,
    Query(min_length=1, max_length=8, pattern=r"^[a-z-]+$", description="a language: uk", json_schema_extra=LANGUAGES),
]
Clause = Annotated[str, Path(min_length=4, max_length=8, pattern=r"^[A-Z]{2}-[XY][0-9]+$")]
AN_HOUR = {"Cache-Control": "public, max-age=3600"}


class HitDoc(TypedDict):
    """A clause that fits, and its words that were meant, as they are written there."""

    clause: str
    words: list[str]


class FoundThingDoc(TypedDict):
    """A card, clan, action or the like that fits, by the message that words it."""

    key: str
    words: list[str]


class FoundDoc(TypedDict):
    """The clauses that fit, the best first, and the things; where nothing does, clauses and words that look like it."""

    hits: list[HitDoc]
    things: list[FoundThingDoc]
    terms: list[str]
    near: list[str]


class UseDoc(TypedDict):
    """Something that cites a clause: what it is, and the message that words it."""

    kind: str
    key: str


class UsesDoc(TypedDict):
    """What cites each clause, and the worked examples that the board can show."""

    uses: dict[str, list[UseDoc]]
    examples: list[str]


class ExampleDoc(TypedDict):
    """A worked example, told through the eyes of a seat or of everybody (null)."""

    clause: str
    seat: int | None
    steps: list[MomentDoc]


@router.get("/{game}/search", response_model=FoundDoc, responses=errors(404))
async def search_rules(game: str, q: Asked, lang: Spoken = "en") -> Response:
    """Clauses and things by words in any inflection, by other names, mistyped here and there."""
    return answer(await run_in_threadpool(_found, known(game), q, (await words_read(lang)).language))


@router.get("/{game}/uses", response_model=UsesDoc, responses=errors(404))
async def rule_uses(game: str) -> Response:
    """What cites each clause: rules, cards, options, questions, events, refusals."""
    response = answer(await run_in_threadpool(_uses, known(game)))
    response.headers.update(AN_HOUR)
    return response


@router.get("/{game}/examples/{clause}", response_model=ExampleDoc, responses=errors(404))
async def worked_example(game: str, clause: Clause) -> Response:
    """A worked example of the rules, step by step on the board."""
    if clause not in examples.names(known(game)):
        raise not_found("example")
    return answer(await run_in_threadpool(_example, clause))


@router.get("/{game}/sheet", response_class=Response, responses={200: {"content": {"text/html": {}}}, **errors(404)})
async def reference_sheet(game: str, lang: Spoken = "en") -> Response:
    """What one looks up in play, on A4."""
    from gunbai.locale.sheet import sheet

    page = await run_in_threadpool(sheet, await words_read(lang), known(game))
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return Response(page, media_type="text/html", headers={"Content-Security-Policy": policy})


def known(game: str) -> str:
    """The game, if there is one of this name."""
    if game not in GAMES:
        raise not_found("game")
    return game


def _found(game: str, query: str, language: str) -> FoundDoc:
    from gunbai.locale.rulebook import near
    from gunbai.locale.search import finder, near_terms, thing_finder

    hits = finder(language, game).find(query)
    things = thing_finder(language, game).find(query)
    return FoundDoc(
        hits=[HitDoc(clause=hit.clause, words=hit.words) for hit in hits],
        things=[FoundThingDoc(key=hit.clause, words=hit.words) for hit in things],
        terms=[] if hits or things else near_terms(words_of(language), game, query),
        near=[] if hits else near(query, game),
    )


def _uses(game: str) -> UsesDoc:
    from gunbai.locale.rulebook import uses

    found = uses(game)
    cited = {clause: [UseDoc(kind=use.kind, key=use.key) for use in found[clause]] for clause in found}
    return UsesDoc(uses=cited, examples=examples.names(game))


def _example(clause: str) -> ExampleDoc:
    told = examples.example(clause)
    return ExampleDoc(clause=clause, seat=told.seat, steps=[told_step(told.seat, one) for one in examples.steps(told)])


def told_step(seat: int | None, step: examples.Step) -> MomentDoc:
    """A moment through the eyes of a seat; None: as everybody sees it."""
    state = step.state
    shared = SharedMoment(moves=step.moves, actors=sorted(state.actors()))
    view = state.view(seat).document()
    own = {
        "game": view["game"],
        "question": asked_document(state.question(seat) or state.question()),
        "view": view,
        "events": [
            Told(0, event).document(number, seat)
            for number, event in enumerate(event for event in step.heard if event.seat in (None, seat))
        ],
    }
    return cast(MomentDoc, {**shared, **own})
