"""Players: each answers what it is asked, by request or over its socket, and remembers what it was told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Literal

from bench.simulate.network import Cut, Host, Line

Outcome = Literal["done", "refused", "unknown"]
UNKNOWN: Final = frozenset({"table/lost", "storage/away"})
"""Refusals that do not say what happened; all others say that nothing did."""


@dataclass
class Attempt:
    """Something a player wanted to do, and what it was told about it."""

    seat: int
    decision: int
    text: str
    outcome: Outcome = "unknown"
    code: str = ""


class Player:
    """One seat with its page."""

    def __init__(self, host: Host, rng: Random, seat: int, token: str, table: str) -> None:
        self.host = host
        self.rng = rng
        self.seat = seat
        self.token = token
        self.path = f"/api/tables/{table}"
        self.attempts: list[Attempt] = []
        self.sayings: list[Attempt] = []
        """Words to the whole table, each said once: what is stored beside the moves."""
        self.events: list[Any] = []
        self.state: Any = None
        self.wrong: list[str] = []
        self.is_over = False

    async def live(self) -> None:
        """For ever: open the page, play, lose the line, come back."""
        while not self.is_over:
            try:
                await self._page()
            except Cut:
                await asyncio.sleep(self.rng.expovariate(2))

    async def _page(self) -> None:
        await self.host.lag()
        line = self.host.line(f"{self.path}/live", self.token, f"since={len(self.events)}")
        try:
            while not self.is_over:
                message = await line.receive(1.0)
                if message is not None:
                    self._hear(message)
                if self.state and self.state["choices"] and self.rng.random() < 0.7:
                    await self._act(line)
                if self.rng.random() < 0.05:
                    await self._speak()
        finally:
            line.close()

    def _hear(self, message: Any) -> None:
        if message["type"] == "refused":
            raise Cut
        state = message.get("state")
        if message["type"] not in ("hello", "state") or state is None:
            return
        self._check(state)
        self.state = state
        self.is_over = state["status"] != "running"

    def _check(self, state: Any) -> None:
        """Only what is mine, and everything in order: no gap, nothing told otherwise than before."""
        if state["seat"] != self.seat:
            self.wrong.append(f"seat {self.seat} was told what is seat {state['seat']}'s")
        first = state["next"] - len(state["events"])
        if first > len(self.events):
            self.wrong.append(f"seat {self.seat} has {len(self.events)} events and was told those from {first} on")
        known = self.events[first : first + len(state["events"])]
        if happened(known) != happened(state["events"][: len(known)]):
            self.wrong.append(f"seat {self.seat} was told an event otherwise than before")
        self.events[first:] = state["events"]

    async def _act(self, line: Line) -> None:
        choice = self.rng.choice(self.state["choices"])["action"]
        attempt = Attempt(self.seat, self.state["decision"], choice)
        self.attempts.append(attempt)
        if self.rng.random() < 0.5:
            await self._by_request(attempt)
        else:
            await self._by_line(attempt, line)
        if self.rng.random() < 0.1:  # sent twice, as an impatient page does
            again = Attempt(attempt.seat, attempt.decision, attempt.text)
            self.attempts.append(again)
            await self._by_request(again)

    async def _by_request(self, attempt: Attempt) -> None:
        body = {"actions": [attempt.text], "decision": attempt.decision, "since": len(self.events)}
        status, answer = await self.host.ask(
            "POST", f"{self.path}/actions", self.token, body, on_twin=lambda: self.attempts.append(replace(attempt))
        )
        self._settle(attempt, "" if status == 200 else answer["code"])
        if status == 200:
            self._hear({"type": "state", "state": answer})

    async def _by_line(self, attempt: Attempt, line: Line) -> None:
        number = len(self.attempts)
        await line.send({"type": "act", "id": number, "actions": [attempt.text], "decision": attempt.decision})
        for _ in range(30):
            message = await line.receive(1.0)
            if message is None:
                continue
            if message["type"] == "reply" and message["id"] == number:
                self._settle(attempt, "" if message["ok"] else message["error"]["code"])
                return
            self._hear(message)
        raise Cut

    async def _speak(self) -> None:
        saying = Attempt(self.seat, 0, f"{self.seat} says {len(self.sayings)}")
        self.sayings.append(saying)
        body, twin = {"text": saying.text, "to": None}, replace(saying)
        status, answer = await self.host.ask(
            "POST", f"{self.path}/talk", self.token, body, on_twin=lambda: self.sayings.append(twin)
        )
        self._settle(saying, "" if status == 201 else answer["code"])

    def _settle(self, attempt: Attempt, code: str) -> None:
        attempt.code = code
        attempt.outcome = "done" if not code else "unknown" if code in UNKNOWN else "refused"
        if code == "server/fault":
            self.wrong.append("an answer 500")


def happened(events: list[Any]) -> list[Any]:
    """Events without what they changed of a view: who asks for them anew has the view itself, and is not told that."""
    return [{**event, "patch": None} for event in events]
