"""What else happens at a table meanwhile: people come, go, talk and ask for everything that can be asked for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bench.pairs.house import STRANGER, Place

Step = Callable[[Place, int], Awaitable[None]]
LOBBY: Final = "/api/tables"
PLACES: Final = (
    *("", "/state", "/record", "/talk", "/deals", "/replay", "/analysis", "/what-if"),
    *(LOBBY, "/api/metrics"),
)


async def nothing(place: Place, viewer: int) -> None:
    """A quiet moment."""


async def a_stranger_comes_and_goes(place: Place, viewer: int) -> None:
    place.close(STRANGER)
    place.open(STRANGER)


async def a_page_is_opened_again(place: Place, viewer: int) -> None:
    place.close(viewer)
    if viewer not in [seat.seat for seat in place.table.seats if seat.bot]:
        place.open(viewer)


async def somebody_leaves(place: Place, viewer: int) -> None:
    place.close(viewer)


async def somebody_talks(place: Place, viewer: int) -> None:
    if viewer != STRANGER:
        await place.ask(viewer, "POST", "/talk", {"text": "hurry up", "to": None})


async def somebody_looks(place: Place, viewer: int) -> None:
    for path in PLACES:
        await place.ask(viewer, "GET", path, query="limit=2" if path == LOBBY else "")
        await place.house.until_mid_beat()
    for person in place.house.people:
        await place.ask(viewer, "GET", f"/api/people/{person}")


async def somebody_looks_back(place: Place, viewer: int) -> None:
    """Through all eyes at moves that all have seen, and at some that may have been made since."""
    for move in (place.moves, place.moves + 1, place.moves + 3):
        for eyes in ("", *(f"&seat={seat}" for seat in range(3)), "&whole=true"):
            await place.ask(viewer, "GET", "/replay", query=f"move={move}{eyes}")
        await place.ask(viewer, "POST", "/what-if", {"seat": max(0, 2 - viewer), "move": move, "hidden": "kept"})
    mine = f"&seat={viewer}" if viewer != STRANGER else ""
    await place.ask(viewer, "GET", "/film", query=f"move={max(0, place.moves - 3)}{mine}")


async def somebody_asks_why(place: Place, viewer: int) -> None:
    if viewer != STRANGER:
        choices = [str(choice) for choice in place.play.choices(viewer)[:2]]
        await place.ask(viewer, "POST", "/why", {"actions": [*choices, f"{viewer} ready", f"{viewer} bid 1 1"]})


async def somebody_looks_ahead(place: Place, viewer: int) -> None:
    if viewer != STRANGER:
        choices = [str(choice) for choice in place.play.choices(viewer)[:3]]
        await place.ask(viewer, "POST", "/foresight", {"actions": choices or [f"{viewer} pass"]})


async def somebody_asks_for_advice(place: Place, viewer: int) -> None:
    if viewer != STRANGER and place.play.game.name == "shogun":
        await place.ask(viewer, "POST", "/advice", {"plan": {}})


async def somebody_asks_for_odds(place: Place, viewer: int) -> None:
    if viewer != STRANGER and place.play.game.name == "shogun":
        await place.ask(viewer, "GET", "/odds", query="province=ise&armies=4")


async def somebody_calls_a_vote(place: Place, viewer: int) -> None:
    """To go back, which counts moves, and to replace somebody, which asks who is still choosing."""
    if viewer != STRANGER:
        await place.ask(viewer, "POST", "/votes", {"kind": "undo", "target": 1})
        await place.ask(viewer, "POST", "/votes", {"kind": "replace", "target": (viewer + 1) % 3})


async def the_table_is_read_again(place: Place, viewer: int) -> None:
    place.house.server.hub.let_go(place.table)
    place.pages.clear()
    for one in range(4):
        place.open(one)
        await place.house.until_mid_beat(2)


NOISES: Final[tuple[Step, ...]] = (
    *(nothing, a_stranger_comes_and_goes, a_page_is_opened_again, somebody_leaves, somebody_talks, somebody_looks),
    *(somebody_looks_back, somebody_asks_why, somebody_looks_ahead, somebody_asks_for_advice, somebody_asks_for_odds),
    *(somebody_calls_a_vote,),
)
