"""A festival of four guests who choose at random, as the events tell it."""

import random

from examples.lanterns.game import Lanterns

state, rng = Lanterns().new(seats=4, seed=7, listener=print), random.Random(7)
while state.actors():
    state.apply(rng.choice(state.choices(state.actors()[0])))
print(state.result().document())
