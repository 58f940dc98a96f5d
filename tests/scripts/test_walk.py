"""The way of a move stays short: what is counted here is no timing."""

from __future__ import annotations

import asyncio

import pytest

from gunbai.kernel import state
from scripts import walk

pytestmark = pytest.mark.skipif(
    not str(state.__file__).endswith(".py"), reason="what is compiled cannot be followed; the pure run does it"
)


@pytest.mark.parametrize("game", walk.GAMES)
def test_a_move_passes_few_functions_and_conversions(game: str) -> None:
    """From the socket to six pages; `python -m scripts.walk --names` tells who came to be on the way."""
    seen = asyncio.run(walk.walked(game))
    assert len(seen.way) <= walk.MOST_FUNCTIONS, seen.by_file()
    assert seen.entered() <= walk.MOST_ENTERED, seen.by_room()
    assert len(seen.conversions) <= walk.MOST_CONVERSIONS, seen.conversions
    assert {"Session.act", "State.play", "Database._write_now", "Sink.send"} <= {name for _, name in seen.way}
    assert seen.conversions["a viewer's state is written"] == walk.SEATS + 1


@pytest.mark.parametrize("game", walk.GAMES)
def test_a_broadcast_makes_what_all_see_once(game: str) -> None:
    """Once for each event and once for the end of the move, whoever looks; the others only ask for their own part."""
    seen = asyncio.run(walk.walked(game))
    made = {name: calls for (_, name), calls in seen.called.items()}
    assert made["View.public"] == seen.conversions["an event gets its words"] + 1
    assert made["Telling._state"] == walk.SEATS + 1
