"""Bots at tables: in worker processes, answering offers, never in the way."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gunbai.games.registry import game
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import BadPosition
from gunbai.kernel.game import Game
from gunbai.kernel.state import State, View
from gunbai.server.operation.faults import Faults
from gunbai.server.operation.logs import Logger
from gunbai.server.play.bot_pool import Answer, BotPool, Question, think
from gunbai.session.session import Session
from tests.server.club import Club, Person, opened, settings


def test_a_bot_answers_an_offer_out_of_turn(club: Club, people: list[Person]) -> None:
    ann = people[0]
    table = club.started(ann, bots=["steady", "steady"])
    number = ann.post(f"/tables/{table}/deals", 201, to=1, coins_asked=1)["number"]
    end = time.monotonic() + 60
    while status(ann, table, number) == "open":
        assert time.monotonic() < end, "the bot never answered"
        time.sleep(0.05)
    assert status(ann, table, number) in ("accepted", "refused")


def status(person: Person, table: str, number: int) -> str:
    """How a deal stands; bots make offers of their own beside it."""
    return next(str(deal["status"]) for deal in person.get(f"/tables/{table}/deals") if deal["number"] == number)


def test_tempers_and_levels_are_shown(club: Club, people: list[Person]) -> None:
    games = {one["name"]: one for one in people[0].get("/games")}
    bot = f"steady:{games['rising-sun']['tempers'][0]}"
    table = people[0].post("/tables", 201, game="rising-sun", seats=3, bots=[bot])
    assert table["seats"][2]["bot"] == bot


def test_a_bot_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = club.started(ann, game="shogun", bots=["random", "random"])
        moves = len(club.server.hub.tables[table].play.match.entries)
    with opened(tmp_path) as club:
        ann.client = club.client
        end = time.monotonic() + 60
        while table not in club.server.hub.tables or club.server.hub.tables[table].acting() != [0]:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert len(club.server.hub.tables[table].play.match.entries) >= moves


class Counting:
    """Takes the first choice and remembers how often it was asked."""

    def __init__(self) -> None:
        self.count = 0

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        self.count += 1
        return choices[0]

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        return None

    def notes(self) -> dict[str, object]:
        return {"count": self.count}

    def remember(self, notes: dict[str, int]) -> None:
        self.count = notes["count"]


def play_and_count(club: Club, person: Person, table: str, moves: int) -> list[tuple[int, int]]:
    """Play for the person; then of each bot: what it remembers, and how many moves it has made."""
    for _ in range(moves):
        wait_until(lambda: bool(person.get(f"/tables/{table}/state")["choices"]))
        state = person.get(f"/tables/{table}/state")
        person.act(table, state["choices"][0]["action"], decision=state["decision"])
    live = club.server.hub.tables[table]
    wait_until(lambda: live.acting() == [0] and table not in {one.id for one in club.server.bots._driving})
    made = [entry.text.split()[0] for entry in live.play.match.entries]
    return [(json.loads(live.seats[seat].notes)["count"], made.count(str(seat))) for seat in (1, 2)]


def wait_until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)


def test_bots_keep_their_memory_of_a_table_across_decisions_and_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: Counting())
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = club.started(ann, game="shogun", bots=["random", "random"])
        for remembered, made in play_and_count(club, ann, table, 3):
            assert remembered == made > 1
    with opened(tmp_path) as club:
        ann.client = club.client
        for remembered, made in play_and_count(club, ann, table, 3):
            assert remembered == made > 4
        assert "count" not in ann.get(f"/tables/{table}"), "notes are nobody else's business"


def test_what_a_bot_noted_with_a_void_move_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str | None] = []
    ask = BotPool.ask

    async def void_at_first(
        pool: BotPool, game: str, bot: str, seat: int, position: object, notes: str | None, *rest: Any
    ) -> Answer:
        given.append(notes)
        if len(given) == 1:
            return Answer(None, f"{1 - seat} stay", "of a move that never was")
        return await ask(pool, game, bot, seat, position, notes, *rest)

    monkeypatch.setattr(BotPool, "ask", void_at_first)
    with opened(tmp_path) as club:
        club.started(club.guest("Ann"), game="shogun", bots=["random", "random"], options={"setup": "tables"})
        wait_until(lambda: len(given) > 1)
    assert given[:2] == [None, None]


def test_notes_that_no_longer_fit_are_forgotten_and_the_bot_plays_on() -> None:
    state = game("rising-sun").new(3, seed=1)
    position = msgspec.json.encode(state.position())
    question = Question("rising-sun", "steady", 0, position, '{"from": "elsewhere"}', 1, 0, speaks=False)
    answer = think(question)
    assert answer.action in [str(choice) for choice in state.choices(0)]
    assert answer.notes is not None
    assert json.loads(answer.notes)["seats"] == 3, "it has begun new notes"
    again = think(question._replace(notes=answer.notes))
    assert json.loads(str(again.notes)).keys() == json.loads(answer.notes).keys()


class Failing(Counting):
    """A bot with one fault: it plays on as far as it can."""

    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        if self.fault == "raises":
            raise ZeroDivisionError("a fault of mine")
        if self.fault == "leaves":
            sys.exit("a fault of mine")
        if self.fault == "garbage":
            return "garbage"  # type: ignore[return-value]
        return super().choose(view, choices, rng, budget_ms)

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        if self.fault == "foreign aside":
            return Aside(0, forms[0].tag, ())
        return "withdraw" if self.fault == "garbage aside" else None  # type: ignore[return-value]

    def notes(self) -> dict[str, object]:
        if self.fault == "long notes":
            return {"count": "x" * 100_000}
        return {"count": object()} if self.fault == "unwritable notes" else super().notes()

    def remember(self, notes: dict[str, int]) -> None:
        if self.fault == "unreadable notes":
            raise KeyError("a fault of mine")
        super().remember(notes)


FAULTS = {
    "raises": "ZeroDivisionError",
    "leaves": "SystemExit",
    "garbage": "BadInput: action: expected one of the choices, got garbage",
    "foreign aside": "or None, got 0 withdraw",
    "garbage aside": "or None, got withdraw",
    "unwritable notes": "TypeError",
    "unreadable notes": "KeyError",
    "long notes": "its notes are too long",
}


@pytest.fixture
def failed(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What is told of failing bots, whatever the level of the logs."""
    told: list[dict[str, Any]] = []

    def warning(log: Logger, event: str, **fields: object) -> None:
        if event == "a bot failed":
            told.append(fields)

    monkeypatch.setattr(Logger, "warning", warning)
    return told


