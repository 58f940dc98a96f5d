"""What features of a position are worth in points to come, by round, and how far forecasts stray.

Made by `scripts/calibrate_shogun.py --games 1500 --seed 1`: 9000 positions. Do not edit by hand.
Lists, because mypyc misreads a constant tuple of floats as not set.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.703, 0.356, 0.0, -3.413, -2.244, 0.0, -0.052, 0.455],
    [0.708, -0.488, 0.356, 0.976, 0.407, 0.611, -0.222, 0.161, 0.327, -0.75, -2.088, -0.586, 0.04, 0.055, 0.27],
    [0.813, 0.559, 0.279, 0.308, 0.427, 0.682, -0.134, 0.103, 0.152, -0.38, -1.468, -0.083, -0.033, 0.155, 0.137],
    [0.367, 0.187, 0.176, 0.379, 0.045, 0.0, 0.0, 0.102, 0.075, -0.11, -0.765, -0.123, 0.131, 0.136, 0.094],
    [0.466, 0.128, 0.247, 0.15, 0.138, 0.391, 0.055, 0.096, 0.084, -0.135, -0.641, -0.001, -0.056, 0.073, 0.06],
    [0.512, 0.518, 0.197, -0.033, 0.258, 0.586, -0.157, 0.027, 0.039, 0.032, -0.622, 0.194, -0.082, -0.022, 0.028],
]
"""By round and feature (`guide_value.FEATURES`)."""
SPREAD: Final = [6.555, 6.555, 5.959, 4.925, 4.07, 3.7]
