"""A batch of pairs in one house."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from bench.pairs.house import House
from bench.pairs.kinds import ANYWHERE, SEALED, Difference, Pair
from bench.pairs.positions import positions
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


def batch(number: int, pairs: int) -> Batch:
    """So many pairs by the batch's number; the same number gives the same pairs."""
    done = Batch()
    lived(lambda folder: House(number, folder), number, lambda house: _through(house, number, pairs, done))
    return done


async def _through(house: House, number: int, pairs: int, done: Batch) -> None:
    await house.open()
    rng, found = Random(number + 77), positions(number)
    for _ in range(pairs):
        position = next(found)
        kind = rng.choice(SEALED if position.is_sealed else ANYWHERE)
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
        pair.leave()
        await house.until_mid_beat()
