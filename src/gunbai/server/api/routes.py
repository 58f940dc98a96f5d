"""Routes that are described when somebody asks for it.

Answers are written by msgspec, so a route needs the models of its answers and refusals for OpenAPI alone. Building them
took half of the server's start; here they are kept aside until the document is wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

from gunbai.server.messages import ClientMessage, ServerMessage


class Route(APIRoute):
    """A route that knows what it answers with, without having built the schemas of that."""

    def __init__(
        self,
        path: str,
        endpoint: Callable[..., Any],
        *,
        response_model: Any = None,
        responses: dict[int | str, dict[str, Any]] | None = None,
        **rest: Any,
    ) -> None:
        self.declared = {"response_model": response_model, "responses": responses, **rest}
        super().__init__(path, endpoint, response_model=None, **rest)

    def described(self) -> APIRoute:
        """The same route with its schemas."""
        unique = {"generate_unique_id_function": lambda route: route.name}
        return APIRoute(self.path, self.endpoint, **{**self.declared, **unique})


def router(topic: str, prefix: str = "/api") -> APIRouter:
    """The routes of one topic."""
    return APIRouter(prefix=prefix, tags=[topic], route_class=Route)


def openapi(app: FastAPI) -> dict[str, Any]:
    """The description of all routes, made once."""
    if app.openapi_schema is None:
        routes = [route.described() if isinstance(route, Route) else route for route in app.routes]
        from gunbai.server.wire.description import described  # makes the games

        plain = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=routes)
        app.openapi_schema = described(plain, ServerMessage, ClientMessage)
    return app.openapi_schema


def methods(routes: list[BaseRoute], path: str) -> list[str]:
    """What the resource at a path supports, over all routes that lead there."""
    found = [route for route in routes if isinstance(route, APIRoute) and route.path_regex.match(path)]
    return sorted({method for route in found for method in route.methods or ()})
