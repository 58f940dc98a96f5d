"""For whoever runs the server: health, readiness, metrics; and what can be played here."""

from __future__ import annotations

from hmac import compare_digest

from fastapi import Request
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.bots import registry
from gunbai.games.registry import GAMES
from gunbai.games.registry import game as game_by_name
from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, answer, errors
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.server import Server
from gunbai.server.wire.games import GameName

router = routes.router("operation")


class HealthDoc(TypedDict):
    status: str


class OptionDoc(TypedDict):
    """An option of a game; the first value is the default."""

    name: str
    values: list[str]
    clause: str


class CharacterDoc(TypedDict):
    """One of the cast: its name is a bot's name; how well it plays, and the word for its temper."""

    name: str
    level: str
    temper: str


class GameDoc(TypedDict):
    """A game that can be played here, and the bots that play it, the plainest first."""

    name: GameName
    rules: int
    seats: list[int]
    options: list[OptionDoc]
    bots: list[str]
    tempers: list[str]
    """What may follow a bot's name after a colon: `steady:loyal`."""
    characters: list[CharacterDoc]


@router.get("/health", response_model=HealthDoc, responses=errors())
async def health() -> Response:
    """The process lives."""
    return answer(HealthDoc(status="alive"))


@router.get("/ready", response_model=HealthDoc, responses=errors())
async def ready(server: AnyServer) -> Response:
    """The server takes requests, and its database answers and can be written."""
    if not server.is_ready:
        raise Refusal(503, "server/not_ready", "opening or closing")
    await server.readiness.check()
    return answer(HealthDoc(status="ready"))


@router.get("/metrics", response_class=Response, responses={**errors(404), 200: {"content": {"text/plain": {}}}})
async def metrics(server: AnyServer, request: Request) -> Response:
    """Measures in Prometheus' text format: for the admin and whoever has the token, because counts of moves tell
    something. Where a request comes from says nothing: behind a proxy all come from this machine."""
    if not server.settings.metrics or not (_has_token(server, request) or await _is_admin(server, request)):
        raise not_found("path")
    return Response(server.services.metrics.text(), media_type="text/plain; version=0.0.4")


def _has_token(server: Server, request: Request) -> bool:
    token, given = server.settings.metrics_token, request.headers.get("authorization", "")
    return bool(token) and compare_digest(given.encode(), f"Bearer {token}".encode())


async def _is_admin(server: Server, request: Request) -> bool:
    caller = await server.identity.caller(request)
    return caller is not None and caller.person.admin and caller.scope is None


@router.get("/games", response_model=list[GameDoc], responses=errors())
async def games() -> Response:
    """What can be played here."""
    return answer([_game(name) for name in GAMES])


def _game(name: str) -> GameDoc:
    game = game_by_name(name)
    options = [OptionDoc(name=o.name, values=list(o.values), clause=o.clause) for o in game.options]
    return GameDoc(
        name=name,
        rules=game.version,
        seats=list(game.seat_counts),
        options=options,
        bots=registry.names(game),
        tempers=registry.tempers(game),
        characters=[CharacterDoc(name=one.id, level=one.level, temper=one.temper) for one in registry.cast(game)],
    )
