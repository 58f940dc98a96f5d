"""What the killers' bench takes for lost, invented or right."""

from __future__ import annotations

import pytest

from bench.kills.players import Player


@pytest.fixture
def player() -> Player:
    player = Player("http://127.0.0.1:1", 0)
    player.told = [("a", "done"), ("b", "refused"), ("c", "unknown"), ("d", "done"), ("e", "unknown")]
    return player


def test_what_was_told_may_be_stored_so(player: Player) -> None:
    assert player.sure == 4, "the last one is under way"
    for stored in ("ad", "acd", "ade", "acde"):
        assert player.judged(list(stored), player.sure) == ""


def test_a_lost_move_is_found(player: Player) -> None:
    for stored in ("", "a", "ac", "cd", "d"):
        assert "acknowledged and lost" in player.judged(list(stored), player.sure)


def test_a_refused_or_invented_move_is_found(player: Player) -> None:
    for stored in ("abd", "adx", "acdef"):
        assert player.judged(list(stored), player.sure)


def test_what_was_done_after_the_look_need_not_be_there_yet(player: Player) -> None:
    player.told[-1] = ("e", "done")
    assert player.judged(list("ad"), sure=4) == ""
    assert player.judged(list("ade"), sure=4) == ""
    assert "acknowledged and lost" in player.judged(list("ad"), sure=player.sure)
