"""A batch of pairs in one house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from random import Random

from bench.pairs.house import House
from bench.pairs.kinds import ANYWHERE, SEALED, Difference, Kind, Pair
from bench.pairs.positions import Position, positions
from bench.simulate.world import lived


@dataclass
class Batch:
    """What became of some pairs."""

    kinds: Counter[str] = field(default_factory=Counter)
    differ: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    messages: int = 0
    lines: int = 0
    """What characters said, as pages heard it."""
    bytes: int = 0
    digest: str = ""
    """Of all that was told and answered, in its order."""


def batch(number: int, pairs: int, only: Kind | None = None) -> Batch:
    """So many pairs by the batch's number; the same number gives the same pairs. Who looks for one leak only asks for
    pairs of the kind that would show it."""
    done = Batch()
    lived(lambda folder: House(number, folder), number, lambda house: _through(house, number, pairs, done, only))
    return done


def _drawn(number: int, rng: Random, only: Kind | None) -> Iterator[tuple[Position, Kind]]:
    """Positions and what is tried there, for ever."""
    for position in positions(number):
        kinds = SEALED if position.is_sealed else ANYWHERE
        if only is None or only in kinds:
            yield position, only or rng.choice(kinds)


async def _through(house: House, number: int, pairs: int, done: Batch, only: Kind | None) -> None:
    await house.open()
    rng = Random(number + 77)
    for position, kind in islice(_drawn(number, rng, only), pairs):
        pair = Pair(house, position, rng)
        done.kinds[kind.__name__] += 1
        try:
            done.differ[kind.__name__] += await kind(pair)
        except Difference as difference:
            done.wrong.append(f"{position.game} after {len(position.entries)} moves, {difference}")
        except Exception as error:  # what it left behind may hurt the next ones: the batch ends here
            done.wrong.append(f"{position.game} after {len(position.entries)} moves, {kind.__name__}: {error!r}")
            return
        for place in pair.places:
            texts = [text for heard in (*place.heard, *place.answers) for _, text in heard]
            done.messages += len(texts)
            done.lines += sum('"type":"talk"' in text and '"line":true' in text for text in texts)
            done.bytes += sum(map(len, texts))
            done.digest = sha256("\n".join((done.digest, *texts)).encode()).hexdigest()
        pair.leave()
        await house.until_mid_beat()
