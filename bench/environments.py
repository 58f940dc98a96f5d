"""Steps of environments for learning in one run: `python -m bench.environments SECONDS [WHAT …]`.

Ours with observations and masks, many games in one call, beside catanatron's gymnasium environment and PettingZoo's
hanabi, which have one game each. All act at random among what their masks allow; time is CPU time of the process.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import gunbai
from gunbai.kernel.tensors.encoder import mask_of
from gunbai.research import VectorEnv

COUNT = 256
SEATS = 4


def vector_steps(name: str, seconds: float, remembers: bool = False) -> dict[str, float]:
    """Steps a CPU second of a vector; the choices are made before the clock runs, so they are not measured."""
    env = VectorEnv(name, SEATS, COUNT, seed=1, memory=remembers)
    rng, steps, spent = np.random.default_rng(1), 0, 0.0
    while spent < seconds:
        ids = env.random_actions(rng)
        started = time.process_time()
        env.step(ids)
        spent += time.process_time() - started
        steps += COUNT
    return {"steps": steps / spent}


def views(name: str, seconds: float) -> dict[str, float]:
    """Microseconds of an observation and a mask along a game, and of one by an encoder that knows nothing."""
    game, rng = gunbai.game(name), random.Random(1)
    spent = {"observation": 0.0, "mask": 0.0, "cold": 0.0}
    count, seed = 0, 0
    while sum(spent.values()) < seconds:
        seed += 1
        state, encoder = game.new(SEATS, seed), game.encoder()
        while not state.is_over():
            seat, count = state.actors()[0], count + 1
            fresh = game.encoder()
            moments = [time.process_time()]
            for work in (encoder.observation, mask_of, fresh.observation):
                work(state, seat)
                moments.append(time.process_time())
            for index, key in enumerate(spent):
                spent[key] += moments[index + 1] - moments[index]
            state.play(seat, rng.choice(state.choice_ids(seat)))
    return {key: value / count * 1e6 for key, value in spent.items()}


def catanatron(seconds: float) -> dict[str, float]:
    """Steps of its own environment; each plays on through the opponents, which choose at random."""
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    rng, steps = random.Random(1), 0
    _, info = env.reset(seed=1)
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        _, _, terminated, truncated, info = env.step(rng.choice(info["valid_actions"]))
        steps += 1
        if terminated or truncated:
            _, info = env.reset()
    return {"steps": steps / spent}


def hanabi(seconds: float) -> dict[str, float]:
    """Steps of PettingZoo's hanabi with its default number of players."""
    from pettingzoo.classic import hanabi_v5

    env: Any = hanabi_v5.env()
    rng, steps = random.Random(1), 0
    env.reset(seed=1)
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        mask = seen["action_mask"]
        env.step(rng.choice([id for id in range(len(mask)) if mask[id]]))
        steps += 1
    return {"steps": steps / spent}


WORK: dict[str, Callable[[float], dict[str, float]]] = {
    "rising-sun": lambda seconds: vector_steps("rising-sun", seconds),
    "shogun": lambda seconds: vector_steps("shogun", seconds),
    "rising-sun-remembering": lambda seconds: vector_steps("rising-sun", seconds, remembers=True),
    "shogun-remembering": lambda seconds: vector_steps("shogun", seconds, remembers=True),
    "rising-sun-views": lambda seconds: views("rising-sun", seconds),
    "shogun-views": lambda seconds: views("shogun", seconds),
    "catanatron": catanatron,
    "hanabi": hanabi,
}


def main() -> None:
    """Steps a CPU second; for views, microseconds."""
    for what in sys.argv[2:] or WORK:
        print(what, json.dumps(WORK[what](float(sys.argv[1]))), flush=True)


if __name__ == "__main__":
    main()
