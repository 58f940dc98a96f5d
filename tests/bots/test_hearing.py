"""What bots hear between their decisions: all that their seat hears, in order, and nothing else, wherever they play."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import gunbai
from gunbai.arena.driver import Driver, play_game
from gunbai.bots.process import ProcessBot
from gunbai.bots.random_bot import RandomBot
from gunbai.kernel.actions import Action
from gunbai.kernel.events import Event
from gunbai.kernel.state import View
from gunbai.server.play.bot_pool import Question, think
from tests.server.club import opened


class Hearing(RandomBot):
    """Remembers all that it is told, and compares it with all that has happened."""

    def __init__(self, happened: list[Event]) -> None:
        self.happened = happened
        self.heard: list[Event] = []
        self.asked = 0

    def hear(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        self.asked += 1
        assert self.heard == [event for event in self.happened if event.is_heard_by(view.seat)]
        return super().choose(view, choices, rng, budget_ms)


@pytest.fixture
def happened(monkeypatch: pytest.MonkeyPatch) -> list[Event]:
    """All events of the games that are played, secrets included."""
    found: list[Event] = []
    hear = Driver.hear

    def noted(driver: Driver, event: Event) -> None:
        found.append(event)
        hear(driver, event)

    monkeypatch.setattr(Driver, "hear", noted)
    return found


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_bot_hears_what_its_seat_hears_before_each_decision(name: str, happened: list[Event]) -> None:
    bots = [Hearing(happened), RandomBot(), Hearing(happened)]
    outcome = play_game(gunbai.game(name), 3, bots, 5)
    assert outcome.faults == [0, 0, 0], outcome.reports
    for seat, bot in ((0, bots[0]), (2, bots[2])):
        assert isinstance(bot, Hearing)
        assert bot.asked > 20
        assert {event.seat for event in bot.heard} == {None, seat}, "its own secrets, and nobody else's"
    deaf = play_game(gunbai.game(name), 3, [RandomBot(), RandomBot(), RandomBot()], 5)
    assert deaf.result.scores == outcome.result.scores, "hearing changes nothing"


LISTENER = """
import json, sys
asked = 0
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        print(json.dumps({"type": "ready", "asides": False, "events": WANTS}), flush=True)
        continue
    if question["type"] == "quit":
        break
    asked += 1
    with open(OUT, "a") as out:
        print(json.dumps([asked, question.get("events")]), file=out)
    if asked == 5 and len(open(OUT).readlines()) == 5:
        break
    print(json.dumps({"id": question["id"], "action": question["choices"][0]}), flush=True)
"""


def listened(tmp_path: Path, wants: bool) -> list[tuple[int, list[dict[str, object]] | None]]:
    """The questions of a game to a program that dies once, at its fifth."""
    program, out = tmp_path / "bot.py", tmp_path / "heard.jsonl"
    program.write_text(LISTENER.replace("WANTS", str(wants)).replace("OUT", repr(str(out))), encoding="utf-8")
    game = gunbai.game("rising-sun")
    bot = ProcessBot(f"{sys.executable} -S {program}", game)
    try:
        outcome = play_game(game, 3, [bot, RandomBot(), RandomBot()], 3)
    finally:
        bot.close()
    assert outcome.faults == [1, 0, 0], outcome.reports
    return [(number, events) for number, events in map(json.loads, out.read_text().splitlines())]


def test_a_program_hears_what_happened_and_all_of_it_when_it_is_started_anew(
    tmp_path: Path, happened: list[Event]
) -> None:
    questions = listened(tmp_path, wants=True)
    own = [event for event in happened if event.is_heard_by(0)]
    known = [{"code": e.code, "clause": e.clause, "args": e.args, "private": e.seat is not None} for e in own]
    lives = [questions[:5], questions[5:]]
    for life in lives:
        assert [number for number, _ in life] == list(range(1, len(life) + 1))
        told = [event for _, events in life for event in events or []]
        assert told == known[: len(told)], "from the beginning, without a gap"
    assert any(event["private"] for event in known)


def test_a_program_that_does_not_want_events_is_spared_them(tmp_path: Path) -> None:
    assert {str(events) for _, events in listened(tmp_path, wants=False)} == {"None"}


class Counting(RandomBot):
    """Notes the codes of what it hears."""

    def __init__(self) -> None:
        self.codes: list[str] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.codes += [event.code for event in events]

    def notes(self) -> dict[str, object]:
        return {"codes": self.codes}

    def remember(self, notes: dict[str, list[str]]) -> None:
        self.codes = notes["codes"]


def test_in_a_worker_nothing_is_heard_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: Counting())
    happened: list[Event] = []
    state = gunbai.game("shogun").new(3, seed=1, listener=happened.append)
    seat = state.actors()[0]
    position = msgspec.json.encode(state.position())
    question = Question("shogun", "any", seat, position, None, 1, 0, heard=tuple(happened))
    first = think(question)
    assert (first.fault, first.hears) == ("", True)
    later = (*happened, Event("first_player", "SG2.3", {"seat": 1}, None))
    again = think(question._replace(notes=first.notes, heard=later))
    assert json.loads(str(again.notes))["notes"]["codes"] == [event.code for event in later]
    forgetful = think(question._replace(notes="{}"))
    assert "KeyError" in forgetful.fault
    assert forgetful.notes == first.notes, "it has heard everything once more"


def test_at_a_table_a_bot_has_heard_what_its_seat_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: Counting())
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        table = club.started(ann, game="shogun", bots=["random", "random"], options={"setup": "tables"})
        live, end = club.server.hub.tables[table], time.monotonic() + 60
        while not live.seats[1].notes:
            assert time.monotonic() < end, "the bot was not asked"
            time.sleep(0.02)
        noted = json.loads(str(live.seats[1].notes))
        heard = [event.code for event in live.play.events(1)]
    assert noted["heard"] == len(noted["notes"]["codes"]) > 0
    assert noted["notes"]["codes"] == heard[: noted["heard"]]
