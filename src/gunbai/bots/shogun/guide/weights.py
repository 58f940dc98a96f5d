"""What features of a position are worth in points to come, by round, and how far forecasts stray.

Made by `scripts/calibrate_shogun.py --games 12000 --seed 1`: 49278 positions. Do not edit by hand.
Lists, because mypyc misreads a constant tuple of floats as not set.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = [
    [0.0, 3.214, 2.917, 1.769, 1.436, 1.232],  # provinces
    [0.0, -0.113, 0.505, 0.084, 0.41, 0.783],  # castles
    [0.0, 0.518, 1.251, 0.586, 0.831, 1.125],  # temples
    [0.0, 1.406, 1.73, 0.549, 0.781, 1.049],  # theatres
    [0.0, 0.409, 0.609, 0.182, 0.296, 0.446],  # majorities
    [0.0, -0.396, -0.225, -0.103, -0.07, 0.017],  # behind
    [0.0, 0.75, 0.502, 0.329, 0.206, 0.032],  # chests
    [0.0, 0.204, 0.281, 0.117, 0.228, 0.277],  # first chests
    [0.0, -1.027, -1.051, -0.719, -0.602, -0.655],  # shortage
    [0.0, -0.864, -0.332, 0.0, -0.121, -0.174],  # markers
    [0.354, 0.422, 0.24, 0.133, 0.134, 0.065],  # harvest
    [1.202, 0.588, 0.235, 0.343, 0.188, -0.001],  # best tax
    [0.0, 0.934, 3.456, 0.17, 0.303, 0.459],  # room
    [-0.293, -0.639, -0.492, -0.342, -0.255, -0.173],  # supply
    [0.293, -0.132, -0.324, -0.012, -0.073, -0.171],  # tower
    [-6.271, -3.051, -1.556, -1.165, -0.695, -0.096],  # exposed
    [0.0, -2.835, -2.413, -1.008, -1.03, -1.297],  # exposed buildings
    [-6.719, -2.285, -0.601, -0.568, -0.199, 0.206],  # prospects
    [0.646, 0.152, 0.134, 0.048, 0.055, 0.04],  # frontier
]
"""By feature and round."""
SPREAD: Final = [6.727, 6.116, 5.56, 4.595, 4.177, 3.452]
