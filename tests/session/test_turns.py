"""Bots' turns: one fall-back wherever they play, and nothing said twice at one decision."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import gunbai
from gunbai.bots import registry
from gunbai.bots.random_bot import RandomBot
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.state import View
from gunbai.session import turns
from gunbai.session.session import Session, begun
from gunbai.session.turns import Player, Turns

SOURCES = Path(gunbai.__file__).parent


class Broken(RandomBot):
    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        raise SystemExit("no idea")


class Offering(RandomBot):
    """Offers a coin to the next seat whenever it is asked, and refuses what it is offered."""

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        seat = view.seat
        assert seat is not None
        offered = [form.fields[0].low for form in forms if form.tag == "accept"]
        return (
            Aside(seat, "refuse", (offered[0],)) if offered else Aside(seat, "offer", ((seat + 1) % 3, 1, 0, 0, 0, 0))
        )


def session() -> Session:
    return begun(gunbai.game("rising-sun"), 3, {}, FairChance(b"t" * 32, []))


def players(board: Session, bot: RandomBot) -> dict[int, Player]:
    luck = random.Random(1)
    return {seat: Player(board.game, seat, bot, lambda: luck, lambda: luck) for seat in range(3)}


def test_where_a_bot_fails_the_quick_one_stands_in() -> None:
    board = session()
    player = players(board, Broken())[0]
    wanted = registry.best(board.game).choose(board.view(0), board.choices(0), random.Random(1), 0)
    assert player.chosen(board.view(0), board.choices(0)) == wanted


def test_where_that_one_fails_too_the_first_choice_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "best", lambda game: Broken())
    board = session()
    player = players(board, Broken())[0]
    assert player.chosen(board.view(0), board.choices(0)) == board.choices(0)[0]


def test_a_turn_is_what_was_said_what_was_answered_and_what_was_chosen() -> None:
    board = session()
    taking = Turns(board, players(board, Offering()))
    taking.take(0)
    assert [done.tag for done in taking.done[:2]] == ["offer", "refuse"]
    assert [str(done) for done in taking.done] == [entry.text for entry in board.entries]
    assert isinstance(taking.done[2], Action)


def test_people_are_not_answered_for() -> None:
    board = session()
    alone = {0: players(board, Offering())[0]}
    taking = Turns(board, alone)
    taking.take(0)
    assert [done.tag for done in taking.done[:1]] == ["offer"]
    assert all(done.seat == 0 for done in taking.done)


def test_nothing_reaches_through_a_session() -> None:
    """Whoever drives a game holds a session; what is behind it is nobody else's business."""
    through = re.compile(r"\.match\.|\bMatch\(")
    inside = ("kernel", "session")
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path.relative_to(SOURCES).parts[0] not in inside
        for line in path.read_text(encoding="utf-8").splitlines()
        if through.search(line) and "import" not in line and "re.match" not in line and "path_regex" not in line
    ]
    assert found == []
