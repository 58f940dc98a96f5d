"""What features of a position are worth in points to come, by round, and how far forecasts stray.

Made by `scripts/calibrate_shogun.py --games 900 --seed 1`: 5400 positions. Do not edit by hand.
Lists, because mypyc misreads a constant tuple of floats as not set.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.644, 0.401, 0.0, -3.394, -2.647, 0.0, 0.0, 0.0],
    [1.133, 0.263, 0.374, 1.016, 0.334, 0.525, -1.378, 0.153, 0.43, -0.552, -2.079, -0.822, 0.048, 0.0, 0.0],
    [0.695, 1.814, 0.277, 0.322, 0.46, 0.601, 0.132, 0.042, 0.16, -0.024, -1.526, -0.244, 0.028, 0.0, 0.0],
    [0.336, 0.753, 0.235, 0.571, -0.105, 0.0, 0.0, 0.094, 0.106, -0.08, -0.841, -0.196, 0.093, 0.0, 0.0],
    [0.441, 0.44, 0.304, 0.229, 0.103, 0.412, -0.021, 0.073, 0.118, -0.209, -0.65, 0.103, -0.127, 0.0, 0.0],
    [0.526, 0.596, 0.213, -0.031, 0.284, 0.607, -0.217, 0.015, 0.04, -0.008, -0.645, 0.194, -0.094, 0.0, 0.0],
]
"""By round and feature (`guide_value.FEATURES`)."""
SPREAD: Final = [6.555, 6.555, 5.959, 4.925, 4.07, 3.7]