def play_on_beside_bots(club: Club, person: Person, table: str, moves: int) -> list[str]:
    """Play so many moves for the person; returns the seats that have moved, in order."""
    for _ in range(moves):
        wait_until(lambda: bool(person.get(f"/tables/{table}/state")["choices"]))
        state = person.get(f"/tables/{table}/state")
        person.act(table, state["choices"][0]["action"], decision=state["decision"])
    return [entry.text.split()[0] for entry in club.server.hub.tables[table].play.match.entries]


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_table_goes_on_whatever_its_bot_does_and_it_is_told_once(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failed: list[dict[str, Any]]
) -> None:
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: Failing(fault))
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = club.started(ann, game="shogun", bots=["random", "random"], options={"setup": "tables"})
        moved = play_on_beside_bots(club, ann, table, 12)
        assert moved.count("1") >= 11, "its plan is whole"
    kept = kept_of(tmp_path, failed)
    assert FAULTS[fault] in kept["fault"]
    assert game("shogun").from_position(kept["document"]).actors(), "the position of the failure"


def kept_of(folder: Path, failed: list[dict[str, Any]]) -> Any:
    """The one fault that was told: the log names a file that its owner alone can read, and no secret itself."""
    assert len(failed) == 1
    assert set(failed[0]) == {"table", "seat", "bot", "fault", "file"}
    file = folder / "club.db.faults" / failed[0]["file"]
    assert (file.stat().st_mode & 0o777, file.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    return json.loads(file.read_text())


def refuse(game: Game, document: object, seed: int | None = None) -> State:
    raise BadPosition("turn", "another turn", "this one")


def break_down(question: Question) -> Answer:
    raise BrokenProcessPool("the worker ended")


def answer_elsewhere(question: Question) -> Answer:
    return Answer(None, f"{question.seat} stay", "notes of another game")


@pytest.mark.parametrize(
    ("place", "broken", "fault"),
    [
        ("gunbai.kernel.game.Game.from_position", refuse, "BadPosition: turn"),
        ("gunbai.server.play.bot_pool.think", break_down, "BrokenProcessPool"),
        ("gunbai.server.play.bot_pool.think", answer_elsewhere, "none of the choices"),
        ("gunbai.server.play.bot_pool._executor", lambda workers: 1 / 0, "ZeroDivisionError"),
    ],
)
def test_a_table_goes_on_when_no_bot_can_be_asked(
    place: str,
    broken: Callable[..., object],
    fault: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    failed: list[dict[str, Any]],
) -> None:
    """The position is refused, the worker ends, it answers for another game, no worker can be had at all."""
    monkeypatch.setattr(place, broken)
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = club.started(ann, game="shogun", bots=["random", "random"], options={"setup": "tables"})
        moved = play_on_beside_bots(club, ann, table, 12)
        assert moved.count("1") >= 11, "its plan is whole"
        assert club.server.hub.tables[table].seats[1].notes is None
    assert fault in kept_of(tmp_path, failed)["fault"]


def test_a_table_goes_on_when_its_position_cannot_be_told_and_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failed: list[dict[str, Any]]
) -> None:
    def untold(session: Session) -> dict[str, Any]:
        raise RuntimeError("a fault of the rules")

    monkeypatch.setattr(Session, "position", untold)
    (tmp_path / "club.db.faults").touch()
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = club.started(ann, game="shogun", bots=["random", "random"], options={"setup": "tables"})
        moved = play_on_beside_bots(club, ann, table, 12)
        assert moved.count("1") >= 11, "its plan is whole"
    assert [(told["fault"], told["file"]) for told in failed] == [("RuntimeError", "")]


def test_what_is_kept_of_faults_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunbai.server.operation.faults.MOST", 3)
    faults = Faults(settings(tmp_path))
    assert [bool(faults.keep("t", {"n": number})) for number in range(5)] == [True] * 3 + [False] * 2


def test_a_closing_server_makes_no_move_for_a_bot_that_was_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    async def thinking(pool: BotPool, *question: object) -> Answer:
        begun.set()
        while not pool._is_closed:
            await asyncio.sleep(0.01)
        raise RuntimeError("the workers have ended")

    monkeypatch.setattr(BotPool, "ask", thinking)
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = club.started(ann, game="shogun", bots=["random", "random"], options={"setup": "tables"})
        assert begun.wait(60)
        live = club.server.hub.tables[table]
    assert live.play.match.entries == []
