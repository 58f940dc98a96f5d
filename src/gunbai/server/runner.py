"""Running the server with uvicorn: one process, one event loop, a graceful end."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI

from gunbai.kernel.errors import BadInput, GunbaiError
from gunbai.server.app import create_app
from gunbai.server.operation import logs
from gunbai.server.refusal import Refusal
from gunbai.server.settings import Settings
from gunbai.server.upkeep.admin import reason_of, shown
from gunbai.server.web.frames import Measured
from gunbai.server.web.patience import patient

MOST_FILES: Final = 65_536


def run(settings: Settings, say: Callable[[str, str | None], None]) -> None:
    """Serve until SIGINT or SIGTERM; `say` where it listens, and the token for its admin while it has none. What keeps
    it from starting is told as bad input, in one line."""
    logs.configure(settings.log_level, as_json=settings.log_json)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn ends gracefully, then raises it again: that is no failure
    listener = listening(settings)
    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
    app = create_app(settings)
    server = uvicorn.Server(configuration(settings, app))
    logging.getLogger("uvicorn.error").addFilter(lambda record: server.started or record.levelno < logging.ERROR)
    app.state.on_open = lambda: say(f"{settings.host}:{settings.port}", app.state.server.admin_token)
    calm_collector()
    take_files()
    try:
        server.run(sockets=[listener])
    except SystemExit:
        raise _refused(settings, app.state.trouble) from None


def listening(settings: Settings) -> socket.socket:
    """The port, ours before anything else is opened."""
    line = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind((settings.host, settings.port))
    except OSError as error:
        line.close()
        got = f"{settings.host}:{settings.port}: {error.strerror}"
        raise BadInput("address", "an address of this machine that is free", got, "free_address") from None
    return line


def _refused(settings: Settings, trouble: Exception | None) -> GunbaiError:
    if isinstance(trouble, GunbaiError):
        return trouble
    why = reason_of(trouble) if isinstance(trouble, Refusal) else f"{type(trouble).__name__}: {trouble}"
    return BadInput("database", "one that answers", f"{shown(settings)}: {why}", "database_answers")


def calm_collector() -> None:
    """Tables hold very many objects and no cycles worth the tenth of a second that a full collection takes; small ones
    come often instead, since every move waits for the one that it meets."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 10, 20_000)
    gc.enable()


def take_files() -> None:
    """As many open files as we may have: each line is one, and by custom a thousand are had without asking."""
    try:
        import resource
    except ImportError:  # a system that does not count them so
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def configuration(settings: Settings, app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=patient(settings.request_seconds, settings.lines_per_address, settings.trusted_proxies),
        ws=Measured,
        ws_max_size=settings.body_limit,
        ws_ping_interval=30.0,
        ws_per_message_deflate=False,  # it would cost more memory per socket than everything else together
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        access_log=False,  # addresses hold invite codes
        log_config=None,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
