"""The engine as a library: a whole game of random choices, a position saved and loaded, a world sampled from a view."""

from __future__ import annotations

import json
import random

import gunbai


def main() -> None:
    game = gunbai.game("rising-sun")
    state = game.new(seats=5, seed=7, options={"set": "archway"})
    rng = random.Random(7)
    decisions = 0
    while state.actors():
        seat = state.actors()[0]
        state.apply(rng.choice(state.choices(seat)))
        decisions += 1
        if decisions == 100:
            show_what_a_position_is(game, state, seat)
    result = state.result()
    print(f"{decisions} decisions; scores {result.scores}, winners {result.winners}")


def show_what_a_position_is(game: gunbai.Game, state: gunbai.State, seat: int) -> None:
    """A position is a JSON document; what a seat knows is enough to sample worlds it cannot tell apart."""
    text = json.dumps(state.position())
    assert game.from_position(json.loads(text)) == state
    view = state.view(seat)
    world = game.sampled(view, random.Random(1))
    assert world.view(seat) == view
    print(f"after 100 decisions the position takes {len(text)} characters")


if __name__ == "__main__":
    main()
