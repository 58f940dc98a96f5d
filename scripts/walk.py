"""The walk of one move, counted: `python -m scripts.walk` follows it from the socket to the last page that is told.

A server runs in this process, with five players and a watcher at a table. A move comes in by a socket, and until all
six have been told these are noted:

- **Stations**: where the step carries the move out, where it is handed to another task, where it is written to disk,
  where a message goes to a page, and every conversion.
- **Functions on the way**: every function of ours that is under way at a station, once however often it is entered.
  Left out is what has returned before the next station: it answered a question on the side (who must choose, is it
  over) and handed nothing on. All functions entered are counted beside, and held to a limit of their own.
- **Conversions**: where one thing is put into another form, once for all calls. What is made inside a conversion is a
  part of it. Every place that calls an encoder or decoder and is not named here is a conversion of its own.

The games' rules and words are not on the way: how much a move does is the game's affair. Counts are no timings, so
`tests/scripts/test_walk.py` holds them. `--write` puts the table into bench/RESULTS.md, `--names` prints every
function.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final
from unittest.mock import patch

import httpx2

import gunbai
from bench.report import write_section
from gunbai.server.app import create_app
from gunbai.server.settings import Settings
from gunbai.server.tables import seating

GAMES: Final = ("rising-sun", "shogun")
SEATS: Final = 5
FOLLOWED: Final = {"rising-sun": "move", "shogun": "take"}
"""By game: the move that is followed, a figure that moves and a province that is taken."""
MOST_FUNCTIONS: Final = 45
MOST_CONVERSIONS: Final = 8
MOST_ENTERED: Final = 200
PACKAGE: Final = Path(gunbai.__file__).parent
ROOMS: Final = ("server", "session", "kernel", "games", "bots")
ON_THE_WAY: Final = ("server", "session", "kernel")
CONVERSIONS: Final = {
    "_decoded": "a message is decoded",
    "ActionTable.parse": "its text becomes an action",
    "EventTable.event": "an event gets its words",
    "View.public": "a view gets its words",
    "View.own": "a view gets its words",
    "difference": "two views become a patch",
    "written": "a move becomes a row of the journal",
    "Telling._written_seats": "the seats are written",
    "Telling._state": "a viewer's state is written",
}
"""By function: what it makes of what."""
STATIONS: Final = (
    "Services.spawn",
    "Journal.append",
    "Database.write",
    "Database._write_now",
    "Sink.send",
    "Page._send",
)
"""Beside the conversions and the step that carries the move out."""
LONGEST: Final = 600
SEED: Final = bytes(32)
CODECS: Final = ("msgspec", "json")
Function = tuple[str, str]
"""Its file in the package, and its name there."""


class Walk:
    """What was called while one move was on its way, in whatever thread."""

    def __init__(self) -> None:
        self.is_on = False
        self.called: dict[Function, int] = {}
        self.way: list[Function] = []
        self.conversions: dict[str, int] = {}

    def by_room(self) -> dict[str, int]:
        """Different functions that were called, by package."""
        return {room: sum(file.split("/")[0] == room for file, _ in self.called) for room in ROOMS}

    def entered(self) -> int:
        """Different functions of the rooms on the way that were called at all."""
        return sum(count for room, count in self.by_room().items() if room in ON_THE_WAY)

    def by_file(self) -> dict[str, list[str]]:
        """The functions on the way, by file, in the order of their first station."""
        found: dict[str, list[str]] = {}
        for file, name in self.way:
            found.setdefault(file, []).append(name)
        return found

    def note(self, frame: FrameType, event: str, arg: Any) -> None:
        """What `sys.setprofile` calls."""
        function = _function(frame) if self.is_on else None
        if function is None:
            return
        if event == "call":
            self.called[function] = self.called.get(function, 0) + 1
            self._arrive(frame, function)
        elif event == "c_call" and _is_codec(arg):
            self._convert(frame, f"{function[1]}, {arg.__qualname__}", inner=True)

    def _arrive(self, frame: FrameType, function: Function) -> None:
        file, name = function
        if name in CONVERSIONS and name == frame.f_code.co_qualname:
            self._convert(frame, CONVERSIONS[name])
        elif name in STATIONS or ("/steps/" in file and _is_move(frame)):
            self._pass(frame)

    def _convert(self, frame: FrameType, label: str, *, inner: bool = False) -> None:
        """A conversion, unless it is a part of another; `inner`: the frame is of who calls an encoder."""
        if not any(name in CONVERSIONS for _, name in list(_stack(frame))[0 if inner else 1 :]):
            self.conversions[label] = self.conversions.get(label, 0) + 1
        self._pass(frame)

    def _pass(self, frame: FrameType) -> None:
        for function in reversed(list(_stack(frame))):
            if function[0].split("/")[0] in ON_THE_WAY and function not in self.way:
                self.way.append(function)


def _function(frame: FrameType) -> Function | None:
    """A function of ours; what a comprehension does counts as its function's."""
    path = frame.f_code.co_filename
    if not path.startswith(str(PACKAGE)):
        return None
    name = frame.f_code.co_qualname.split(".<locals>.<")[0]
    return path[len(str(PACKAGE)) + 1 :], name


