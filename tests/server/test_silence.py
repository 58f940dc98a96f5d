"""Silence leaks nothing: number, size and order of messages are the same however far others are in a sealed phase.

Two servers play the same game. Wherever choices are sealed, one seat of the first world chooses link by link while the
table lives on around it: pages come and go, the table leaves the memory and is read again, somebody's time is granted
anew. In the second world this seat chooses nothing meanwhile, and all at once in the end. Until it has sealed its
choice nobody else may be able to tell which world this is, not even by counting.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.kernel.luck.chance import FairChance
from gunbai.session.session import begun
from tests.server.club import Club, Person, opened
from tests.server.test_absence import run_out
from tests.server.test_secrecy import CASES, World, choose, play_alike

PHASES = 3
"""Sealed phases looked at in each game."""


class Crowd(World):
    """A world in which pages come and go; the fourth viewer watches without a name."""

    def __init__(self, club: Club, game: dict[str, Any]) -> None:
        super().__init__(club, game)
        self.stack = ExitStack()

    def open_pages(self) -> None:
        self.sockets = [self.stack.enter_context(person.live(self.table)) for person in self.people]
        self.sockets.append(self.stack.enter_context(self.stranger()))

    def stranger(self) -> Any:
        return self.club.client.websocket_connect(f"/api/tables/{self.table}/live")

    def messages(self, viewer: int) -> list[str]:
        return [text for text in self.plain(self.heard(viewer)).split("\n") if text]

    def nothing(self, seat: int) -> None:
        """A quiet moment."""

    def somebody_comes_and_goes(self, seat: int) -> None:
        with self.stranger() as socket:
            assert socket.receive_json()["type"] == "hello"

    def a_player_comes_again(self, seat: int) -> None:
        other = (seat + 1) % 3
        self.sockets[other].close()
        self.sockets[other] = self.stack.enter_context(self.people[other].live(self.table))

    def the_table_is_read_again(self, seat: int) -> None:
        self.stack.close()
        self.club.server.hub.tables.pop(self.table)
        self.club.client.get(f"/api/tables/{self.table}")
        self.live = self.club.server.hub.tables[self.table]
        self.open_pages()

    def somebody_has_new_time(self, seat: int) -> None:
        other = (seat + 1) % 3
        self.live.seats[other].stand_in = True
        self.people[other].post(f"/tables/{self.table}/return")

    def somebody_talks(self, seat: int) -> None:
        self.people[(seat + 2) % 3].post(f"/tables/{self.table}/talk", 201, text="hurry up")


NOISES: list[Callable[[Crowd, int], None]] = [
    Crowd.nothing,
    Crowd.somebody_comes_and_goes,
    Crowd.nothing,
    Crowd.a_player_comes_again,
    Crowd.the_table_is_read_again,
    Crowd.somebody_has_new_time,
    Crowd.somebody_talks,
]


@pytest.fixture
def fixed_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunbai.server.tables.seating.new_seed", lambda: b"s" * 32)


@pytest.mark.parametrize("game", CASES)
@pytest.mark.usefixtures("fixed_luck")
def test_nobody_can_count_the_links_of_a_sealed_chain(game: str, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with opened(tmp_path / "a") as a, opened(tmp_path / "b") as b:
        worlds = [Crowd(club, CASES[game] | {"clock": {"per_move": 86_400}}) for club in (a, b)]
        with worlds[0].stack, worlds[1].stack:
            for world in worlds:
                world.open_pages()
            rng, links = random.Random(7), 0
            for _ in range(PHASES):
                play_alike(worlds, rng, has_a_chain)
                links += lived_through(worlds, rng)
            assert links > 2 * PHASES, "there was something to count"


def has_a_chain(world: World) -> bool:
    """A sealed phase that begins now, with a seat that has several links to choose."""
    state = world.live.play.match.state
    return state.is_sealed() and len(state.actors()) > 1 and bool(long_chains(world))


def long_chains(world: World) -> list[int]:
    """Seats that still have to choose after their first choice."""
    return [seat for seat in world.live.play.match.state.actors() if goes_on(world, seat, 0)]


def goes_on(world: World, seat: int, pick: int) -> bool:
    """Whether a choice, by number, leaves the seat's chain unfinished. Spending all coins ends a chain of bids."""
    trial = world.live.play.match.state.copy()
    choices = trial.choices(seat)
    trial.apply(choices[pick % len(choices)])
    return seat in trial.actors() and trial.is_sealed()


def lived_through(worlds: list[Crowd], rng: random.Random) -> int:
    """One sealed phase; returns how many links the seat chose unseen."""
    seat = rng.choice(long_chains(worlds[0]))
    others = [viewer for viewer in range(4) if viewer != seat]
    compare(worlds, others)
    picks: list[int] = []
    for noise in rng.sample(NOISES, len(NOISES)):
        for world in worlds:
            noise(world, seat)
        pick = rng.randrange(1000)
        if goes_on(worlds[0], seat, pick):
            picks.append(pick)
            choose(worlds[0], seat, pick)
        compare(worlds, others)
    for pick in picks:
        choose(worlds[1], seat, pick)
    compare(worlds, others)
    for world in worlds:
        world.heard(seat)
    return len(picks)


def compare(worlds: list[Crowd], viewers: list[int]) -> None:
    for viewer in viewers:
        first, second = (world.messages(viewer) for world in worlds)
        assert first == second, f"viewer {viewer} can tell the worlds apart"
        asked = [world.plain(world.fetched(viewer)) for world in worlds]
        assert asked[0] == asked[1], f"viewer {viewer} can ask for the difference"


def test_new_time_is_told_at_once_and_not_with_the_next_move(club: Club, people: list[Person]) -> None:
    table = club.started(*people, clock={"per_move": 60}, policy="wait")
    acting = people[0].get(f"/tables/{table}/state")["actors"][0]
    with people[0].live(table) as socket:
        before = socket.receive_json()["table"]["seats"][acting]["deadline"]
        run_out(club, table, acting)
        socket.send_json({"type": "ping", "id": 1})
        told = list(iter(socket.receive_json, {"type": "reply", "id": 1, "ok": True, "error": None}))
        deadlines = [message["table"]["seats"][acting]["deadline"] for message in told if message["type"] == "table"]
        assert len(deadlines) == 1
        assert deadlines[0] >= before


def test_going_back_into_a_sealed_phase_does_not_tell_how_much_was_chosen() -> None:
    luck, rng = FairChance(b"s" * 32, []), random.Random(2)
    play = begun(gunbai.game("shogun"), 3, {"setup": "tables"}, luck, table="t")
    while not (play.match.state.is_sealed() and len(play.match.entries) > play.shown_move + 4):
        seat = rng.choice(play.match.state.actors())
        play.act(seat, [str(play.match.state.choices(seat)[0])], None)
    before = play.shown_move
    play.rewind(before + 2)
    told = play.stream.documents(None)
    assert next(event for event in told if event["code"] == "rewound")["args"]["amount"] == before
