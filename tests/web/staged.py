"""Any moment of a game in the real page: the stored documents of the games' fixtures instead of a live table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

GAMES = Path(__file__).parents[2] / "web/src/lib/games"
ANALYSED = Path(__file__).parent / "analysed.json"
ASKED = ".sill .panel h2, .over"
"""What is asked, or how it ended."""


def document(game: str, moment: str) -> dict[str, Any]:
    """What the page is sent at that moment, as if its kept events were all there are."""
    found: dict[str, Any] = json.loads((GAMES / game / "fixtures" / f"{moment}.json").read_text(encoding="utf-8"))
    found["table"]["name"] = "Friday evening"
    state = found["state"]
    state["seen"] -= state["next"] - len(state["events"])
    state["next"] = state["after"] = len(state["events"])
    for number, event in enumerate(state["events"]):
        event["number"] = number
    return found


def hear(socket: WebSocketRoute, text: str | bytes, sent: list[dict[str, Any]]) -> None:
    """Keep what the page sends; whether we are still here is answered, as the server does."""
    message = json.loads(text)
    sent.append(message)
    if message["type"] == "ping":
        socket.send(json.dumps({"type": "reply", "id": message["id"], "error": None}))


def acts(sent: list[dict[str, Any]]) -> list[list[str]]:
    """What the page has asked for so far."""
    return [message["actions"] for message in sent if message["type"] == "act"]


def acted(page: Page, sent: list[dict[str, Any]]) -> list[list[str]]:
    """The same, as soon as there is something: a page sends in its own time."""
    for _ in range(300):
        if acts(sent):
            break
        page.wait_for_timeout(200)
    return acts(sent)


def wait(page: Page, url: str, game: str) -> None:
    """An open table that waits for players."""
    table = document(game, "mandate" if game == "rising-sun" else "planning")["table"]
    free = {"person": None, "bot": None, "name": "", "online": False, "acting": False}
    seats = [{**seat, **free} if seat["seat"] == 1 else seat for seat in table["seats"]]
    hello = {**table, "status": "open", "invite": "8h3k2m5p", "you": 0, "seats": seats}

    def greet(socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: hear(socket, text, []))
        socket.send(json.dumps({"type": "hello", "table": hello, "state": None}))

    page.route_web_socket("**/live*", greet)
    page.goto(f"{url}/table/fixture")
    page.locator("main ol").wait_for()


def film(game: str) -> dict[str, Any]:
    """A whole game of bots as one of the seats saw it."""
    stream = json.loads((GAMES / game / "fixtures/streams/game-3.json").read_text(encoding="utf-8"))
    for number, event in enumerate(stream["events"]):
        event["number"] = number
    told = {"table": "fixture", "game": game, "move": 0, "moves": stream["events"][-1]["move"], "ledgers": []}
    return {**told, "seat": 0, "question": None, "view": stream["first"], "events": stream["events"]}


def replay(page: Page, url: str, game: str, at: int) -> None:
    """A finished game in the replay page, after so many events that all have heard."""
    ended = document(game, "end-3")
    table = {**ended["table"], "status": "over", "result": ended["state"]["result"]}
    page.route("**/api/tables/fixture", lambda route: route.fulfill(json=table))
    page.route("**/api/tables/fixture/film*", lambda route: route.fulfill(json=film(game)))
    page.goto(f"{url}/replay/fixture?at={at}")
    page.get_by_role("slider").wait_for()


def analysed(done: float) -> dict[str, Any]:
    """That game as it may be judged, as far as it has come: the graph first, one mistake of the first seat."""
    found: dict[str, Any] = json.loads(ANALYSED.read_text(encoding="utf-8"))
    if done >= 1:
        return found
    later: dict[str, list[Any]] = {name: [] for name in ("decisions", "turnings", "balance", "accuracy")}
    return {**found, **later, "done": done, "finished": False, "moments": found["moments"][:5]}


def analysis(page: Page, url: str, stages: list[dict[str, Any] | None], path: str = "/analysis/fixture") -> None:
    """The page of an analysis; each look of the page finds the next of these stages, None is one nobody asked for."""
    ended = document("rising-sun", "end-3")
    table = {**ended["table"], "status": "over", "result": ended["state"]["result"]}
    left = list(stages)

    def look(route: Route) -> None:
        found = left.pop(0) if len(left) > 1 else left[0]
        if found is None:
            error: dict[str, Any] = {
                "code": "analysis/unknown",
                "message": "",
                "clause": None,
                "details": {},
                "state": None,
            }
            route.fulfill(status=404, json=error)
        else:
            route.fulfill(json=found)

    page.route("**/api/tables/fixture", lambda route: route.fulfill(json=table))
    page.route("**/api/tables/fixture/state*", lambda route: route.fulfill(json=ended["state"]))
    page.route("**/api/tables/fixture/film*", lambda route: route.fulfill(json=film("rising-sun")))
    page.route("**/api/tables/fixture/analysis", look)
    page.goto(url + path)
    page.locator("main section").first.wait_for()


def advised(view: dict[str, Any]) -> dict[str, Any]:
    """What is said of any plan: nothing, and that it changes nothing."""
    mine = view["players"][view["seat"]]
    chests = {"chests": mine["chests"], "after_bid": mine["chests"], "closed_gain": 0, "closed_cost": 0}
    open_ones = [{"space": space, "chests": mine["chests"], "is_paid": True} for space in view["agenda"]]
    owned = sum(1 for one in view["provinces"].values() if one["owner"] == view["seat"])
    rice = {"rice": mine["rice"], "rice_gain": 0, "provinces": owned}
    return {"remarks": [], "forecast": {**chests, "open": open_ones, **rice}}


def show(
    page: Page,
    url: str,
    game: str,
    moment: str,
    until: str = ASKED,
    deals: Sequence[dict[str, Any]] = (),
    talk: Sequence[dict[str, Any]] = (),
    change: Callable[[dict[str, Any]], object] | None = None,
) -> list[dict[str, Any]]:
    """The table page as the server would show it at that moment. What is done there goes nowhere but into the list.
    `change`: what is otherwise in the state than it was kept."""
    doc = document(game, moment)
    if change is not None:
        change(doc["state"])
    sent: list[dict[str, Any]] = []

    def greet(socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: hear(socket, text, sent))
        socket.send(json.dumps({"type": "hello", "table": doc["table"], "state": doc["state"]}))
        for deal in deals:
            socket.send(json.dumps({"type": "deal", "deal": deal}))

    def bargain(route: Route) -> None:
        if route.request.method == "POST":
            sent.append({"type": "deal", "address": route.request.url})
        route.fulfill(json=list(deals))

    def foresee(route: Route) -> None:
        asked: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.fulfill(json={**asked, "breaks": []})

    def odds(route: Route) -> None:
        route.fulfill(json=doc.get("odds", {}).get(route.request.url.rpartition("=")[2]))

    page.route_web_socket("**/live*", greet)
    page.route(re.compile(r"/api/tables/fixture/(?!film)"), lambda route: route.fulfill(json=[]))
    page.route("**/api/tables/fixture/odds*", odds)
    page.route("**/api/tables/fixture/talk", lambda route: route.fulfill(json=list(talk)))
    page.route(re.compile(r"/api/tables/fixture/deals"), bargain)
    page.route("**/api/tables/fixture/advice", lambda route: route.fulfill(json=advised(doc["state"]["view"])))
    page.route("**/api/tables/fixture/foresight", foresee)
    page.goto(f"{url}/table/fixture")
    page.locator(until).first.wait_for()
    return sent
