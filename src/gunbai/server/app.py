"""The application: routes, the gate before them, refusals as documents, opening and closing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import Response

from gunbai.server.api import consent, hooks, live, manual, operation, people, play, tables, talk
from gunbai.server.api.common import answer, encode
from gunbai.server.api.hosting import accounts
from gunbai.server.api.hosting import people as admin_people
from gunbai.server.api.hosting import tables as admin_tables
from gunbai.server.api.positions import drafts, kept
from gunbai.server.api.routes import methods, openapi
from gunbai.server.api.study import (
    advice,
    analysis,
    book,
    coach,
    foresight,
    odds,
    practice,
    replays,
    rules,
    what_if,
    why,
)
from gunbai.server.api.training import puzzles
from gunbai.server.refusal import Refusal
from gunbai.server.server import Server
from gunbai.server.settings import Settings
from gunbai.server.web.forwarding import Forwarding
from gunbai.server.web.guard import Guard
from gunbai.server.web.pages import Pages

TOPICS = (
    *(people, accounts, tables, play, why, foresight, odds, advice, coach, consent, talk, replays, analysis, what_if),
    *(drafts, kept),
    *(rules, practice, book, puzzles, hooks),
    *(admin_people, admin_tables, operation, manual, live),
)
VERSION = "1"
"""Of this interface. The program has versions of its own, which say nothing about what may be asked."""
CODES = {404: "path/unknown", 405: "method/not_allowed", 400: "request/malformed"}


def create_app(settings: Settings) -> FastAPI:
    """A server for these settings; it opens its database when it is started."""
    server = Server(settings)
    app = FastAPI(
        title="Gunbai",
        version=VERSION,
        summary="Tables for Rising Sun and Shogun",
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # `manual` serves it
        redirect_slashes=False,
    )
    app.state.server = server
    app.state.manual = manual.Manual(settings.bot_workers, described)
    app.state.trouble = None
    """Why it could not be opened."""
    app.state.on_open = lambda: None
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    for module in TOPICS:
        app.router.routes.extend(module.router.routes)  # `include_router` would build every route twice
    app.router.routes.append(Pages())
    if settings.is_postgres:
        app.add_middleware(Forwarding, server=server)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_credentials=True,
            allow_methods=["*"],
            allow_headers=["*"],
        )
    app.add_middleware(Guard, server=server)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _plain)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    server: Server = app.state.server
    try:
        await server.open()
    except Exception as error:
        app.state.trouble = error
        raise
    app.state.on_open()
    yield
    app.state.manual.close()
    await server.close()


def described() -> manual.Forms:
    """The description of the interface, which no setting changes. It runs in a worker."""
    document = create_app(Settings()).openapi()
    return manual.Forms(encode(document), manual.page_of(document).encode())


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    response = answer(error.document(), error.status)
    response.headers.update(error.headers)
    return response


async def _invalid(request: Request, error: Exception) -> Response:
    """The first wrong field, by its path; never the whole input back."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"])
    malformed = first["type"] == "json_invalid"
    refusal = Refusal(
        400 if malformed else 422,
        "request/malformed" if malformed else "input/invalid",
        f"{field}: {first['msg']}",
        {"field": field, "problem": str(first["type"])},
    )
    return answer(refusal.document(), refusal.status)


async def _plain(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = Refusal(error.status_code, CODES.get(error.status_code, "request/refused"), str(error.detail))
    response = answer(refusal.document(), error.status_code)
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(methods(request.app.routes, request.scope["path"]))
    return response
