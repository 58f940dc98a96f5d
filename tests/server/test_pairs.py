"""Pairs of worlds that somebody cannot tell apart, in virtual time: a cheap share of `python -m bench.pairs`."""

from __future__ import annotations

from typing import Any

import pytest

from bench.pairs.running import Batch
from bench.pairs.running import batch as batch_here
from gunbai.server.api.study import replays
from gunbai.server.deals.chat import Talk
from gunbai.server.keepers.bots import BotDriver
from gunbai.server.tables.audience import Sink
from gunbai.server.tables.broadcast import Telling
from tests.server.apart import apart

TRIES = 5


def batch(number: int, pairs: int) -> Batch:
    return apart(lambda: batch_here(number, pairs))


def is_told_apart(word: str, number: int, pairs: int) -> bool:
    """Whether a planted leak is found, in this batch or one of the next: what a batch meets hangs a little on the
    order in which sockets lie in sets, which is that of their places in memory."""
    return any(word in wrong for tried in range(TRIES) for wrong in batch(number + tried, pairs).wrong)


@pytest.mark.parametrize("number", [0, 1])
def test_nothing_that_reaches_a_viewer_tells_two_worlds_apart(number: int) -> None:
    found = batch(number, 12)
    assert found.wrong == []
    assert sum(found.differ.values()) >= 6, "the worlds did differ"
    assert found.messages > 500


def test_messages_without_news_would_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: a state that says nothing new tells that somebody has chosen."""
    told = Telling._state

    def always(telling: Telling, *what: Any, **how: Any) -> None:
        told(telling, *what, **{**how, "are_news": True})

    monkeypatch.setattr(Telling, "_state", always)
    assert is_told_apart("links", 0, 12)


def test_one_byte_more_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A blank after what a watcher is told, or none, by how much was sealed. It shows where a watcher is told something
    while the two worlds differ."""
    leave = Telling._leave

    def longer(telling: Telling, sink: Sink, message: bytes, *, at_once: bool) -> None:
        entries = 0 if telling.table.play is None else len(telling.table.play.entries)
        leave(telling, sink, message + b" " * (entries % 2 if sink.seat is None else 0), at_once=at_once)

    monkeypatch.setattr(Telling, "_leave", longer)
    assert is_told_apart("", 1, 25)


def test_the_time_that_bots_take_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotDriver, "_hides", lambda driver, table: False)
    assert is_told_apart("bots", 2, 12)


def test_gaps_between_numbers_of_talk_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Talk.heard

    def numbered(talk: Talk, viewer: int | None, since: int, *, over: bool) -> Any:
        known = heard(talk, viewer, since, over=over)
        return [{**one, "number": one["number"] + len(talk.sayings)} for one in known]

    monkeypatch.setattr(Talk, "heard", numbered)
    assert is_told_apart("whispers", 0, 12)


def test_looking_back_would_count_what_is_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = replays._moves

    def all_of_them(table: Any, *what: Any, **how: Any) -> int:
        with monkeypatch.context() as here:
            here.setattr(table.play, "shown_move", len(table.play.entries))
            return moves(table, *what, **how)

    monkeypatch.setattr(replays, "_moves", all_of_them)
    assert is_told_apart("/replay", 2, 25)
