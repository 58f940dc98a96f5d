"""The two tower models: named parameters as 32-bit thresholds, so that every build draws alike (SG6.11)."""

from __future__ import annotations

from typing import Final

from gunbai.kernel.vocabulary import SEAT, Vocabulary

VERSION: Final = 1
"""Raised whenever a parameter or the order of draws changes; part of the rules version of a record."""

COLOUR: Final = Vocabulary("colour", (*SEAT.words, "farmers"))
COLOURS: Final = 6
"""Seats 0 to 4, then the farmers."""
FARMER: Final = 5
SHELVES: Final = 2
INSIDE: Final = SHELVES * COLOURS

SPAN: Final = 1 << 32
STICK: Final = SPAN * 15 // 100
"""`shelves`: a cube that reaches a shelf sticks there with 0.15."""
RELEASE_ONE_IN: Final = 40
"""`shelves`: an arriving cube frees each cube lying there with 1/40 = 0.025."""
THROWN_COMES_OUT: Final = SPAN * 2 // 3
"""`spielbyweb`: a thrown cube comes out with 2/3."""
INSIDE_COMES_OUT: Final = SPAN // 3
"""`spielbyweb`: a cube inside comes out with 1/3."""


def release_row(lying: int) -> list[int]:
    """Thresholds for the number of cubes freed among so many: the sums of a binomial distribution in 1/2**32."""
    whole = RELEASE_ONE_IN**lying
    ways = (RELEASE_ONE_IN - 1) ** lying
    total, row = 0, [0][:0]
    for freed in range(lying + 1):
        total += ways
        row.append((total * SPAN * 2 + whole) // (whole * 2))
        if row[-1] >= SPAN:
            break
        ways = ways * (lying - freed) // ((freed + 1) * (RELEASE_ONE_IN - 1))
    return row
