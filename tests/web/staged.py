"""Any moment of a game in the real page: the stored documents of the games' fixtures instead of a live table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

GAMES = Path(__file__).parents[2] / "web/src/lib/games"


def document(game: str, moment: str) -> dict[str, Any]:
    """What the page is sent at that moment, as if its kept events were all there are."""
    found: dict[str, Any] = json.loads((GAMES / game / "fixtures" / f"{moment}.json").read_text(encoding="utf-8"))
    found["table"]["name"] = "Friday evening"
    state = found["state"]
    state["seen"] -= state["next"] - len(state["events"])
    state["next"] = len(state["events"])
    return found


def wait(page: Page, url: str, game: str) -> None:
    """An open table that waits for players."""
    table = document(game, "mandate" if game == "rising-sun" else "planning")["table"]
    free = {"person": None, "bot": None, "name": "", "online": False, "acting": False}
    seats = [{**seat, **free} if seat["seat"] == 1 else seat for seat in table["seats"]]
    hello = {**table, "status": "open", "invite": "8h3k2m5p", "you": 0, "seats": seats}

    def greet(socket: WebSocketRoute) -> None:
        socket.send(json.dumps({"type": "hello", "table": hello, "state": None}))

    page.route_web_socket("**/live*", greet)
    page.goto(f"{url}/table/fixture")
    page.locator("main ol").wait_for()


def replay(page: Page, url: str, game: str, moment: str) -> None:
    """A moment of a finished game in the replay page."""
    doc = document(game, moment)
    state = doc["state"]
    told = {name: state[name] for name in ("view", "question", "actors")}
    shown = {**told, "table": "fixture", "seat": None, "move": 212, "moves": 431, "action": None, "position": None}
    page.route("**/api/tables/fixture", lambda route: route.fulfill(json={**doc["table"], "status": "over"}))
    page.route(
        "**/api/tables/fixture/replay*", lambda route: route.fulfill(json={**shown, "events": state["events"][-5:]})
    )
    page.goto(f"{url}/replay/fixture?move=212")
    page.get_by_role("slider").wait_for()


def show(page: Page, url: str, game: str, moment: str) -> list[dict[str, Any]]:
    """The table page as the server would show it at that moment. What is done there goes nowhere but into the list."""
    doc = document(game, moment)
    sent: list[dict[str, Any]] = []

    def greet(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: sent.append(json.loads(message)))
        socket.send(json.dumps({"type": "hello", "table": doc["table"], "state": doc["state"]}))

    def odds(route: Route) -> None:
        route.fulfill(json=doc.get("odds", {}).get(route.request.url.rpartition("=")[2]))

    page.route_web_socket("**/live*", greet)
    page.route("**/api/tables/fixture/*", lambda route: route.fulfill(json=[]))
    page.route("**/api/tables/fixture/odds*", odds)
    page.route("**/api/tables/fixture/advice", lambda route: route.fulfill(json={"remarks": []}))
    page.goto(f"{url}/table/fixture")
    page.locator("aside .panel h2, aside .over").first.wait_for()
    return sent
