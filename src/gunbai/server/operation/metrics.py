"""Measures for Prometheus: what the server does, never who does it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """One registry a server, so that two in one process (tests) do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("gunbai_moves", "Moves made durable", ["game", "by"], registry=self.registry)
        self.refusals = Counter("gunbai_refusals", "Requests refused", ["code"], registry=self.registry)
        self.games = Counter("gunbai_games", "Games begun, finished, aborted", ["event"], registry=self.registry)
        self.forwarded = Counter("gunbai_forwarded", "Requests for tables of other processes", registry=self.registry)
        self.sockets = Gauge("gunbai_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("gunbai_tables_in_memory", "Tables held in memory", registry=self.registry)
        self.move_seconds = self._histogram("gunbai_move_seconds", "From a move's arrival until all were told")
        self.store_seconds = self._histogram("gunbai_store_seconds", "Until a group of moves was on disk")
        self.bot_seconds = self._histogram("gunbai_bot_seconds", "Until a bot had chosen")
        self.request_seconds = self._histogram("gunbai_request_seconds", "Until a request was answered")

    def _histogram(self, name: str, help: str) -> Histogram:
        return Histogram(name, help, buckets=FAST, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
