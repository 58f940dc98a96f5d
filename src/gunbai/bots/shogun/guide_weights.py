"""What features of a position are worth in points to come, by round, and how far forecasts stray.

Made by `scripts/calibrate_shogun.py --games 1200 --seed 1`: 7200 positions. Do not edit by hand.
Lists, because mypyc misreads a constant tuple of floats as not set.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.813, 0.388, 0.0, -3.512, -2.473, 0.0, -0.018, 0.447],
    [0.758, -1.076, 0.557, 1.01, 0.104, 0.648, -2.436, 0.282, 0.405, -1.137, -2.035, -0.576, -0.206, 0.102, 0.276],
    [0.811, 0.884, 0.26, 0.284, 0.434, 0.66, -0.034, 0.126, 0.134, -0.379, -1.474, -0.064, -0.0, 0.182, 0.119],
    [0.354, 0.185, 0.185, 0.445, -0.021, 0.0, 0.0, 0.12, 0.076, -0.098, -0.782, -0.086, 0.13, 0.098, 0.11],
    [0.471, -0.005, 0.263, 0.096, 0.214, 0.387, -0.065, 0.112, 0.092, -0.15, -0.645, 0.016, -0.06, 0.042, 0.073],
    [0.526, 0.609, 0.21, -0.031, 0.267, 0.568, -0.143, 0.049, 0.024, 0.013, -0.645, 0.151, -0.089, -0.049, 0.034],
]
"""By round and feature (`guide_value.FEATURES`)."""
SPREAD: Final = [7.21, 7.21, 5.959, 4.925, 4.07, 3.7]
