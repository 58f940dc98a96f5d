"""Prints a digest for each of some recorded games: run with either build of the package, the output must agree."""

from __future__ import annotations

import sys

import gunbai.kernel.state
from gunbai.kernel.documents.codec import digest_of
from gunbai.kernel.records.record import document
from tests.conformance.adapters import CASES
from tests.conformance.driving import finished_match


def main(seeds: int) -> None:
    print(gunbai.kernel.state.__file__)
    for case in CASES:
        for seed in range(seeds):
            match, chance = finished_match(case, seed)
            print(case, seed, len(match.entries), digest_of(document(match, chance)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