def _stack(frame: FrameType | None) -> Iterator[Function]:
    """The functions of ours that are under way, the innermost first, each once."""
    last = None
    while frame is not None:
        function = _function(frame)
        if function is not None and function != last:
            last = function
            yield function
        frame = frame.f_back


def _is_move(frame: FrameType) -> bool:
    """Whether a step carries out the very move, not a trial of what another would end."""
    names = [name for _, name in _stack(frame)]
    return names[0].endswith(".apply") and names[1:2] == ["State.play"] and "State.ends" not in names


def _is_codec(called: Any) -> bool:
    owner = getattr(called, "__self__", None)
    module = getattr(called, "__module__", None) or type(owner).__module__
    return str(module).split(".")[0] in CODECS


@contextmanager
def noting(walk: Walk) -> Iterator[None]:
    """Threads that begin from here on are noted too: the disk has one of its own."""
    threading.setprofile(walk.note)
    sys.setprofile(walk.note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


# --- a table ----------------------------------------------------------------------------------------------------------


class Socket:
    """One page, spoken to as a web server would."""

    def __init__(self, app: Any, path: str, token: str | None) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.state: dict[str, Any] = {}
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"since=0",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
            "state": {},
        }
        self._said.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._said.get, self.told.put))

    def say(self, message: dict[str, Any]) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def next(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; the latest state is kept."""
        while True:
            message = await asyncio.wait_for(self.told.get(), 30)
            if message["type"] == "websocket.send":
                document: dict[str, Any] = json.loads(message.get("text") or message["bytes"])
                self.state = document.get("state") or self.state
                if document["type"] == kind:
                    return document

    async def replied(self) -> None:
        """What I said was done."""
        reply = await self.next("reply")
        assert reply["ok"], reply


@asynccontextmanager
async def seated(game: str, folder: str) -> AsyncIterator[list[Socket]]:
    """Five players by seat and a watcher, their pages open at a game that has begun."""
    quick: dict[str, Any] = dict.fromkeys(
        ("tea_word", "tea_pour", "tea_open", "tea_beat_ms", "offer_wait", "seal_beat_ms", "bot_workers"), 0
    )
    app = create_app(Settings(database=f"{folder}/walk.db", sign_in_per_minute=1e6, writes_per_second=1e5, **quick))
    async with app.router.lifespan_context(app):
        id, tokens = await _begun(app, game)
        sockets = [Socket(app, f"/api/tables/{id}/live", token) for token in [*tokens, None]]
        for socket in sockets:
            await socket.next("hello")
        await sockets[-1].next("presence")
        yield sockets
        for socket in sockets:
            socket.task.cancel()
        await asyncio.gather(*(socket.task for socket in sockets), return_exceptions=True)


async def _begun(app: Any, game: str) -> tuple[str, list[str]]:
    tokens: list[str] = []
    async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app), base_url="http://walk") as client:
        table: dict[str, Any] = {}
        for seat in range(SEATS):
            guest = await client.post("/api/guests", json={"name": f"Player {seat}", "token": True})
            client.cookies.clear()
            tokens.append(guest.json()["token"])
            client.headers["Authorization"] = f"Bearer {tokens[seat]}"
            if not table:
                table = (await client.post("/api/tables", json={"game": game, "seats": SEATS})).json()
            else:
                await client.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})
        client.headers["Authorization"] = f"Bearer {tokens[0]}"
        (await client.post(f"/api/tables/{table['id']}/start")).raise_for_status()
    return table["id"], tokens


async def walked(game: str) -> Walk:
    """The walk of the first move of the kind that is followed, after ten others at least."""
    walk, rng = Walk(), random.Random(5)
    with tempfile.TemporaryDirectory() as folder, noting(walk), patch.object(seating, "new_seed", lambda: SEED):
        async with seated(game, folder) as sockets:
            for number in range(LONGEST):
                mine, choices = _asked(sockets)
                followed = [choice for choice in choices if choice.split()[1] == FOLLOWED[game]]
                if number >= 10 and followed:
                    walk.is_on = True
                    await _followed(sockets, mine, followed[0])
                    walk.is_on = False
                    return walk
                await _move(sockets, mine, rng.choice(choices))
    raise RuntimeError(f"no {FOLLOWED[game]} in {LONGEST} moves of {game}")


def _asked(sockets: list[Socket]) -> tuple[Socket, list[str]]:
    """The page of somebody who must choose, and what there is to choose."""
    mine = next(socket for socket in sockets if socket.state["choices"])
    return mine, [choice["action"] for choice in mine.state["choices"]]


async def _followed(sockets: list[Socket], mine: Socket, choice: str) -> None:
    """A move that everybody sees, so everybody is told."""
    mine.say({"type": "act", "id": 1, "actions": [choice], "decision": mine.state["decision"]})
    for socket in sockets:
        await socket.next("state")
    await mine.next("reply")


async def _move(sockets: list[Socket], mine: Socket, choice: str) -> None:
    """Any move; who has no news of it is told nothing, but answers to a ping come after what was told."""
    mine.say({"type": "act", "id": 1, "actions": [choice], "decision": mine.state["decision"]})
    await mine.replied()
    for socket in sockets:
        socket.say({"type": "ping", "id": 2})
        await socket.replied()


# --- the tables -------------------------------------------------------------------------------------------------------


def table(walks: dict[str, Walk]) -> str:
    """What was counted, a column for each game."""
    files = list(dict.fromkeys(file for walk in walks.values() for file in walk.by_file()))
    labels = list(dict.fromkeys(label for walk in walks.values() for label in walk.conversions))
    rows: list[tuple[str, list[int]]] = [
        (f"functions on the way (aim: {MOST_FUNCTIONS})", [len(walk.way) for walk in walks.values()]),
        *((f"… in `{file}`", [len(walk.by_file().get(file, [])) for walk in walks.values()]) for file in files),
        (f"conversions (aim: {MOST_CONVERSIONS})", [len(walk.conversions) for walk in walks.values()]),
        *((f"… {label}, times", [walk.conversions.get(label, 0) for walk in walks.values()]) for label in labels),
        (f"all functions entered there (limit: {MOST_ENTERED})", [walk.entered() for walk in walks.values()]),
        *((f"… in `{room}/`", [walk.by_room()[room] for walk in walks.values()]) for room in ROOMS),
    ]
    head = f"| one move, from the socket to six pages | {' | '.join(walks)} |\n|---|{'---:|' * len(walks)}"
    return "\n".join([head, *(f"| {label} | {' | '.join(map(str, counts))} |" for label, counts in rows)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts.walk", description=__doc__)
    parser.add_argument("--names", action="store_true", help="every function on the way")
    parser.add_argument("--write", action="store_true", help="put the table into bench/RESULTS.md")
    given = parser.parse_args()
    walks = {game: asyncio.run(walked(game)) for game in GAMES}
    text = f"Counted by `python -m scripts.walk --write`; its head says what counts.\n\n{table(walks)}"
    print(text)
    if given.names:
        for game, walk in walks.items():
            print(f"\n{game}", *(f"{file}: {', '.join(names)}" for file, names in walk.by_file().items()), sep="\n")
    if given.write:
        write_section(Path("bench/RESULTS.md"), "The walk of one move", text)


if __name__ == "__main__":
    main()
