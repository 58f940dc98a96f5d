"""One measurement in a process of its own: random play of one engine in one build, printed as JSON."""

from __future__ import annotations

import json
import random
import resource
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gunbai.kernel.game import Game as Rules

OPTIONS: dict[str, list[dict[str, str]]] = {
    "rising-sun": [{"set": "archway"}, {"set": "teapot"}, {"set": "horseman"}],
    "shogun": [{}],
}

THINKS_EVERY, THINKS_MS = 31, 1000
"""Master thinks at every so many decisions, for so long."""
LONGEST_GAME = 1000
"""Turns after which catanatron gives up a game."""


def measure_gunbai(name: str, seconds: float) -> dict[str, float]:
    """Random play over all player counts, then the costs of single operations in 5-player positions."""
    import gunbai
    from gunbai.kernel import state as rules
    from gunbai.kernel.luck.generator import seeded
    from gunbai.kernel.playout import play_randomly

    game = gunbai.game(name)
    figures = {"compiled": float(rules.__file__.endswith(".so"))}
    decisions = real = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new(3 + games % 3, seed=games, options=OPTIONS[name][games // 3 % len(OPTIONS[name])])
        count = play_randomly(state, seeded(games))
        decisions, real, games = decisions + count.decisions, real + count.real_decisions, games + 1
    spent = time.process_time() - start
    figures |= {"decisions_per_s": decisions / spent, "real_decisions_per_s": real / spent}
    start = time.process_time()
    for seed in range(games // 3 + 1):
        play_randomly(game.new(5, seed=seed, options=OPTIONS[name][seed % len(OPTIONS[name])]), seeded(seed))
    figures["game_of_5_ms"] = (time.process_time() - start) / (games // 3 + 1) * 1e3
    return figures | _operations(game, name) | _thinking(game, seconds)


def _thinking(game: Rules, seconds: float) -> dict[str, float]:
    """Master asked now and then in games of four steady players: its play-outs, and the memory of this process."""
    from gunbai.bots.master import Master
    from gunbai.bots.registry import make

    steady, rng = make("steady", game), random.Random(1)
    spent, playouts, decision, seed = 0.0, 0, 0, 0
    while spent < seconds:
        state = game.new(4, seed=seed)
        while (actors := state.actors()) and spent < seconds:
            view, choices = state.view(actors[0]), state.choices(actors[0])
            if len(choices) > 1 and decision % THINKS_EVERY == 0:
                master = make("master", game)
                assert isinstance(master, Master)
                start = time.process_time()
                master.choose(view, choices, rng, THINKS_MS)
                spent, playouts = spent + time.process_time() - start, playouts + master.searched
            decision += len(choices) > 1
            state.apply(steady.choose(view, choices, rng, 0))
        seed += 1
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"master_playouts_per_s": playouts / spent, "master_memory_mb": memory}


def _operations(game: Rules, name: str) -> dict[str, float]:
    from gunbai.kernel.luck.generator import seeded
    from gunbai.kernel.playout import play_randomly

    states = []
    for seed in range(30):
        state = game.new(5, seed=seed, options=OPTIONS[name][seed % len(OPTIONS[name])])
        play_randomly(state, seeded(seed), 40 + 6 * seed)
        if not state.is_over():
            states.append(state)
    views = [state.view(state.actors()[0]) for state in states]
    rng = random.Random(1)
    figures = {
        "copy_us": _microseconds(lambda i: states[i % len(states)].copy()),
        "view_us": _microseconds(lambda i: states[i % len(states)].view(states[i % len(states)].actors()[0])),
        "sampled_us": _microseconds(lambda i: game.sampled(views[i % len(views)], rng)),
    }
    playout = _microseconds(lambda i: play_randomly(game.sampled(views[i % len(views)], rng), seeded(i)))
    figures["sampled_playouts_per_s"] = 1e6 / playout
    if name == "shogun":
        figures["tower_throw_us"] = _tower_throw()
    return figures


def _tower_throw() -> float:
    """Ten cubes of two houses and the farmers into a tower with ten inside, default model."""
    from gunbai.games.shogun.rules.tower import MODELS
    from gunbai.kernel.luck.generator import seeded

    generator = seeded(1)
    inside = [2, 1, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1]
    thrown = [4, 0, 3, 0, 0, 3]
    return _microseconds(lambda i: MODELS[0](generator, inside + thrown))


def _microseconds(run: Callable[[int], object], seconds: float = 0.3) -> float:
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(20):
            run(done)
            done += 1
    return (time.process_time() - start) / done * 1e6


def measure_catanatron(seconds: float) -> dict[str, float]:
    """Four random players; a decision is one call of `decide`, a real one has two or more choices."""
    from catanatron import Color, Game, RandomPlayer

    counts = [0, 0]

    class Counting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: object, playable_actions: list[object]) -> object:
            counts[0] += 1
            counts[1] += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    games = 0
    random.seed(1)
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([Counting(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=games)
        game.play()
        games += 1
    spent = time.process_time() - start
    return {
        "decisions_per_s": counts[0] / spent,
        "real_decisions_per_s": counts[1] / spent,
        "copy_us": _microseconds(lambda i: game.copy()),
        "master_playouts_per_s": 1e6 / _microseconds(_playout_of_catanatron(), seconds),
    }


def _playout_of_catanatron() -> Callable[[int], object]:
    """What a simulation of its tree search costs at least: a copy, played out at random from all stages of games."""
    from catanatron import Color, Game, RandomPlayer

    positions = []
    for seed in range(6):
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < LONGEST_GAME:
            if ticks % 100 == 0:
                positions.append(game.copy())
            game.play_tick()
            ticks += 1
    return lambda i: positions[i % len(positions)].copy().play()


def main() -> None:
    what, seconds = sys.argv[1], float(sys.argv[2])
    print(json.dumps(measure_catanatron(seconds) if what == "catanatron" else measure_gunbai(what, seconds)))


if __name__ == "__main__":
    main()
