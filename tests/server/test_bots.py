"""Bots at tables: in worker processes, answering offers, never in the way."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from gunbai.games.registry import game
from gunbai.server.bots import BotPool
from tests.server.club import Club, Person, opened


@pytest.mark.full
def test_workers_think_in_processes_and_a_killed_one_is_replaced() -> None:
    async def asked() -> None:
        pool = BotPool(1, 5)
        state = game("shogun").new(3, seed=1)
        seat = state.actors()[0]
        first = await pool.ask("shogun", "random", seat, state.position())
        assert first.action in [str(choice) for choice in state.choices(seat)]
        for process in pool._executor._processes.values():  # type: ignore[union-attr]
            process.kill()
        again = await pool.ask("shogun", "random", seat, state.position())
        assert again.action in [str(choice) for choice in state.choices(seat)]
        pool.close()

    asyncio.run(asked())


def test_a_bot_answers_an_offer_out_of_turn(club: Club, people: list[Person]) -> None:
    ann = people[0]
    table = club.started(ann, bots=["steady", "steady"])
    number = ann.post(f"/tables/{table}/deals", 201, to=1, coins_asked=1)["number"]
    end = time.monotonic() + 15
    while ann.get(f"/tables/{table}/deals")[0]["status"] == "open":
        assert time.monotonic() < end, "the bot never answered"
        time.sleep(0.05)
    assert ann.get(f"/tables/{table}/deals")[0]["number"] == number


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
        end = time.monotonic() + 15
        while table not in club.server.hub.tables or club.server.hub.tables[table].acting() != [0]:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert len(club.server.hub.tables[table].play.match.entries) >= moves
