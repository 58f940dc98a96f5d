"""Pairs of worlds that somebody cannot tell apart, in virtual time: a cheap share of `python -m bench.pairs`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.pairs.kinds import Kind, bots, links, whispers
from bench.pairs.running import Batch
from bench.pairs.running import batch as batch_here
from gunbai.server.api.study import replays
from gunbai.server.deals.chat import Talk
from gunbai.server.keepers.bots import BotDriver
from gunbai.server.tables import broadcast
from gunbai.server.tables.broadcast import Telling, encode
from tests.server.apart import PATIENCE, apart

ROOT = Path(__file__).parents[2]
SAME_AGAIN = """
from bench.pairs import kinds, running
print(running.batch(3, 4, kinds.bots).digest)
"""


def batch(number: int, pairs: int, only: Kind | None = None) -> Batch:
    return apart(lambda: batch_here(number, pairs, only))


def is_told_apart(word: str, kind: Kind, pairs: int = 10) -> bool:
    """Whether a planted leak is found by pairs of the kind that it would show in, where about every second one does."""
    return any(word in wrong for wrong in batch(1, pairs, kind).wrong)


@pytest.mark.parametrize("number", [0, 1])
def test_nothing_that_reaches_a_viewer_tells_two_worlds_apart(number: int) -> None:
    found = batch(number, 12)
    assert found.wrong == []
    assert sum(found.differ.values()) >= 6, "the worlds did differ"
    assert found.messages > 500


def test_a_batch_is_made_of_its_number_alone() -> None:
    """Neither the places of things in memory, nor the seed of their hashes, nor any luck of the machine is part of it:
    what was found once is found again."""
    here = batch(3, 4, bots)
    given = {**os.environ, "PYTHONHASHSEED": "11"}
    command = [sys.executable, "-c", SAME_AGAIN]
    told = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert told.stdout.strip() == here.digest


def test_messages_without_news_would_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: a state that says nothing new tells that somebody has chosen."""
    told = Telling._state

    def always(telling: Telling, *what: Any, **how: Any) -> None:
        told(telling, *what, **{**how, "are_news": True})

    monkeypatch.setattr(Telling, "_state", always)
    assert is_told_apart("links", links)


def test_one_byte_more_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A blank for every sealed move after the message that says who is there."""
    tell = Telling._tell_presence

    def longer(telling: Telling) -> None:
        blanks = b" " * (0 if telling.table.play is None else len(telling.table.play.entries))
        with monkeypatch.context() as here:
            here.setattr(broadcast, "encode", lambda message: encode(message) + blanks)
            tell(telling)

    monkeypatch.setattr(Telling, "_tell_presence", longer)
    assert is_told_apart("presence", links)


def test_the_time_that_bots_take_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotDriver, "_hides", lambda driver, table: False)
    assert is_told_apart("bots", bots)


def test_gaps_between_numbers_of_talk_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Talk.heard

    def numbered(talk: Talk, viewer: int | None, since: int, *, over: bool) -> Any:
        known = heard(talk, viewer, since, over=over)
        return [{**one, "number": one["number"] + len(talk.sayings)} for one in known]

    monkeypatch.setattr(Talk, "heard", numbered)
    assert is_told_apart("whispers", whispers)


def test_looking_back_would_count_what_is_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = replays._moves

    def all_of_them(table: Any, *what: Any, **how: Any) -> int:
        with monkeypatch.context() as here:
            here.setattr(table.play, "shown_move", len(table.play.entries))
            return moves(table, *what, **how)

    monkeypatch.setattr(replays, "_moves", all_of_them)
    assert is_told_apart("/replay", links, 25)
