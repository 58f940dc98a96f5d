"""Running the server with uvicorn: one process, one event loop, a graceful end."""

from __future__ import annotations

import gc
import signal

import uvicorn

from gunbai.server import logs
from gunbai.server.app import create_app
from gunbai.server.patience import patient
from gunbai.server.settings import Settings


def run(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM."""
    logs.configure(settings.log_level, as_json=settings.log_json)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn ends gracefully, then raises it again: that is no failure
    server = uvicorn.Server(configuration(settings))
    calm_collector()
    server.run()


def calm_collector() -> None:
    """Tables hold very many objects and no cycles worth the tenth of a second that a full collection takes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000)
    gc.enable()


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http=patient(settings.request_seconds),
        ws="websockets-sansio",
        ws_max_size=settings.body_limit,
        ws_ping_interval=30.0,
        ws_per_message_deflate=False,  # it would cost more memory per socket than everything else together
        access_log=False,  # addresses hold invite codes
        log_level="warning",
        timeout_graceful_shutdown=10,
        server_header=False,
    )
