"""People who play while everything is killed around them, and remember what they were told."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any, Final

import httpx2

from bench.simulate.players import UNKNOWN

GAMES: Final = ({"game": "shogun", "options": {"setup": "tables"}}, {"game": "rising-sun"})


class Player:
    """All seats of one table; one move at a time, each with what was said of it."""

    def __init__(self, url: str, number: int) -> None:
        self.client = httpx2.AsyncClient(base_url=f"{url}/api", timeout=20)
        self.rng = random.Random(number)
        self.number = number
        self.tokens: list[str] = []
        self.table = ""
        self.told: list[tuple[str, str]] = []
        """Moves and what became of them: done, refused, unknown."""
        self.answers: Counter[str] = Counter()
        self.is_over = False

    async def sit_down(self) -> None:
        for seat in range(3):
            made = await self.client.post("/guests", json={"name": f"Player {seat}", "token": True})
            self.tokens.append(made.json()["token"])
        wishes = {"seats": 3, **GAMES[self.number % 2]}
        self.table = (await self._ask(0, "POST", "/tables", wishes)).json()["id"]
        for seat in (1, 2):
            await self._ask(seat, "POST", f"/tables/{self.table}/join", {})
        (await self._ask(0, "POST", f"/tables/{self.table}/start", None)).raise_for_status()

    async def _ask(self, seat: int, method: str, path: str, body: Any = None) -> httpx2.Response:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await self.client.request(method, path, headers=headers, json=body)

    async def play(self) -> None:
        """For ever; where nobody answers, again in a moment."""
        while not self.is_over:
            try:
                await self._step()
            except httpx2.TransportError:
                await asyncio.sleep(0.05)

    async def _step(self) -> None:
        seat = self.rng.randrange(3)
        asked = await self._ask(seat, "GET", f"/tables/{self.table}/state")
        self._note(asked)
        if asked.status_code != 200:
            await asyncio.sleep(0.05)
            return
        state = asked.json()
        self.is_over = state["status"] != "running"
        if not state["choices"]:
            return
        actions = [str(choice["action"]) for choice in state["choices"]]
        # whoever agrees at tea has a cup, and that is a move only when it is drunk
        action = self.rng.choice([one for one in actions if " agree " not in one] or actions)
        self.told.append((action, "unknown"))
        body = {"actions": [action], "decision": state["decision"]}
        answer = await self._ask(seat, "POST", f"/tables/{self.table}/actions", body)
        self._note(answer)
        self.told[-1] = (action, self._outcome(answer))

    def _outcome(self, answer: httpx2.Response) -> str:
        if answer.status_code == 200:
            return "done"
        return "unknown" if answer.status_code == 500 or answer.json()["code"] in UNKNOWN else "refused"

    def _note(self, answer: httpx2.Response) -> None:
        self.answers["500" if answer.status_code == 500 else f"{answer.status_code // 100}xx"] += 1

    @property
    def done(self) -> int:
        return sum(outcome == "done" for _, outcome in self.told)

    @property
    def sure(self) -> int:
        """How many moves have been answered; the last one may still be under way."""
        is_under_way = bool(self.told) and self.told[-1][1] == "unknown"
        return len(self.told) - is_under_way

    def judged(self, stored: list[str], sure: int) -> str:
        """Whether what is stored can be what was told: done is there, refused is not, unknown may be; and so may what
        was done after the first `sure` moves, for the store was looked at in between."""
        places = {0}
        for number, (text, outcome) in enumerate(self.told):
            further = {place + 1 for place in places if place < len(stored) and stored[place] == text}
            if outcome == "done" and number < sure:
                places = further
            elif outcome != "refused":
                places = places | further
            if not places:
                return f"acknowledged and lost: {text}"
        return "" if len(stored) in places else "stored, and nobody was told so"
