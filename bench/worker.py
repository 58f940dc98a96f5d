"""One measurement in a process of its own: random play of one engine in one build, printed as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

OPTIONS = {"rising-sun": [{"set": "archway"}, {"set": "teapot"}, {"set": "horseman"}], "shogun": [{}]}


def measure_gunbai(name: str, seconds: float) -> dict[str, float]:
    """Random play over all player counts, then the costs of single operations in 5-player positions."""
    import gunbai
    from gunbai.kernel.generator import seeded
    from gunbai.kernel.playout import play_randomly

    game = gunbai.game(name)
    figures = {"compiled": float(gunbai.kernel.state.__file__.endswith(".so"))}
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
    return figures | _operations(game, name)


def _operations(game: object, name: str) -> dict[str, float]:
    from gunbai.kernel.generator import seeded
    from gunbai.kernel.playout import play_randomly

    states = []
    for seed in range(30):
        state = game.new(5, seed=seed, options=OPTIONS[name][seed % len(OPTIONS[name])])  # type: ignore[attr-defined]
        play_randomly(state, seeded(seed), 40 + 6 * seed)
        if not state.is_over():
            states.append(state)
    views = [state.view(state.actors()[0]) for state in states]
    rng = random.Random(1)
    figures = {
        "copy_us": _microseconds(lambda i: states[i % len(states)].copy()),
        "view_us": _microseconds(lambda i: states[i % len(states)].view(states[i % len(states)].actors()[0])),
        "sampled_us": _microseconds(lambda i: game.sampled(views[i % len(views)], rng)),  # type: ignore[attr-defined]
    }
    playout = _microseconds(lambda i: play_randomly(game.sampled(views[i % len(views)], rng), seeded(i)))  # type: ignore[attr-defined]
    figures["sampled_playouts_per_s"] = 1e6 / playout
    if name == "shogun":
        figures["tower_throw_us"] = _tower_throw()
    return figures


def _tower_throw() -> float:
    """Ten cubes of two houses and the farmers into a tower with ten inside, default model."""
    from gunbai.games.shogun.tower import MODELS
    from gunbai.kernel.generator import seeded

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
    }


def main() -> None:
    what, seconds = sys.argv[1], float(sys.argv[2])
    print(json.dumps(measure_catanatron(seconds) if what == "catanatron" else measure_gunbai(what, seconds)))


if __name__ == "__main__":
    main()
